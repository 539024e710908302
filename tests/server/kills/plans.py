"""What a server is started for: which file it keeps, and when it is to be killed."""

from collections.abc import Iterator, Sequence
from itertools import cycle, repeat
from pathlib import Path
from typing import Final, Literal

import msgspec

Moment = Literal["before", "after", "told", "answered"]
Kill = Literal["never", "every"] | Moment

NEVER: Final = "never"
# At every so many acts, once at each moment.
EVERY: Final = "every"
# Just before a commit, and just after it: nobody has been told of it.
BEFORE: Final = "before"
AFTER: Final = "after"
# When the first listener was told of it, and when whoever did it has its answer.
TOLD: Final = "told"
ANSWERED: Final = "answered"


class Plan(msgspec.Struct, frozen=True):
    """A server to be started: the file of its store, and when it is killed, at which act.

    An act is whatever is stored about a table: a choice, an undo, a stand-in, a line of the chat. By `every`
    a server is killed at every act whose number can be divided by `at`, unless one before it was at that very
    moment; otherwise at its own act of that number. `rests` says for some seats after how many answers a bot
    thinks about the next one until a person comes back. `is_real` is whether bots think in processes of their
    own, as they do when people play; `is_random`, whether secrets and seeds are.
    """

    path: str
    kill: Kill = NEVER
    at: int = 1
    rests: dict[int, int] = {}
    is_real: bool = False
    is_random: bool = False


class Note(msgspec.Struct, frozen=True, array_like=True):
    """That a server was killed: at which moment, at which act, and with which ticket that was asked for.

    Acts of a table have the number of their entry; those of its chats have one of their own.
    """

    moment: Moment
    place: str
    number: int
    ticket: str = ""


def undisturbed(path: Path, rests: dict[int, int]) -> Iterator[Plan]:
    """Return plans by which nothing happens."""
    return repeat(Plan(str(path), rests=rests))


def at_every(path: Path, stride: int, rests: dict[int, int], real_every: int = 0) -> Iterator[Plan]:
    """Return plans without end by which servers are killed at every so many acts: before each, after it, and
    when it was answered. In one of so many servers, bots think in processes of their own."""
    for is_real in cycle([False] * (real_every - 1) + [True] if real_every else [False]):
        yield Plan(str(path), EVERY, stride, rests, is_real)


def when_told(path: Path, moments: Sequence[Kill], stride: int, rests: dict[int, int]) -> Iterator[Plan]:
    """Return plans without end by which servers are killed when somebody was told of an act."""
    for kill in cycle(moments):
        yield Plan(str(path), kill, stride, rests)


def note(path: str, noted: Note) -> None:
    """Note that a server is killed."""
    with _notes_of(path).open("ab") as notes:
        notes.write(msgspec.json.encode(noted) + b"\n")


def notes(path: Path | str) -> list[Note]:
    """Return how servers were killed so far."""
    file = _notes_of(str(path))
    return msgspec.json.Decoder(Note).decode_lines(file.read_bytes()) if file.exists() else []


def _notes_of(path: str) -> Path:
    return Path(f"{path}.kills")
