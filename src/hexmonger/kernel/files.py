"""Files and texts that a user names, read so that what is wrong with one is told in a sentence."""

import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final

from hexmonger.kernel.trouble import Trouble, Unreadable

# A record of the longest game is a hundredth of it.
MOST_BYTES: Final = 8 << 20
MOST_LEVELS: Final = 32
# Reading a key takes as long as the square of its dots, and no line of ours has so many.
MOST_DOTS: Final = 100
LARGEST: Final = 1 << 64


def read_text(path: Path) -> str:
    """Return the text of a file, refusing in a sentence what is no text file or has no end in sight."""
    try:
        with path.open("rb") as file:
            return text_in(file, str(path))
    except FileNotFoundError:
        raise Trouble(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise Trouble(f"{path}: is a folder, not a file") from None
    except OSError as error:
        raise Trouble(f"{path}: can't be read ({error.strerror})") from None


def text_in(file: BinaryIO, name: str) -> str:
    """Return the text that comes out of an open file or a pipe."""
    content = file.read(MOST_BYTES + 1)
    if b"\0" in content:
        raise Unreadable(f"{name}: is not a text file")
    if len(content) > MOST_BYTES:
        raise Unreadable(f"{name}: is larger than {MOST_BYTES >> 20} MB, which nothing of ours is")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable(f"{name}: is not a text file") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def lines_in(text: str) -> list[str]:
    """Return the lines of a text as every reader sees them, refusing letters that would hide some.

    >>> lines_in("one\\r\\ntwo\\n")
    ['one', 'two']
    """
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    if not lines[-1]:
        lines.pop()
    for number, line in enumerate(lines, 1):
        if not line.replace("\t", " ").isprintable():
            raise Unreadable(f"line {number}: holds a letter that can't be shown")
    return lines


def read_toml(path: Path) -> dict[str, Any]:
    """Return what a TOML file holds."""
    text = read_text(path)
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise Unreadable(f"{path}: is nested too deeply")
    try:
        written = tomllib.loads(text)
    except ValueError as error:
        raise Unreadable(f"{path}: is not TOML ({error})") from None
    except RecursionError:
        raise Unreadable(f"{path}: is nested too deeply") from None
    # A key of a thousand dots is nested as deeply as a thousand brackets, and nobody notices before.
    if is_deep(written):
        raise Unreadable(f"{path}: is nested too deeply")
    return written


def json_in(text: str) -> dict[str, Any]:
    """Return the object that a JSON text holds, refusing what readers of JSON might not agree on."""
    if len(text) > MOST_BYTES:
        raise Unreadable(f"the JSON is longer than {MOST_BYTES >> 20} MB, which nothing of ours is")
    try:
        written = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except RecursionError:
        raise Unreadable("the JSON is nested too deeply") from None
    except ValueError as error:
        raise Unreadable(f"this is not JSON ({error})") from None
    if not isinstance(written, dict):
        raise Unreadable("the JSON of a position is an object, with a name for each of its values")
    return written


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object of a JSON text, refusing a name that stands in it twice."""
    written = dict(pairs)
    if len(written) < len(pairs):
        counted = Counter([name for name, _ in pairs])
        twice = next(name for name, count in counted.items() if count > 1)
        raise Unreadable(f"{twice!r} stands twice in one object")
    return written


def _no_number(word: str) -> Any:
    raise Unreadable(f"{word} is no number that can be written down")


def check_plain(written: Mapping[str, Any]) -> None:
    """Refuse what is not made of texts and whole numbers in lists and objects, all of bearable size."""
    if is_deep(written):
        raise Unreadable("the JSON is nested too deeply")
    for value in _leaves(written):
        if value is None or isinstance(value, str):
            continue
        if isinstance(value, bool) or not isinstance(value, int):
            raise Unreadable(f"a position is written in texts and whole numbers, not with {value!r}")
        if not -LARGEST < value < LARGEST:
            raise Unreadable("a number of a position has more than 64 bits")


def is_deep(written: object) -> bool:
    """Whether lists and tables lie in each other more deeply than anybody writes them."""
    level: list[object] = [written]
    for _ in range(MOST_LEVELS):
        level = [inner for value in level for inner in _inside(value)]
        if not level:
            return False
    return True


def shape_of(written: object) -> object:
    """Return JSON values with names, the lengths of lists, and of each number its sign.

    >>> shape_of({"gold": [25, 0], "turn": -1, "phase": "stock"})
    {'gold': [1, 1], 'turn': -1, 'phase': 'text'}
    """
    if isinstance(written, Mapping):
        return {name: shape_of(value) for name, value in written.items()}
    if isinstance(written, list | tuple):
        return [shape_of(value) for value in written]
    if isinstance(written, int):
        return -1 if written < 0 else 1
    return "text" if isinstance(written, str) else None


def _leaves(written: object) -> list[object]:
    """Return every value that is neither a list nor an object."""
    leaves: list[object] = []
    level: list[object] = [written]
    while level:
        leaves += [value for value in level if not isinstance(value, dict | list | tuple)]
        level = [inner for value in level for inner in _inside(value)]
    return leaves


def _inside(value: object) -> list[object]:
    """Return what lies directly in a list or an object; nothing lies in anything else."""
    if isinstance(value, Mapping):
        return list(value.values())
    return list(value) if isinstance(value, list | tuple) else []
