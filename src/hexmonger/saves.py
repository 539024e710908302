"""Records on disk: where games are kept, and how they are written and read so that none is lost."""

import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from hexmonger.bots import bot_names, make_bot
from hexmonger.kernel.commitment import SECRET_BITS
from hexmonger.kernel.files import read_text
from hexmonger.kernel.game import Game
from hexmonger.kernel.match import Bot
from hexmonger.kernel.record import Record, read_record
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Trouble, Unreadable

SUFFIX: Final = ".hex"
# A saved game holds its seed, and with it everything that is still to be dealt.
OWNER_ONLY: Final = 0o600


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
    """Return a file for a new game, named by date and time, in a folder that is there."""
    folder = state_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"{folder}: the folder for saved games can't be made ({error.strerror})") from None
    name = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path = folder / f"{name}{SUFFIX}"
    again = 2
    while path.exists():
        path = folder / f"{name}-{again}{SUFFIX}"
        again += 1
    return path


def save_record(record: Record, path: Path) -> None:
    """Write a record to a file that its owner alone may read, whole or not at all."""
    write_whole(path, record.to_text(), OWNER_ONLY)


def write_whole(path: Path, text: str, mode: int | None = None) -> None:
    """Write a text file so that whoever reads it finds the old text or the new, never a part."""
    target = path.resolve()
    partial = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        # A device or a pipe takes the text as it comes: a file in its place would be another thing.
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        try:
            with partial.open("w", encoding="utf-8") as file:
                if mode is not None:
                    partial.chmod(mode)
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            partial.replace(target)
        finally:
            partial.unlink(missing_ok=True)
    except OSError as error:
        raise Trouble(f"{path}: can't be written ({error.strerror})") from None


def load(path: Path) -> tuple[Record, State]:
    """Return the record in a file, and the position it leads to."""
    text = read_text(path)
    try:
        return read_record(text)
    except Trouble as trouble:
        raise Unreadable(f"{path}: {trouble}") from None


def load_record(path: Path) -> Record:
    """Return the record in a file, played through once so that every choice in it is allowed."""
    return load(path)[0]


def latest_unfinished() -> Path | None:
    """Return the kept game that was played last and isn't over, if there is one."""
    return next((path for path in kept() if _is_unfinished(path)), None)


def kept() -> list[Path]:
    """Return every kept game, the one played last first."""
    times: list[tuple[float, Path]] = []
    for path in state_folder().glob(f"*{SUFFIX}"):
        try:
            times.append((path.stat().st_mtime, path))
        except OSError:
            continue
    return [path for _, path in sorted(times, reverse=True)]


def _is_unfinished(path: Path) -> bool:
    try:
        return not load(path)[1].is_over
    except Trouble:
        return False


def bot_called(name: str) -> str | None:
    """Return the bot that a player's name stands for: "greedy", or "greedy 2" for a second one.

    >>> bot_called("uniform 2"), bot_called("Ada")
    ('uniform', None)
    """
    first, _, number = name.rpartition(" ")
    called = first if number.isdigit() else name
    return called if called in bot_names() else None


def bots_of(game: Game[Any, Any], record: Record) -> dict[int, Bot[Any]]:
    """Return the bots among a record's players by seat; all others are people.

    Each draws from a secret of its own: whoever watches bots must not learn anything about the deal.
    """
    return {
        seat: make_bot(called, game, secrets.randbits(SECRET_BITS))
        for seat, name in enumerate(record.players)
        if (called := bot_called(name))
    }
