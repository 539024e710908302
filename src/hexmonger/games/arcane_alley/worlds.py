"""What an item that comes to be seen can be, as far as a seat can tell, and worlds that it has forgotten."""

from collections.abc import Iterable

from hexmonger.games.arcane_alley.spots import ASIDE, LIMBO, STASH, STOREHOUSE
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.kernel.drawn import HIDDEN, Zone
from hexmonger.kernel.spots import Spot


def could_be(world: AlleyState, seat: int, card: int, is_back: bool, settled: frozenset[int]) -> list[int]:
    """Return a card of each kind of item that a card can be, or of each back, itself among them.

    It may be one with the same back that the seat can't know, in a fresh deck one of the deck; below the
    backs that were seen, any that lies there. Nothing is returned where an exchange would put a Boomerang
    where everybody can tell that none is (AA-87).
    """
    if is_back:
        return _backs(world, seat, card, settled)
    rules = world.rules
    own_kind = world.kind_of[card]
    back = rules.back_of[own_kind]
    first = rules.first_copy(world.seats)
    copies = rules.copies(world.seats)
    seen = world.seen
    bit = 1 << seat
    fresh = world.fresh
    in_deck = fresh and card in world.deck
    found: list[int] = [card]
    for kind, other_back in enumerate(rules.back_of):
        if other_back != back or kind == own_kind:
            continue
        best = -1
        for other in range(first[kind], first[kind] + copies[kind]):
            if seen[other] & bit or other in settled or (fresh and (other in world.deck) != in_deck):
                continue
            best = other
            if not _is_stashed(world, other):
                break
        if best >= 0:
            if not _may_exchange(world, card, best):
                return []
            found.append(best)
    return found


def _backs(world: AlleyState, seat: int, card: int, settled: frozenset[int]) -> list[int]:
    """Return a card of each back that a card below the backs that were seen can have."""
    back_of = world.rules.back_of
    kind_of = world.kind_of
    found = {back_of[kind_of[card]]: card}
    bit = 1 << seat
    for other in world.covered():
        if not (world.seen[other] & bit or other in settled):
            found.setdefault(back_of[kind_of[other]], other)
            if len(found) == world.rules.backs:
                break
    return list(found.values())


def _is_stashed(world: AlleyState, card: int) -> bool:
    """Whether a card is in a hand of which everybody knows that some of it is no Boomerang."""
    for owner, stashed in enumerate(world.stashed):
        if stashed and card in world.stash[owner]:
            return True
    return False


def _may_exchange(world: AlleyState, card: int, other: int) -> bool:
    """Whether two cards can be exchanged without a Boomerang coming where none can be."""
    returns = world.rules.returns
    if returns[world.kind_of[card]] == returns[world.kind_of[other]]:
        return True
    return not (_is_stashed(world, card) or _is_stashed(world, other))


def exchange(world: AlleyState, card: int, other: int) -> None:
    """Let two cards that a seat can't tell apart change places."""
    here, there = _zone_of(world, card), _zone_of(world, other)
    place, other_place = here.index(card), there.index(other)
    here[place], there[other_place] = other, card
    seen = world.seen
    seen[card], seen[other] = seen[other], seen[card]
    if here is there is world.deck:
        return
    for stash in world.stash:
        if card in stash or other in stash:
            stash.sort()


def _zone_of(world: AlleyState, card: int) -> list[int]:
    """Return the zone that a card lies in."""
    # Most of what nobody knows is in the deck, and nearly all else in a hand or hidden in a storehouse.
    if card in world.deck:
        return world.deck
    for zone in world.stash:
        if card in zone:
            return zone
    for zone in world.store:
        if card in zone:
            return zone
    for zone in world.zones():
        if card in zone:
            return zone
    raise LookupError(f"card {card} is nowhere")


def forget(view: AlleyView, s: AlleyState, zones: Iterable[Zone]) -> AlleyState:
    """Return a world that fits a view, given one, its seat not having seen what is drawn hidden.

    A hand that the seat chooses from now lies open before it.
    """
    if view.seat < 0:
        return s
    # What leaves a hand out of the seat's sight is in limbo there, and in that hand for the view.
    forgotten = [*s.deck, *s.limbo[len(view.limbo) :]]
    for zone in zones:
        cards = {STOREHOUSE: s.store[zone.seat], ASIDE: s.aside, LIMBO: s.limbo}.get(zone.name, [])
        forgotten += [
            card for card, cell in zip(cards, zone.cells, strict=False) if cell.face == HIDDEN and card >= 0
        ]
    looked_at = {point.seat for point in _pointed_at(view) if point.zone == STASH}
    for owner, hand in enumerate(s.stash):
        if owner != view.seat and owner not in looked_at:
            forgotten += hand
    for card in forgotten:
        s.seen[card] &= ~(1 << view.seat)
    return s


def _pointed_at(view: AlleyView) -> list[Spot]:
    """Return what the answers to a view's question point at."""
    ask = view.ask
    if ask is None:
        return []
    return [point for choice in ask.options for point in ask.question.points(view, ask.frame, choice)]
