"""`hexmonger rules` tells what a game names, in words and numbers, and how each is known."""

from pathlib import Path

import pytest

from hexmonger.cli.provenance import MARKS
from hexmonger.cli.sections import introduction, sections_of
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.game import boxes
from hexmonger.kernel.setup import Setup
from hexmonger.words import words_of
from hexmonger.words.rulebook import text_of
from tests.cli.running import Run

IDS = [*(item.id for item in ITEMS), *(wizard.id for wizard in WIZARDS)]
WORDS = words_of(boxes()["arcane_alley"].open(Setup(3)))


def squeezed(text: str) -> str:
    """Return a text without regard to where its lines break."""
    return " ".join(text.split())


def test_a_game_shows_every_item_and_wizard_with_marks_and_a_legend(run: Run) -> None:
    shown = run("rules", "arcane_alley")
    assert shown.exit_code == 0
    text = squeezed(shown.stdout)
    for thing in (*ITEMS, *WIZARDS):
        assert thing.name in text
    assert "Ba Crystal Ball 9 ● 3 ● 10 ○ 12 ○ played ●" in text
    assert "Mi Cursed Mirror 5 ◌ −5 ○ 3 ○ 4 ○ played ◌" in text
    assert "*L Mystical Lamp – 10 ● 1 ○ 1 ○ special ●" in text
    assert "● printed ○ derived ◌ reconstructed ◇ ours" in text


def test_without_a_game_every_game_is_shown(run: Run) -> None:
    assert run("rules").stdout == "".join(run("rules", name).stdout for name in boxes())


@pytest.mark.parametrize("topic", IDS)
def test_everything_named_has_its_own_page(run: Run, topic: str) -> None:
    thing = next(thing for thing in (*ITEMS, *WIZARDS) if thing.id == topic)
    text = squeezed(run("rules", topic).stdout)
    assert thing.name in text
    assert thing.rule in text
    for saying in WORDS.told(thing.sentences()):
        assert f"{saying.words} {MARKS[saying.source]}" in text
    for name, number in thing.numbers.items():
        assert f"{name.replace('_', ' ')} {number.value} {MARKS[number.source]}" in text


@pytest.mark.parametrize(
    "asked",
    ["crystal_ball", "Crystal Ball", "crystal ball", "ball", "Ba", "AA-item:crystal_ball", "CRYSTAL-BALL"],
)
def test_an_item_is_found_by_any_of_its_names(run: Run, asked: str) -> None:
    assert run("rules", *asked.split()).stdout.startswith(
        "Ba Crystal Ball  Arcane Alley, AA-item:crystal_ball"
    )
    assert run("rules", "arcane_alley", *asked.split()).stdout == run("rules", "crystal_ball").stdout


def test_a_game_is_found_by_its_title(run: Run) -> None:
    assert run("rules", "Arcane", "Alley").stdout == run("rules", "arcane_alley").stdout


def test_the_beginning_of_several_names_asks_which(run: Run) -> None:
    result = run("rules", "arcane_alley", "mag")
    assert result.exit_code == 2
    assert result.stderr == "hexmonger: 'mag' could be Magic Boomerang or Master Magus Meeblemore\n"


def test_a_rule_is_shown_with_the_marks_of_its_parts(run: Run) -> None:
    text = squeezed(run("rules", "AA-11").stdout)
    assert text.startswith("AA-11 Arcane Alley Each player is dealt nine hidden items")
    assert "two of theirs to reveal: the first and, having seen it, the second. ○" in text
    assert text.endswith("◇ ● printed ○ derived ◇ ours")


def test_every_rule_and_ruling_of_the_page_can_be_shown(run: Run) -> None:
    page = Path(__file__).parents[2] / "docs" / "rules" / "arcane-alley.md"
    ids = [
        line.split("**")[1]
        for line in page.read_text(encoding="utf-8").splitlines()
        if line.startswith("- **AA-")
    ]
    assert len(ids) > 50
    for rule in (ids[0], ids[-1], "aa-42", "Ruling 5"):
        shown = run("rules", *rule.split())
        assert shown.exit_code == 0
        assert shown.stdout.lower().startswith(rule.lower())


def test_an_edition_shows_what_it_corrects(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    items = "[items.crystal_ball]\ngold = 11\ninfamy_gained = 4\n"
    path.write_text(f"{items}[wizards.byros]\nbonus = 5\n[numbers]\nfine = 30\n")
    game = squeezed(run("rules", "--edition", str(path)).stdout)
    assert "Ba Crystal Ball 11 ✎ was 9 3 ●" in game
    assert "fine 30 ✎ was 25" in game
    assert "✎ corrected by the edition" in game
    item = squeezed(run("rules", "ball", "--edition", str(path)).stdout)
    assert "gold 11 ✎ was 9 items.crystal_ball.gold" in item
    assert "infamy gained 4 ✎ was 1 items.crystal_ball.infamy_gained" in item
    assert "The infamy is 4. ◌" in item
    assert "bonus 5 ✎ was 3 wizards.byros.bonus" in squeezed(
        run("rules", "byros", "--edition", str(path)).stdout
    )


def test_a_number_of_the_game_can_be_asked_for(run: Run) -> None:
    text = squeezed(run("rules", "fine").stdout)
    assert "Arcane Alley, AA-73" in text
    assert "fine 25 ● numbers.fine" in text


def test_a_game_begins_with_what_it_is_about_and_ends_with_its_sections(run: Run) -> None:
    for name in boxes():
        shown = run("rules", name).stdout
        book = boxes()[name].open(Setup(boxes()[name].least_seats)).handbooks()[0]
        assert squeezed(text_of(introduction(book))) in squeezed(shown)
        assert f"Sections of {book.title}: Words, Setting up," in squeezed(shown)
        examples = [line.split()[2:] for line in shown.splitlines() if line.startswith("  hexmonger rules ")]
        assert len(examples) == 3
        assert all(run("rules", *words).exit_code == 0 for words in examples)


def test_things_that_happen_at_no_moment_have_no_column_for_it(run: Run) -> None:
    assert " when" not in run("rules", "merchants_of_magick").stdout
    assert " when" in run("rules", "arcane_alley").stdout


def test_a_section_is_shown_with_all_its_rules(run: Run) -> None:
    shown = squeezed(run("rules", "bribe").stdout)
    assert shown.startswith("Bribe phase Arcane Alley AA-80 In turn order each player once pays")
    assert shown.endswith("● printed ○ derived")
    alley = squeezed(run("rules", "arcane_alley", "setting", "up").stdout)
    assert all(f"AA-0{number} " in alley for number in range(1, 5))
    assert "AA-05" not in alley
    assert "|" not in run("rules", "the", "sheet").stdout


def test_every_section_of_every_page_can_be_shown(run: Run) -> None:
    tried = 0
    for name, box in boxes().items():
        for section in sections_of(box.open(Setup(box.least_seats)).handbooks()[0]):
            result = run("rules", name, *section.title.split())
            if section.title.lower() not in ("items", "wizards"):
                assert result.stdout.startswith(f"{section.title}  {box.title}\n"), result.output
                tried += 1
    assert tried > 20


def test_a_section_of_several_games_asks_which(run: Run) -> None:
    assert run("rules", "setting", "up").stderr == (
        "hexmonger: 'setting up' could be Setting up (Arcane Alley) or Setting up (Merchants of Magick)\n"
    )
    assert run("rules", "moon", "die").stdout.startswith("The moon die  Moonstruck Market\n")


def test_a_word_that_is_no_name_leads_to_the_rules_that_speak_of_it(run: Run) -> None:
    result = run("rules", "tie")
    assert result.exit_code == 2
    assert result.stderr.startswith("hexmonger: nothing is called 'tie', but these speak of it: AA-")
    assert "and " in run("rules", "storehouse").stderr
    assert run("rules", "storehouse").stderr.rstrip().endswith(" more")
