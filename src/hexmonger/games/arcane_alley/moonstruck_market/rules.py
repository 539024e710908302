"""The tables of the expansion: moons, types, and what moonlight does to effects."""

from collections.abc import Mapping, Sequence
from typing import Final

from hexmonger.games.arcane_alley.cards import Item, Wizard
from hexmonger.games.arcane_alley.moonstruck_market.cards import (
    BACK_WORDS,
    BASE_BACK,
    MOON_BACK,
    MoonItem,
    type_of,
)
from hexmonger.games.arcane_alley.moonstruck_market.moon import ALL_SIDES, DARK, UNROLLED
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.kernel.agenda import Script

STALLS: Final = 3
# Bits of types of items, above those of moons.
FIRST_TYPE: Final = UNROLLED << 1
ANY_TYPE: Final = -FIRST_TYPE


class MarketRules(Rules):
    """One edition of the game with the expansion."""

    def __init__(
        self,
        items: Sequence[Item],
        wizards: Sequence[Wizard],
        numbers: Mapping[str, int],
        procedures: Sequence[Script],
        options: Mapping[str, str],
    ) -> None:
        super().__init__(items, wizards, numbers, procedures, options)
        self.backs = len(BACK_WORDS)
        back_of = [MOON_BACK if isinstance(item, MoonItem) else BASE_BACK for item in items]
        self.note_backs(back_of, BACK_WORDS)
        self.moon_of: list[int] = [lights_of(item) for item in items]
        # AA-51: a special item makes no sets, under whatever moon an edition puts it.
        self.moon_in_sets: list[int] = [DARK if item.is_special else lights_of(item) for item in items]
        # What three items that make a set have in common: a moon that the die shows, or their type.
        self.in_common: list[int] = [
            moon | type_bit for moon, type_bit in zip(self.moon_in_sets, type_bits(items), strict=True)
        ]
        self.expend: list[Script | None] = [None] * len(self.items)
        self.turned_up: list[Script | None] = [None] * len(self.items)
        self.is_reachable: list[bool] = [isinstance(item, MoonItem) and item.is_reachable for item in items]
        self.more: list[Script | None] = [None] * len(self.items)
        self.other: list[Script | None] = [None] * len(self.items)
        self.instead: list[Script | None] = [None] * len(self.items)
        for kind, item in enumerate(self.items):
            if isinstance(item, MoonItem):
                self.expend[kind] = self.effect(kind, "expend", item.expend)
                self.turned_up[kind] = self.effect(kind, "turned_up", item.turned_up)
                self.more[kind] = self.effect(kind, "and", item.and_moonstruck)
                self.other[kind] = self.effect(kind, "or", item.or_moonstruck)
                self.instead[kind] = self.effect(kind, "instead", item.instead_moonstruck)
        # MM-11: the numbers of the stalls, or Frekah's price; the last is for seats without a wizard.
        self.prices: list[tuple[int, ...]] = [*map(prices_of, self.wizards), tuple(range(1, STALLS + 1))]
        self.moon_bonus: list[int] = [number_of(w, "moon_bonus", 0) for w in self.wizards]
        self.sale_infamy: list[int] = [number_of(w, "infamy_gained", 0) for w in self.wizards]
        self.on_turn = [self.power(w, "on_turn", w.on_turn) for w in self.wizards]
        self.either = self.scripts["either"]
        self.order = self.scripts["order"]
        self.put_sideways = self.scripts["put_sideways"]
        self.in_limbo.append(self.put_sideways)
        # Kinds whose effect may be replaced, and kinds whose "when sold" effects may have to be put in order.
        self.with_or = [kind for kind, other in enumerate(self.other) if other is not None]
        self.to_order = [kind for kind, sold in enumerate(self.sold) if sold and self.moon_in_sets[kind]]


def lights_of(item: Item) -> int:
    """Return what the die may show for an item to be moonstruck (MM-23)."""
    if not isinstance(item, MoonItem):
        return DARK
    return ALL_SIDES | UNROLLED if item.moon == ALL_SIDES else item.moon


def type_bits(items: Sequence[Item]) -> list[int]:
    """Return a bit above those of moons for every type that two items share, 0 for other types (MM-31)."""
    names = [type_of(item) for item in items]
    shared = sorted({name for name in names if names.count(name) > 1})
    return [FIRST_TYPE << shared.index(name) if name in shared else 0 for name in names]


def prices_of(wizard: Wizard) -> tuple[int, ...]:
    """Return what whoever has a wizard pays for the item of each stall."""
    return tuple([number_of(wizard, "price", stall + 1) for stall in range(STALLS)])


def number_of(wizard: Wizard, name: str, otherwise: int) -> int:
    """Return a number of a wizard, if it has it."""
    number = wizard.numbers.get(name)
    return otherwise if number is None else number.value
