"""Guides, read and followed: files are written and packages installed as a page says, in an empty folder."""

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
FENCED: Final = re.compile(
    r'^(?P<indent> *)```(?P<language>\w*)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^(?P=indent)```$',
    re.MULTILINE | re.DOTALL,
)
SECTION: Final = re.compile(r"^\[.+\]$", re.MULTILINE)
# What is measured differs from run to run.
MEASURED: Final = re.compile(r"in [\d.]+ s\b|^\d+ decisions .*$", re.MULTILINE)
MAKE_WHEEL: Final = "from setuptools import build_meta; build_meta.build_wheel('built')"


@dataclass(frozen=True)
class Block:
    """What a page shows in a language, and the file it belongs into, if it says so."""

    page: Path
    language: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    """Return everything that a page shows, in its order."""
    found: list[Block] = []
    for match in FENCED.finditer(page.read_text(encoding="utf-8")):
        text = re.sub(rf"^{match['indent']}", "", match["text"], flags=re.MULTILINE)
        found.append(Block(page, match["language"], match["title"] or "", text))
    return found


def blocks_of(page: Path, language: str) -> list[str]:
    """Return what a guide shows in a language."""
    return [block.text for block in blocks(page) if block.language == language]


def commands_in(text: str) -> Iterator[tuple[str, str]]:
    """Yield every command of a block with what is shown beneath it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE):
        if part:
            command, _, shown = part.partition("\n")
            yield command, shown


def examples(page: Path) -> list[tuple[str, str]]:
    """Return every command of a guide with what is shown beneath it."""
    return [example for text in blocks_of(page, "console") for example in commands_in(text)]


def bare(text: str) -> list[str]:
    """Return the lines of an output without what is measured and the spaces at their ends."""
    return [line.rstrip() for line in MEASURED.sub("", text).strip().splitlines()]


def write_file(block: Block, folder: Path) -> None:
    """Write a file as a page shows it; sections of a TOML file that is there replace those it has."""
    file = folder / block.title
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    text = _merged(before, block.text) if file.suffix == ".toml" else block.text
    file.write_text(text, encoding="utf-8")


def is_excerpt(block: Block) -> bool:
    """Whether what a page shows is a piece of a source."""
    return block.title.startswith("src/")


def _merged(before: str, after: str) -> str:
    """Return a TOML file with some of its sections replaced, and those added that it has not."""
    sections: dict[str, str] = {}
    for text in (before, after):
        starts = [*(match.start() for match in SECTION.finditer(text)), len(text)]
        for start, end in pairwise(starts):
            section = text[start:end]
            sections[section.partition("\n")[0]] = section.rstrip("\n") + "\n\n"
    return "".join(sections.values())


def install(folder: Path) -> Path:
    """Install the package of a folder; return the place to be put on the path.

    It is built as pip builds it, and unpacked.
    """
    place = folder / "installed"
    (folder / "built").mkdir(exist_ok=True)
    built = subprocess.run(
        [sys.executable, "-c", MAKE_WHEEL], cwd=folder, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = (folder / "built").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(place)
    return place


def install_from(page: str, folder: Path) -> Path:
    """Write the files of a guide into a folder and install the package they make; return where it is."""
    for block in blocks(DOCS / f"{page}.md"):
        if block.title and not is_excerpt(block):
            write_file(block, folder)
    return install(folder)
