"""Hints: what a bot thinks of a question, beside everything else, and the lines that tell who asked it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Lock

from hexmonger.bots.advice import Advised
from hexmonger.kernel.events import Event, Seat
from hexmonger.kernel.trouble import Trouble
from hexmonger.words import LogLine


@dataclass(frozen=True, slots=True)
class TookHint(Event):
    """Somebody asked a bot for advice; no rule knows of it."""

    seat: Seat


class Hint:
    """What a bot thinks of one question: it thinks once, however often and from where it is asked."""

    def __init__(self, bot: str, think: Callable[[], list[Advised]]) -> None:
        self.bot = bot
        self.advised: list[Advised] | None = None
        self._think = think
        self._thinking = Lock()

    def think(self) -> list[Advised]:
        """Return the answers to think of, the best first; it may take a second, so ask in a thread."""
        with self._thinking:
            if self.advised is None:
                try:
                    self.advised = self._think()
                except Exception as error:
                    reason = f"{type(error).__name__}: {error}".partition("\n")[0]
                    raise Trouble(f"the bot {self.bot!r} broke down ({reason})") from error
            return self.advised


def with_hints(lines: Sequence[LogLine], hints: Sequence[LogLine]) -> list[LogLine]:
    """Return a log with the lines of hints, each after the event that has its number."""
    return sorted([*lines, *hints], key=lambda line: line.number) if hints else list(lines)
