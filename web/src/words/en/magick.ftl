# The table of Merchants of Magick.

## The sheet, as it is drawn and read out

magick-items = Items
magick-spells = Spells
magick-more = More
magick-news = changed
magick-halves = The sheet
magick-group-accessory = Accessories
magick-group-weapon = Weapons
magick-group-armor = Armor
magick-group-prefix = Prefixes
magick-group-suffix = Suffixes
magick-group-charm = Charms
column-steel = Steel
column-wood = Wood
column-leather = Leather
column-elemental = Elemental
column-arcane = Arcane
column-wild = Wild
magick-circle = { $row }, { $column } { $number }
magick-ink = marked
magick-pencil = marked in pencil
magick-for-potions = { $potions ->
    [one] for 1 potion
   *[other] for { $potions } potions
}
magick-out-of-reach = { $potions ->
    [one] out of reach: it takes 1 potion
   *[other] out of reach: it takes { $potions } potions
}
magick-row = { $row }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $marked } of { $circles } marked
magick-row-complete = { $row }, complete: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
magick-lit = { $count } lit

## Dice

magick-dice = Dice
magick-die = { $die }, showing { $value }
magick-held = in hand
magick-instead = to be taken up instead
magick-coming = to be marked with the die that is picked
magick-spent = spent
magick-ask-die = Choose a die for your { $result ->
    [1] first
   *[2] second
} result.
magick-ask-die-extra = Choose a die for extra die { $extra }{ $potions ->
    [0] { "" }
    [one] { " " }({ $potions } potion)
   *[other] { " " }({ $potions } potions)
}.
magick-ask-circle = Mark a circle with the { $die }, showing { $result }.
magick-result-1 = First of two results.
magick-result-2 = Second of two results.
magick-result-extra = { $extra ->
    [1] First extra die
    [2] Second extra die
    [3] Third extra die
    [4] Fourth extra die
    [5] Fifth extra die
   *[other] Sixth extra die
}, { $potions ->
    [0] free
    [one] 1 potion
   *[other] { $potions } potions
}.
magick-result-free = A free mark: no die, no potion.
magick-pencil-note = Marks stay pencil until you commit.
magick-waiting-note = Your round is committed: its marks become ink when all are done.
magick-watching-note = You are watching. Marks are shown when all have committed.

## Beside the sheet

magick-each = each { $enchantment }
magick-reward-1 = first: { $potions ->
    [one] 1 potion
   *[other] { $potions } potions
}
magick-reward-2 = second: a free mark
magick-reward-3 = third: a free mark, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
magick-reward-next = in any order; next is { $reward }
magick-got = fitted out
magick-scored = scored { $coins }
magick-brings = { $coins }, then { $later }
magick-brings-only = { $coins }
magick-so-many = { $count } of { $all } { $column }
magick-of = { $count } of { $all }
magick-claimed = Claimed orders
magick-claimed-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
magick-potions = { $count ->
    [one] potion
   *[other] potions
}
magick-potions-count = { $count ->
    [one] 1 potion
   *[other] { $count } potions
}
magick-coins-count = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
magick-extra-dice = Extra dice
magick-extra-dice-left = { $left ->
    [0] all used
    [one] 1 left
   *[other] { $left } left
}
magick-free = free

## The belt of orders

magick-belt = The belt of orders
magick-your-orders = Your orders
magick-left = { $name }, left
magick-right = { $name }, right
magick-next-left = { $name }, left and right
magick-leaves = leaves after this round
magick-arrives = arrives
magick-stays = stays
magick-goes-past = goes past unclaimed
magick-waiting = Waiting
magick-order-news = new since your last turn
magick-claims-it = claims it
magick-order-says = { $order }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
magick-row-done = { $row } complete
magick-row-would = { $row } would be complete
magick-row-open = { $row } open
magick-deck-left = { $count ->
    [0] The deck of orders is empty.
    [one] 1 order is left in the deck.
   *[other] { $count } orders are left in the deck.
}

## The score

magick-workshop = Workshop
magick-workshop-and-hint = Workshop and hint
magick-your-score = Your score
magick-score-of = Score of { $name }
magick-score-items = Items
magick-score-spells = Spells
magick-score-masteries = Masteries
magick-score-orders = Orders
magick-score-charms = Charms
magick-score-adventurer = Adventurer
magick-score-coins = Total
magick-gain = +{ $count }
magick-next-title = { $missing ->
    [one] 1 coin short of { $title }
   *[other] { $missing } coins short of { $title }
}
magick-highest-title = { $title }: no title is higher
magick-titles = Titles
magick-title-novice = Novice
magick-title-apprentice = Apprentice
magick-title-craftsman = Craftsman
magick-title-merchant = Merchant
magick-title-master = Master
magick-title-from = from { $coins }
magick-title-below = below { $coins }

## What would follow. A suffix brings its own "of": Elemental 7 of the Orcs.

magick-if-mark = If you mark { $kind ->
    [suffix] { $column } { $number } { $row }
   *[other] { $column } { $number } of { $row }
}
magick-if-take-up = If you take up the { $die }, showing { $value }
magick-if-commit = If you commit round { $round }
magick-choose-die = Pick a die: the circles that it can mark are shown before you take it up.
magick-choose-circle = Pick a circle that is lit: what follows is told here before you mark it.
magick-choose-free = Pick any circle: it is marked without a die and without potions.
magick-will-light = { $count ->
    [one] 1 circle can be marked without a potion
   *[other] { $count } circles can be marked without a potion
}
magick-will-light-paid = { $count ->
    [one] 1 circle for { $least ->
        [one] 1 potion
       *[other] { $least } potions
    }
   *[other] { $count } circles for { $least ->
        [one] 1 potion
       *[other] { $least } potions
    } or more
}
magick-will-be-far = { $count ->
    [one] 1 circle is out of reach
   *[other] { $count } circles are out of reach
}
magick-will-marked-free = No potion needed
magick-will-marked = It takes
magick-will-potions-left = { $left } left
magick-will-extra = Extra die { $extra } is used
magick-will-completed = { $row } complete:
magick-will-row = { $row }: { $marked } of { $circles } marked
magick-will-claimed = { $order } claimed:
magick-will-fulfilled = { $adventurer } gets { $item }
magick-will-fulfilled-brings = { $adventurer } gets { $item }:
magick-will-all_fulfilled = { $adventurer } has all three:
magick-will-charms = Charms bring
magick-will-mastery = { $mastery }: { $marked } of { $circles }
magick-will-master = { $mastery }: { $marked } of { $circles }, when the round closes
magick-marks-ink = { $marks ->
    [0] You mark nothing this round.
    [one] Your mark of this round becomes ink.
   *[other] Your { $marks } marks of this round become ink.
}
magick-results-left = { $result ->
    [1] Neither of your two results is spent.
   *[2] One of your two results is not spent.
}
magick-shown-later = Marks are shown when all have committed.

## Acting

magick-mark = Mark it in pencil
magick-pencil-short = Pencil { $column } { $number }
magick-commit-round = Commit round { $round }
magick-commit-anyway = Commit round { $round } all the same
magick-commit-short = Commit
magick-take-up = Pick a die
magick-take-up-die = Take up the { $die }
magick-pick-circle = Pick a circle
magick-commit-note = Committing closes your round. Marks are shown when all have committed.
magick-commit-note-alone = Committing closes your round.
magick-summary-order = { $count ->
    [one] an order
   *[other] { $count } orders
}
magick-summary-circles = { $free ->
    [one] 1 circle free
   *[other] { $free } circles free
}{ $paid ->
    [0] { "" }
   *[other] , { $paid } for potions
}
magick-summary = { $what }: { $coins }
magick-summary-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
}
magick-summary-potions = { $count ->
    [one] −1 potion
   *[other] −{ $count } potions
}
magick-summary-gained = { $count ->
    [one] +1 potion
   *[other] +{ $count } potions
}

## A closer look

magick-kind-order = Order
magick-kind-adventurer = Adventurer
magick-kind-mastery = Mastery
magick-kind-die = Die
magick-figure-coins = Coins
magick-figure-circles = Circles
magick-figure-potions = Potions
magick-figure-bonus = Coins for each order

## Everybody

magick-everybody = Everybody
magick-crafting = crafting
magick-committed = committed
magick-so-many-committed = { $count } of { $all } have committed
magick-sheet-of = The sheet of { $name }
magick-your-sheet = Your sheet
magick-look-at = Look at the sheet of { $name }: { $state }
magick-watch-seat = Whose sheet is shown
magick-public-note = What others mark in this round is shown when all have committed.
magick-log-and-chat = Log and chat

## The end

magick-end-you = You win with { $coins } coins.
magick-end-shared-you = You and others win with { $coins } coins.
magick-end-shared = { $names } win with { $coins } coins.
magick-end = { $name } wins with { $coins } coins.
magick-end-alone = { $coins } coins: call yourself { $title }.
magick-end-lead = { $name } led with { $coins } until round { $round }.
magick-end-lead-always = Ahead since round { $round }.
magick-end-ahead = { $coins ->
    [one] 1 coin ahead of { $name }.
   *[other] { $coins } coins ahead of { $name }.
}
magick-end-level-orders = { $names } made { $coins } coins each: orders fulfilled decide, { $orders }.
magick-end-level-potions = { $names } fulfilled as many orders: potions left decide, { $potions }.
magick-end-to = { $one } to { $other }
magick-end-chart = Coins over the rounds
magick-end-chart-note = what everybody would count if it ended there
magick-end-best-round = { $count ->
    [one] coin in round { $round }, your best
   *[other] coins in round { $round }, your best
}
magick-end-orders = { $count ->
    [one] order fulfilled, { $coins } coins
   *[other] orders fulfilled, { $coins } coins
}
magick-end-rows = { $count ->
    [one] row of { $all } complete
   *[other] rows of { $all } complete
}
magick-end-potions = { $count ->
    [one] potion left over
   *[other] potions left over
}
magick-end-sheets = Look at the sheets
