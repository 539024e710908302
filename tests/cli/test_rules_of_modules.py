"""`hexmonger rules` knows modules: their items, wizards and rules, and where each page is found."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hexmonger.cli.provenance import MARKS, known, legend
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.wizards import MOON_WIZARDS
from hexmonger.kernel import handbook
from hexmonger.kernel.game import find_box
from hexmonger.kernel.glossary import TRANSCRIBED
from hexmonger.kernel.setup import Setup
from hexmonger.words import words_of
from hexmonger.words.rulebook import passages
from tests.cli.running import Run

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
MODULE = ("--modules", "moonstruck_market")
WORDS = words_of(find_box("arcane_alley").open(Setup(3, {"modules": "moonstruck_market"})))
# An item's row on the page: its id, its moon, and its effect at the end.
ROW = re.compile(r"^\| [^|]+ \| `MM-item:(\w+)` \|(?:[^|]*\|){2} (\S+)[^|]* \|[^|]*\| (.*) \|$", re.MULTILINE)


def squeezed(text: str) -> str:
    """Return a text without regard to where its lines break."""
    return " ".join(text.split())


def test_a_game_with_a_module_shows_the_items_and_wizards_of_both(run: Run) -> None:
    text = squeezed(run("rules", "arcane_alley", *MODULE).stdout)
    assert text.startswith("Arcane Alley with Moonstruck Market 2 to 6 players")
    assert "Ba Crystal Ball 9 ● 3 ● 5 ● 6 ● played ●" in text
    assert "Ba' Gelatinous Ball 9 ● 4 ◌ 5 ● 6 ● sold ●" in text
    assert "Ba' Gelatinous Ball crescent ◌ or ◌" in text
    assert "Ca' Werefur Carpet full ◌ or ●" in text
    for thing in (*MOON_ITEMS, *MOON_WIZARDS):
        assert thing.name in text


@pytest.mark.parametrize("thing", [*MOON_ITEMS, *MOON_WIZARDS], ids=lambda thing: thing.id)
def test_what_a_module_names_has_its_own_page(run: Run, thing: object) -> None:
    found = next(known for known in (*MOON_ITEMS, *MOON_WIZARDS) if known is thing)
    shown = run("rules", found.id, *MODULE).stdout
    assert run("rules", found.id).stdout == shown
    text = squeezed(shown)
    assert f"{found.name} Moonstruck Market, {found.rule}" in text
    for saying in WORDS.told(found.sentences()):
        assert f"{saying.words} {MARKS[saying.source]}" in text
    for name, number in found.numbers.items():
        assert f"{name.replace('_', ' ')} {number.value} {MARKS[number.source]}" in text


def test_moons_and_what_moonlight_does_are_those_of_the_page() -> None:
    rows = {
        name: (moon, effect)
        for name, moon, effect in ROW.findall((PAGES / "moonstruck-market.md").read_text())
    }
    for item in MOON_ITEMS:
        moon, effect = rows[item.id]
        traits = {name: saying.words for name, saying in item.traits().items()}
        assert traits["moon"] == moon.replace("–", "none")
        struck = re.search(r"oonstruck, (and|or|instead):", effect)
        assert traits.get("moonstruck", "") == (struck[1] if struck else "")


def test_every_rule_of_the_page_can_be_shown(run: Run) -> None:
    ids = re.findall(r"^- \*\*(MM[^*]+)\*\*", (PAGES / "moonstruck-market.md").read_text(), re.MULTILINE)
    assert len(ids) > 30
    for asked in (ids[0], ids[-1], "mm-33"):
        shown = run("rules", "arcane_alley", *asked.split(), *MODULE).stdout
        assert shown.lower().startswith(f"{asked.lower()}  moonstruck market\n")
        assert run("rules", *asked.split()).stdout == shown


def test_the_base_game_comes_first(run: Run) -> None:
    assert run("rules", "ball").stdout.startswith("Ba Crystal Ball  Arcane Alley, ")
    result = run("rules", "ball", *MODULE)
    assert result.stderr == "hexmonger: 'ball' could be Crystal Ball or Gelatinous Ball\n"
    assert run("rules", "Ruling", "5", *MODULE).stdout.startswith("Ruling 5  Arcane Alley\n")


def test_copies_are_those_of_the_recipe_and_none_of_an_edition(run: Run, tmp_path: Path) -> None:
    shown = squeezed(run("rules", "older", "wand", *MODULE, "--recipe", "you_boomerang").stdout)
    assert "copies 2 to 4 11 ● copies 5 to 6 13 ●" in shown
    (tmp_path / "own.toml").write_text("proxies = true\n[items]\nolder_wand = [7, 9]\ndark_lotus = 60\n")
    shown = squeezed(run("rules", "older", "wand", *MODULE, "--recipe", "own.toml").stdout)
    assert "copies 2 to 4 7 copies 5 to 6 9" in shown


def test_what_is_transcribed_has_a_mark_of_its_own() -> None:
    first, second = known(passages("(T) Pay 3 potions (T: or 4). (P) Then go on."))
    assert first.source == TRANSCRIBED
    assert first.words == f"Pay 3 potions (or 4 {MARKS[TRANSCRIBED]})."
    assert len(set(MARKS.values())) == len(MARKS)
    assert legend([second.source, first.source]).plain == "● printed   ◍ transcribed"


def test_without_its_page_a_rule_is_missed_in_a_sentence(
    run: Run, refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handbook, "FOLDERS", (tmp_path,))
    sentence = refused("rules", "arcane_alley", "AA-42")
    assert sentence == "there is no rule 'AA-42' to show: the rules page of Arcane Alley isn't installed"
    assert run("rules", "byros").stdout.startswith("Byros Bankhouse  Arcane Alley, AA-wizard:byros\n")


def test_a_build_has_copies_of_the_pages_and_reads_them(tmp_path: Path) -> None:
    built = tmp_path / "built"
    build = [
        sys.executable,
        "setup.py",
        "--quiet",
        "build",
        "--build-base",
        str(tmp_path),
        "--build-lib",
        str(built),
    ]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    folder = built / "hexmonger" / "handbooks"
    pages = sorted(page.name for page in PAGES.glob("*.md"))
    assert sorted(page.name for page in folder.iterdir()) == pages
    read = (
        "from hexmonger.kernel.handbook import *; print(read_handbook('', 'arcane_alley').text, FOLDERS[0])"
    )
    shown = subprocess.run(
        [sys.executable, "-S", "-c", read], cwd=built, check=True, capture_output=True, encoding="utf-8"
    ).stdout
    assert shown == f"{(PAGES / 'arcane-alley.md').read_text(encoding='utf-8')} {folder}\n"
