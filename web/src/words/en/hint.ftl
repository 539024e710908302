# Hints: what a bot would do, and why.

hint = Hint
hint-key = Ask for a hint
command-hint = hint
command-hint-does = Ask what a bot would do
hint-ask = What would { $bot } do, and why?
hint-bot-tactician = the tactician
hint-bot-other = a bot
hint-later = Ask here once it is your turn.
hint-thinking = Thinking it over …
hint-means = { $unit ->
    [gold] Gold
    [coins] Coins
   *[points] Points
} to expect over the average of the answers weighed. It sees only what you see.
hint-advice = Advice, not truth: it imagines what nobody can see yet.
hint-advice-seen = Advice, not truth. The others at the table see that you took a hint.
hint-seen-first = The others at the table will see that you took a hint.
hint-options = Options
hint-told = { $count ->
    [one] One option
   *[other] { $count } options
}. { $first }
hint-option = Option { $number }: { $title }. { $value } { $unit ->
    [gold] gold
    [coins] coins
   *[points] points
}, give or take { $reach }. { $best }.
hint-helps = Helps: { $what }
hint-costs = Costs: { $what }
hint-reach = ± { $reach }
hint-best = best in { $best } of 100
hint-more-moves = { $count ->
    [one] and one more
   *[other] and { $count } more
}
hint-shown = shown on the table
hint-followed = What is picked goes on with the option you followed.
hint-meant = { $count ->
    [one] option { $numbers } of the hint
   *[other] options { $numbers } of the hint
}
hint-draw-deck = Draw from the deck
hint-take = Take { $item } from the discard
hint-buy = Buy { $item } for { $gold } gold
hint-item-at = { $item } in slot { $slot }
hint-slot = slot { $slot }
hint-slot-of = { $name }’s slot { $slot }
hint-verb = { $verb } { $what }
hint-verb-apart = { $verb }: { $what }
hint-die = { $die }: { $circle }
hints-taken = { $count ->
    [one] 1 hint taken
   *[other] { $count } hints taken
}
hints-taken-by = { $name } { $count }
hints-told = Hints taken: { $who }.
notice-hint-taken = { $name } took a hint.
