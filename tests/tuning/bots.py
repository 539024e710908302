"""Bots whose weights matter: by one of them it plays on, or gives up at once."""

from pathlib import Path
from typing import Final

CODE: Final = '''
class Tunable:
    """Takes an option by its weights, a little further with every answer."""

    def __init__(self, game, seed, weights=None):
        self.weights = weights or {"first": 1.0, "second": 1.0, "third": 0.0}

    def choose(self, view, told=(), answered=0):
        place = int(self.weights["first"] * 3 + self.weights["second"] + answered) % len(view.options)
        return view.options[place]


class Fragile(Tunable):
    """Breaks down once its first weight is moved."""

    def choose(self, view, told=(), answered=0):
        if self.weights["first"] != 1:
            raise ValueError("too much")
        return view.options[0]
'''
ENTRIES: Final = """
[hexmonger.bots]
tunable = somebodys_tunable:Tunable
fragile = somebodys_tunable:Fragile
"""
WEIGHTS: Final = """\
game = "arcane_alley"
rules = 3
modules = []
command = "by hand"
result = "none"

[weights]
first = 1.0
second = 2.0
third = 0.0
"""


def install(folder: Path) -> Path:
    """Put the bots into a folder, with weights to begin with, to be found by whoever has it on their path."""
    (folder / "somebodys_tunable.py").write_text(CODE, encoding="utf-8")
    info = folder / "somebodys_tunable-1.0.dist-info"
    info.mkdir()
    metadata = "Metadata-Version: 2.1\nName: somebodys-tunable\nVersion: 1.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    (folder / "begin.toml").write_text(WEIGHTS, encoding="utf-8")
    return folder
