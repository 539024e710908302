"""A watch over bots at play: who is asked just now, and how long an answer may take."""

import signal
from collections.abc import MutableSequence, Sequence
from typing import Any, Final

from hexmonger.kernel.events import Event
from hexmonger.kernel.match import Bot
from hexmonger.kernel.view import View

NOBODY: Final = -1
# The exit code of a process that was ended because its bot took too long.
TOO_LATE: Final = -getattr(signal, "SIGALRM", 0)


class Watch:
    """Notes which game is played and which seat is asked, where others can read it if the process ends.

    With patience, in seconds, a process whose bot takes longer for an answer is ended by SIGALRM, whatever
    the bot is doing; where a system has no such timer, nobody is hurried.
    """

    def __init__(self, note: MutableSequence[int] | None = None, patience: float = 0.0) -> None:
        self.note: MutableSequence[int] = [0, NOBODY] if note is None else note
        self.patience = patience if hasattr(signal, "setitimer") else 0.0

    @property
    def number(self) -> int:
        """Return the number of the game that is played."""
        return self.note[0]

    @property
    def seat(self) -> int:
        """Return the seat that was asked last, or nobody."""
        return self.note[1]

    def begin_game(self, number: int) -> None:
        """Note that a game begins."""
        self.note[0], self.note[1] = number, NOBODY

    def ask(self, seat: int) -> None:
        """Note that a seat is asked, from now on."""
        self.note[1] = seat
        if self.patience:
            signal.setitimer(signal.ITIMER_REAL, self.patience)

    def answered(self) -> None:
        """Let time not count until the next question."""
        if self.patience:
            signal.setitimer(signal.ITIMER_REAL, 0)


class Watched:
    """A bot under a watch; it is given what the bot wants to be given."""

    def __init__(self, bot: Bot[Any], seat: int, watch: Watch) -> None:
        self.bot = bot
        self.seat = seat
        self.watch = watch
        self.listens = bool(getattr(bot, "listens", False))
        self.needs_options_alone = bool(getattr(bot, "needs_options_alone", False))

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> int:
        """Return the bot's answer."""
        self.watch.ask(self.seat)
        try:
            return self.bot.choose(view, told, answered)
        finally:
            self.watch.answered()
