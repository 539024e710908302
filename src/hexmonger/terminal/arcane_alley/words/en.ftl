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

## The inspection, step by step.

table-revealed = { $seat } { $items ->
    [0] { $seat_is ->
        [you] have
       *[other] has
    } nothing to turn up
    [one] turned up { $items } item
   *[other] turned up { $items } items
}{ $sets ->
    [0] .
    [one] { " " }and sold a set for { $gold } gold.
   *[other] { " " }and sold { $sets } sets for { $gold } gold.
}
table-counted = { $seat } counted { $infamy } infamy on what is left.
table-penalised = { $seat_is ->
    [nobody] Nobody triggered the inspection, so there is no penalty.
   *[other] { $seat } triggered the inspection { $infamy ->
        [0] with nobody having counted less: no penalty.
       *[other] although somebody counted less: { $infamy } infamy more.
    }
}
table-fined = { $seat_is ->
    [nobody] Nobody has a fine marker.
   *[other] { $seat } paid { $gold } gold for { $markers ->
        [one] a fine marker
       *[other] { $markers } fine markers
    }.
}

## The stalls at the night market; what the game says of itself stands on its own.

stall-moonstruck_market = A market, a moon die and items that wake under its light. Plays with Arcane Alley.
