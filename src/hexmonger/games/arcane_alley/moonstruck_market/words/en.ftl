# Moonstruck Market in English, besides the words of Arcane Alley.

## The sides of the moon die, and the backs of items.

moon-none = not up yet
moon-crescent = crescent
moon-half = half
moon-full = full
unknown-moon = any side
back-base = base back
back-moon = moon back
unknown-back = a back

## What happened, as a log tells it.

event-to_market = { $item } came to the market.
event-bought = { $seat } bought { $item } for { $gold } gold.
event-took_from_market = { $seat } took { $item } from the market.
event-moon_turned = The moon is { $side } now.
event-sold_moon_set = { $seat } sold a moon set: { $items }.
event-sold_mixed_set = { $seat } sold a mixed set: { $items }.
event-expended = { $seat } expended { $item }.
event-put_sideways = { $item } went on the discard, sideways.
event-given = { $seat } gave { $item } to { $other_inside } to play.
event-took_from_aside = { $seat } took { $item }, which was set aside.
event-arranged = { $seat } put a moon-backed item into slot { $slot }.

## What will happen by an answer of the reader's. What is open is an item or a side nobody named, or `open` for an amount.

will-to_market = { $item_is ->
    [known] { $item } comes
   *[unknown] An item comes
} to the market.
will-bought = { $seat_is ->
    [you] You buy
   *[other] { $seat } buys
} { $item } for { $gold ->
    [open] gold
   *[other] { $gold } gold
}.
will-took_from_market = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $item } from the market.
will-moon_turned = The moon die turns { $side_is ->
    [known] to { $side }
   *[unknown] on
}.
will-sold_moon_set = { $seat_is ->
    [you] You sell
   *[other] { $seat } sells
} a moon set: { $items }.
will-sold_mixed_set = { $seat_is ->
    [you] You sell
   *[other] { $seat } sells
} a mixed set: { $items }.
will-expended = { $seat_is ->
    [you] You expend
   *[other] { $seat } expends
} { $item }.
will-put_sideways = { $item } goes on the discard, sideways.
will-given = { $other } must play { $item }.
will-took_from_aside = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $item }, which was set aside.
will-arranged = A moon-backed item goes into slot { $slot }{ $seat_is ->
    [you] { "" }
   *[other] { " " }of { $seat }’s storehouse
}.

## What is asked.

ask-arrange = { $moons ->
    [1] Choose a slot for your only moon-backed item.
   *[other] Choose a slot for the { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] eighth
    } of your { $moons } moon-backed items.
}
ask-draw-or-buy = { $piles ->
    [deck] Draw the deck’s top item
    [discard] Take { $item } from the discard
   *[both] Draw from the deck, or take { $item } from the discard
}{ $within_is ->
    [known] , or { $within } from within it
   *[unknown] { "" }
}{ $market_count ->
    [0] .
   *[other] , or buy from the market: { $market }.
}
ask-buy = Buy from the market: { $market }.
ask-act-or-expend = Play an item of your stash, discard or expend one, or activate a special one. The moon is { $side }.
ask-order = Choose which “when sold” effect comes next.
ask-either = { $source } is moonstruck: choose how it works.
ask-decryptor-reveal = { $source }: choose a hidden item beside it to reveal.
ask-decryptor-peek = { $source }: choose one of your hidden items to peek at.
ask-boomerang-player = { $source }: choose another player who must play one of the sold copies.
ask-carpet-take = { $source }: choose a market item to take into your stash.
ask-gelatinous-take = { $source }: choose a market item to play at once.
ask-emerald-player = { $source }: choose another player who gains gold with you.
ask-spectacles-take = { $source }: choose an item that is set aside to play.
ask-canine-moon = { $source }: choose the side that the moon die shall show.

ask-moonstruck-may = { $source }: advance the moon die?

## Short words for answers.

verb-arrange = Put it here
verb-draw-within = Reach in
verb-buy = Buy for { $gold } gold
verb-act-expend = Expend
verb-order = This first
verb-either-advance-once = Advance once
verb-either-advance-twice = Advance twice
verb-either-from-the-market = From the market
verb-either-from-the-deck = From the deck
verb-either-from-the-discard = From the discard
verb-decryptor-reveal = Reveal
verb-decryptor-peek = Peek
verb-boomerang-player = Give
verb-carpet-take = Take
verb-gelatinous-take = Play
verb-emerald-player = Choose
verb-spectacles-take = Play
verb-canine-moon = Set

## Why an answer is not allowed.

why-arranged = you have put a moon-backed item there already
why-nothing-within = nothing below the top of the discard can be drawn
why-stall-empty = that stall is empty
why-drawn-sideways = an item drawn sideways can’t be expended on that turn
why-not-expended = only an item with an “expend” effect can be expended
why-in-order = that effect is in its place already
why-nothing-there = there is nothing to do it with
why-not-beside = that item is not beside it
why-no-slot-there = that storehouse has no slot to play in
why-not-the-asking = it can’t choose itself
why-three-sides = the moon die has three sides

## Previews

# What the reader is asked next; no words where that goes without saying.

then-arrange = Then you choose a slot for the next one.
then-order = Then you choose which “when sold” effect comes first.
then-either = Then you choose how it works: it is moonstruck.
then-decryptor-reveal = Then you reveal a hidden item beside it.
then-decryptor-peek = Then you peek at one of your hidden items.
then-boomerang-player = Then you choose who must play one of the sold copies.
then-carpet-take = Then you choose a market item to take.
then-gelatinous-take = Then you choose a market item to play.
then-emerald-player = Then you choose who gains gold with you.
then-spectacles-take = Then you choose an item that is set aside to play.
then-canine-moon = Then you choose the side that the moon die shows.
then-moonstruck-may = Then you may advance the moon die.
