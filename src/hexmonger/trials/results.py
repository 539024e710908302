"""Results of many games: wins, their rate with its interval, and means, by bot and by seat."""

import csv
import io
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hexmonger.trials.trial import Outcome

NORMAL_95: Final = 1.959964


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
    squares: dict[str, int] = field(default_factory=dict)

    def add(self, outcome: Outcome, seat: int) -> None:
        """Count one game of one seat; a victory that is shared counts as a share."""
        self.games += 1
        self.wins += outcome.share(seat)
        for name, figures in outcome.tally.items():
            self.sums[name] = self.sums.get(name, 0) + figures[seat]
            self.squares[name] = self.squares.get(name, 0) + figures[seat] ** 2

    def mean(self, name: str) -> float:
        """Return the mean of a figure."""
        return self.sums[name] / self.games

    def spread(self, name: str) -> float:
        """Return the standard deviation of a figure over the games, 0 for a single one."""
        if self.games < 2:
            return 0.0
        about = self.squares[name] - self.sums[name] ** 2 / self.games
        return math.sqrt(max(0.0, about) / (self.games - 1))

    def reach(self, name: str) -> float:
        """Return how far the 95 % interval of a mean reaches to either side, 0 for a single game."""
        return NORMAL_95 * self.spread(name) / math.sqrt(self.games)

    def to_json(self) -> dict[str, Any]:
        """Return the line as plain JSON values."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_rate": round(self.wins / self.games, 6),
            "interval_95": [round(low, 6), round(high, 6)],
            "means": {name: round(self.mean(name), 6) for name in self.sums},
            "deviations": {name: round(self.spread(name), 6) for name in self.sums},
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


def rows_of(outcomes: Iterable[Outcome], **before: object) -> list[dict[str, object]]:
    """Return a row for every seat of every game, in the games' order, each beginning with what is given.

    Games, deals and seats are counted from 1, as people do.
    """
    ordered = sorted(outcomes, key=lambda outcome: outcome.number)
    names = next((list(outcome.tally) for outcome in ordered if outcome.tally), [])
    rows: list[dict[str, object]] = []
    for outcome in ordered:
        for seat, bot in enumerate(outcome.bots):
            rows.append(
                {
                    **before,
                    "game": outcome.number + 1,
                    "deal": outcome.deal + 1,
                    "seat": seat + 1,
                    "bot": bot,
                    "place": outcome.places[seat],
                    "share": round(outcome.share(seat), 6),
                    "score": outcome.scores[seat] if outcome.scores else None,
                    "margin": _rounded(outcome.margin(seat)),
                    **{name: outcome.tally[name][seat] if outcome.tally else None for name in names},
                    "choices": outcome.choices,
                    "forfeit": _forfeit(outcome, seat),
                }
            )
    return rows


def as_csv(rows: Sequence[Mapping[str, object]]) -> str:
    """Return rows as a table of their own, with their names above them."""
    written = io.StringIO()
    lines = csv.writer(written, lineterminator="\n")
    for at, row in enumerate(rows):
        if at == 0:
            lines.writerow(row)
        lines.writerow(row.values())
    return written.getvalue()


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 6)


def _forfeit(outcome: Outcome, seat: int) -> str:
    """Return why a seat has forfeited a game; nothing if it has not."""
    return outcome.forfeit.why if outcome.forfeit is not None and outcome.forfeit.seat == seat else ""
