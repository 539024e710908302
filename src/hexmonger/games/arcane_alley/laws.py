"""What holds in every position, and the dealing again that shows what a seat can't know."""

from itertools import pairwise

from hexmonger.games.arcane_alley.shapes import FULL, SIZES, SQUARE
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import HOLE, INSPECTION, NOBODY, STOCK
from hexmonger.kernel.chance import shuffle
from hexmonger.kernel.fields import are_conserved


def broken_law(s: AlleyState) -> str:
    """Return what is wrong with a position that the rules can't lead to; empty if nothing is."""
    zones = s.zones()
    holes = sum([zone.count(HOLE) for zone in zones])
    if holes and (s.phase < INSPECTION or holes > 1):
        return "there is a hole that Glynna did not make"
    if not are_conserved(zones, len(s.kind_of)):
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
        knowers = sorted([s.seen[card] for card in s.stash[seat]])
        if any(less & ~more for less, more in pairwise(knowers)):
            return f"of the stash of seat {seat + 1}, nobody can know some items and others the rest"
        if s.stash[seat] != sorted(s.stash[seat]):
            return f"the stash of seat {seat + 1} tells more than its items"
        hand = [*s.stash[seat], *s.limbo[-1:]] if s.leaving()[0] == seat else s.stash[seat]
        if s.stashed[seat] > sum(s.may_be_stashed(seat, card) for card in hand):
            return f"{s.stashed[seat]} items can't have gone unseen into the stash of seat {seat + 1}"
    if s.phase == STOCK and any(shape != SQUARE for shape in s.shape):
        return "a storehouse that is being stocked is not 3x3"
    if len(s.stashed) != s.seats or (s.seats != 2 and any(s.stashed)):
        return "items are stashed that could not be (AA-87)"
    if len(s.limbo) < sum(f.script is s.rules.play for f in s.agenda):
        return "an item is being played that is not there"
    if any(seen & ~s.everyone for seen in s.seen):
        return "somebody knows an item who is not at the table"
    if any(s.seen[card] != s.everyone for card in [*s.returned, *s.turned()]):
        return "not everyone knows what has returned or was turned"
    if any(s.seen[card] != s.everyone for card in s.discard):
        return "not everyone knows the discard"
    if not s.deck and len(s.discard) > 1:
        return "the deck is empty, but the discard was not shuffled"
    if s.triggered != NOBODY and not s.asks and s.phase < INSPECTION:
        return "nobody is asked, but the game is not over"
    return s.broken_law()


def redeal(s: AlleyState, seat: int, chance: int, after: AlleyState) -> AlleyState:
    """Return the position with everything dealt again that a seat neither knows nor is about to learn.

    That is what the seat has not seen, who knows what in the hands of others, and every copy's number.
    `after` is the position after the next choice.
    """
    becomes = list(range(len(s.kind_of)))
    covered = s.covered()
    still_covered = set(after.covered())
    # Below the backs that were seen, now and after the choice, not even those are known.
    mixed = [card for card in covered if card in still_covered]
    settled = {card for owner, cards in enumerate(s.stash) if s.stashed[owner] for card in cards}
    groups: dict[tuple[bool, int], list[int]] = {}
    for card, seen in enumerate(s.seen):
        if not (_knows(s, seen, seat) or _knows(s, after.seen[card], seat) or card in settled):
            back = s.rules.back_of[s.kind_of[card]]
            groups.setdefault((s.fresh and card in s.deck, back), []).append(card)
    for cards in groups.values():
        chance = _exchange(becomes, cards, chance)
    chance = _exchange(becomes, [card for card in mixed if not _knows(s, s.seen[card], seat)], chance)
    copies: dict[int, list[int]] = {}
    for card, kind in enumerate(s.kind_of):
        copies.setdefault(kind, []).append(card)
    renumbered = list(range(len(s.kind_of)))
    for cards in copies.values():
        chance = _exchange(renumbered, cards, chance)
    world = s.clone()
    for owner, cards in enumerate(world.stash):
        if owner != seat:
            for knows in (False, True):
                alike = [card for card in cards if _knows(s, s.seen[card], seat) == knows]
                masks = [s.seen[card] for card in alike]
                chance = shuffle(masks, chance)
                for card, mask in zip(alike, masks, strict=True):
                    world.seen[card] = mask
    world.renumber([*[renumbered[card] for card in becomes], HOLE])
    world.advance()
    return world


def _exchange(becomes: list[int], cards: list[int], chance: int) -> int:
    """Let what cards become be dealt among them anew; return chance afterwards."""
    dealt = [becomes[card] for card in cards]
    chance = shuffle(dealt, chance)
    for card, other in zip(cards, dealt, strict=True):
        becomes[card] = other
    return chance


def _knows(s: AlleyState, seen: int, seat: int) -> bool:
    """Whether a seat, or for -1 a spectator, is among those who have seen a card."""
    return seen == s.everyone or (seat >= 0 and seen >> seat & 1 == 1)
