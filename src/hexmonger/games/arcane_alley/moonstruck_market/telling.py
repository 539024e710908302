"""What Moonstruck Market tells besides what Arcane Alley does; everybody hears all of it."""

from hexmonger.games.arcane_alley.moonstruck_market.events import (
    Arranged,
    BackShown,
    Bought,
    ClearedMarket,
    Expended,
    Given,
    MoonTurned,
    PutSideways,
    SoldMixedSet,
    SoldMoonSet,
    ToMarket,
    TookFromAside,
    TookFromMarket,
)
from hexmonger.games.arcane_alley.moonstruck_market.moon import SIDES
from hexmonger.games.arcane_alley.shapes import LINES
from hexmonger.games.arcane_alley.telling import tell_sold
from hexmonger.games.arcane_alley.zones import Zones


def tell_cleared_market(s: Zones, items: int) -> None:
    """Tell that so many items of the market are about to go back into the deck."""
    if s.told is not None and items:
        s.tell(ClearedMarket(items))


def tell_to_market(s: Zones, card: int, stall: int) -> None:
    """Tell which item was revealed into a stall."""
    if s.told is not None:
        s.tell(ToMarket(s.id_of(card), stall))


def tell_bought(s: Zones, seat: int, card: int, gold: int, stall: int, left: int) -> None:
    """Tell which item a seat bought, with so many left in the market."""
    if s.told is not None:
        s.tell(Bought(seat, s.id_of(card), gold, stall, left))


def tell_took_from_market(s: Zones, seat: int, card: int, stall: int, left: int, to_play: bool) -> None:
    """Tell which item a seat took from the market, with so many left there."""
    if s.told is not None:
        s.tell(TookFromMarket(seat, s.id_of(card), stall, left, to_play))


def tell_back_shown(s: Zones) -> None:
    """Tell the back of the deck's top."""
    if s.told is not None:
        s.tell(BackShown(s.rules.back_word(s.kind_of[s.deck[-1]])))


def tell_moon_turned(s: Zones, light: int) -> None:
    """Tell which side the moon die shows now."""
    if s.told is not None:
        s.tell(MoonTurned(SIDES[light]))


def tell_sale(s: Zones, seat: int, line: int, is_moon_set: bool, kind: int) -> None:
    """Tell that a seat is about to sell a stack: a moon set, a set of a kind, or with none a mixed one."""
    if s.told is None:
        return
    slots = LINES[s.shape[seat]][line]
    items = tuple([s.id_of(s.store[seat][slot]) for slot in slots])
    if is_moon_set:
        s.tell(SoldMoonSet(seat, slots, items))
    elif kind < 0:
        s.tell(SoldMixedSet(seat, slots, items))
    else:
        tell_sold(s, seat, line, kind)


def tell_expended(s: Zones, seat: int, card: int) -> None:
    """Tell which item of the stash a seat expends."""
    if s.told is not None:
        s.tell(Expended(seat, s.id_of(card)))


def tell_put_sideways(s: Zones, seat: int, card: int) -> None:
    """Tell that an expended item goes on the discard."""
    if s.told is not None:
        s.tell(PutSideways(seat, s.id_of(card)))


def tell_given(s: Zones, seat: int, other: int, card: int, place: int) -> None:
    """Tell which sold item a seat gives to another, from its place among those set aside."""
    if s.told is not None:
        s.tell(Given(seat, other, s.id_of(card), place))


def tell_took_from_aside(s: Zones, seat: int, card: int, place: int) -> None:
    """Tell which item that was set aside a seat takes to play it."""
    if s.told is not None:
        s.tell(TookFromAside(seat, s.id_of(card), place))


def tell_arranged(s: Zones, seat: int, slot: int, were: list[int]) -> None:
    """Tell into which slot a seat put a moon-backed item, and where the item of every slot was before."""
    if s.told is not None:
        s.tell(Arranged(seat, slot, tuple(were)))
