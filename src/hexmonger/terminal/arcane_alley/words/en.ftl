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

## The top line: how close the inspection is, in a sentence and in a few words.

table-phase = { $length ->
    [short] { $phase ->
        [stock] Stocking
        [inspection] Inspection
        [bribe] Bribes
       *[over] Over
    }
   *[whole] { $phase ->
        [stock] Storehouses are being stocked.
        [inspection] The inspection is on.
        [bribe] Bribes are taken.
       *[over] The game is over.
    }
}
table-triggered = { $length ->
    [short] Last turns
   *[whole] { $seat } triggered the inspection: one last turn each.
}
table-tracker = { $length ->
    [short] Turn { $turn }; { $opens } opens
   *[whole] Turn { $turn }; no inspection before turn { $opens }.
}
table-no-inspection = { $length ->
    [short] No inspection
   *[whole] Inspection not triggered.
}
table-closest = { $length ->
    [short] { $seat }: { $count } hidden
   *[whole] { $seat } { $seat_is ->
        [you] have
       *[other] has
    } { $count ->
        [one] { $count } hidden item
       *[other] { $count } hidden items
    }.
}
