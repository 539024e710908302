"""Bots that fail in every way, some that only look as if they would, and a package to install them with."""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NoReturn
from zlib import crc32

from hexmonger.bots.considered import Considered
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game
from hexmonger.kernel.view import View

# Where bots leave a note for others; how they find it in another process.
FOLDER: Final = "HEXMONGER_TEST_FOLDER"
# The note of one that hangs; where that is a pipe, somebody waits for it.
HANGING: Final = "hanging"
TWO: Final = 2


class First:
    """Takes the first option; all others here are made like this one."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Return the first option."""
        return view.options[0]


class Raises(First):
    """Tells a secret as it breaks down."""

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Raise an error that holds the whole view."""
        raise ValueError(f"{view.to_json()}, {self.seed}")

    def weigh(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Raise the same."""
        self.choose(view)


class Exits(First):
    """Wants the whole program to end."""

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Exit."""
        sys.exit("enough")


class Hangs(First):
    """Says in which process it is, and thinks forever."""

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Return nothing, ever."""
        (Path(os.environ[FOLDER]) / HANGING).write_text(f"{os.getpid()}")
        while True:
            pass

    def weigh(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Return nothing, ever."""
        self.choose(view)


class Dies(First):
    """Ends the process it is in."""

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """End the process."""
        os._exit(3)


class DiesOnce(First):
    """Loses the first process it is in, as by bad luck."""

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """End the process if no one has ended yet."""
        try:
            (Path(os.environ[FOLDER]) / "died").touch(exist_ok=False)
        except FileExistsError:
            return view.options[-1]
        os._exit(3)


class Vanishes(First):
    """Ends its process as if all had gone well."""

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """End the process."""
        os._exit(0)


class Cheats(First):
    """Answers what isn't allowed."""

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Return a number that is no option."""
        return max(view.options) + 1

    def weigh(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Return advice that can't be followed."""
        return [Considered((max(view.options) + 1,), (1.0,))]


class Mumbles(First):
    """Answers with what it sees instead of a choice."""

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Return the view."""
        return f"{view.to_json()}"


class Stillborn(First):
    """Can't be made."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        raise ValueError(f"the seed is {seed}")


class Listens(First):
    """Answers by all that its seat was told."""

    listens: ClassVar[bool] = True

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Return an option that follows from everything it is given."""
        given = [view.to_json(), [event.to_json() for event in told], answered, self.seed]
        return view.options[crc32(json.dumps(given).encode()) % len(view.options)]


class Meets(First):
    """Waits until somebody thinks beside it."""

    def choose(self, view: View, told: Sequence[Event] = (), answered: int = 0) -> Any:
        """Return the last option once two have come."""
        folder = Path(os.environ[FOLDER])
        (folder / f"{os.getpid()}").touch()
        while len(list(folder.iterdir())) < TWO:
            pass
        return view.options[-1]


def quits(game: Game[Any, Any], seed: int) -> NoReturn:
    """End the program while a bot is made."""
    sys.exit("not today")


ENTRIES: Final = f"""
[hexmonger.bots]
raises = {__name__}:Raises
exits = {__name__}:Exits
hangs = {__name__}:Hangs
dies = {__name__}:Dies
dies_once = {__name__}:DiesOnce
vanishes = {__name__}:Vanishes
cheats = {__name__}:Cheats
mumbles = {__name__}:Mumbles
stillborn = {__name__}:Stillborn
listens = {__name__}:Listens
meets = {__name__}:Meets
quits = {__name__}:quits
gone = {__name__}:Gone
"""


def install(folder: Path) -> Path:
    """Offer these bots to whoever has a folder on their path."""
    info = folder / "hostile-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hostile\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return folder
