"""Which stacks of your storehouse are sets, or would be, and what each of them sells for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from hexmonger.games.arcane_alley.cards import Item
from hexmonger.games.arcane_alley.moonstruck_market.rules import MarketRules
from hexmonger.games.arcane_alley.moonstruck_market.verbs import AdvanceMoon, RollMoon, SetMoon
from hexmonger.games.arcane_alley.shapes import BESIDE, LINES
from hexmonger.games.arcane_alley.verbs import FlipBeside
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.terminal.arcane_alley.moon import is_moonstruck, light_of
from hexmonger.terminal.arcane_alley.storehouse import card_at


@final
@dataclass(frozen=True)
class Sale:
    """A stack that is a set: its line, the different items in it, and whether it is a moon set."""

    line: int
    items: tuple[Item, ...]
    is_moon_set: bool = False

    @property
    def gold(self) -> int:
        """Return what it sells for: the lowest gold among its items (MM-30, MM-31)."""
        return min(item.gold for item in self.items)

    @property
    def words(self) -> str:
        """Return what it is a set of."""
        names = ", ".join(item.name for item in self.items)
        if self.is_moon_set:
            return f"moon set ({names})"
        return f"set of {names}" if len(self.items) == 1 else f"mixed set ({names})"


def sale_of(view: AlleyView, line: int) -> Sale | None:
    """Return what a stack of your storehouse is a set of as it lies, if it is one."""
    slots = LINES[view.shape[view.seat]][line]
    return _set_of(view, line, [card_at(view, view.seat, slot).item for slot in slots], light_of(view))


def sale_made(view: AlleyView, item: Item, slot: int) -> Sale | None:
    """Return the first set that playing an item to a slot would make."""
    seat = view.seat
    shape = view.shape[seat]
    # What a Mirror turns over is hidden by then, or not known yet.
    flipped = BESIDE[shape][slot] if _does(item, FlipBeside) else ()
    # Where the moon is after it has moved, it will show.
    light = 0 if _does(item, AdvanceMoon, RollMoon, SetMoon) else light_of(view)
    for line, slots in enumerate(LINES[shape]):
        others = [at for at in slots if at != slot]
        if slot not in slots or not all(view.up[seat] >> at & 1 for at in others):
            continue
        if any(at in flipped for at in others):
            continue
        sale = _set_of(view, line, [item, *(card_at(view, seat, at).item for at in others)], light)
        if sale is not None:
            return sale
    return None


def _does(item: Item, *verbs: type) -> bool:
    return any(isinstance(step, verbs) for step in item.played)


def _set_of(view: AlleyView, line: int, items: Sequence[Item | None], light: int) -> Sale | None:
    """Return what three revealed items are a set of, if they are one (AA-40, MM-30 to MM-32)."""
    known = [item for item in items if item is not None and not item.is_special]
    if len(known) < len(items):
        return None
    different = tuple({item.id: item for item in known}.values())
    if all(is_moonstruck(item, light) for item in known):
        return Sale(line, different, is_moon_set=True)
    plain = tuple(item for item in different if not item.mimics)
    if len(different) == 1:
        return Sale(line, different)
    if len(plain) == 1 and sum(item.mimics for item in known) == 1:
        return Sale(line, plain)
    if isinstance(view.rules, MarketRules):
        types = {view.rules.type_of[view.rules.kind_by_id[item.id]] for item in known}
        if len(types) == 1 and types != {-1}:
            return Sale(line, different)
    return None
