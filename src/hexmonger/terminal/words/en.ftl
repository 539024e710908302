# What the terminal table says itself, in English.

## Previews: what is put together of sentences of a game.

table-either = Either: { $one } Or: { $other }
table-perhaps = Perhaps: { $what }
table-perhaps-more = Perhaps: { $what } …
table-nobody-can-tell = Nobody can tell what comes after.
table-times = { $what } (×{ $times })
table-no-undo = No undo after this.
table-undo = u takes it back.
table-undo-until = u takes it back until somebody else chooses.

## Hints: what a bot would answer, and why.

table-hint-means = Points to expect over the average of the answers weighed, and how far that may be off. It sees only what you see.
table-hint-worth = { $value } ±{ $reach } points
table-hint-best = best in { $times } of 100
table-hint-alone = the only answer that it thinks worth weighing
table-hint-thinking = Thinking it over …
table-hint-advice = Advice, not truth: it imagines what nobody can see yet.
table-hint-seen = Advice, not truth. Everybody at the table reads that you took a hint.
table-took-hint = { $seat_is ->
    [you] You took a hint.
   *[other] { $seat } took a hint.
}
table-hint-laid-out = Laid out: { $what }. { $key } takes it.

## The plain table: what a game without a table of its own is shown by.

table-yours = Your { $what }
table-theirs = { $name }: { $what }
table-place = place { $place }
table-verb-apart = { $verb }: { $name }
table-open-to-all = open to all
table-open = open
table-only-you = only you see it
table-hidden = { $count } of { $all } hidden
table-hidden-one = hidden
table-nothing = nothing
table-unmarked = unmarked
table-group-player = Players
table-group-amount = Amounts
table-group-effect = Effects
table-group-else = Anything else
table-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
table-lies-hidden = It lies hidden.
table-lies-known = It lies hidden, and you know it.
table-if = If “{ $act }”
table-nothing-shows = Nothing that shows.
table-over-alone = The game is over: { $score } in all.
table-over-won = { $seat_is ->
    [you] You win with { $score }.
   *[other] { $seat } wins with { $score }.
}
table-over-shared = { $winners } share the victory with { $score } each.
