# Merchants of Magick in English.

unknown-order = { $count ->
    [one] an order
   *[other] { $count } orders
}

## What a charm brings, to stand beneath its name.

short-potions = { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}
short-per-order = { $coins } per { $group } order

## What the glossary says of rows, cards and dice.

text-row = When all of its circles are marked you gain { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
} at once.
text-charm = At the end it brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for every { $group } order you { $adventurers ->
    [uncounted] claimed
   *[count] fulfilled, your adventurer's { $group } too
}.
text-adventurer-asks = Asks for { $items }, each { $enchantment }.
text-adventurer-pays = All three together pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
text-adventurer-counts = { $adventurers ->
    [uncounted] None of them counts
   *[count] Each counts
} as an order for charms and ties.
text-mastery = A mastery of { $kind }: mark { $circles } circles in { $column }.
text-mastery-sides = The Master side scores { $master ->
    [one] { $master } coin
   *[other] { $master } coins
}, the Apprentice side { $apprentice }.
text-die = Serves { $count ->
    [0] no column
   *[other] { $columns }
}.
text-order = Claimed when { $rows } are complete.

## What happened, as a log tells it.

event-rolled = Round { $round } begins: d6 { $d6 }, d8 { $d8 }, d10 { $d10 }, d12 { $d12 }.
event-took_up = { $seat } took up the { $die }.
# A suffix brings its own "of": elemental of the Dragons.
event-marked = { $seat } marked { $kind ->
    [suffix] { $column } { $row }
   *[other] { $column } of { $row }
} with the { $die }{ $extra ->
    [0] { "" }
   *[other] { " " }as extra die { $extra }
}{ $potions ->
    [0] { "" }
    [one] { " " }and { $potions } potion
   *[other] { " " }and { $potions } potions
}.
event-marked_free = { $seat } marked { $kind ->
    [suffix] { $column } { $row }
   *[other] { $column } of { $row }
} for free.
event-completed = { $seat } completed { $kind ->
    [suffix] the suffix { $row }
   *[other] { $row }
} and gained { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}.
event-claimed = { $seat } claimed { $order } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-fulfilled = { $seat } fitted out the { $adventurer } with { $row }{ $potions ->
    [0] { "" }
    [one] { " " }and gained { $potions } potion
   *[other] { " " }and gained { $potions } potions
}.
event-all_fulfilled = { $seat } earned the { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} of the { $adventurer }.
event-committed = { $seat } committed the round.
event-round_closed = Round { $round } is closed.
event-replaced = { $seat_is ->
    [you] Your line
   *[other] { $seat }’s line
}: { $order } was laid face down in place { $place }.
event-closed_up = { $seat_is ->
    [you] Your line
   *[other] { $seat }’s line
}: with no order left in the deck, { $orders_count ->
    [0] no place stays open
    [one] one place stays open
   *[other] { $orders_count } places stay open
}.
event-mastered = { $seat } scored the { $mastery } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-mastery_turned = The { $mastery } was turned to its Apprentice side.
event-belt_moved = The belt of orders moved one place.
event-went_past = { $order_is ->
    [known] { $order }
   *[unknown] An order
} went past unclaimed.
event-moved_left = All orders moved one place left.
event-joined = { $order } joined at the far right.
event-revealed = { $seat_is ->
    [you] Your line
   *[other] { $seat }’s line
}: { $order } was turned up in place { $place }.
event-counted = { $seat } counted { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-rated = The game is over: { $seat_inside } made { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and may be called { $rating ->
    [novice] Novice
    [apprentice] Apprentice
    [craftsman] Craftsman
    [merchant] Merchant
   *[master] Master
}.
event-over = The game is over: { $winners } won.

## What will happen by an answer of the reader's. An amount that is open comes as the word "open".

will-marked = { $potions ->
    [0] No potion needed
    [open] It costs potions
    [one] It costs { $potions } potion
   *[other] It costs { $potions } potions
}{ $extra ->
    [0] { "" }
   *[other] , with extra die { $extra }
}.
will-marked_free = A free mark: no die, no potion.
will-completed = { $row } complete: { $potions ->
    [open] potions
    [one] { $potions } potion
   *[other] { $potions } potions
}.
will-claimed = { $order } claimed: { $coins ->
    [open] coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.
will-fulfilled = { $adventurer } gets { $row }{ $potions ->
    [0] { "" }
    [open] : potions
    [one] : { $potions } potion
   *[other] : { $potions } potions
}.
will-all_fulfilled = { $adventurer } has all three: { $coins ->
    [open] coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.
will-committed = { $seat_is ->
    [you] Your round
   *[other] { $seat }’s round
} is final.
# What the page about a round tells once it is closed.
will-rolled = { "" }
will-took_up = { "" }
will-round_closed = { "" }
will-replaced = { "" }
will-closed_up = { "" }
will-mastered = { "" }
will-mastery_turned = { "" }
will-belt_moved = { "" }
will-went_past = { "" }
will-moved_left = { "" }
will-joined = { "" }
will-revealed = { "" }
will-counted = { "" }
will-rated = { "" }
will-over = { "" }

then-free = Then you mark any circle for free.

## What is asked, and the words for answers.

ask-die = Choose a die for your { $result ->
    [1] first
   *[2] second
} result, or commit your round.
ask-die-extra = Choose a die for extra die { $extra }{ $potions ->
    [0] { "" }
    [one] { " " }({ $potions } potion)
   *[other] { " " }({ $potions } potions)
}, or commit your round.
ask-die-none = Commit your round.
ask-circle = Choose the circle that the { $result } of the { $die } marks.
ask-free = { $adventurer }: choose any circle to mark free for the { $number ->
    [1] first
    [2] second
   *[3] third
} item.

verb-die = Take up
verb-commit = Commit
verb-circle = Mark
verb-circle-potions = Mark for { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}
verb-free = Mark free

## Why an answer is not allowed.

why-die-is-spent = you have spent that result already
why-extra-dice-are-used = all of your extra dice are used
why-extra-die-costs = the extra die costs { $price ->
    [one] { $price } potion
   *[other] { $price } potions
} and you have { $potions }
why-no-circle-in-reach = a { $result } marks none of your circles with { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}
why-die-waits = the { $die } waits for its circle
why-circle-is-marked = that circle is marked already
why-column-not-served = the { $die } does not serve that column
why-too-few-potions = that takes { $needed ->
    [one] { $needed } potion
   *[other] { $needed } potions
} and you have { $potions } to spend on it
why-free-mark-first = the free mark comes first
why-no-free-mark = there is no free mark to take

## Why a plan for a round can't be played.

why-plan-of-another-game = a plan is for a table of Merchants of Magick, not of another game
why-no-such-seat = there is no seat { $number } at a table of { $seats }
why-game-is-over = the game is over
why-has-committed = seat { $number } has committed its round already

## Advice: what an answer is worth and what that means, and how a seat stands after it.

advice-worth = { $value } ±{ $reach } coins
advice-means = Coins to expect over the average of the answers weighed, and how far that may be off. It sees only what you see.
remark-potions = { $potions ->
    [0] That leaves you no potions.
    [one] That leaves you one potion.
   *[other] That leaves you { $potions } potions.
}
remark-one-short = { $orders ->
    [one] One order then wants one circle more.
   *[other] { $orders } orders then want one circle more each.
}
