"""The two doors into the terminal table: a match that exists, or a screen to set one up."""

from pathlib import Path
from typing import Any

from hexmonger.kernel.match import Bot, Match
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.sitting import Sitting
from hexmonger.terminal.start import StartScreen
from hexmonger.terminal.tables import table_for


def play_table(match: Match, bots: dict[int, Bot[Any]], save_to: Path) -> None:
    """Play a match in the terminal until it is over or the person leaves.

    Seats in `bots` are bots, all others are people around this one screen. The record is saved after
    every choice; trouble that kept it from being saved at the end is raised, and so is Ctrl-C.
    """
    sitting = Sitting(match, bots, save_to)
    table = table_for(sitting)
    _run(Terminal(lambda: table))


def start_screen() -> None:
    """Ask who plays, or which game to go on with, then play."""
    _run(Terminal(StartScreen))


def _run(terminal: Terminal) -> None:
    trouble = terminal.run()
    if trouble is not None:
        raise trouble
    if terminal.is_interrupted:
        raise KeyboardInterrupt
