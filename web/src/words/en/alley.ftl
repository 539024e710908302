# The table of Arcane Alley.

## The table

table-few-short = { $name }: { $count } hidden
table-moon-next = next on { $name }’s turn
table-moon-next-you = next on your turn
table-moon-locked = locked
tile-facts = { $name }: { $gold } gold, { $infamy } infamy, { $hidden } hidden
tile-bot = { $name }, { $bot }
tile-lit = { $facts }; something here can be chosen
discard-open = Discard, { $size ->
    [one] one item
   *[other] { $size } items
}: look through it
discard-note = What everybody has seen go, the latest first.
discard-item = { $item }, { $depth ->
    [1] on top
   *[other] { $depth } down
}
wizard-look = { $name }: what this wizard can do
wizard-kind = Wizard
preview-title-slot = If you play it here
place-not-asked = nothing can be chosen here now, and there is nothing to look at.

## Questions in short, where what is lit names the rest

short-ask-draw-or-buy = { $piles ->
    [deck] Draw from the deck
    [discard] Take { $item }
   *[both] Draw from deck or discard
}, or buy at the market.
short-ask-buy = Buy at the market.
short-ask-act = Play, discard or activate an item of your stash.
short-ask-act-or-expend = Play, expend, discard or activate an item.

## The inspection

inspection-title = { $round ->
    [1] First inspection
    [2] Second inspection
    [3] Third inspection
   *[other] Inspection { $round }
}
inspection-counts = { $name } counts what is left
inspection-counts-you = You count what is left
inspection-turned = { $count ->
    [0] nothing turned up
    [one] 1 item turned up
   *[other] { $count } items turned up
}, { $sets ->
    [0] no sets
    [one] 1 set sold
   *[other] { $sets } sets sold
}
inspection-turned-up = turned up
inspection-sum = Infamy
inspection-next = Next: { $name }
inspection-go-on = Go on
inspection-skip = Skip to the end
inspection-counting = counting
inspection-triggered = triggered
inspection-triggered-note = Triggered it: { $penalty } more if anyone gains less
inspection-wraps = Wraps past { $most }
inspection-near = { $left ->
    [1] One more would be a fine
    [2] Two more would be a fine
   *[other] { $left } more would be a fine
}
inspection-before = Before the count: { $infamy } infamy, { $gold } gold
inspection-past = { $was } + { $sum } = { $total }, past { $most }: down to { $now }
inspection-walk = { $was } { $change } = { $now }
inspection-plus-fine = { $count ->
    [one] +1 fine
   *[other] +{ $count } fines
}
inspection-waits = Waits for you
inspection-by-itself = Continues by itself in { $seconds } seconds
inspection-step-reveal = Reveal and sell
inspection-step-count = Count infamy
inspection-step-penalty = Trigger penalty
inspection-step-fines = Fines
inspection-head-reveal = Everything is turned up, and sets are sold
inspection-head-penalty = Who triggered it
inspection-head-fines = Who pays
inspection-counts-of-all = What everybody counts
inspection-gold = +{ $gold } gold
inspection-nothing-left = Nothing is left.
inspection-penalised = { $name } triggered the inspection and counted { $mine }. Less was counted by { $others }: { $penalty } more infamy.
inspection-penalised-you = You triggered the inspection and counted { $mine }. Less was counted by { $others }: { $penalty } more infamy.
inspection-spared = { $name } triggered the inspection and counted { $mine }. Nobody counted less: no penalty.
inspection-spared-you = You triggered the inspection and counted { $mine }. Nobody counted less: no penalty.
inspection-no-fines = Nobody has a fine to pay.
inspection-pays = −{ $gold } gold
inspection-gold-now = { $gold } gold left

## The end

end-title = { $name } { $gold ->
   *[other] wins with { $gold } gold.
}
end-title-you = You win with { $gold } gold.
end-title-shared = { $name } win with { $gold } gold.
end-how-shared = As much gold, and as much infamy: the victory is shared.
end-how-infamy = As much gold as { $name }, and less infamy.
end-how-infamy-you = You have as much gold as { $name }, and less infamy.
end-how-infamy-of-you = You have as much gold, and more infamy.
end-how-fine = { $name } led with { $gold } until the { $round ->
    [1] first
    [2] second
    [3] third
   *[other] last
} inspection, and paid a fine of { $fine }.
end-how-fine-of-you = You led with { $gold } until the { $round ->
    [1] first
    [2] second
    [3] third
   *[other] last
} inspection, and paid a fine of { $fine }.
end-how-inspection = { $name } led with { $gold } until the last inspection.
end-how-inspection-of-you = You led with { $gold } until the last inspection.
end-how-ahead = { $by } gold ahead of { $name }.
end-how-ahead-you = { $by } gold ahead of { $name }.
end-how-ahead-of-you = { $by } gold ahead of you.
end-player = Player
end-best = { $name }: the best sale
end-best-you = Your best sale
end-best-set = { $names }, sold as a set in round { $round } for { $gold } gold.
end-best-moon = A moon set in round { $round }, { $names }, for { $gold } gold.
end-fact-sets = { $count ->
    [one] set sold
   *[other] sets sold
}{ $moon ->
    [0] {""}
    [one] , one of them a moon set
   *[other] , { $moon } of them moon sets
}
end-fact-infamy = infamy at the most, in round { $round }
end-fact-near = infamy in round { $round }, { $short ->
    [1] one
    [2] two
    [3] three
   *[other] { $short }
} short of a fine
end-fact-fines = { $count ->
    [one] fine taken
   *[other] fines taken
}
end-fact-no-fine-only = fines taken, the only one
end-turn = Turn
end-turn-of = Turn { $turn } of { $turns }
end-place = Place
end-start = Start
end-sets = Sets
end-effects = Effects
end-market = Market
end-bribes = Bribes
end-fines = Fines
end-gold = Gold
end-gold-chart = Gold over the game
end-infamy-chart = Infamy
end-infamy-note = a flag marks each fine
end-round = Round { $round }
end-again = Play again
end-record = The record
end-leave = Leave
