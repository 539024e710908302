"""What is installed: games, modules and bots, found by entry points, so that any package may add some."""

import sys
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from hexmonger.kernel.trouble import Trouble


@lru_cache
def _found(group: str, _path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Return a group's entry points by name; the path is where they were looked for."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=group):
        found.setdefault(entry.name, entry)
    return dict(sorted(found.items()))


def installed(group: str) -> dict[str, EntryPoint]:
    """Return what packages have put into a group, by name, in the order of the names."""
    # Looking through what is installed takes longer than a game, so it is done once.
    return _found(group, tuple(sys.path))


def load(group: str, name: str, what: str) -> Any:
    """Return what is installed under a name, or say in a sentence what keeps it away."""
    found = installed(group)
    if name not in found:
        raise Trouble(f"there is no {what} called {name!r}; there are: {', '.join(found) or 'none'}")
    try:
        return found[name].load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".partition("\n")[0]
        raise Trouble(f"the {what} {name!r} can't be loaded from {found[name].value} ({reason})") from error
