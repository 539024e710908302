"""What holds in every position, and the dealing again that shows what a seat can't know."""

from hexmonger.games.arcane_alley.shapes import FULL, SIZES, SQUARE
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import HOLE, INSPECTION, NOBODY, STOCK
from hexmonger.kernel.chance import shuffle


def broken_law(s: AlleyState) -> str:
    """Return what is wrong with a position that the rules can't lead to; empty if nothing is."""
    cards: list[int] = []
    for zone in s.zones():
        cards += zone
    holes = cards.count(HOLE)
    if holes and (s.phase < INSPECTION or holes > 1):
        return "there is a hole that Glynna did not make"
    if sorted(cards) != [*[HOLE] * holes, *range(len(s.kind_of))]:
        return "items are not conserved"
    for seat in range(s.seats):
        if s.gold[seat] < 0:
            return f"seat {seat + 1} has {s.gold[seat]} gold"
        if not 0 <= s.infamy[seat] <= 24:
            return f"seat {seat + 1} has {s.infamy[seat]} infamy"
        if not 0 <= s.fines[seat] <= 2:
            return f"seat {seat + 1} has {s.fines[seat]} fine markers"
        if len(s.store[seat]) != SIZES[s.shape[seat]] or s.up[seat] & ~FULL[s.shape[seat]]:
            return f"the storehouse of seat {seat + 1} has not the shape it should have"
        for slot, card in enumerate(s.store[seat]):
            if s.up[seat] >> slot & 1 and s.seen[card] != s.everyone:
                return f"slot {slot + 1} of seat {seat + 1} lies open, but not everyone knows it"
        for card in s.stash[seat]:
            if not s.seen[card] >> seat & 1:
                return f"seat {seat + 1} does not know its own stash"
    if s.phase == STOCK and any(shape != SQUARE for shape in s.shape):
        return "a storehouse that is being stocked is not 3x3"
    if max(s.pool) >= (s.pools + 1) * s.rules.backs:
        return "an item was in a shuffle that has not been"
    if len(s.limbo) < sum(f.script is s.rules.play for f in s.agenda):
        return "an item is being played that is not there"
    if any(seen & ~s.everyone for seen in s.seen):
        return "somebody knows an item who is not at the table"
    if any(s.seen[card] != s.everyone for card in s.discard):
        return "not everyone knows the discard"
    if not s.deck and len(s.discard) > 1:
        return "the deck is empty, but the discard was not shuffled"
    if s.triggered != NOBODY and not s.asks and s.phase < INSPECTION:
        return "nobody is asked, but the game is not over"
    return s.broken_law()


def redeal(s: AlleyState, seat: int, chance: int, after: AlleyState) -> AlleyState:
    """Return the position with everything dealt again that a seat neither knows nor is about to learn.

    `after` is the position after the next choice, with the events that led there.
    """
    bit = 1 << seat if seat >= 0 else 0
    # AA-87: that a replaced hidden item goes into a stash tells everyone that it is not a Boomerang.
    kept = {
        event.card if event.what == "stashed" else event.heard_by(seat).card for event in after.told or ()
    }
    world = s.clone()
    becomes = list(range(len(s.kind_of)))
    for pool in range((s.pools + 1) * s.rules.backs):
        unknown = [
            card
            for card, seen in enumerate(s.seen)
            if s.pool[card] == pool
            and card not in kept
            and not _knows(s, seen, bit)
            and not _knows(s, after.seen[card], bit)
        ]
        dealt = unknown[:]
        chance = shuffle(dealt, chance)
        for card, other in zip(unknown, dealt, strict=True):
            becomes[card] = other
    becomes.append(HOLE)
    for zone in world.zones():
        zone[:] = [becomes[card] for card in zone]
    # Below the top of the deck, now and after the choice, not even the backs are known.
    below = set(after.deck[: -after.backs_showing()])
    mixed = [
        index
        for index, card in enumerate(s.deck[: -s.backs_showing()])
        if card in below and becomes[card] != card
    ]
    dealt = [world.deck[index] for index in mixed]
    shuffle(dealt, chance)
    for index, card in zip(mixed, dealt, strict=True):
        world.deck[index] = card
    for card in range(len(s.kind_of)):
        world.seen[becomes[card]] = s.seen[card]
        world.pool[becomes[card]] = s.pool[card]
    world.returned = [becomes[card] for card in s.returned]
    return world


def _knows(s: AlleyState, seen: int, bit: int) -> bool:
    """Whether a seat, or for no bit a spectator, is among those who have seen a card."""
    return bool(seen & bit) or seen == s.everyone
