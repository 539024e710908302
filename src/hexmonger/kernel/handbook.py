"""Handbooks: the rules of a game, or of a module of it, as the pages of the documentation write them.

The pages have one source, `docs/rules`. A build puts copies of them into the package; without those, as
in a checkout, they are read from there.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent.parent
FOLDERS: Final = (PACKAGE / "handbooks", PACKAGE.parent.parent / "docs" / "rules")


@dataclass(frozen=True)
class Handbook:
    """The rules of a game or a module, a line for each that begins with its id: `- **AA-42** …`.

    The text is empty where the page is missing.
    """

    title: str
    text: str


def read_handbook(title: str, name: str) -> Handbook:
    """Return the handbook of a game or a module by its name."""
    page = f"{name.replace('_', '-')}.md"
    for folder in FOLDERS:
        try:
            return Handbook(title, (folder / page).read_text(encoding="utf-8"))
        except OSError:
            continue
    return Handbook(title, "")
