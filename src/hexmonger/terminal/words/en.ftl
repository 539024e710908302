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
