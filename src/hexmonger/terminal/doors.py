"""The doors into the terminal table: a match that exists, a screen to set one up, or one played before."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexmonger.kernel.match import Bot, Match
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Save
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.colours import Colours
from hexmonger.terminal.looking import Looking
from hexmonger.terminal.sitting import Sitting
from hexmonger.terminal.start import StartScreen
from hexmonger.terminal.tables import replay_of, table_for


@dataclass(frozen=True)
class Parting:
    """How the terminal was left: the file of the last game at the table, if there was one, and why.

    `trouble` is what ended it, `unsaved` what kept the game from its place; if it `is_kept` all the same,
    the file is another one, else it holds the game as it was before. `moved` says that somebody else wrote
    to the file.
    """

    path: Path | None = None
    is_over: bool = False
    is_interrupted: bool = False
    trouble: Trouble | None = None
    unsaved: Trouble | None = None
    is_kept: bool = True
    moved: str = ""


def play_table(
    match: Match, bots: dict[int, Bot[Any]], save: Save, colours: Colours = Colours.ALL
) -> Parting:
    """Play a match in the terminal until it is over or the person leaves.

    Seats in `bots` are bots, all others are people around this one screen. The record is saved after
    every choice.
    """
    sitting = Sitting(match, bots, save)
    table = table_for(sitting)
    terminal = Terminal(lambda: table, colours)
    return _parting(terminal, _run(terminal), sitting)


def start_screen(colours: Colours = Colours.ALL) -> Parting:
    """Ask who plays, or which game to go on with, then play."""
    terminal = Terminal(StartScreen, colours)
    trouble = _run(terminal)
    start = terminal.entrance
    return _parting(terminal, trouble, start.sitting if isinstance(start, StartScreen) else None)


def watch_replay(
    match: Match, path: Path, reader: int, choices: int = 0, colours: Colours = Colours.ALL
) -> None:
    """Show a match again in the terminal, with the eyes of a reader, from after so many choices on."""
    table = replay_of(Looking(match, Save(path), reader, choices))
    trouble = _run(Terminal(lambda: table, colours))
    if trouble is not None:
        raise trouble


def _run(terminal: Terminal) -> Trouble | None:
    """Run the terminal to its end, and return what ended it but the wish of whoever sat there."""
    try:
        trouble = terminal.run()
    except KeyboardInterrupt:
        terminal.is_interrupted = True
        return None
    if trouble is None and terminal.return_code:
        return Trouble("the table broke down, as told above")
    return trouble


def _parting(terminal: Terminal, trouble: Trouble | None, sitting: Sitting | None) -> Parting:
    """Return how the terminal was left, having done for the last game what can be done."""
    if sitting is None:
        return Parting(is_interrupted=terminal.is_interrupted, trouble=trouble)
    sitting = sitting.latest
    is_kept = sitting.unsaved is None or sitting.rescue()
    return Parting(
        sitting.save_to,
        sitting.is_over,
        terminal.is_interrupted,
        trouble,
        sitting.unsaved,
        is_kept,
        sitting.moved,
    )
