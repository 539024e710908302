"""Pages, taken apart: what stands in their fences, the commands there, and packages made of their files."""

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
PAGES: Final = [*ROOT.glob("*.md"), *sorted(DOCS.rglob("*.md"))]
FENCE: Final = re.compile(r"^ *```", re.MULTILINE)
FENCED: Final = re.compile(
    r'^(?P<indent> *)```(?P<language>\w*)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^(?P=indent)```$',
    re.MULTILINE | re.DOTALL,
)
SECTION: Final = re.compile(r"^\[.+\]$", re.MULTILINE)
# What is measured differs from run to run.
MEASURED: Final = re.compile(r"in [\d.]+ s\b|^\d+ decisions .*$", re.MULTILINE)
LEFT_OUT: Final = "…"
MAKE_WHEEL: Final = "from setuptools import build_meta; build_meta.build_wheel('built')"


@dataclass(frozen=True)
class Block:
    """What a page shows in a language, and the file it belongs into, if it says so."""

    page: Path
    language: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    """Return everything that a page shows in fences, in its order."""
    text = page.read_text(encoding="utf-8")
    found: list[Block] = []
    for match in FENCED.finditer(text):
        shown = re.sub(rf"^{match['indent']}", "", match["text"], flags=re.MULTILINE)
        found.append(Block(page, match["language"], match["title"] or "", shown))
    assert 2 * len(found) == len(FENCE.findall(text)), f"{page.name}: a fence that nobody can read"
    return found


def file_of(page: str, title: str) -> str:
    """Return a file as a guide shows it."""
    (text,) = [block.text for block in blocks(DOCS / f"{page}.md") if block.title == title]
    return text


def commands_in(text: str) -> Iterator[tuple[str, str]]:
    """Yield every command of a block with what is shown beneath it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE):
        if part:
            command, _, shown = part.partition("\n")
            yield command, shown


def is_as_shown(said: str, shown: str) -> bool:
    """Whether something was said as a page shows it, but for what is measured, left out or space."""
    parts = "\n".join(_bare(shown)).split(LEFT_OUT)
    return bool(re.fullmatch(".*".join(map(re.escape, parts)), "\n".join(_bare(said)), re.DOTALL))


def _bare(text: str) -> list[str]:
    return [line.rstrip() for line in MEASURED.sub("", text).strip().splitlines()]


def write_file(block: Block, folder: Path) -> None:
    """Write a file as a page shows it; sections of a TOML file that is there replace those it has."""
    file = folder / block.title
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    text = _merged(before, block.text) if file.suffix == ".toml" else block.text
    file.write_text(text, encoding="utf-8")


def is_excerpt(block: Block) -> bool:
    """Whether what a page shows is a piece of a source, or of a file that is there already."""
    return block.title.startswith("src/") or (bool(block.title) and block.language == "text")


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


def forget(folder: Path) -> None:
    """Forget what was imported from a folder."""
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None)).startswith(str(folder)):
            del sys.modules[name]
