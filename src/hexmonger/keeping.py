"""Files written so that nothing is lost: whole, on the disk, and never over what somebody else wrote."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from typing import Final

from hexmonger.kernel.files import read_text
from hexmonger.kernel.trouble import Trouble

if sys.platform != "win32":
    import fcntl

# A game on the disk tells what is still to be dealt.
OWNER_ONLY: Final = 0o600
PART: Final = ".part"
LONGEST_STEM: Final = 80
# A file is written in a moment; what is half done for so long was left behind.
LEFT_BEHIND: Final = 60.0


def write_whole(path: Path, text: str, mode: int = 0o666) -> None:
    """Write a text file so that whoever reads it finds the old text or the new, never a part."""
    target = path.resolve()
    partial = target.with_name(f".{target.name[:LONGEST_STEM]}.{os.getpid()}{PART}")
    try:
        # A device or a pipe takes the text as it comes: a file in its place would be another thing.
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        try:
            made = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
            with os.fdopen(made, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            partial.replace(target)
        finally:
            partial.unlink(missing_ok=True)
    except OSError as error:
        raise Trouble(f"{path}: can't be written ({error.strerror})") from None
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Have a folder's own entries on the disk, where a system can do that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def reserve(path: Path) -> bool:
    """Make an empty file under a name that nobody has taken; return whether nobody had."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except FileExistsError:
        return False
    except OSError as error:
        raise Trouble(f"{path}: can't be written ({error.strerror})") from None
    return True


def release(path: Path) -> None:
    """Give a name back that was reserved and never written to."""
    with suppress(OSError):
        if path.is_file() and not path.stat().st_size:
            path.unlink()


def reserve_beside(path: Path) -> Path:
    """Reserve the first free name after one: `game.hex`, `game-2.hex`, `game-3.hex` and so on."""
    again = 1
    candidate = path
    while not reserve(candidate):
        again += 1
        candidate = path.with_name(f"{path.stem}-{again}{path.suffix}")
    return candidate


def swap(path: Path, known: str, text: str) -> bool:
    """Replace what is known to stand in a file; return whether it still stood there, or nothing did."""
    target = path.resolve()
    with _locked(target):
        if _holds_something_else(target, known):
            return False
        write_whole(path, text, OWNER_ONLY)
    return True


def _holds_something_else(target: Path, known: str) -> bool:
    try:
        return read_text(target) != known
    except Trouble:
        return target.exists()


@contextmanager
def _locked(target: Path) -> Iterator[None]:
    """Keep others who ask for it from replacing a file; where locks don't exist, nobody is kept."""
    opened = _lock(target)
    try:
        yield
    finally:
        if opened is not None:
            os.close(opened)


def _lock(target: Path) -> int | None:
    """Return the file that stands there, opened and locked; nothing where that can't be."""
    if sys.platform == "win32":
        return None
    while True:
        opened = None
        try:
            opened = os.open(target, os.O_RDONLY | os.O_NONBLOCK)
            fcntl.flock(opened, fcntl.LOCK_EX)
            # Whoever had the lock may have put another file in its place.
            if os.path.samestat(os.fstat(opened), target.stat()):
                return opened
        except OSError:
            if opened is not None:
                os.close(opened)
            return None
        os.close(opened)


def sweep(folder: Path, name: str = "") -> None:
    """Remove what a program that was ended in mid-write has left in a folder, perhaps of one file only."""
    for left in folder.glob(f".{escape(name[:LONGEST_STEM]) if name else '*'}.*{PART}"):
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > LEFT_BEHIND:
                left.unlink()
