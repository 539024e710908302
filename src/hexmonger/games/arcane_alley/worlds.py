"""What an item that comes to be seen can be, as far as a seat can tell."""

from hexmonger.games.arcane_alley.state import AlleyState


def could_be(world: AlleyState, seat: int, card: int, is_back: bool, settled: frozenset[int]) -> list[int]:
    """Return a card of each kind of item that a card can be, or of each back, itself among them.

    It may be one with the same back that the seat can't know, in a fresh deck one of the deck; below the
    backs that were seen, any that lies there. Nothing is returned where an exchange would put a Boomerang
    where everybody can tell that none is (AA-87).
    """
    back_of = world.rules.back_of
    kind_of = world.kind_of
    fresh = world.fresh
    deck = set(world.deck) if fresh else set()
    in_deck = card in deck
    covered = set(world.covered()) if is_back else set()
    back = back_of[kind_of[card]]
    bit = 1 << seat
    others: dict[int, int] = {back if is_back else kind_of[card]: card}
    other = -1
    for mask in world.seen:
        other += 1
        if mask & bit or other in settled or (fresh and (other in deck) != in_deck):
            continue
        kind = kind_of[other]
        if is_back:
            if other in covered:
                others.setdefault(back_of[kind], other)
        elif back_of[kind] == back and (kind not in others or _is_better(world, other, others[kind], card)):
            others[kind] = other
    if any(world.stashed) and not all(_may_exchange(world, card, other) for other in others.values()):
        return []
    return list(others.values())


def _is_better(world: AlleyState, other: int, than: int, card: int) -> bool:
    """Whether a card is easier to exchange than another: it is in no hand with items that were stashed."""
    return than != card and _is_stashed(world, than) and not _is_stashed(world, other)


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
    """Let two cards that nobody has shown change places."""
    for zone in world.zones():
        here, there = card in zone, other in zone
        if here or there:
            place = zone.index(card) if here else zone.index(other)
            if here and there:
                zone[zone.index(other)] = card
                zone[place] = other
                break
            zone[place] = other if here else card
    for stash in world.stash:
        if card in stash or other in stash:
            stash.sort()
    seen = world.seen
    seen[card], seen[other] = seen[other], seen[card]
