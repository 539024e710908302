"""Results of many games: wins, their rate with its interval, and means, by bot and by seat."""

import math
from dataclasses import dataclass, field
from typing import Any, Final

from rich.table import Table

from hexmonger.cli.paper import table
from hexmonger.cli.picture import seat_mark
from hexmonger.cli.trial import Outcome

NORMAL_95: Final = 1.959964
INTERVAL: Final = "95 % interval"


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval for a rate of wins (Wilson's score interval).

    >>> [round(end, 3) for end in wilson(5, 10)]
    [0.237, 0.763]
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = NORMAL_95**2 / games
    middle = rate + spread / 2
    reach = NORMAL_95 * math.sqrt(rate * (1 - rate) / games + spread / (4 * games))
    # Rounding may carry an end a hair past what a rate can be.
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


@dataclass
class Line:
    """What one bot, or one seat, came to."""

    games: int = 0
    wins: float = 0.0
    sums: dict[str, int] = field(default_factory=dict)

    def add(self, outcome: Outcome, seat: int) -> None:
        """Count one game of one seat; a victory that is shared counts as a share."""
        self.games += 1
        if outcome.places[seat] == 1:
            self.wins += 1 / outcome.places.count(1)
        for name, figures in outcome.tally.items():
            self.sums[name] = self.sums.get(name, 0) + figures[seat]

    def to_json(self) -> dict[str, Any]:
        """Return the line as plain JSON values."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_rate": round(self.wins / self.games, 6),
            "interval_95": [round(low, 6), round(high, 6)],
            "means": {name: round(total / self.games, 6) for name, total in self.sums.items()},
        }


class Results:
    """All games of a trial as they come in; in whatever order, the figures are the same."""

    def __init__(self) -> None:
        self.games = 0
        self.choices = 0
        self.shared = 0
        self.by_bot: dict[str, Line] = {}
        self.by_seat: dict[int, Line] = {}
        self.bots_at: dict[int, set[str]] = {}

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.choices += outcome.choices
        self.shared += outcome.places.count(1) > 1
        for seat, bot in enumerate(outcome.bots):
            self.by_bot.setdefault(bot, Line()).add(outcome, seat)
            self.by_seat.setdefault(seat, Line()).add(outcome, seat)
            self.bots_at.setdefault(seat, set()).add(bot)

    def to_json(self) -> dict[str, Any]:
        """Return the results as plain JSON values."""
        return {
            "games": self.games,
            "choices": self.choices,
            "shared_victories": self.shared,
            "by_bot": {bot: self.by_bot[bot].to_json() for bot in sorted(self.by_bot)},
            "by_seat": {str(seat + 1): self.by_seat[seat].to_json() for seat in sorted(self.by_seat)},
        }

    def tables(self) -> list[Table]:
        """Return a table by bot and a table by seat."""
        figures = list(next(iter(self.by_bot.values())).sums)
        columns = ("games", "wins", "rate", INTERVAL, *figures)
        bots = table("bot", *columns, right=columns, whole=(INTERVAL,))
        for bot in sorted(self.by_bot):
            bots.add_row(bot, *_cells(self.by_bot[bot]))
        # Where bots change seats, every bot has sat everywhere.
        is_fixed = all(len(there) == 1 for there in self.bots_at.values())
        seats = table("seat", *(["bot"] if is_fixed else []), *columns, right=columns, whole=(INTERVAL,))
        for seat in sorted(self.by_seat):
            there = sorted(self.bots_at[seat]) if is_fixed else []
            seats.add_row(seat_mark(seat).append(f" {seat + 1}"), *there, *_cells(self.by_seat[seat]))
        return [bots, seats]


def _cells(line: Line) -> list[str]:
    low, high = wilson(line.wins, line.games)
    return [
        str(line.games),
        f"{line.wins:.1f}".removesuffix(".0"),
        f"{100 * line.wins / line.games:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f}",
        *(f"{total / line.games:.1f}" for total in line.sums.values()),
    ]
