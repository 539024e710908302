"""Bots of somebody else's that hang, leave, break down or cheat, and one that takes weights."""

from pathlib import Path
from typing import Final

CODE: Final = '''
import os


class Weighed:
    """Takes its last option where its weights say high, and its first one else."""

    def __init__(self, game, seed, weights=None):
        self.weights = weights or {"high": 0.0}

    def choose(self, view, told=(), answered=0):
        return view.options[-1 if self.weights["high"] > 0 else 0]


class Plain:
    """Takes its first option, until it is told otherwise."""

    def __init__(self, game, seed):
        pass

    def choose(self, view, told=(), answered=0):
        return view.options[0]


class Rash(Plain):
    def choose(self, view, told=(), answered=0):
        return view.options[0] if view.seat else 1 // 0


class Loser(Plain):
    def choose(self, view, told=(), answered=0):
        raise ValueError("never again")


class Cheat(Plain):
    def choose(self, view, told=(), answered=0):
        return view.options[0] if view.seat else -17


class Leaver(Plain):
    def choose(self, view, told=(), answered=0):
        return view.options[0] if view.seat else os._exit(3)


class Quitter(Plain):
    def choose(self, view, told=(), answered=0):
        if view.seat == 0:
            raise SystemExit(4)
        return view.options[0]


class Sleeper(Plain):
    def choose(self, view, told=(), answered=0):
        while view.seat == 0:
            pass
        return view.options[0]
'''
ENTRIES: Final = """
[hexmonger.bots]
weighed = somebodys_arena:Weighed
plain = somebodys_arena:Plain
rash = somebodys_arena:Rash
loser = somebodys_arena:Loser
cheat = somebodys_arena:Cheat
leaver = somebodys_arena:Leaver
quitter = somebodys_arena:Quitter
sleeper = somebodys_arena:Sleeper
"""
WEIGHTS: Final = """\
game = "arcane_alley"
rules = 1
modules = []
command = "by hand"
result = "none"

[weights]
high = 1.0
"""


def install(folder: Path) -> Path:
    """Put the bots into a folder, to be found by whoever has that on their path."""
    (folder / "somebodys_arena.py").write_text(CODE, encoding="utf-8")
    info = folder / "somebodys_arena-1.0.dist-info"
    info.mkdir()
    metadata = "Metadata-Version: 2.1\nName: somebodys-arena\nVersion: 1.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return folder
