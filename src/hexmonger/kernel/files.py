"""Files that a user names, read so that what is wrong with one is told in a sentence."""

import tomllib
from pathlib import Path
from typing import Any

from hexmonger.kernel.trouble import Trouble, Unreadable


def read_text(path: Path) -> str:
    """Return the text of a file, refusing in a sentence what is no text file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise Trouble(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise Trouble(f"{path}: is a folder, not a file") from None
    except OSError as error:
        raise Trouble(f"{path}: can't be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{path}: is not a text file") from None
    if "\0" in text:
        raise Unreadable(f"{path}: is not a text file")
    return text


def read_toml(path: Path) -> dict[str, Any]:
    """Return what a TOML file holds."""
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise Unreadable(f"{path}: is not TOML ({error})") from None
    except RecursionError:
        raise Unreadable(f"{path}: is nested too deeply") from None
