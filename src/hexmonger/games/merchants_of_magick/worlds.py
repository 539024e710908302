"""What an order that comes to be seen can be: any that nobody has seen; and worlds that were forgotten."""

from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.games.merchants_of_magick.view import MerchantView, imagine
from hexmonger.kernel.chance import quick


def could_be(world: MerchantState, card: int, settled: frozenset[int]) -> list[int]:
    """Return an order of each kind that one nobody has seen can be, itself first; those settled stay."""
    if world.seen >> card & 1 or card in settled:
        return []
    found = {world.kind_of[card]: card}
    for other, kind in enumerate(world.kind_of):
        if not world.seen >> other & 1 and other not in settled:
            found.setdefault(kind, other)
    return list(found.values())


def exchange(world: MerchantState, one: int, other: int) -> None:
    """Let two orders that nobody has seen change places, wherever they lie."""
    for zone in (world.deck, world.discard, *world.line):
        for place, card in enumerate(zone):
            if card == one:
                zone[place] = other
            elif card == other:
                zone[place] = one
    if (world.down >> one ^ world.down >> other) & 1:
        world.down ^= 1 << one | 1 << other


def forget(view: MerchantView) -> MerchantState:
    """Return a world that fits a view, nobody having seen what lies face down."""
    s = imagine(view, quick(0))
    s.seen &= ~s.down
    return s
