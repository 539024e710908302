# What the terminal's table of Merchants of Magick says itself, in English.

## What an answer leads to.

table-die-lights = { $lit ->
    [one] { $lit } circle
   *[other] { $lit } circles
} as it is{ $more ->
    [0] { "" }
   *[other] , { $more } more for potions
}: { $columns }.
table-extra-die = It uses extra die { $extra } for { $potions ->
    [0] nothing
   *[other] ⚗{ $potions }
}.
table-marks-become-ink = { $marks ->
    [0] You mark nothing this round.
    [one] Your { $marks } mark of this round becomes ink.
   *[other] Your { $marks } marks of this round become ink.
}
table-results-left = { $result ->
    [1] Neither of your two results is spent.
   *[2] One of your two results is not spent.
}
table-shown-later = Marks are shown when all have committed.
table-row-brings = The row brings ◉{ $coins }.
table-row-marked = { $row }: { $marked } of { $circles ->
    [one] { $circles } circle
   *[other] { $circles } circles
}.
table-charms-bring = Charms bring ◉{ $coins } more.
table-mastery-so-far = { $mastery }: { $marked } of { $circles }, for ◉{ $coins } when a round closes.

## What is still needed, and how somebody stands.

table-place-empty = This place is empty.
table-order-hidden = It is turned up in the customer phase.
table-order-worth = { $order }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
table-row-complete = { $row } is complete.
table-row-needs = { $row }: { $circles }.
table-circle = { $column } { $number }
table-fitted-out = { $row }: fitted out.
table-reward = { $items ->
    [0] { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    }
    [1] free mark
   *[2] free mark, ◉{ $coins }
}
table-next-item = next: { $reward }
table-no-next-item = all fitted out
table-adventurer-next = Next: { $reward }. All three bring { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
table-adventurer-done = All fitted out: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
table-mastery-scored = { $mastery }: scored { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
table-mastery-needs = { $mastery }: { $marked } of { $circles } circles in { $column }, for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
table-potions = { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}.
table-extra-dice = { $dice ->
    [0] All extra dice are used.
   *[other] Extra dice left: { $prices }.
}
table-price = { $potions ->
    [0] free
    [one] { $potions } potion
   *[other] { $potions } potions
}
table-standing = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}, { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
} fulfilled.
table-has-committed = Has committed.
table-is-crafting = Is crafting.
table-enter-sheet = Enter: the sheet.

## The end.

table-rated-from = from ◉{ $coins }
table-rated-below = below that
table-short-of-rating = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} short of { $rating }
table-compared = { $before } to { $next }
table-level-in-coins = { $seats } made { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} each. Orders fulfilled decide (MoM-30): { $orders }.
table-level-in-orders = { $seats } fulfilled as many; potions left decide: { $potions }.
table-level-in-potions = { $seats } share the place.
table-claimed = { $order } ◉{ $coins }
table-adventurer-has = { $adventurer }: { $items }
table-orders-and-items = { $orders }; { $items }
table-no-orders = no orders
table-sheet-of = { $seat_is ->
    [you] Your sheet
   *[other] The sheet of { $seat }
}

## The stall at the night market.

stall-merchants_of_magick = Roll, craft and enchant. Ten rounds, one sheet, orders that never wait.
