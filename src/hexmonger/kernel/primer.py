"""Primers: how a game, or a module of it, is played, for somebody who has never seen it.

A primer is a text in Fluent. A chapter has a heading and words, `sale = Selling a set` and `sale-text = …`.
One whose name goes on from that of another, `turn-draw`, is a step of it. Whatever else goes on from it, such
as `sale-caption`, is said beside a picture.

*Stars* set words apart, a blank line begins a paragraph, and a dash an item of a list. No number is typed
that the game has: `{ $penalty }` is a number of the glossary, `{ $ring_gold }` a figure of a thing and
`{ $ring_name }` what it is called, and the game gives those that no edition can change. `{ $r }`, `{ $t }`
and `{ $o }` are marks of what is reconstructed, transcribed and ours.
"""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from hexmonger.kernel.messages import ENGLISH

FOLDER: Final = "primer"


@dataclass(frozen=True)
class Primer:
    """A text that teaches a game or a module, by its name; `numbers` are what no edition can change."""

    name: str
    title: str
    text: str
    numbers: tuple[tuple[str, int], ...] = ()


def read_primers(package: str, name: str, title: str, language: str, **numbers: int) -> list[Primer]:
    """Return the primer that lies in the folder `primer` of a package; none if there is none.

    Where it is not written in a language, it is in English.
    """
    for each in (language, ENGLISH):
        page = files(package).joinpath(FOLDER, f"{each}.ftl")
        if page.is_file():
            return [Primer(name, title, page.read_text(encoding="utf-8"), tuple(numbers.items()))]
    return []
