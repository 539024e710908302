"""All that Arcane Alley tells, fact by fact: who hears of it, and who may know its secrets.

Each looks first whether anybody listens, so that telling nobody costs next to nothing.
"""

from collections.abc import Sequence

from hexmonger.games.arcane_alley.events import (
    FROM_ASIDE,
    FROM_DECK,
    FROM_DISCARD,
    SLOTS,
    Activated,
    Closed,
    Discarded,
    Drew,
    Exchanged,
    Ignored,
    Left,
    LookedAtStash,
    Peeked,
    Played,
    PutOnDeck,
    Replaced,
    Reshuffled,
    Returned,
    RevealedFromDeck,
    Saw,
    SetAside,
    SetAsideUnseen,
    Sold,
    Stashed,
    Swapped,
    TookFromDiscard,
    TookFromStash,
    TookUp,
    TurnedDown,
    TurnedUp,
    Valued,
)
from hexmonger.games.arcane_alley.round_events import (
    Bribed,
    BribesBegan,
    Counted,
    Dealt,
    Fined,
    FirstDiscard,
    GainedGold,
    GainedInfamy,
    Gathered,
    InspectionBegan,
    LostGold,
    LostInfamy,
    Over,
    PaidFines,
    Penalised,
    RoundBegan,
    Stocked,
    Triggered,
    TurnBegan,
)
from hexmonger.games.arcane_alley.shapes import COLUMNS, LINES
from hexmonger.games.arcane_alley.zones import HOLE, MOST_INFAMY, NOBODY, Zones
from hexmonger.kernel.events import EVERYONE

# Rounds, turns and phases


def tell_round_began(s: Zones) -> None:
    """Tell that a round begins."""
    if s.told is not None:
        s.tell(RoundBegan(s.start, s.round))


def tell_gathered(s: Zones) -> None:
    """Tell from where all items are about to go back into the deck."""
    if s.told is not None:
        places = [
            SLOTS * seat + slot
            for seat, cards in enumerate(s.store)
            for slot, card in enumerate(cards)
            if card != HOLE
        ]
        stashes = tuple([len(cards) for cards in s.stash])
        s.tell(Gathered(tuple(places), stashes, len(s.discard), len(s.aside)))


def tell_stocked(s: Zones, seat: int) -> None:
    """Tell which backs a storehouse shows that was dealt."""
    if s.told is not None:
        s.tell(Stocked(seat, tuple([s.rules.back_word(s.kind_of[card]) for card in s.store[seat]])))


def tell_dealt(s: Zones, seat: int, card: int) -> None:
    """Tell that an item was dealt into a stash; its owner knows which."""
    if s.told is not None:
        s.tell(Dealt(seat, s.id_of(card), s.rules.back_word(s.kind_of[card])), s.seen[card])


def tell_first_discard(s: Zones, card: int) -> None:
    """Tell which item became the discard."""
    if s.told is not None:
        s.tell(FirstDiscard(s.id_of(card)))


def tell_turn_began(s: Zones) -> None:
    """Tell whose turn begins."""
    if s.told is not None:
        s.tell(TurnBegan(s.turn, s.round, s.turns))


def tell_triggered(s: Zones) -> None:
    """Tell who triggered the inspection."""
    if s.told is not None:
        s.tell(Triggered(s.triggered))


def tell_inspection_began(s: Zones) -> None:
    """Tell that the inspection begins."""
    if s.told is not None:
        s.tell(InspectionBegan(s.triggered, s.round))


def tell_counted(s: Zones, seat: int) -> None:
    """Tell how much infamy a seat has counted."""
    if s.told is not None:
        s.tell(Counted(seat, s.sums[seat]))


def tell_penalised(s: Zones) -> None:
    """Tell that whoever triggered the inspection gains infamy for it."""
    if s.told is not None:
        s.tell(Penalised(s.triggered))


def tell_paid_fines(s: Zones, seat: int, markers: int) -> None:
    """Tell that a seat gives fine markers back."""
    if s.told is not None:
        s.tell(PaidFines(seat, markers))


def tell_bribes_began(s: Zones) -> None:
    """Tell that the bribe phase begins."""
    if s.told is not None:
        s.tell(BribesBegan(s.round))


def tell_bribed(s: Zones, seat: int, gold: int, infamy: int) -> None:
    """Tell what a seat paid as a bribe, and the infamy it lost for it."""
    if s.told is not None:
        s.tell(Bribed(seat, gold, infamy))


def tell_over(s: Zones, places: list[int]) -> None:
    """Tell that the game is over, with the place of every seat."""
    if s.told is not None:
        winners = [seat for seat, place in enumerate(places) if place == 1]
        s.tell(Over(tuple(winners), tuple(places)))


# Score: nothing is told of a change by nothing


def tell_gained_gold(s: Zones, seat: int, gold: int) -> None:
    """Tell that a seat gained gold."""
    if s.told is not None and gold:
        s.tell(GainedGold(seat, gold))


def tell_lost_gold(s: Zones, seat: int, gold: int) -> None:
    """Tell that a seat lost gold."""
    if s.told is not None and gold:
        s.tell(LostGold(seat, gold))


def tell_gained_infamy(s: Zones, seat: int, infamy: int, fines: int) -> None:
    """Tell that a seat is about to have more infamy and fine markers, so many in all."""
    if s.told is not None:
        markers = fines - s.fines[seat]
        gained = infamy + (MOST_INFAMY + 1) * markers - s.infamy[seat]
        if gained:
            s.tell(GainedInfamy(seat, gained))
        if markers:
            s.tell(Fined(seat, markers, fines))


def tell_lost_infamy(s: Zones, seat: int, infamy: int) -> None:
    """Tell that a seat lost infamy."""
    if s.told is not None and infamy:
        s.tell(LostInfamy(seat, infamy))


# Drawing


def tell_drew(s: Zones, seat: int, card: int) -> None:
    """Tell that an item of the deck joined a stash; its owner knows which."""
    if s.told is not None:
        s.tell(Drew(seat, s.id_of(card), FROM_DECK, 0), s.seen[card])


def tell_drew_from_discard(s: Zones, seat: int, card: int, depth: int = 0) -> None:
    """Tell which item joined a stash from so deep in the discard."""
    if s.told is not None:
        s.tell(Drew(seat, s.id_of(card), FROM_DISCARD, depth))


def tell_reshuffled(s: Zones) -> None:
    """Tell that the discard became a new deck."""
    if s.told is not None:
        s.tell(Reshuffled(len(s.deck)))


def tell_put_on_deck(s: Zones, seat: int, card: int) -> None:
    """Tell that a seat puts the discard's top item on the deck."""
    if s.told is not None:
        s.tell(PutOnDeck(seat, s.id_of(card)))


def tell_revealed_from_deck(s: Zones, seat: int, card: int) -> None:
    """Tell which item of the deck a seat revealed."""
    if s.told is not None:
        s.tell(RevealedFromDeck(seat, s.id_of(card)))


def tell_set_aside(s: Zones, seat: int, card: int) -> None:
    """Tell that an item that was revealed is set aside."""
    if s.told is not None:
        s.tell(SetAside(seat, s.id_of(card)))


# Playing and discarding


def tell_took_up(s: Zones, seat: int, hand: int, card: int) -> None:
    """Tell the player and the owner of a hand, and nobody else, which item of it is about to be played."""
    if s.told is not None:
        both = 1 << seat | 1 << hand
        s.tell(TookUp(seat, hand, s.id_of(card)), both, both)


def tell_took_from_discard(s: Zones, seat: int, card: int, depth: int = 0) -> None:
    """Tell which item of the discard a seat takes to play it."""
    if s.told is not None:
        s.tell(TookFromDiscard(seat, s.id_of(card), depth))


def tell_took_from_stash(s: Zones, seat: int, hand: int, kind: int) -> None:
    """Tell that a seat takes an item of another's hand; these two know which."""
    if s.told is not None:
        s.tell(TookFromStash(seat, hand, s.rules.ids[kind]), 1 << seat | 1 << hand)


def tell_played(s: Zones, seat: int, slot: int, hand: int, was_up: int) -> None:
    """Tell which item has a slot now, and what it replaced if that was revealed.

    If it came from a hand, its owner and the player know since then that it left.
    """
    if s.told is not None:
        replaced = s.id_of(s.limbo[-1]) if was_up else ""
        saw = EVERYONE if hand == NOBODY else 1 << hand | 1 << seat
        s.tell(Played(seat, s.id_of(s.store[seat][slot]), slot, hand, replaced, 1), saw)


def tell_ignored(s: Zones, seat: int, slot: int) -> None:
    """Tell that a wizard ignores the effect of the item in a slot."""
    if s.told is not None:
        s.tell(Ignored(seat, s.id_of(s.store[seat][slot])))


def tell_replaced(s: Zones, seat: int, owner: int, slot: int, replaced: int) -> None:
    """Tell that a seat let the discard's top item, in its slot now, replace a revealed one."""
    if s.told is not None:
        item = s.id_of(s.store[owner][slot])
        s.tell(Replaced(seat, owner, slot, item, FROM_DISCARD, 0, s.id_of(replaced)))


def tell_haunted(s: Zones, seat: int, owner: int, slot: int, place: int) -> None:
    """Tell that a seat let an item that was set aside, in its slot now, replace a hidden one."""
    if s.told is not None:
        s.tell(Replaced(seat, owner, slot, s.id_of(s.store[owner][slot]), FROM_ASIDE, place, ""))


def tell_returned(s: Zones, owner: int, card: int) -> None:
    """Tell that an item that was replaced comes back."""
    if s.told is not None:
        s.tell(Returned(owner, s.id_of(card)))


def tell_left(s: Zones, owner: int, card: int) -> None:
    """Tell that an item that was replaced goes on the discard."""
    if s.told is not None:
        s.tell(Left(owner, s.id_of(card)))


def tell_stashed(s: Zones, seat: int, card: int) -> None:
    """Tell that a hidden item that was replaced joined its owner's stash, who knows which."""
    if s.told is not None:
        s.tell(Stashed(seat, s.id_of(card)), s.seen[card])


def tell_discarded(s: Zones, seat: int, card: int) -> None:
    """Tell that an item of a stash goes on the discard."""
    if s.told is not None:
        s.tell(Discarded(seat, s.id_of(card)))


def tell_activated(s: Zones, seat: int, card: int) -> None:
    """Tell which special item a seat activates."""
    if s.told is not None:
        s.tell(Activated(seat, s.id_of(card)))


# Storehouses


def tell_turned_up(s: Zones, seat: int, slot: int) -> None:
    """Tell which item was revealed where it lies."""
    if s.told is not None:
        s.tell(TurnedUp(seat, slot, s.id_of(s.store[seat][slot])))


def tell_turned_down(s: Zones, seat: int, slot: int) -> None:
    """Tell which item was hidden where it lies."""
    if s.told is not None:
        s.tell(TurnedDown(seat, slot, s.id_of(s.store[seat][slot])))


def tell_peeked(s: Zones, seat: int, slot: int) -> None:
    """Tell that a seat looked at a hidden item of its own; whoever has seen it knows which."""
    if s.told is not None:
        card = s.store[seat][slot]
        s.tell(Peeked(seat, slot, s.id_of(card)), s.seen[card])


def tell_swapped(s: Zones, seat: int, owner: int, slot: int, other_slot: int) -> None:
    """Tell that a seat let two items of a storehouse change places."""
    if s.told is not None:
        s.tell(Swapped(seat, owner, slot, other_slot))


def tell_exchanged(s: Zones, seat: int, slot: int, other: int, other_slot: int) -> None:
    """Tell that a seat swapped a hidden item for a revealed one of another player."""
    if s.told is not None:
        s.tell(Exchanged(seat, slot, other, other_slot))


def tell_sold(s: Zones, seat: int, line: int, kind: int) -> None:
    """Tell that a seat is about to sell a stack as a set of a kind."""
    if s.told is not None:
        slots = LINES[s.shape[seat]][line]
        items = tuple([s.id_of(s.store[seat][slot]) for slot in slots])
        sold = s.rules.ids[kind]
        s.tell(Sold(seat, sold, mimic_in(items, sold), slots, items))


def mimic_in(items: Sequence[str], sold: str) -> str:
    """Return the item of a set that counts as a third copy of what is sold; empty if there is none."""
    others = [item for item in items if item != sold]
    return others[0] if others else ""


def tell_closed(s: Zones, seat: int, kept: Sequence[int]) -> None:
    """Tell from which slots the items of a storehouse come that has closed its gap."""
    if s.told is not None:
        pairs = zip(kept, s.store[seat], strict=True)
        slots = [slot if card != HOLE else NOBODY for slot, card in pairs]
        s.tell(Closed(seat, tuple(slots), COLUMNS[s.shape[seat]]))


def tell_set_aside_unseen(s: Zones, seat: int, slot: int, card: int) -> None:
    """Tell that a seat set a hidden item aside; whoever has seen it knows which."""
    if s.told is not None:
        s.tell(SetAsideUnseen(seat, slot, s.id_of(card)), s.seen[card])


def tell_valued(s: Zones, seat: int, slot: int, infamy: int) -> None:
    """Tell for which item a seat is paid its infamy in gold."""
    if s.told is not None:
        s.tell(Valued(seat, slot, s.id_of(s.store[seat][slot]), infamy))


# Hands of others


def tell_looked_at_stash(s: Zones, seat: int, hand: int) -> None:
    """Tell that a seat looks at another's stash."""
    if s.told is not None:
        s.tell(LookedAtStash(seat, hand))


def tell_saw(s: Zones, seat: int, hand: int, card: int) -> None:
    """Tell those who have seen an item of a stash that a seat saw it: to others, its place would tell."""
    if s.told is not None:
        s.tell(Saw(seat, hand, s.id_of(card)), s.seen[card], s.seen[card])
