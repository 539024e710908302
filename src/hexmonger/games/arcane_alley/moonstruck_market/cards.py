"""Items of the expansion: a moon, a type, and what moonlight adds to their effects."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from hexmonger.games.arcane_alley.cards import RECONSTRUCTED, Item, Saying, Steps
from hexmonger.games.arcane_alley.moonstruck_market.moon import ALL_SIDES, DARK, SIDES
from hexmonger.kernel.edition import Parameter
from hexmonger.kernel.glossary import CORRECTED, Number
from hexmonger.kernel.trouble import Trouble

BASE_BACK: Final = 0
MOON_BACK: Final = 1
BACK_WORDS: Final = ("base", "moon")


@dataclass(frozen=True)
class Moonstruck(Saying):
    """A sentence that says what moonlight changes, with a word for how: "and", "or" or "instead" (MM-42)."""

    how: str


def moonstruck(how: str, saying: Saying) -> Saying:
    """Say how moonlight changes an effect."""
    return Moonstruck(saying.source, saying.words, how)


@dataclass(frozen=True)
class MoonItem(Item):
    """An item with a moon icon.

    While the die matches its moon, `and_moonstruck` follows its effect, `or_moonstruck` may replace it,
    `instead_moonstruck` does replace it (MM-42). `expend` is the effect of discarding it sideways,
    `turned_up` that of being turned up by the inspection. A reachable item can be drawn from anywhere in
    the discard; what moonlight adds then follows. `either` words the two sides of an "or".
    """

    moon: int = DARK
    moon_source: str = RECONSTRUCTED
    expend: Steps = ()
    turned_up: Steps = ()
    is_reachable: bool = False
    either: tuple[str, str] = ("", "")
    and_moonstruck: Steps = ()
    or_moonstruck: Steps = ()
    instead_moonstruck: Steps = ()

    def parameters(self) -> dict[str, Parameter]:
        return super().parameters() | {"moon": Parameter(Number(self.moon, self.moon_source), 0, ALL_SIDES)}

    def with_numbers(self, values: Mapping[str, int]) -> Item:
        moon = values["moon"]
        if moon not in SIDES and moon != ALL_SIDES:
            raise Trouble(
                f"`items.{self.id}.moon` is 1 for crescent, 2 for half, 4 for full, 7 for all or 0 for none, "
                f"not {moon}"
            )
        item = super().with_numbers(values)
        assert isinstance(item, MoonItem)
        return item if moon == self.moon else replace(item, moon=moon, moon_source=CORRECTED)

    @property
    def when(self) -> tuple[str, ...]:
        always = ("always",) if self.turned_up or self.is_reachable else ()
        expend = ("expend",) if self.expend else ()
        return (*super().when, *always, *expend)

    @property
    def moon_name(self) -> str:
        """Return the side of the die it belongs to."""
        return SIDES.get(self.moon, "all")

    def traits(self) -> Mapping[str, Saying]:
        """Return its moon, and how moonlight changes its effect: "and", "or" or "instead" (MM-42)."""
        traits = {"moon": Saying(self.moon_source, self.moon_name)}
        for saying in self.text:
            if isinstance(saying, Moonstruck):
                traits["moonstruck"] = Saying(saying.source, saying.how)
        return traits


def type_of(item: Item) -> str:
    """Return the type of an item, the last word of its name (MM-31)."""
    return item.name.rsplit(" ", 1)[-1]
