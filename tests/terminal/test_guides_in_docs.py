"""The documentation begins with the guides, word for word as the table has them, with the same pictures."""

import pytest

from tests.terminal.guide_pages import DOCS, FOLDER, GUIDES, files_of

REMADE = "the guides have changed: `make golden` remakes their pages"


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_stands_in_the_documentation_as_at_the_table(
    name: str, request: pytest.FixtureRequest
) -> None:
    made = dict(files_of(name))
    if request.config.getoption("--golden"):
        for path, text in made.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: {REMADE}"


def test_no_page_and_no_picture_is_left_of_a_guide_that_is_gone() -> None:
    made = {path for name in GUIDES for path, _ in files_of(name)}
    kept = {path for folder in (DOCS / FOLDER, DOCS / "pictures" / FOLDER) for path in folder.iterdir()}
    assert kept == made


def test_pictures_load_nothing_from_elsewhere() -> None:
    for path in (DOCS / "pictures" / FOLDER).iterdir():
        text = path.read_text(encoding="utf-8")
        assert "@font-face" not in text
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_the_guides_come_first() -> None:
    """They stand before the rules in the navigation, and the first page leads to them."""
    navigation = (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [f"{FOLDER}/{name.replace('_', '-')}.md" for name in GUIDES]
    places = [navigation.index(page) for page in pages]
    assert places == sorted(places)
    assert places[-1] < min(navigation.index("rules/index.md"), navigation.index("web-table.md"))
    for first in (DOCS / "index.md", DOCS.parent / "README.md"):
        assert all(page in first.read_text(encoding="utf-8") for page in pages)
