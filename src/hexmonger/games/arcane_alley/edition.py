"""What an edition may correct: any number of the item and wizard tables, and general ones (AA-95)."""

from collections.abc import Mapping, Sequence
from typing import Final

from hexmonger.games.arcane_alley.cards import Item, Wizard
from hexmonger.kernel.edition import MOST, Edition, Parameter, Parameters
from hexmonger.kernel.glossary import PRINTED, Number

NUMBERS: Final[dict[str, int]] = {
    "gold": 25,
    "rounds": 3,
    "stash": 2,
    "turns": 40,
    "tracker_opens": 15,
    "tracker_ends": 20,
    "penalty": 10,
    "fine": 25,
}
LIMITS: Final = {"rounds": (1, 99), "turns": (1, MOST)}
FORMS: Final = ("items.<item>.<number>", "wizards.<wizard>.<number>", "numbers.<number>")


def corrected(
    edition: Edition, items: Sequence[Item], wizards: Sequence[Wizard], general: Mapping[str, int]
) -> tuple[list[Item], list[Wizard], dict[str, int]]:
    """Return the tables with an edition's corrections made, refusing what can't be."""
    if not edition.corrections:
        return list(items), list(wizards), dict(general)
    parameters = Parameters(
        FORMS,
        {
            name: Parameter(Number(value, PRINTED), *LIMITS.get(name, (0, MOST)))
            for name, value in general.items()
        },
        {
            "items": {item.id: item.parameters() for item in items},
            "wizards": {wizard.id: wizard.parameters() for wizard in wizards},
        },
    )
    values = parameters.corrected(edition)
    return (
        [item.with_numbers(_of(f"items.{item.id}.", values)) for item in items],
        [wizard.with_numbers(_of(f"wizards.{wizard.id}.", values)) for wizard in wizards],
        _of("numbers.", values),
    )


def _of(prefix: str, values: Mapping[str, int]) -> dict[str, int]:
    """Return the numbers of one thing by their own names."""
    return {name.removeprefix(prefix): value for name, value in values.items() if name.startswith(prefix)}
