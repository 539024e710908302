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
