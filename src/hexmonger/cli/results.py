"""Tables of results: wins, their rate with its interval, and means, by bot and by seat."""

from typing import Final, TypeAlias

from rich.table import Table
from rich.text import Text

from hexmonger.cli.paper import table
from hexmonger.cli.picture import seat_mark
from hexmonger.trials import Line, Results, wilson

INTERVAL: Final = "95 % interval"
MEANS: Final = "mean of a game"
GAP: Final = 2

Column: TypeAlias = tuple[Text, list[str]]


def tables_of(results: Results, width: int) -> list[Table]:
    """Return who won how often, by bot and by seat, and the means, in tables that fit a width."""
    columns = ("games", "wins", "rate", INTERVAL)
    bots = table("bot", *columns, right=columns, whole=("bot", *columns))
    for bot in sorted(results.by_bot):
        bots.add_row(bot, *_cells(results.by_bot[bot]))
    # Where bots change seats, every bot has sat everywhere.
    is_fixed = all(len(there) == 1 for there in results.bots_at.values())
    named = ["seat", *(["bot"] if is_fixed else [])]
    seats = table(*named, *columns, right=columns, whole=(*named, *columns))
    for seat in sorted(results.by_seat):
        there = sorted(results.bots_at[seat]) if is_fixed else []
        seats.add_row(_seat(seat), *there, *_cells(results.by_seat[seat]))
    return [bots, seats, *_means(results, width)]


def _means(results: Results, width: int) -> list[Table]:
    """Return the means, a column for every bot and every seat, in as many tables as they need."""
    names = list(next(iter(results.by_bot.values())).sums)
    columns: list[Column] = [
        (Text(bot), [_mean(results.by_bot[bot], name, is_close=True) for name in names])
        for bot in sorted(results.by_bot)
    ]
    columns += [
        (_seat(seat), [_mean(results.by_seat[seat], name) for name in names])
        for seat in sorted(results.by_seat)
    ]
    least = max(map(len, (MEANS, *names)))
    return [_table_of(names, some) for some in _packed(columns, width - least)]


def _packed(columns: list[Column], width: int) -> list[list[Column]]:
    """Return columns in groups, each no wider than a width."""
    groups: list[list[Column]] = []
    room = 0
    for title, cells in columns:
        needed = GAP + max(title.cell_len, *map(len, cells))
        if not groups or needed > room:
            groups.append([])
            room = width
        groups[-1].append((title, cells))
        room -= needed
    return groups


def _table_of(names: list[str], columns: list[Column]) -> Table:
    """Return a table with a row for every name."""
    made = table(MEANS, whole=(MEANS,))
    for title, _ in columns:
        made.add_column(title, justify="right", no_wrap=True)
    for row, name in enumerate(names):
        made.add_row(name, *(cells[row] for _, cells in columns))
    return made


def _seat(seat: int) -> Text:
    return seat_mark(seat).append(f" {seat + 1}", "none")


def _mean(line: Line, name: str, is_close: bool = False) -> str:
    """Return a mean as it is shown, with the reach of its 95 % interval if that is asked for."""
    shown = f"{line.mean(name):.1f}"
    if not is_close or line.games < 2:
        return shown
    return f"{shown} ±{line.reach(name):.1f}"


def _cells(line: Line) -> list[str]:
    low, high = wilson(line.wins, line.games)
    return [
        str(line.games),
        f"{line.wins:.1f}".removesuffix(".0"),
        f"{100 * line.wins / line.games:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f}",
    ]
