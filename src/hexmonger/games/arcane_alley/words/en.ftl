# Arcane Alley in English.

unknown-item = { $count ->
    [one] an item
   *[other] { $count } items
}

## What happened, as a log tells it.

event-round_began = Round { $round } begins; { $seat_is ->
    [you] you go
   *[other] { $seat } goes
} first.
event-dealt = { $seat } got { $item } as stash.
event-first_discard = { $item } is the first discard.
event-turn_began = { $seat_is ->
    [you] Your turn.
   *[other] { $seat }’s turn.
}
event-triggered = { $seat } triggered the inspection.
event-inspection_began = The inspection{ $seat_is ->
    [nobody] { "" }
   *[other] { " " }that { $seat_inside } triggered
} begins.
event-counted = { $seat } counted { $infamy } infamy on the items left.
event-penalised = { $seat } triggered the inspection without having the least infamy left.
event-bribed = { $seat } { $gold ->
    [0] paid no bribe.
   *[other] paid { $gold } gold to lose { $infamy } infamy.
}
event-over = The game is over: { $winners } won.

event-gained_gold = { $seat } gained { $gold } gold.
event-lost_gold = { $seat } lost { $gold } gold.
event-gained_infamy = { $seat } gained { $infamy } infamy.
event-lost_infamy = { $seat } lost { $infamy } infamy.
event-fined = { $seat } passed 24 infamy and took { $markers ->
    [one] a fine marker
   *[other] { $markers } fine markers
}.
event-paid_fines = { $seat } paid for { $markers ->
    [one] a fine marker
   *[other] { $markers } fine markers
}.

event-drew = { $seat } drew { $item } from the { $source ->
    [discard] discard
   *[deck] deck
}.
event-reshuffled = The discard was shuffled into a new deck of { $items }.
event-put_on_deck = { $seat } put { $item } face down on the deck.
event-revealed_from_deck = { $seat } revealed { $item } from the deck.
event-set_aside = { $item } was set aside.

event-took_from_discard = { $seat } took { $item } from the discard.
event-took_from_stash = { $seat } took { $item } from { $hand_is ->
    [you] your stash
   *[other] { $hand }’s stash
}.
event-played = { $seat } played { $item } to slot { $slot }.
event-ignored = { $seat } ignored the effect of { $item }.
event-replaced = { $seat } put { $item } into slot { $slot } of { $owner_is ->
    [you] your storehouse
   *[other] { $owner }’s storehouse
}.
event-returned = { $item } came back: { $seat_inside } must play it again.
event-left = The replaced item, { $item }, went on the discard.
event-stashed = { $seat } put { $item_is ->
    [known] { $item }, which was replaced,
   *[unknown] the replaced item
} into the stash.
event-discarded = { $seat } discarded { $item }.
event-activated = { $seat } activated { $item }.

event-turned_up = { $seat } turned up { $item } in slot { $slot }.
event-turned_down = { $seat } turned { $item } in slot { $slot } face down.
event-peeked = { $seat } peeked at { $item } in slot { $slot }.
event-swapped = { $seat } swapped slots { $slot } and { $other_slot } of { $owner_is ->
    [you] your storehouse
   *[other] { $owner }’s storehouse
}.
event-exchanged = { $seat } swapped slot { $slot } with slot { $other_slot } of { $other_is ->
    [you] your storehouse
   *[other] { $other }’s storehouse
}.
event-sold = { $seat } sold a set of { $item }{ $mimic_is ->
    [known] { " " }with { $mimic }
   *[unknown] { "" }
}.
event-set_aside_unseen = { $seat } set { $item } of slot { $slot } aside unseen.
event-valued = { $seat } showed { $item } to be paid for its infamy.
event-looked_at_stash = { $seat } looked at { $hand_is ->
    [you] your stash
   *[other] { $hand }’s stash
}.
event-saw = { $seat } saw { $item } there.

## What will happen by an answer of the reader's. What is open is an item nobody named, or `open` for an amount.

will-round_began = Round { $round } begins.
will-triggered = { $seat_is ->
    [you] You trigger
   *[other] { $seat } triggers
} the inspection.
will-inspection_began = The inspection begins.
will-counted = { $seat_is ->
    [you] You count
   *[other] { $seat } counts
} { $infamy ->
    [open] the infamy
   *[other] { $infamy } infamy
} on the items left.
will-penalised = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} punished for triggering the inspection.
will-bribed = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $gold ->
    [0] no bribe
    [open] gold to lose infamy
   *[other] { $gold } gold to lose { $infamy } infamy
}.
will-over = The game is over.

will-gained_gold = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $gold ->
    [open] gold
   *[other] { $gold } gold
}.
will-lost_gold = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $gold ->
    [open] gold
   *[other] { $gold } gold
}.
will-gained_infamy = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $infamy ->
    [open] infamy
   *[other] { $infamy } infamy
}.
will-lost_infamy = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $infamy ->
    [open] infamy
   *[other] { $infamy } infamy
}.
will-fined = { $seat_is ->
    [you] You pass
   *[other] { $seat } passes
} 24 infamy: { $markers ->
    [open] fine markers
    [one] a fine marker
   *[other] { $markers } fine markers
}.
will-paid_fines = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} for { $markers ->
    [open] fine markers
    [one] a fine marker
   *[other] { $markers } fine markers
}.

will-drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $item_is ->
    [known] { $item }
   *[unknown] an item
} from the { $source ->
    [discard] discard
   *[deck] deck
}.
will-reshuffled = The discard is shuffled into a new deck.
will-put_on_deck = { $item_is ->
    [known] { $item }
   *[unknown] The discard’s top item
} goes face down on the deck.
will-revealed_from_deck = { $seat_is ->
    [you] You reveal
   *[other] { $seat } reveals
} { $item } from the deck.
will-set_aside = { $item_is ->
    [known] { $item }
   *[unknown] An item
} is set aside.

will-took_from_discard = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $item } from the discard.
will-took_from_stash = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $item } from { $hand_is ->
    [you] your stash
   *[other] { $hand }’s stash
}.
will-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} { $item } to slot { $slot }.
will-ignored = { $seat_is ->
    [you] You ignore
   *[other] { $seat } ignores
} the effect of { $item }.
will-replaced = { $item_is ->
    [known] { $item }
   *[unknown] An item
} takes slot { $slot } of { $owner_is ->
    [you] your storehouse
   *[other] { $owner }’s storehouse
}.
will-returned = { $item_is ->
    [known] { $item }
   *[unknown] An item
} comes back: { $seat_is ->
    [you] you
   *[other] { $seat }
} must play it again.
will-left = { $item_is ->
    [known] { $item }
   *[unknown] The replaced item
} goes on the discard.
will-stashed = { $item_is ->
    [known] { $item }
   *[unknown] The replaced item
} joins { $seat_is ->
    [you] your stash
   *[other] { $seat }’s stash
}.
will-discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { $item }.
will-activated = { $seat_is ->
    [you] You activate
   *[other] { $seat } activates
} { $item }.

will-turned_up = { $item_is ->
    [known] { $item }
   *[unknown] The item
} in slot { $slot }{ $seat_is ->
    [you] { "" }
   *[other] { " " }of { $seat }’s storehouse
} is turned up.
will-turned_down = { $item_is ->
    [known] { $item }
   *[unknown] The item
} in slot { $slot }{ $seat_is ->
    [you] { "" }
   *[other] { " " }of { $seat }’s storehouse
} is turned face down.
will-peeked = { $seat_is ->
    [you] You peek
   *[other] { $seat } peeks
} at { $item_is ->
    [known] { $item }
   *[unknown] the item
} in slot { $slot }.
will-swapped = Slots { $slot } and { $other_slot } of { $owner_is ->
    [you] your storehouse
   *[other] { $owner }’s storehouse
} change places.
will-exchanged = Slot { $slot }{ $seat_is ->
    [you] { "" }
   *[other] { " " }of { $seat }’s storehouse
} and slot { $other_slot } of { $other_is ->
    [you] your storehouse
   *[other] { $other }’s storehouse
} change places.
will-sold = { $seat_is ->
    [you] You sell
   *[other] { $seat } sells
} a set of { $item }{ $mimic_is ->
    [known] { " " }with { $mimic }
   *[unknown] { "" }
}.
will-set_aside_unseen = { $item_is ->
    [known] { $item }
   *[unknown] The item
} of slot { $slot }{ $seat_is ->
    [you] { "" }
   *[other] { " " }of { $seat }’s storehouse
} is set aside unseen.
will-valued = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
} { $item } to be paid for its infamy.
will-looked_at_stash = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at { $hand_is ->
    [you] your stash
   *[other] { $hand }’s stash
}.
will-saw = { $seat_is ->
    [you] You see
   *[other] { $seat } sees
} { $item } there.

# What goes without saying.

will-dealt = { "" }
will-first_discard = { "" }
will-turn_began = { "" }

## What is asked.

ask-reveal = Choose the { $which ->
    [1] first
   *[2] second
} of two items to reveal.
ask-draw = { $piles ->
    [deck] Draw the deck’s top item.
    [discard] Take { $item } from the discard.
   *[both] Draw from the deck, or take { $item } from the discard.
}
ask-act = Play an item of your stash, discard one, or activate a special one.
ask-slot = Choose a slot for { $item }.
ask-discard = The hidden item you replaced joined your stash: discard one item of it.
ask-set = Choose which set to sell first.
ask-close = Choose how your storehouse closes after the diagonal of { $item }.
ask-bribe = Pay two gold for each infamy you want to lose, or pass.

ask-toad-player = { $source }: choose a player, perhaps yourself, to swap two items of that storehouse.
ask-toad-first = { $source }: choose the first of two items of { $them_is ->
    [you] your storehouse
   *[other] { $them }’s storehouse
} to swap.
ask-toad-second = { $source }: choose the item that swaps places with the one in slot { $slot }.
ask-ring-flip = { $source }: choose an item of your storehouse to flip.
ask-ball-peek = { $source }: choose one of your hidden items to peek at.
ask-cauldron-player = { $source }: choose another player to gain { $infamy_gained } infamy or lose { $gold_lost } gold.
ask-cauldron-either = { $source }: { $them } gains { $infamy_gained } infamy, or loses { $gold_lost } gold.
ask-egg-player = { $source }: choose another player to gain { $infamy_gained } infamy and { $gold_gained } gold.
ask-skeletomicon-item = { $source }: choose a revealed item of another player that { $item } replaces.
ask-doll-haunt = { $source }: choose a hidden item of another player that a sold copy replaces ({ $left } left).
ask-watch-take = { $source }: choose an item of the discard to play.
ask-lockbox-give = { $source }: choose the hidden item you give away.
ask-lockbox-get = { $source }: choose the revealed item of another player that you get.
ask-lamp-take = { $source }: choose which of the revealed items to play.
ask-chalice-player = { $source }: choose another player whose stash you look at.
ask-chalice-take = { $source }: choose an item of { $them }’s stash to play.

ask-glynna-may = { $source }: set aside one of your hidden items?
ask-glynna-item = { $source }: choose one of your hidden items to set aside.
ask-meeblemore-may = { $source }: ignore the item’s “when played” effect?
ask-dafana-may = { $source }: pay { $gold_paid } gold to lose { $infamy_lost } infamy?
ask-ninx-item = { $source }: choose an item of your storehouse to be paid its infamy in gold.

## Short words for answers.

verb-yes = Yes
verb-no = No
verb-reveal = Reveal
verb-draw-deck = Draw
verb-draw-discard = Take
verb-act-play = Play
verb-act-discard = Discard
verb-act-activate = Activate
verb-slot = Play here
verb-discard = Discard
verb-set = Sell
verb-close-sideways = Close sideways
verb-close-up-and-down = Close up and down
verb-bribe = Pay { $gold } gold
verb-bribe-pass = Pass
verb-toad-player = Choose
verb-toad-first = Swap this
verb-toad-second = Swap with this
verb-ring-flip = Flip
verb-ball-peek = Peek
verb-cauldron-player = Choose
verb-gain-infamy = Gain { $infamy } infamy
verb-lose-gold = Lose { $gold } gold
verb-egg-player = Choose
verb-skeletomicon-item = Replace
verb-doll-haunt = Haunt
verb-watch-take = Play
verb-lockbox-give = Give
verb-lockbox-get = Get
verb-lamp-take = Play
verb-chalice-player = Look
verb-chalice-take = Play
verb-glynna-item = Set aside
verb-ninx-item = Show

## Why an answer is not allowed.

why-not-hidden = that item is not hidden
why-hidden = that item is hidden
why-deck-empty = the deck is empty
why-discard-empty = the discard is empty
why-no-slot = your storehouse has no slot to play in
why-not-special = only a special item can be activated
why-item-stays = a revealed { $item } can’t be replaced
why-not-in-stash = that item is not in the stash
why-no-set = that stack is not a set
why-no-diagonal = only the gap of a diagonal closes in a way you choose
why-only-gold = you have only { $gold } gold
why-only-infamy = you have only { $infamy } infamy to lose
why-yourself = you can’t choose yourself
why-no-two-items = that storehouse has no two items to swap
why-stash-empty = that stash is empty
why-no-item = there is no item
why-itself = an item can’t swap places with itself
why-not-anothers = it must be another player’s
why-one-each = each storehouse gets at most one
why-one-of-two = choose one of the two

## Previews

# What a set that is sold leaves behind.

will-closed = { $seat_is ->
    [you] Your storehouse
   *[other] { $seat }’s storehouse
} { $columns ->
    [0] is empty then
   *[other] closes to rows of { $columns }
}.

# What the reader is asked next; no words where that goes without saying.

then-slot = Then you choose its slot.
then-discard = Then you discard one item of your stash.
then-set = Then you choose which set to sell first.
then-close = Then you choose how your storehouse closes.
then-reveal = Then you reveal another item.
then-bribe = Then you may pay a bribe.
then-toad-player = Then you choose whose two items swap places.
then-toad-first = Then you choose the first of two items to swap.
then-toad-second = Then you choose what it swaps places with.
then-ring-flip = Then you flip an item of your storehouse.
then-ball-peek = Then you peek at one of your hidden items.
then-cauldron-player = Then you choose who gains infamy or loses gold.
then-cauldron-either = Then you choose between infamy and gold.
then-egg-player = Then you choose who gains infamy and gold.
then-skeletomicon-item = Then you choose an item that the discard’s top one replaces.
then-doll-haunt = Then you choose a hidden item that a sold copy replaces.
then-watch-take = Then you choose an item of the discard to play.
then-lockbox-give = Then you choose the hidden item you give away.
then-lockbox-get = Then you choose the revealed item you get for it.
then-lamp-take = Then you choose which of them to play.
then-chalice-player = Then you choose whose stash you look at.
then-chalice-take = Then you choose an item of it to play.
then-glynna-may = Then you may set a hidden item aside.
then-glynna-item = Then you choose the hidden item to set aside.
then-meeblemore-may = Then you may ignore its effect.
then-dafana-may = Then you may pay to lose infamy.
then-ninx-item = Then you choose an item to be paid for its infamy.

## What a door says of cards and of the end.

note-deck = { $items ->
    [0] The deck is empty.
    [one] The deck: one hidden item.
   *[other] The deck: { $items } hidden items.
}
note-discard-empty = The discard is empty.
note-stall-empty = That stall is empty.
note-set-aside = Slot { $slot }: its item was set aside.
note-hidden = { $slot ->
    [0] Hidden
   *[other] Slot { $slot }: hidden
}; { $seen ->
    [yes] you have seen it
   *[no] you have not seen it
}.
note-completes = It completes a set in { $count ->
    [one] slot { $slots }
   *[other] one of the slots { $slots }
}.
end-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with { $gold } gold.
end-shared = Victory is shared by { $winners }, with { $gold } gold.
end-brought = { $sold ->
    [one] One set
   *[other] { $sold } sets
} brought { $gold } gold{ $fines ->
    [0] { "" }
   *[other] , fines took { $fines }
}.
end-more-infamy = { $seat } had as much gold, but more infamy.
end-led = { $seat } led with { $gold }, then paid { $paid } in fines.
end-next = { $seat } came next with { $gold }.

## Advice: what an answer is worth and what that means, and how a seat stands after it.

advice-worth = { $value } ±{ $reach } gold
advice-means = Gold to expect over the average of the answers weighed, and how far that may be off. It sees only what you see.
remark-hidden = { $hidden ->
    [0] That leaves you nothing hidden.
    [one] That leaves you one item hidden.
   *[other] That leaves you { $hidden } items hidden.
}
