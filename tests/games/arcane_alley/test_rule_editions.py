"""Editions, which correct numbers without touching code: AA-95."""

from pathlib import Path
from typing import Final

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.cards import COPIES
from hexmonger.games.arcane_alley.edition import NUMBERS
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.edition import Edition, edition_of, read_edition, with_edition
from hexmonger.kernel.record import Record, read_record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.testing.arcane_alley import Table, deal, open_table, table_of
from tests.games.arcane_alley.game import GAME, position
from tests.games.arcane_alley.scenes import stock
from tests.rules import rule

ITEM_NUMBERS: Final = [
    f"items.{item.id}.{number}"
    for item in ITEMS
    for number in ("gold", "infamy", *COPIES, *item.numbers)
    if not (item.is_special and number == "gold")
]
WIZARD_NUMBERS: Final = [f"wizards.{wizard.id}.{number}" for wizard in WIZARDS for number in wizard.numbers]


def numbers_with(*corrections: tuple[str, int]) -> dict[str, int]:
    """Return every number of the tables by name, with these corrections made."""
    rules = BOX.rules_by(Edition("test", corrections))
    found: dict[str, int] = {f"numbers.{name}": value for name, value in rules.numbers.items()}
    for item in rules.items:
        found[f"items.{item.id}.gold"] = item.gold
        found[f"items.{item.id}.infamy"] = item.infamy
        found[f"items.{item.id}.{COPIES[0]}"], found[f"items.{item.id}.{COPIES[1]}"] = item.copies
        found |= {f"items.{item.id}.{name}": number.value for name, number in item.numbers.items()}
    for wizard in rules.wizards:
        found |= {f"wizards.{wizard.id}.{name}": number.value for name, number in wizard.numbers.items()}
    return found


def begin_with(tmp_path: Path, text: str, seats: int = 3, wizards: str = "none") -> Table:
    """Return the table of a new game with the edition of a file."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    setup = with_edition(Setup(seats, {"wizards": wizards}), read_edition(path))
    return table_of(BOX.open(setup).new(1))


def sentence_of(tmp_path: Path, text: str, seats: int = 3, wizards: str = "none") -> str:
    """Return the sentence with which an edition is refused."""
    with pytest.raises(Trouble) as refused:
        begin_with(tmp_path, text, seats, wizards)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


@rule("AA-95")
@pytest.mark.parametrize("name", [*ITEM_NUMBERS, *WIZARD_NUMBERS, *(f"numbers.{name}" for name in NUMBERS)])
def test_an_edition_can_override_any_number_and_changes_no_other(name: str) -> None:
    standard = numbers_with()
    assert numbers_with((name, standard[name] + 3)) == standard | {name: standard[name] + 3}


@rule("AA-95")
def test_every_number_of_the_rules_that_we_reconstructed_can_be_overridden() -> None:
    assert {
        "items.three_headed_coin.gold_each",
        "items.crystal_ball.infamy_gained",
        "items.bottled_fairy.infamy_lost",
        "items.bubbling_cauldron.infamy_gained",
        "items.bubbling_cauldron.gold_lost",
        "items.dark_lotus.gold_lost",
        "items.pandoras_lockbox.infamy_gained",
        "items.mystical_lamp.items_revealed",
        "items.cursed_mirror.gold",
        "items.facsimilous_feline.gold",
    } <= set(ITEM_NUMBERS)
    assert {"wizards.byros.bonus", "wizards.corvus.stash"} <= set(WIZARD_NUMBERS)


@rule("AA-95")
def test_a_game_is_played_with_the_numbers_of_its_edition() -> None:
    table = deal("""
        arcane_alley: 3 players
        edition.items.older_wand.gold: 11
        edition.items.older_wand.infamy: 6
        edition.items.dark_lotus.gold_lost: 2
        edition.wizards.byros.bonus: 5
        turn: 1, act
        seat 1: gold 10, stash Lo, wizard byros
          Wa Wa Wa
          Wa (Ri) Ba
        seat 2:
        seat 3:
    """)
    table.choose("play Dark Lotus", "at 5")
    assert table.gold[0] == 10 - 2 + 11 + 5
    inspection = deal("""
        arcane_alley: 3 players
        edition.items.older_wand.infamy: 6
        round: 1, inspection
        seat 1:
          Wa Lo Ri
        seat 2:
        seat 3:
    """)
    assert inspection.infamy[0] == 6


@rule("AA-95")
def test_the_infamy_of_an_item_may_be_negative(tmp_path: Path) -> None:
    table = begin_with(tmp_path, "[items.older_wand]\ninfamy = -3")
    wand = table.state.rules.kind_by_id["older_wand"]
    assert table.state.rules.infamy_of[wand] == -3


@rule("AA-95")
def test_an_edition_file_changes_the_deck_of_its_column_only(tmp_path: Path) -> None:
    text = "[items.haunted_doll]\ncopies_2_to_4 = 9\n[items.older_wand]\ncopies_2_to_4 = 0"
    four = begin_with(tmp_path, text, seats=4).state
    five = begin_with(tmp_path, text, seats=5).state
    doll, wand = four.rules.kind_by_id["haunted_doll"], four.rules.kind_by_id["older_wand"]
    assert (four.kind_of.count(doll), four.kind_of.count(wand)) == (9, 0)
    assert len(four.kind_of) == 113 + 5 - 11
    assert (five.kind_of.count(doll), five.kind_of.count(wand)) == (5, 13)


@rule("AA-95")
def test_the_numbers_of_the_game_can_be_overridden(tmp_path: Path) -> None:
    table = begin_with(tmp_path, "[numbers]\ngold = 40\nstash = 3")
    assert table.gold == [40, 40, 40]
    stock(table)
    assert [len(stash) for stash in table.state.stash] == [3, 3, 3]


@rule("AA-95")
def test_the_numbers_of_a_wizard_can_be_overridden(tmp_path: Path) -> None:
    table = begin_with(tmp_path, "[wizards.corvus]\nstash = 6", wizards="none,corvus,none")
    stock(table)
    assert [len(stash) for stash in table.state.stash] == [2, 6, 2]


@rule("AA-95")
@pytest.mark.parametrize(
    ("number", "value", "expected"),
    [("penalty", 4, [5, 0, 0]), ("penalty", 0, [1, 0, 0]), ("fine", 7, [11, 0, 0])],
)
def test_the_penalty_and_the_fine_can_be_overridden(number: str, value: int, expected: list[int]) -> None:
    table = deal(f"""
        arcane_alley: 3 players
        edition.numbers.{number}: {value}
        round: 3, inspection
        triggered: 1
        seat 1: gold 50, fines 1
          Wa Lo Ri
        seat 2:
        seat 3:
    """)
    assert table.infamy == expected
    assert table.gold[0] == 50 - (value if number == "fine" else 25)


@rule("AA-95")
def test_the_number_of_rounds_can_be_overridden() -> None:
    table = deal("""
        arcane_alley: 2 players
        edition.numbers.rounds: 1
        round: 1, inspection
        seat 1:
        seat 2:
    """)
    assert table.state.is_over


@rule("AA-95")
def test_an_edition_without_a_name_is_called_after_its_file(tmp_path: Path) -> None:
    path = tmp_path / "grandmas_rules.toml"
    path.write_text("[numbers]\ngold = 30", encoding="utf-8")
    assert read_edition(path) == Edition("grandmas_rules", (("numbers.gold", 30),))
    path.write_text('name = "Grandma"\n[numbers]\ngold = 30', encoding="utf-8")
    assert read_edition(path).name == "Grandma"


@rule("AA-95")
def test_an_empty_edition_is_the_standard_game(tmp_path: Path) -> None:
    assert begin_with(tmp_path, "").state.to_json() == open_table(3).state.to_json()


@rule("AA-95")
def test_a_record_carries_the_numbers_of_its_edition(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[numbers]\ngold = 33\n[items.older_wand]\ngold = 8", encoding="utf-8")
    setup = with_edition(Setup(3), read_edition(path))
    path.unlink()
    text = Record("arcane_alley", BOX.number, setup, 1, ["a", "b", "c"]).to_text()
    record, s = read_record(text)
    assert record.setup == setup
    assert s.to_json()["gold"] == [33, 33, 33]


@rule("AA-95")
def test_a_position_carries_the_numbers_of_its_edition() -> None:
    diagram = """
        arcane_alley: 3 players
        edition.items.older_wand.gold: 11
        turn: 1, draw
        seat 1:
        seat 2:
        seat 3:
    """
    text = GAME.write_position(deal(diagram).state)
    assert "edition.items.older_wand.gold: 11\n" in text
    s = position(text)
    assert s.rules.gold_of[s.rules.kind_by_id["older_wand"]] == 11


@rule("AA-95")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "[items.crystal_bowl]\ngold = 3",
            "there is no item called `crystal_bowl`; there are: cursed_mirror, ",
        ),
        ("[wizards.merlin]\nbonus = 3", "there is no wizard called `merlin`; there are: glynna, "),
        (
            "[items.crystal_ball]\nsilver = 3",
            "there is no number of `items.crystal_ball` called `silver`; there are: gold, infamy, ",
        ),
        (
            "[wizards.byros]\ngold = 3",
            "there is no number of `wizards.byros` called `gold`; there are: bonus",
        ),
        (
            "[wizards.ninx]\ngold = 3",
            "there is no number of `wizards.ninx` called `gold`; there are: none",
        ),
        ("[numbers]\nsilver = 3", "there is no number called `silver`; there are: gold, rounds, "),
        (
            "[items.crystal_ball]\ncopies_2_to_4 = -1",
            "`items.crystal_ball.copies_2_to_4` must be 0 to 200, not -1",
        ),
        ("[items.crystal_ball]\ngold = -1", "`items.crystal_ball.gold` must be 0 to 9999, not -1"),
        (
            "[items.crystal_ball]\ninfamy_gained = -1",
            "`items.crystal_ball.infamy_gained` must be 0 to 9999, not -1",
        ),
        ("[wizards.byros]\nbonus = -1", "`wizards.byros.bonus` must be 0 to 9999, not -1"),
        ("[numbers]\ngold = -1", "`numbers.gold` must be 0 to 9999, not -1"),
        ("[numbers]\nrounds = 0", "`numbers.rounds` must be 1 to 99, not 0"),
        ("[numbers]\nrounds = 100", "`numbers.rounds` must be 1 to 99, not 100"),
        ("[numbers]\ngold = 10000", "`numbers.gold` must be 0 to 9999, not 10000"),
        (
            "[items.crystal_ball]\ncopies_5_to_6 = 100000000000",
            "`items.crystal_ball.copies_5_to_6` must be 0 to 200, not 100000000000",
        ),
        (
            "[items.crystal_ball]\ninfamy = -10000",
            "`items.crystal_ball.infamy` must be -9999 to 9999, not -10000",
        ),
        ("[numbers]\nturns = 0", "`numbers.turns` must be 1 to 9999, not 0"),
        (
            "[items.wizards_watch]\ngold = 5",
            "`items.wizards_watch.gold`: Wizard's Watch makes no sets, so it has no gold (AA-51)",
        ),
        (
            "[weather]\nrain = 1",
            "`weather.rain` is none of items.<item>.<number>, wizards.<wizard>.<number>, ",
        ),
        ("gold = 1", "`gold` is none of items.<item>.<number>, wizards.<wizard>.<number>, "),
        ("[items]\ngold = 1", "`items.gold` is none of items.<item>.<number>, wizards.<wizard>.<number>, "),
        (
            "[items.crystal_ball.copies]\nmany = 1",
            "`items.crystal_ball.copies.many` is none of items.<item>.<number>, ",
        ),
    ],
)
def test_an_unknown_name_or_an_impossible_number_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    told = sentence_of(tmp_path, text)
    assert told.startswith(sentence) if sentence.endswith(" ") else told == sentence


@rule("AA-95")
@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("2.5", "2.5"),
        ('"three"', "'three'"),
        ("true", "True"),
        ("[1, 2]", "[1, 2]"),
        ("1979-05-27", "datetime.date("),
    ],
)
def test_a_number_must_be_whole(tmp_path: Path, value: str, shown: str) -> None:
    path = tmp_path / "mine.toml"
    assert sentence_of(tmp_path, f"[items.crystal_ball]\ngold = {value}").startswith(
        f"{path}: `items.crystal_ball.gold` must be a whole number, not {shown}"
    )


@rule("AA-95")
@pytest.mark.parametrize("name", ["3", '""', '"   "'])
def test_the_name_of_an_edition_must_be_a_line_of_text(tmp_path: Path, name: str) -> None:
    path = tmp_path / "mine.toml"
    assert sentence_of(tmp_path, f"name = {name}") == f"{path}: `name` must be a line of text"


@rule("AA-95")
@pytest.mark.parametrize(
    "text",
    [
        "this is a letter",
        "[items",
        "[items.crystal_ball]\ngold =",
        "gold = 1\ngold = 2",
        f"[numbers]\ngold = {'1' * 6000}",
    ],
)
def test_a_file_that_is_not_toml_is_refused(tmp_path: Path, text: str) -> None:
    assert sentence_of(tmp_path, text).startswith(f"{tmp_path / 'mine.toml'}: is not TOML (")


@rule("AA-95")
def test_a_file_that_is_not_even_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00gold")
    with pytest.raises(Trouble) as refused:
        read_edition(path)
    assert str(refused.value) == f"{path}: is not a text file"


@rule("AA-95")
@pytest.mark.parametrize("text", ["a = " + "[" * 5000, ".".join("a" * 2000) + " = 1"])
def test_a_file_that_is_nested_without_end_is_refused(tmp_path: Path, text: str) -> None:
    assert sentence_of(tmp_path, text).endswith("is nested too deeply")


@rule("AA-95")
def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    with pytest.raises(Trouble) as refused:
        read_edition(path)
    assert str(refused.value) == f"{path}: there is no such file"


def deck_of(cards: int) -> str:
    """Return an edition whose deck for 2 to 4 players holds so many Wands and nothing else."""
    lines = [
        f"[items.{item.id}]\ncopies_2_to_4 = {cards if item.id == 'older_wand' else 0}" for item in ITEMS
    ]
    return "\n".join(lines)


@rule("AA-95")
@pytest.mark.parametrize(
    ("seats", "wizards", "needed"),
    [(3, "none", 3 * 11 + 1), (2, "none", 2 * 11 + 1), (4, "none", 45), (3, "corvus,none,none", 36)],
)
def test_a_deck_too_small_for_the_table_is_refused(
    tmp_path: Path, seats: int, wizards: str, needed: int
) -> None:
    assert sentence_of(tmp_path, deck_of(needed - 1), seats, wizards) == (
        f"the deck is too small: {seats} players need {needed} items, but it has {needed - 1} (AA-11, AA-12)"
    )
    table = stock(begin_with(tmp_path, deck_of(needed), seats, wizards))
    assert table.deck == "nothing"
    assert table.asked.options == ["draw discard"]


@rule("AA-95")
def test_a_stash_that_the_deck_cannot_give_is_refused(tmp_path: Path) -> None:
    assert sentence_of(tmp_path, "[numbers]\nstash = 40").startswith(
        "the deck is too small: 3 players need 148 items"
    )


@rule("AA-95")
def test_an_option_that_is_no_whole_number_is_refused() -> None:
    with pytest.raises(Trouble) as refused:
        BOX.open(Setup(3, {"edition.numbers.gold": "plenty"})).new(1)
    assert str(refused.value) == "`edition.numbers.gold` must be a whole number, not 'plenty'"


@rule("AA-95")
def test_an_edition_leaves_the_standard_tables_as_they_are() -> None:
    before = numbers_with()
    BOX.rules_by(edition_of({"items": {"older_wand": {"gold": 99}}}, "rich"))
    assert numbers_with() == before
    assert BOX.rules_by().gold_of == [item.gold for item in ITEMS]
