# What the terminal's table of Arcane Alley says itself, in English.

## Previews: what an item does once it is played.

table-moment = { $moment ->
    [played] When played
    [sold] When sold
   *[always] Always
}: { $effect }.

## A closer look at an item.

table-when = { $moment ->
    [played] when played
    [sold] when sold
    [special] special: activate it
    [expend] when expended
   *[always] always
}
