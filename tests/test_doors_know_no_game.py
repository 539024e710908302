"""No door names a game: what it says of one, the game has said; examples in docstrings may."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from hexmonger.kernel.game import boxes
from hexmonger.kernel.setup import Setup

PACKAGE: Final = Path(__file__).parent.parent / "src" / "hexmonger"
DOORS: Final = (
    "client",
    "protocol",
    "server",
    "terminal",
    "cli",
    "words",
    "trials",
    "arena",
    "tuning",
    "wire.py",
    "saves.py",
    "look.py",
    "keeping.py",
)
KINDS: Final = (".py", ".ftl", ".tcss")
# What a door has to name, and why: the file, then the words.
ALLOWED: Final[dict[str, frozenset[str]]] = {
    # Which rules a recipe is enough by stands here until recipes are read and judged by their game.
    "cli/recipe_book.py": frozenset({"MM-01", "MM-02", "MM Ruling"}),
}
RULE_ID: Final = re.compile(r"\*\*([A-Za-z]+)-\d+\*\*")


def words_of_games() -> re.Pattern[str]:
    """Return what finds the name or title of a game or module, or an id of its rules."""
    names: set[str] = set()
    prefixes: set[str] = set()
    for box in boxes().values():
        modules = {name: title for name, title in box.choices({}).get("modules", {}).items() if name}
        names |= {box.name, box.title, *modules, *modules.values()}
        for options in ({}, *({"modules": name} for name in modules)):
            for book in box.open(Setup(box.least_seats, options)).handbooks():
                prefixes |= set(RULE_ID.findall(book.text))
    named = "|".join(r"[\W_]?".join(re.findall(r"[^\W_]+", name)) for name in sorted(names))
    cited = "|".join(re.escape(prefix) for prefix in sorted(prefixes))
    return re.compile(rf"(?i:{named})|\b(?:{cited})(?:-\w+|\b(?: Ruling)?)")


WORDS: Final = words_of_games()


def files() -> list[Path]:
    """Return the files of all doors, without what draws one game, by their paths inside the package."""
    found: list[Path] = []
    for door in DOORS:
        place = PACKAGE / door
        inside = [place] if place.is_file() else sorted(place.rglob("*"))
        found += [path.relative_to(PACKAGE) for path in inside if path.suffix in KINDS]
    drawn = {PACKAGE.joinpath("terminal", name) for name in boxes()}
    return [path for path in found if not drawn & set((PACKAGE / path).parents)]


def without_examples(text: str) -> Iterator[str]:
    """Yield the lines of a file that are no example in a docstring."""
    is_example = False
    for line in text.splitlines():
        start = line.strip()
        is_example = start.startswith(">>>") or (is_example and bool(start.strip('"')))
        if not is_example:
            yield line


def named_in(text: str) -> set[str]:
    """Return the words of games that stand in a file."""
    return {found[0] for line in without_examples(text) for found in WORDS.finditer(line)}


def test_the_files_are_those_of_all_doors() -> None:
    names = set(map(str, files()))
    assert {"wire.py", "cli/options.py", "terminal/start.py", "words/en.ftl"} <= names
    assert not [name for name in names if name.startswith(("terminal/arcane_alley", "games"))]


@pytest.mark.parametrize("file", files(), ids=str)
def test_a_door_names_no_game(file: Path) -> None:
    text = (PACKAGE / file).read_text(encoding="utf-8")
    assert named_in(text) == ALLOWED.get(file.as_posix(), set())


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('USUAL = "arcane_alley"', {"arcane_alley"}),
        ("# as in Moonstruck Market", {"Moonstruck Market"}),
        ("class MerchantsOfMagick: ...", {"MerchantsOfMagick"}),
        ("from hexmonger.terminal.merchants_of_magick import board", {"merchants_of_magick"}),
        ('raise Trouble("too small (MM-02)")', {"MM-02"}),
        ('BOOK = "AA"', {"AA"}),
        ('RULES = "MoM-"', {"MoM"}),
        ('"""Say it.\n\n>>> say("AA-30")\n\'AA-30\'\n"""\nRULE = "AA-31"', {"AA-31"}),
        ('colour = "#AA3300"; COMMA = ","', set()),
    ],
)
def test_what_names_a_game_is_found(text: str, named: set[str]) -> None:
    assert named_in(text) == named
