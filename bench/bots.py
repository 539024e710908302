"""`python -m bench.bots`: measure in the arena what every bot is worth, and write it into docs/bots.md.

Every run has a file in .arena and goes on from there: called again after Ctrl-C, it plays what is left,
and once all is played, it only writes the page again.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, quantiles, stdev
from typing import Any, Final

from hexmonger.arena import Contest, line_up
from hexmonger.arena.chart import ACCENT, FAINT, INK, Bar, draw_bars
from hexmonger.arena.extras import need
from hexmonger.arena.standing import Standings
from hexmonger.cli.runs import counting
from hexmonger.keeping import write_whole
from hexmonger.kernel.game import find_box
from hexmonger.kernel.native import build_name
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.trials import Trial, check_trial

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "bots.md"
PICTURES: Final = ROOT / "docs" / "pictures"
RUNS: Final = ROOT / ".arena"
BEGIN: Final = "<!-- measured by make bots: begin -->"
END: Final = "<!-- measured by make bots: end -->"

ALLEY: Final = "arcane_alley"
MERCHANTS: Final = "merchants_of_magick"
MARKET: Final = "moonstruck_market"
BOTS: Final = ("tactician", "greedy", "uniform")
RUNGS: Final = (("tactician", "greedy"), ("greedy", "uniform"))
# How many deals are played until a share is known well enough: the closer two bots are, the more.
DEALS: Final = {"tactician": 50, "greedy": 20}
CLOSE: Final = {2: 200, 4: 150, 6: 80}
ALONE: Final = 1000


@dataclass(frozen=True)
class Meeting:
    """Two bots at a table, one of the first against as many of the second as there are other seats."""

    first: str
    second: str
    deals: int
    game: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Return the name of its file."""
        more = "-with-module" if "modules" in self.options else ""
        return f"{self.first}-over-{self.second}-{self.game}{more}-{self.seats}"

    @property
    def command(self) -> str:
        """Return the command that measures it."""
        words = ["hexmonger arena", self.first, self.second, f"--game {self.game} --seats {self.seats}"]
        words += [f"--{name} {value}" for name, value in self.options.items()]
        return " ".join([*words, f"--deals {self.deals}"])

    def contest(self) -> Contest:
        """Return its contest, with what was played already."""
        bots = line_up([self.first, self.second], self.seats)
        setup = Setup(self.seats, self.options)
        return Contest(self.game, setup, [bots], 0, self.deals, file=RUNS / f"{self.name}.jsonl")


def meetings() -> Iterator[Meeting]:
    """Return all meetings: the better bot of each rung against the other, at every table."""
    for first, second in RUNGS:
        deals = DEALS[first]
        for more in ({}, {"modules": MARKET}):
            for seats in (2, 4, 6):
                is_close = first == "tactician" and not more
                options = {"wizards": "random", **more}
                yield Meeting(first, second, CLOSE[seats] if is_close else deals, ALLEY, seats, options)
        for seats in (2, 4):
            yield Meeting(first, second, deals, MERCHANTS, seats)


def can_meet(meeting: Meeting) -> bool:
    """Whether both bots know the game."""
    setup = Setup(meeting.seats, meeting.options)
    return _can_be(Trial(meeting.game, setup, line_up([meeting.first, meeting.second], meeting.seats), 0))


def _can_be(trial: Trial) -> bool:
    try:
        check_trial(trial)
    except Trouble as trouble:
        print(f"left out: {' '.join(trial.bots)} in {trial.game} ({trouble})", file=sys.stderr)
        return False
    return True


def played(contest: Contest, name: str, jobs: int) -> Standings:
    """Play what is left of a contest and return its standings."""
    try:
        with counting(name, contest.wanted) as count:
            count(contest.done)
            for _ in contest.play(jobs):
                count(contest.done)
    finally:
        contest.close()
    return contest.standings[0]


def table_of(rows: Sequence[tuple[Meeting, Standings]]) -> list[str]:
    """Return the meetings of two bots in a game as a table."""
    lines = ["| table | win share | even | margin | deals | measured with |", "|---|---|---|---|---|---|"]
    for meeting, standings in rows:
        first = standings.first
        low, high = first.share_interval(is_open=False)
        lines.append(
            f"| {_table_name(meeting)} | {100 * first.share:.1f} % ({100 * low:.1f}–{100 * high:.1f}) "
            f"| {100 * standings.even:.1f} % | {first.margin_text(is_open=False)} "
            f"| {len(standings.deals)} | `{meeting.command}` |"
        )
    return lines


def _table_name(meeting: Meeting) -> str:
    modules = find_box(meeting.game).modules()
    module = meeting.options.get("modules")
    return f"{meeting.seats} seats{f', {modules[module]}' if module else ''}"


def alone(jobs: int) -> list[str]:
    """Return what each bot comes to alone, in a table and a chart."""
    scores: dict[str, list[int]] = {}
    for bot in BOTS:
        trial = Trial(MERCHANTS, Setup(1), (bot,), 0)
        if _can_be(trial):
            file = RUNS / f"{bot}-alone-{MERCHANTS}.jsonl"
            contest = Contest(MERCHANTS, Setup(1), [(bot,)], 0, ALONE, file=file)
            deals = played(contest, f"{bot} alone", jobs).deals
            scores[bot] = [outcome.scores[0] for outcomes in deals for outcome in outcomes if outcome.scores]
    lines = ["| bot | mean | deviation | tenth | median | nine tenths | seeds | measured with |"]
    lines.append("|" + "---|" * 8)
    for bot, figures in scores.items():
        tenths = quantiles(figures, n=10)
        lines.append(
            f"| {bot} | {fmean(figures):.1f} | {stdev(figures):.1f} | {tenths[0]:.0f} | {tenths[4]:.0f} "
            f"| {tenths[8]:.0f} | {len(figures)} | `hexmonger simulate --game {MERCHANTS} --players {bot} "
            f"--games {ALONE}` |"
        )
    name = "bots-alone.svg"
    _draw_alone(PICTURES / name, scores)
    return [*lines, "", f"![How often each bot comes to which score alone](pictures/{name})"]


def _draw_alone(path: Path, scores: Mapping[str, Sequence[int]]) -> None:
    """Draw how often each bot comes to which score, in tens."""
    matplotlib = need("matplotlib", "arena", "charts")
    figure_kind: Any = need("matplotlib.figure", "arena", "charts").Figure
    with matplotlib.rc_context({"svg.hashsalt": "hexmonger", "svg.fonttype": "none", "font.size": 10}):
        figure = figure_kind(figsize=(7, 3), layout="constrained")
        axes = figure.subplots()
        most = max(max(figures) for figures in scores.values())
        for (bot, figures), colour in zip(scores.items(), (ACCENT, INK, FAINT), strict=False):
            counts, edges = need("numpy", "arena", "charts").histogram(figures, bins=range(0, most + 11, 10))
            axes.stairs(100 * counts / len(figures), edges, color=colour, linewidth=1.5)
            top = int(counts.argmax())
            place = (edges[top] + 5, 100 * counts[top] / len(figures))
            axes.annotate(bot, place, xytext=(0, 4), textcoords="offset points", ha="center", color=colour)
        axes.margins(y=0.15)
        axes.set_xlabel("score", color=FAINT)
        axes.set_ylabel("seeds in %", color=FAINT)
        axes.tick_params(colors=FAINT)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        figure.savefig(path, metadata={"Date": None})


def sections(jobs: int) -> Iterator[str]:
    """Measure everything, and return the lines of the page that tell it."""
    rows = [
        (meeting, played(meeting.contest(), meeting.name, jobs))
        for meeting in meetings()
        if can_meet(meeting)
    ]
    for first, second in RUNGS:
        for game in (ALLEY, MERCHANTS):
            some = [
                row for row in rows if (row[0].first, row[0].second, row[0].game) == (first, second, game)
            ]
            if not some:
                continue
            title = f"{first} over {second} in {find_box(game).title}"
            name = f"bots-{first}-over-{second}-{game}.svg"
            bars = [Bar.of(_table_name(meeting), each, each.first, False) for meeting, each in some]
            draw_bars(PICTURES / name, title, bars)
            yield from (f"### {title}", "", *table_of(some), "", f"![{title}](pictures/{name})", "")
    yield from (f"### Alone in {find_box(MERCHANTS).title}", "", *alone(jobs), "")
    yield f"Measured with Python {sys.version_info.major}.{sys.version_info.minor}, {build_name()}."


def main(words: Sequence[str] | None = None) -> None:
    """Measure what is left, and write the page."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="how many deals at the same time"
    )
    jobs = reading.parse_args(words).jobs
    RUNS.mkdir(parents=True, exist_ok=True)
    try:
        measured = "\n".join(sections(jobs))
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from there")
    except Trouble as trouble:
        sys.exit(f"{trouble}; begin anew without .arena if the bots have changed")
    # Read only now: the page may have been written on while bots were playing.
    text = PAGE.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{PAGE}: has no place for what is measured: {BEGIN} … {END}")
    write_whole(PAGE, f"{before}{BEGIN}\n\n{measured}\n\n{END}{after}")


if __name__ == "__main__":
    main()
