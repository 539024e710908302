"""What can be chosen, and how every circle of a sheet stands, worked out from a seat's view."""

from dataclasses import dataclass
from typing import Final

from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import slot_potions

DIE: Final = "die"
CIRCLE: Final = "circle"
FREE_MARK: Final = "free"

OPEN: Final = "open"
INK: Final = "ink"
PENCIL: Final = "pencil"
LIT: Final = "lit"
LIT_FOR_POTIONS: Final = "lit for potions"
OUT_OF_REACH: Final = "out of reach"


@dataclass(frozen=True)
class Light:
    """How a circle stands, and the potions that a mark there takes."""

    stands: str
    potions: int = 0

    @property
    def is_lit(self) -> bool:
        """Whether it can be marked."""
        return self.stands in (LIT, LIT_FOR_POTIONS)


class Answers:
    """The question that waits for the seat of a view, and what answers it."""

    def __init__(self, view: MerchantView) -> None:
        ask = view.ask
        assert ask is not None, "this seat is not asked"
        self.view = view
        self.ask = ask
        self.name: str = ask.question.name
        self.legal = frozenset(view.options)
        self.die: int | None = ask.frame.picks[0] if self.name == CIRCLE else None

    @property
    def asks_for_die(self) -> bool:
        """Whether a die or the commit is asked for."""
        return self.name == DIE

    def is_legal_die(self, die: int) -> bool:
        """Whether a die, or the commit, answers the question."""
        return self.asks_for_die and die in self.legal

    def is_legal_circle(self, circle: int) -> bool:
        """Whether a circle answers the question."""
        return not self.asks_for_die and circle in self.legal

    def why_not(self, choice: int) -> str:
        """Return why a choice is no answer, as a sentence with its rule."""
        reason, rule = self.ask.question.why_not(self.view, self.ask.frame, choice)
        return f"{reason[:1].upper()}{reason[1:]} ({rule})."

    def first_die(self) -> int:
        """Return the die to begin with: one that marks without potions, or else any, or else the commit."""

        def without_potions(die: int) -> bool:
            return any(light.stands == LIT for light in lights_for(self.view, self.view.seat, die))

        dice = self.legal - {COMMIT}
        return min(dice, key=lambda die: (not without_potions(die), die), default=COMMIT)

    def first_circle(self, near: int) -> int:
        """Return the lit circle to begin with: the one that is near, or else one without potions."""
        if near in self.legal:
            return near
        lights = lights_for(self.view, self.view.seat, self.die, self.name == FREE_MARK)
        return min(self.legal, key=lambda circle: (lights[circle].potions > 0, circle))


def columns_of(rules: Rules, die: int) -> list[str]:
    """Return the columns that a die serves, by the table's edition (MoM-12)."""
    served = {column for circle, (_, column) in enumerate(CIRCLES) if rules.serves[die] >> circle & 1}
    return [name for column, name in enumerate(COLUMNS) if column in served]


def lights_for(view: MerchantView, seat: int, die: int | None = None, free: bool = False) -> list[Light]:
    """Return how every circle of a sheet stands while a die, or a free mark, is to be spent on it."""
    rules = view.rules
    spare = view.potions[seat] - slot_potions(view, seat)
    found: list[Light] = []
    for circle in range(len(CIRCLES)):
        if view.inked_marks[seat] >> circle & 1:
            found.append(Light(INK))
        elif view.marks[seat] >> circle & 1:
            found.append(Light(PENCIL))
        elif free:
            found.append(Light(LIT))
        elif die is None or not rules.serves[die] >> circle & 1:
            found.append(Light(OPEN))
        else:
            potions = rules.potions_for(circle, view.dice[die])
            if potions > spare:
                found.append(Light(OUT_OF_REACH, potions))
            else:
                found.append(Light(LIT_FOR_POTIONS if potions else LIT, potions))
    return found
