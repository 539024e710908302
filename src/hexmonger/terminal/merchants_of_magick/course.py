"""The course of a game: everybody's coins after each round, added up from what all have heard."""

from collections.abc import Sequence

from rich.text import Text

from hexmonger.games.merchants_of_magick.sheet import COUNTING_CHARMS, GROUPS, ROWS
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.events import Event
from hexmonger.look import MIST_100, MIST_200, MIST_300, seat_colour, seat_shape
from hexmonger.terminal.canvas import fitted

MOST_ROUNDS = 14
NAME_WIDTH = 14


class Purse:
    """What a seat has earned so far, charms included (MoM-30, MoM-31)."""

    def __init__(self) -> None:
        self.earned = 0
        self.orders = [0] * len(COUNTING_CHARMS)
        self.charms: set[int] = set()

    def hear(self, view: MerchantView, event: Event) -> None:
        """Add what an event brought."""
        numbers, rules = event.numbers, view.rules
        if event.what == "completed":
            self.earned += rules.row_coins[numbers[0]]
            if numbers[0] in COUNTING_CHARMS:
                self.charms.add(COUNTING_CHARMS.index(numbers[0]))
        elif event.what == "claimed":
            self.earned += numbers[0]
            self.orders[rules.order_group[view.kind_of[event.card]]] += 1
        elif event.what == "fulfilled":
            self.orders[GROUPS.index(ROWS[numbers[0]].kind)] += rules.adventurer_orders
        elif event.what == "all fulfilled":
            self.earned += numbers[0]
        elif event.what == "mastered":
            self.earned += numbers[1]

    def coins(self, view: MerchantView) -> int:
        """Return all coins together."""
        return self.earned + sum(view.rules.charm_bonus[group] * self.orders[group] for group in self.charms)


def of_closings(heard: Sequence[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """Return what was told by choices that closed a round: all but that somebody has committed (MoM-21)."""
    return [(ply, event) for ply, event in heard if event.what != "committed"]


def course(view: MerchantView, heard: Sequence[tuple[int, Event]]) -> list[list[int]]:
    """Return the coins of every seat after each round: all of a round is told by one choice (MoM-21)."""
    purses = [Purse() for _ in range(view.seats)]
    rounds: list[list[int]] = []
    heard = of_closings(heard)
    for ply in dict.fromkeys(ply for ply, _ in heard):
        for at, event in heard:
            if at == ply and event.seat >= 0:
                purses[event.seat].hear(view, event)
        rounds.append([purse.coins(view) for purse in purses])
    return rounds


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
