"""The credits name whoever has drawn an icon, and every library that somebody else has written."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "CREDITS.md"
AUTHORS: Final = re.compile(r"(\| author \| icons \|\n\|---\|---\|\n)((?:\| .+ \|\n)+)")
# What carries something that is credited under the name of whoever made it.
CARRIERS: Final = ("@types/", "@fontsource/", "@iconify-json/", "@vitejs/", "react-dom")
CALLED: Final = {"mkdocs-material": "Material for MkDocs", "@testing-library/react": "Testing Library"}


def table() -> str:
    """Return the table of icons by author, as the page draws them."""
    by_author: dict[str, list[str]] = json.loads((ROOT / "web/src/art/icon-credits.json").read_text())
    rows = {author: ", ".join(sorted(icons)).replace("-", " ") for author, icons in by_author.items()}
    return "".join(f"| {author} | {icons} |\n" for author, icons in rows.items())


def test_the_icons_are_credited_by_author(request: pytest.FixtureRequest) -> None:
    text = PAGE.read_text(encoding="utf-8")
    if request.config.getoption("--golden"):
        text = AUTHORS.sub(lambda found: found[1] + table(), text)
        PAGE.write_text(text, encoding="utf-8")
    written = AUTHORS.search(text)
    assert written is not None
    assert written[2] == table(), "`make golden` writes the table again"


def packages() -> list[str]:
    """Return the names of all packages that are depended on."""
    project: Any = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    python = [re.split(r"[\[<>=~ ;]", wanted)[0] for group in groups for wanted in group]
    page: Any = json.loads((ROOT / "web/package.json").read_text())
    names = [*python, *page["dependencies"], *page["devDependencies"]]
    return sorted({name for name in names if not name.startswith(CARRIERS)})


def plain(name: str) -> str:
    """Return a name as it is compared."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


@pytest.mark.parametrize("package", packages())
def test_every_library_is_credited(package: str) -> None:
    name = CALLED.get(package, package.rpartition("/")[2])
    assert plain(name) in plain(PAGE.read_text(encoding="utf-8"))
