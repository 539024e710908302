"""Scenes that the tests of the numbered rules share: whole games, short decks, and what is told."""

from collections.abc import Iterator, Sequence
from typing import Final

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Setup
from tests.games.arcane_alley.table import Table, deal

# Six items that are all different and do nothing to each other where they lie revealed.
FILLER: Final = ("To", "Ri", "Ba", "Cd", "Lo", "Sk")

# What is told only so that a table can be drawn: how a storehouse closes, which back comes to light.
FOR_THE_EYE: Final = ("closed", "back", "stocked")


def begin(seats: int, seed: int = 1, **options: str) -> Table:
    """Return the table of a new game."""
    return Table(BOX.open(Setup(seats, options)).new(seed))


def stock(table: Table) -> Table:
    """Let everyone reveal their first two hidden items, so that the Sell phase begins."""
    while table.asked.name == "reveal":
        table.choose(table.asked.options[0])
    return table


def random_choices(seats: int, seed: int, **options: str) -> Iterator[tuple[AlleyState, AlleyState]]:
    """Play a game at random, and yield the positions before and after every choice."""
    s = BOX.open(Setup(seats, options)).new(seed)
    source = Source(seed)
    while s.asks:
        before = s.clone()
        s.choose(source.pick(s.asks[0].options))
        yield before, s


def deal_with_deck(deck: str, diagram: str) -> Table:
    """Return the table of a diagram whose deck holds just these items; what is left over is set aside.

    Somebody must be asked right away, so that nothing has moved by then.
    """
    line = f"deck: {deck} ..."
    rest = len(deal(f"{line}\n{unindented(diagram)}").state.deck) - len(deck.split())
    return deal(f"deck: {deck}\naside: ?*{rest}\n{unindented(diagram)}")


def unindented(diagram: str) -> str:
    """Return a diagram whose lines stand at the margin, but for the rows of storehouses."""
    lines = [line.strip() for line in diagram.strip().splitlines()]
    return "\n".join(line if ":" in line else f"  {line}" for line in lines)


def storehouse(cells: Sequence[str], columns: int = 3) -> str:
    """Return cells as the rows of a storehouse."""
    rows = [cells[first : first + columns] for first in range(0, len(cells), columns)]
    return "\n".join(f"  {' '.join(row)}" for row in rows)


def told(table: Table, *words: str) -> list[str]:
    """Make choices and return what they tell, an event a line: what, whose and its numbers."""
    events: list[Event] = []
    table.state.told = events
    table.choose(*words)
    table.state.told = None
    return [
        " ".join([event.what, str(event.seat + 1), *map(str, event.numbers)])
        for event in events
        if event.what not in FOR_THE_EYE
    ]
