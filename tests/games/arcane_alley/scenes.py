"""Scenes that the tests of the numbered rules share: whole games, short decks, and what is told."""

from collections.abc import Iterator, Sequence
from typing import Final

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.events import Played
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import NOBODY
from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import Event, Telling, heard
from hexmonger.kernel.setup import Setup
from hexmonger.testing.arcane_alley import Table, deal

# Six items that are all different and do nothing to each other where they lie revealed.
FILLER: Final = ("To", "Ri", "Ba", "Cd", "Lo", "Sk")


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
    """Return the table of a diagram whose deck holds just these items; what is left over is set aside."""
    return deal(f"deck: {deck}\naside: ...\n{unindented(diagram)}")


def unindented(diagram: str) -> str:
    """Return a diagram whose lines stand at the margin, but for the rows of storehouses."""
    lines = [line.strip() for line in diagram.strip().splitlines()]
    return "\n".join(line if ":" in line else f"  {line}" for line in lines)


def storehouse(cells: Sequence[str], columns: int = 3) -> str:
    """Return cells as the rows of a storehouse."""
    rows = [cells[first : first + columns] for first in range(0, len(cells), columns)]
    return "\n".join(f"  {' '.join(row)}" for row in rows)


def told(table: Table, *words: str) -> list[Event]:
    """Make choices and return what they tell in whole, but for what is silent in a log."""
    return [telling.event for telling in tellings(table, *words) if not telling.event.is_silent]


def told_to(table: Table, looking: int, *words: str) -> list[Event]:
    """Make choices on a copy of the table and return what a seat, counted from 1, hears; 0 only watches."""
    return [event for event in heard(tellings(table.copy(), *words), looking - 1) if not event.is_silent]


def tellings(table: Table, *words: str) -> list[Telling]:
    """Make choices and return all that they tell, and to whom."""
    found: list[Telling] = []
    table.state.told = found
    table.choose(*words)
    table.state.told = None
    return found


def played(seat: int, item: str, slot: int, replaced: str = "") -> Played:
    """Return that a player has played an item of the own stash, as the player hears it."""
    return Played(seat, item, slot, seat, replaced, 1)


def played_from_elsewhere(seat: int, item: str, slot: int, replaced: str = "") -> Played:
    """Return that a player has played an item of no stash."""
    return Played(seat, item, slot, NOBODY, replaced, 1)
