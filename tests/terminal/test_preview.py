"""What the preview promises, worked out from a view alone, and that the rules keep it."""

import pytest

from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.turn import ACTS
from hexmonger.terminal.arcane_alley.answers import HOUSE, Answers, Place
from hexmonger.terminal.arcane_alley.icons import HEIGHT, WIDTH, icon_lines, icons
from hexmonger.terminal.arcane_alley.preview import preview
from hexmonger.terminal.arcane_alley.sets import sale_made
from hexmonger.terminal.arcane_alley.short import SHORT, short_effect
from hexmonger.terminal.arcane_alley.storehouse import item_of
from hexmonger.terminal.preview_panel import Outcome
from tests.games.arcane_alley.game import position
from tests.terminal.tables import GAME, PEOPLE

SEATS = """
seat 2: gold 25
  (?) (?) (?)
  (?) (?) (?)
  (?) (?) (?)
seat 3: gold 25
  (?) (?) (?)
  (?) (?) (?)
  (?) (?) (?)
"""


def outcomes(rows: str, stash: str, slot: int, more: str = "", players: int = 3) -> list[Outcome]:
    """Return what the preview says of playing the first item of a stash to a slot, counted from 1."""
    others = SEATS if players == 3 else SEATS.partition("seat 3")[0]
    s = position(
        f"arcane_alley: {players} players\nturn: 1, act\ndeck: ...\ndiscard: To\n"
        f"seat 1: gold 25{more}, stash {stash}\n{rows}{others}"
    )
    s.choose(ACTS * s.rules.kind_by_mark[stash.split(maxsplit=1)[0]])
    answers = Answers(GAME.view(s, 0))
    return preview(answers, slot - 1, PEOPLE, frozenset())


def said(lines: list[Outcome]) -> str:
    """Return the lines of a preview as one text."""
    return " ".join(line.text for line in lines)


THREE_BALLS = "  Ba (?) Ba\n  (?) (?) (?)\n  (?) (?) (?)\n"


def test_a_set_is_announced_with_its_gold_and_what_becomes_of_the_storehouse() -> None:
    lines = said(outcomes(THREE_BALLS, "Ba", 2))
    assert "A set of Crystal Ball sells for 9 gold." in lines
    assert "closes to 2×3" in lines
    assert "The hidden item goes on the discard, revealed." in lines


def test_what_byros_adds_is_part_of_the_sum() -> None:
    assert "9 gold and 3 from Byros: 12 gold" in said(outcomes(THREE_BALLS, "Ba", 2, ", wizard byros"))


def test_a_sword_that_stays_halves_and_one_that_is_replaced_does_not() -> None:
    rows = "  Ba Sw Ba\n  (?) (?) (?)\n  (?) (?) (?)\n"
    assert "halved" not in said(outcomes(rows, "Ba", 2))
    rows = "  Ba (?) Ba\n  Sw (?) (?)\n  (?) (?) (?)\n"
    assert "halved by a Sword: 4 gold" in said(outcomes(rows, "Ba", 2))


def test_a_feline_makes_a_set_of_the_two_others() -> None:
    assert "A set of Crystal Ball" in said(outcomes(THREE_BALLS, "Fe", 2))
    rows = "  Fe (?) Fe\n  (?) (?) (?)\n  (?) (?) (?)\n"
    assert "A set of" not in said(outcomes(rows, "Ba", 2))


def test_a_mirror_turns_its_own_neighbours_over_before_they_could_sell() -> None:
    rows = "  Mi (?) Mi\n  (?) (?) (?)\n  (?) (?) (?)\n"
    assert "A set of" not in said(outcomes(rows, "Mi", 2))


@pytest.mark.parametrize(
    ("replaced", "words"),
    [
        ("Bo", "The Magic Boomerang comes back: you must play it again."),
        ("Fa", "Bottled Fairy: lose 3 infamy."),
        ("Ri", "Invisible Ring: flip one item of your storehouse."),
        ("Co", "The Three-Headed Coin goes on the discard."),
        ("(Co=1)", "Your hidden Three-Headed Coin goes on the discard, revealed."),
        ("(Bo=1)", "The Magic Boomerang comes back: you must play it again."),
    ],
)
def test_what_is_replaced_is_told(replaced: str, words: str) -> None:
    rows = f"  {replaced} (?) (?)\n  (?) (?) (?)\n  (?) (?) (?)\n"
    assert words in said(outcomes(rows, "Lo", 1))


def test_with_two_players_a_hidden_item_joins_the_stash() -> None:
    rows = "  (?) (?) (?)\n  (?) (?) (?)\n  (?) (?) (?)\n"
    assert "joins your stash, then you discard one (AA-87)" in said(outcomes(rows, "Lo", 1, players=2))


def test_the_last_hidden_item_triggers_the_inspection() -> None:
    rows = "  (?) Co Wa\n  Lo Eg Ca\n"
    assert "you trigger the inspection (AA-60)" in said(outcomes(rows, "Ba", 1))
    assert "you trigger" not in said(outcomes("  (?) (?) Wa\n  Lo Eg Ca\n", "Ba", 1))


def test_a_set_that_is_announced_is_sold_by_the_rules() -> None:
    """Play every item that asks nothing to every slot, and compare with what the rules did."""
    rows = "  Co (?) Co\n  Eg Co (?)\n  Wa Wa (?)\n"
    for mark in ("Co", "Wa", "Lo", "Eg", "Ca"):
        for slot in range(9):
            s = position(
                "arcane_alley: 3 players\nturn: 1, act\ndeck: ...\ndiscard: To\n"
                f"seat 1: gold 25, stash {mark}\n{rows}{SEATS}"
            )
            s.choose(s.asks[0].options[0])
            view = GAME.view(s, 0)
            item = item_of(view, view.limbo[-1])
            assert item is not None
            made = sale_made(view, item, slot)
            s.choose(slot)
            assert (len(s.store[0]) == 6) == (made is not None) or s.asks[0].question.name == "close"


def test_every_question_of_the_base_game_has_places_or_a_list() -> None:
    s = position(
        "arcane_alley: 3 players\nturn: 1, act\ndeck: ...\ndiscard: To\n"
        f"seat 1: gold 25, stash To Ba\n  (?) (?) (?)\n  (?) (?) (?)\n  (?) (?) (?)\n{SEATS}"
    )
    s.choose(s.asks[0].options[0])
    s.choose(4)
    answers = Answers(GAME.view(s, 0))
    assert answers.name == "player"
    assert answers.listed == [0, 1, 2]
    assert answers.at(Place(HOUSE, 2, 5)) == 2
    s.choose(2)
    answers = Answers(GAME.view(s, 0))
    assert (answers.name, answers.verb(), answers.source()) == ("item", "Swap", "Hypnotic Toad")
    assert answers.chosen_house() == 2
    assert answers.is_legal(Place(HOUSE, 2, 3))
    assert answers.at(Place(HOUSE, 0, 3)) is None


def test_short_effects_belong_to_items_and_name_their_numbers() -> None:
    ids = {item.id: item for item in (*ITEMS, *MOON_ITEMS)}
    for name in SHORT:
        owner, moment = name.split(".")
        assert moment in ids[owner].when or moment == "always"
        assert "{" not in short_effect(ids[owner], moment)


def test_every_item_has_an_icon_of_one_size() -> None:
    for item in ITEMS:
        rows = icons()[item.mark]
        assert len(rows) == HEIGHT
        assert {len(row) for row in rows} == {WIDTH}
        assert len(icon_lines(item.mark)) == HEIGHT // 2
