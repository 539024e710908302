"""Records on disk: where games are kept, and how they are written and read so that none is lost."""

import os
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from stat import S_ISREG
from tempfile import gettempdir
from typing import Any, Final

from hexmonger.bots import is_bot, make_bot
from hexmonger.keeping import OWNER_ONLY, release, reserve_beside, swap, sweep, sync_folder, write_whole
from hexmonger.kernel.commitment import SECRET_BITS
from hexmonger.kernel.files import lines_in, read_text
from hexmonger.kernel.game import Game
from hexmonger.kernel.match import Bot, Match
from hexmonger.kernel.names import printable
from hexmonger.kernel.record import LEFT, OVER, Record, game_of, read_head
from hexmonger.kernel.trouble import Outdated, Trouble, Unreadable
from hexmonger.words import trouble_text

SUFFIX: Final = ".hex"
# A comment to everybody but those who give hints; it stands before the choices.
HINTS: Final = "# hints: "
ALLOWED: Final = "allowed"
TAKEN: Final = re.compile(r"\b(\d{1,9})@(\d{1,9})\b")


def state_folder() -> Path:
    """Return the folder in which games are kept that were given no file of their own."""
    chosen = Path(os.environ.get("XDG_STATE_HOME", ""))
    # The XDG rules want a relative path to be ignored.
    if chosen.is_absolute():
        return chosen / "hexmonger"
    try:
        return Path.home() / ".local" / "state" / "hexmonger"
    except RuntimeError:
        raise Trouble(
            "you have no home folder to keep games in: set XDG_STATE_HOME to a folder of yours"
        ) from None


def new_save() -> Path:
    """Return a file of its own for a new game, named by date and time and empty so far."""
    folder = state_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(
            f"{folder}: the folder for saved games can't be made ({error.strerror}); "
            "--save names a file elsewhere, XDG_STATE_HOME a folder"
        ) from None
    sweep(folder)
    return reserve_beside(folder / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}{SUFFIX}")


@dataclass
class Hints:
    """Whether hints are allowed among several people, and which seats took one, each before which choice.

    >>> Hints.read(["# hints: allowed, 1@0, 2@14"])
    Hints(are_allowed=True, taken=[(0, 0), (1, 14)])
    """

    are_allowed: bool = False
    taken: list[tuple[int, int]] = field(default_factory=list)

    @classmethod
    def read(cls, lines: list[str]) -> "Hints":
        """Return what the lines of a record say of hints; nothing where there is no such line."""
        line = next((line for line in lines if line.startswith(HINTS)), "")
        taken = [(int(seat) - 1, int(choices)) for seat, choices in TAKEN.findall(line)]
        return cls(ALLOWED in line, taken)

    def write(self, text: str) -> str:
        """Return the text of a record with a line about hints, if there is anything to say of them."""
        words = [ALLOWED] * self.are_allowed + [f"{seat + 1}@{choices}" for seat, choices in self.taken]
        return text.replace("\n\n", f"\n\n{HINTS}{', '.join(words)}\n", 1) if words else text


class Save:
    """The file of a game: read, and replaced only while it holds what was read or written here last.

    Where somebody else has written to it, the game goes on in a file beside it, and `moved` says so. The
    file holds what was read or said of `hints` too.
    """

    def __init__(self, path: Path, known: str | None = None) -> None:
        self.path = path
        self.moved = ""
        self.hints = Hints()
        self._known = known
        self._is_swept = False

    def load(self) -> Match:
        """Return the match whose record is in the file, played as far as it goes."""
        text = read_text(self.path)
        try:
            loaded = Match.of_text(text)
        except Trouble as trouble:
            raise Unreadable(f"{self.path}: {trouble_text(trouble)}") from None
        self._known = text
        self.hints = Hints.read(lines_in(text))
        return loaded

    def write(self, record: Record) -> None:
        """Write a record whole or not at all; what somebody else wrote meanwhile stays as it is."""
        text = self.hints.write(record.to_text())
        if not self._is_swept:
            sweep(self.path.resolve().parent, self.path.resolve().name)
            self._is_swept = True
        try:
            if self._known is None:
                write_whole(self.path, text, OWNER_ONLY)
            elif self._known != text or not self.path.exists():
                if not swap(self.path, self._known, text):
                    self._move()
                    write_whole(self.path, text, OWNER_ONLY)
        except Trouble:
            if not self._known:
                release(self.path)
            raise
        self._known = text

    def rescue(self, record: Record) -> bool:
        """Write a record that can't be saved in its place to the system's own folder, if that has room."""
        try:
            elsewhere = reserve_beside(Path(gettempdir()) / self.path.name)
        except (OSError, Trouble):
            return False
        try:
            write_whole(elsewhere, self.hints.write(record.to_text()), OWNER_ONLY)
        except Trouble:
            release(elsewhere)
            return False
        self.path = elsewhere
        return True

    def _move(self) -> None:
        """Go on in a file beside the one that somebody else has written to."""
        self.path = reserve_beside(self.path)
        self.moved = f"somebody else saved here too; this game is now in {printable(self.path.name)}"


def save_record(record: Record, path: Path) -> None:
    """Write a record to a file, whatever that holds, whole or not at all."""
    Save(path).write(record)


def load(path: Path) -> Match:
    """Return the match whose record is in a file, played as far as it goes."""
    return Save(path).load()


def load_record(path: Path) -> Record:
    """Return the record in a file, played through once so that every choice in it is allowed."""
    return load(path).record


def delete(path: Path) -> None:
    """Remove a kept game for good."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise Trouble(f"{path}: can't be deleted ({error.strerror})") from None
    sync_folder(path.parent)


@dataclass(frozen=True)
class Kept:
    """A kept game as its file tells of it without being played: when it was left, and how far it came.

    `trouble` says why it can't be gone on with, where that shows at once, and `brief` the same in few words.
    """

    path: Path
    left: datetime
    record: Record | None
    is_over: bool
    place: str
    trouble: str = ""
    brief: str = ""


def kept_game(path: Path) -> Kept:
    """Return what the text of a kept game tells, however long the game is."""
    left = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    try:
        lines = lines_in(read_text(path))
        record = read_head(lines)[0]
        game_of(record)
    except Trouble as trouble:
        text = trouble_text(trouble)
        return Kept(path, left, None, False, "", text, _brief(path, trouble, text))
    comments = [line for line in lines if line.startswith("#")]
    is_over = any(line.startswith(OVER) for line in comments)
    place = next((line.removeprefix(LEFT) for line in comments if line.startswith(LEFT)), "")
    return Kept(path, left, record, is_over, place)


def _brief(path: Path, trouble: Trouble, text: str) -> str:
    """Return what is wrong with a kept game, without the name of its file."""
    return trouble.why if isinstance(trouble, Outdated) else text.removeprefix(f"{path}: ")


def unfinished() -> list[Kept]:
    """Return every kept game that isn't over, the one played last first; none of them is played for it."""
    found: list[Kept] = []
    for path in kept():
        with suppress(OSError):
            game = kept_game(path)
            if not game.is_over:
                found.append(game)
    return found


def latest_unfinished() -> Path | None:
    """Return the kept game that was played last, can be read and isn't over, if there is one."""
    return next((game.path for game in unfinished() if _is_unfinished(game)), None)


def _is_unfinished(game: Kept) -> bool:
    """Whether a game can be gone on with, which only playing it through can tell for sure."""
    try:
        return not game.trouble and not load(game.path).state.is_over
    except Trouble:
        return False


def kept() -> list[Path]:
    """Return every kept game, the one played last first."""
    times: list[tuple[float, Path]] = []
    for path in state_folder().glob(f"*{SUFFIX}"):
        try:
            about = path.stat()
        except OSError:
            continue
        # A name that is only reserved holds no game yet, and a pipe may never end.
        if S_ISREG(about.st_mode) and about.st_size:
            times.append((about.st_mtime, path))
    return [path for _, path in sorted(times, reverse=True)]


def bot_called(name: str) -> str | None:
    """Return the bot that a player's name stands for: "greedy", or "greedy 2" for a second one.

    >>> bot_called("uniform 2"), bot_called("Ada")
    ('uniform', None)
    """
    first, _, number = name.rpartition(" ")
    called = first if number.isdigit() else name
    return called if is_bot(called) else None


def bots_of(game: Game[Any, Any], record: Record) -> dict[int, Bot[Any]]:
    """Return the bots among a record's players by seat; all others are people.

    Each draws from a secret of its own: whoever watches bots must not learn anything about the deal.
    """
    return {
        seat: make_bot(called, game, secrets.randbits(SECRET_BITS))
        for seat, name in enumerate(record.players)
        if (called := bot_called(name))
    }
