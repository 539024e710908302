"""The course of a game: everybody's coins after each round, as all have heard."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.text import Text

from hexmonger.kernel.events import Event
from hexmonger.look import MIST_100, MIST_200, MIST_300, seat_colour, seat_shape
from hexmonger.terminal.canvas import fitted

MOST_ROUNDS: Final = 14
NAME_WIDTH: Final = 14


def course(heard: Iterable[tuple[int, Event]]) -> list[Sequence[int]]:
    """Return the coins of every seat after each round."""
    reckoned: list[Any] = [event for _, event in heard if event.name == "reckoned"]
    return [event.coins for event in reckoned]


def course_text(rounds: Sequence[Sequence[int]], names: Sequence[str]) -> Text:
    """Return the course as a table, a line for each seat; of a long game its last rounds."""
    first = max(0, len(rounds) - MOST_ROUNDS)
    heads = "".join(f"{number + 1:>4}" for number in range(first, len(rounds)))
    text = Text(f"{'After round':<{NAME_WIDTH + 2}}{heads}\n", MIST_300)
    for seat, name in enumerate(names):
        text.append(f"{seat_shape(seat)} ", seat_colour(seat))
        text.append(f"{fitted(name, NAME_WIDTH):<{NAME_WIDTH}}", f"bold {MIST_100}")
        text.append(f"{''.join(f'{coins[seat]:>4}' for coins in rounds[first:])}\n", MIST_200)
    text.rstrip()
    return text
