"""One server has a file to itself; whoever replaces the file must have it, too."""

import fcntl
import os
from pathlib import Path
from typing import Final

from hexmonger.kernel.trouble import Trouble

OWNER_ONLY: Final = 0o600


def locked(path: Path) -> int:
    """Make sure that no other server has a file, which only its owner may read.

    It is theirs until what is returned is closed, which the end of a process does as well.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as error:
        raise Trouble(f"{path}: the store can't be opened ({error.strerror})") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise Trouble(
            f"{path}: another server keeps its tables there; end it, or name another file"
        ) from None
    return lock
