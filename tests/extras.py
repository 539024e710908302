"""A package of somebody else's, with bots, a game and a module, to be installed besides for a test."""

from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

from tests.somebodys_game import BIDDING

BOTS: Final = '''
"""Bots that break down, a game that has no table, and a module that adds nothing."""

from hexmonger.games.arcane_alley.module import Module


class Rash:
    """Breaks down at its third answer."""

    def __init__(self, game, seed):
        self.answers = 0

    def choose(self, view, told=(), answered=0):
        self.answers += 1
        return view.options[0] if self.answers < 3 else 1 // 0


class Mute:
    """Has no answer."""

    def __init__(self, game, seed):
        pass

    def choose(self, view, told=(), answered=0):
        return None


class Stubborn(Mute):
    """Has one answer only, allowed or not."""

    def choose(self, view, told=(), answered=0):
        return -17


class Stillborn:
    """Can't even be made."""

    def __init__(self, game, seed):
        raise ValueError("[/x] not today")


class Night(Module):
    """Nothing is new under the moon."""

    name = "a_night"
    title = "A Night"


MODULE = Night()
'''
# Its title is hostile.
CODE: Final = BIDDING.replace('title = "Higher"', 'title = "[bold]Higher"') + BOTS
ENTRIES: Final = """
[hexmonger.bots]
a_rash = somebodys_extras:Rash
mute = somebodys_extras:Mute
stubborn = somebodys_extras:Stubborn
stillborn = somebodys_extras:Stillborn
zz_gone = somebodys_extras:Gone
[hexmonger.games]
a_higher = somebodys_extras:BOX
zz_gone = somebodys_extras:GONE
[hexmonger.arcane_alley]
a_night = somebodys_extras:MODULE
zz_gone = somebodys_extras:GONE
"""


def install(folder: Path) -> Path:
    """Put the package into a folder, to be found by whoever has that on their path."""
    (folder / "somebodys_extras.py").write_text(CODE, encoding="utf-8")
    info = folder / "somebodys_extras-1.0.dist-info"
    info.mkdir()
    metadata = "Metadata-Version: 2.1\nName: somebodys-extras\nVersion: 1.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return folder


def offer_module(name: str, offered: object, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let something be found as the only module of Arcane Alley while a test runs, compiled or not.

    What is installed is looked for anew on a path that has not been looked through; the folder is empty.
    """
    entry = SimpleNamespace(name=name, value="somewhere:MODULE", load=lambda: offered)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr("hexmonger.kernel.installed.entry_points", lambda group: [entry])
