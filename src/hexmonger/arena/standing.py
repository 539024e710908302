"""Standings: what every bot of a line-up came to, deal by deal."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from hexmonger.arena.intervals import Interval, Wager, looking_often, share_interval, student
from hexmonger.trials import Outcome, Trial


@dataclass
class Standing:
    """The share of victories and the margin of one bot's seats in every deal, all rotations together.

    A forfeited game has no margin, so a deal without any other game has none either.
    """

    bot: str
    seats: int
    wager: Wager
    margins: list[float] = field(default_factory=list)
    forfeits: int = 0
    why: str = ""

    @property
    def shares(self) -> Sequence[float]:
        """Return the win share of a seat in every deal."""
        return self.wager.shares

    @property
    def share(self) -> float:
        """Return the mean win share of a seat."""
        return fmean(self.shares)

    @property
    def margin(self) -> float | None:
        """Return the mean margin; nothing where all games were forfeited."""
        return fmean(self.margins) if self.margins else None

    def share_interval(self, is_open: bool) -> Interval:
        """Return the 95 % interval of the share; where the end is open, one that holds at any end."""
        return self.wager.interval() if is_open else share_interval(self.shares)

    def margin_interval(self, is_open: bool) -> Interval:
        """Return the 95 % interval of the margin, as with the share."""
        return looking_often(self.margins) if is_open else student(self.margins)

    def margin_text(self, is_open: bool) -> str:
        """Return the margin with the reach of its 95 % interval, such as "+1.5 ±0.3"."""
        if self.margin is None:
            return "none"
        low, high = self.margin_interval(is_open)
        reach = f" ±{(high - low) / 2:.1f}" if math.isfinite(high - low) else ""
        # Next to nothing is nothing, not less.
        return f"{round(self.margin, 1) + 0.0:+.1f}{reach}"

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Count one deal, played in every rotation."""
        places = [(each, seat) for each in outcomes for seat, bot in enumerate(each.bots) if bot == self.bot]
        self.wager.add(fmean([each.share(seat) for each, seat in places]))
        margins = [margin for each, seat in places if (margin := each.margin(seat)) is not None]
        if margins:
            self.margins.append(fmean(margins))
        for each, seat in places:
            if each.forfeit is not None and each.forfeit.seat == seat:
                self.forfeits += 1
                self.why = self.why or each.forfeit.why

    def to_json(self, is_open: bool) -> dict[str, Any]:
        """Return the standing as plain JSON values."""
        has_margin = len(self.margins) > 1
        return {
            "seats": self.seats,
            "share": round(self.share, 6),
            "share_interval_95": [round(end, 6) for end in self.share_interval(is_open)],
            "margin": None if self.margin is None else round(self.margin, 6),
            "margin_interval_95": [round(end, 6) for end in self.margin_interval(is_open)]
            if has_margin
            else None,
            "forfeits": self.forfeits,
        }


class Standings:
    """A line-up, and what its bots came to."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.even = 1 / trial.setup.seats
        self.deals: list[list[Outcome]] = []
        self.by_bot = {
            bot: Standing(bot, trial.bots.count(bot), Wager(self.even)) for bot in dict.fromkeys(trial.bots)
        }

    @property
    def first(self) -> Standing:
        """Return the standing of the bot that the others are measured against."""
        return self.by_bot[self.trial.bots[0]]

    @property
    def is_decided(self) -> bool:
        """Whether the first bot's share is known to be other than even, however often that was asked."""
        return self.first.wager.is_decided

    def verdict(self, is_open: bool) -> int:
        """Return 1 where the first bot wins more than its share, -1 where less, 0 where that isn't known."""
        low, high = self.first.share_interval(is_open)
        is_known = self.is_decided if is_open else not low <= self.even <= high
        return 0 if not is_known else 1 if self.first.share > self.even else -1

    def against(self, bot: str) -> str:
        """Return whom one seat of a bot plays against, such as "3 greedy"."""
        others = list(self.trial.bots)
        others.remove(bot)
        return ", ".join(f"{others.count(other)} {other}" for other in dict.fromkeys(others))

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return sum(len(outcomes) for outcomes in self.deals)

    def add(self, outcomes: list[Outcome]) -> None:
        """Count one deal, played in every rotation."""
        self.deals.append(outcomes)
        for standing in self.by_bot.values():
            standing.add(outcomes)

    def to_json(self, is_open: bool) -> dict[str, Any]:
        """Return the standings as plain JSON values."""
        return {
            "line_up": list(self.trial.bots),
            "deals": len(self.deals),
            "games": self.games,
            "verdict": self.verdict(is_open),
            "by_bot": {bot: standing.to_json(is_open) for bot, standing in self.by_bot.items()},
        }
