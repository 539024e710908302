"""Positions as text diagrams: written and read back."""

from typing import Final

import pytest

from hexmonger.kernel.match import play_at_random
from hexmonger.testing.arcane_alley import Table, deal, open_table, table_of
from tests.games.arcane_alley.game import GAME
from tests.games.arcane_alley.game import position as read
from tests.games.arcane_alley.scenes import deal_with_deck
from tests.rules import rule

# Hand-made positions in the middle of things, each with the choices that lead there.
POSITIONS: Final = {
    "a turn about to draw": (
        """
        turn: 1, draw
        discard: Ri To
        seat 1: gold 7, infamy 3, stash Wa Co
          Ba   (To=2) (Lo)
          (Eg) Wa     (Sk=13)
          (Fa) (Cd)   Bo
        seat 2: fines 2
          (Wa) Wa
          (Co) Co
          (Eg) Eg
        seat 3: infamy 24, fines 1
          (Wa) Co Eg
        """,
        [],
    ),
    "storehouses of every shape": (
        """
        turn: 6, act
        start: 4
        seat 1:
          (?) (?) (?)
          (?) (?) (?)
          (?) (?) (?)
        seat 2:
          (?) (?) (?)
          Wa  (?) (?)
        seat 3:
          (?) Wa
          (?) (?)
          (?) (?)
        seat 4:
          (?) (?) Wa
        seat 5:
          (?)
          Wa
          (?)
        seat 6: stash Ba
        """,
        [],
    ),
    "an item about to be played": (
        """
        turn: 1, act
        seat 1: stash Eg
          (Wa) Co (?)
        seat 2:
        seat 3:
        """,
        ["play Dragon's Egg"],
    ),
    "a Toad between its two picks": (
        """
        turn: 1, act
        seat 1: stash To
          (Wa) Co (?)
        seat 2:
          (Wa) Co (?)
        seat 3:
        """,
        ["play Hypnotic Toad", "at 1", "player 2", "item 2"],
    ),
    "a Lamp that has revealed its items": (
        """
        turn: 1, act
        deck: Eg Lo Sk ...
        seat 1: stash *L
          (Wa) Co (?)
        seat 2:
        seat 3:
        """,
        ["activate Mystical Lamp"],
    ),
    "a Boomerang that has returned": (
        """
        turn: 1, act
        seat 1: stash Wa
          Bo Bo (?)
        seat 2:
        seat 3:
        """,
        ["play Older Wand", "at 1", "at 2"],
    ),
    "Dolls between two storehouses": (
        """
        turn: 1, start
        seat 1:
          Do  Do  Do
          (?) (?) (?)
        seat 2:
          (Wa) Co (?)
        seat 3:
          (Wa) Co (?)
        """,
        ["item 2:1"],
    ),
    "a diagonal about to close": (
        """
        turn: 1, start
        seat 1:
          Wa  (?) (?)
          (?) Wa  (?)
          (?) (?) Wa
        seat 2:
        seat 3:
        """,
        [],
    ),
    "Glynna's hole": (
        """
        round: 2, inspection
        triggered: 2
        seat 1: wizard glynna
          (Wa) Wa (Ba)
          (Ba) Co (Ba)
          (Ba) Lo (Ba)
        seat 2: gold 9, infamy 3, wizard dafana
        seat 3:
        """,
        ["yes", "item 1"],
    ),
    "Ninx's choice": (
        """
        round: 3, inspection
        start: 2
        seat 1: wizard ninx
          (Wa) Lo (Ba)
        seat 2: wizard byros
          (Wa) Lo (Ba)
        seat 3:
        """,
        [],
    ),
    "a bribe": (
        """
        round: 1, inspection
        seat 1: infamy 20
          (Wa) Lo (Ba)
        seat 2: infamy 3
        """,
        ["bribe 4"],
    ),
    "bribes about to begin": (
        """
        round: 2, bribe
        start: 2
        seat 1: infamy 20
          Wa Lo Ba
        seat 2: infamy 3
          empty
        """,
        [],
    ),
    "a discard by AA-87": (
        """
        turn: 1, act
        turns: 30
        seat 1: stash Wa Co
          (Eg) Lo (Ba)
        seat 2: infamy 3
        """,
        ["play Older Wand", "at 1"],
    ),
    "an edition": (
        """
        arcane_alley: 2 players
        edition.items.older_wand.gold: 11
        edition.numbers.turns: 7
        turn: 1, draw
        seat 1:
          (?) (?) (?)
        seat 2:
        """,
        [],
    ),
    "the end": (
        """
        round: 3, inspection
        seat 1: gold 3
        seat 2: gold 9
        """,
        [],
    ),
}


def position(name: str) -> Table:
    """Return one of the hand-made positions."""
    diagram, words = POSITIONS[name]
    return deal(diagram).choose(*words)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_reads_back_as_it_was_written(name: str) -> None:
    table = position(name)
    text = GAME.write_position(table.state)
    again = table_of(read(text))
    assert GAME.write_position(again.state) == text
    if table.state.asks:
        assert again.asked == table.asked
    else:
        assert again.state.is_over


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_that_was_read_back_goes_on_in_the_same_way(name: str) -> None:
    table = position(name)
    again = table_of(read(GAME.write_position(table.state)))
    for step in range(12):
        if not table.state.asks:
            break
        word = table.asked.options[step % len(table.asked.options)]
        table.choose(word)
        again.choose(word)
    assert GAME.write_position(again.state) == GAME.write_position(table.state)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_position_of_a_game_reads_back(seats: int) -> None:
    text = GAME.write_position(open_table(seats, wizards="random").state)
    assert GAME.write_position(read(text)) == text


@rule("AA-23", "AA-87")
def test_a_fresh_deck_and_what_went_unseen_into_a_stash_read_back() -> None:
    table = deal_with_deck(
        "Ba",
        """
        turn: 1, act
        discard: Ri To Co Wa
        seat 1: stash *W
          (Ca) (?) (?)
        seat 2: stash *L
          (Wa) (?) (?)
        """,
    )
    table.choose("play Wizard's Watch", "at 1", "discard Floating Carpet")
    table.choose("draw deck", "play Mystical Lamp", "at 1")
    text = GAME.write_position(table.state)
    assert "fresh: yes\nstashed: 0 1\n" in text
    assert GAME.write_position(read(text)) == text


def test_a_written_position_shows_the_table() -> None:
    table = deal_with_deck(
        "Wa Wa Wa Ba",
        """
        turn: 2, draw
        turns: 4
        start: 2
        chance: 77
        discard: Ri To
        seat 1: gold 7, infamy 3, stash Wa Co, wizard ninx
          Ba   (To=2) (Lo)
          (Eg) Wa     (Sk=12)
        seat 2: fines 2
        """,
    )
    lines = [" ".join(line.split()) for line in GAME.write_position(table.state).splitlines()]
    aside = next(line for line in lines if line.startswith("aside: "))
    lines.remove(aside)
    assert lines == [
        "arcane_alley: 2 players",
        "rules: 3",
        "round: 1, sell",
        "start: 2",
        "turn: 2",
        "turns: 4",
        "triggered: nobody",
        "sums: 0 0",
        "chance: 77",
        "learned: 0",
        "deck: Wa*3 Ba",
        "discard: Ri To",
        "limbo:",
        "agenda: round@2 turn@1:2",
        "",
        "seat 1: gold 7, infamy 3, fines 0, wizard ninx, stash Co Wa",
        "Ba (To=2) (Lo)",
        "(Eg) Wa (Sk=12)",
        "",
        "seat 2: gold 25, infamy 0, fines 2",
    ]


def test_a_view_is_written_with_what_its_seat_may_know() -> None:
    table = deal("""
        turn: 1, draw
        discard: Ri
        seat 1: stash Wa
          Ba (To=2) (Lo)
        seat 2: stash Co
          (Eg) Wa (Sk)
    """)
    text = GAME.write_view(GAME.view(table.state, 1))
    lines = [line.strip() for line in text.splitlines()]
    assert "seen by: 2" in lines
    assert "discard: Ri" in lines
    assert "seat 1: gold 25, infamy 0, fines 0, stash ?" in lines
    assert [line.split() for line in lines if line.startswith("Ba")] == [["Ba", "(To=2)", "(?)"]]
    assert "seat 2: gold 25, infamy 0, fines 0, stash Co" in lines
    assert not any(line.startswith("chance") for line in lines), "chance would tell the next shuffle"


def test_what_a_diagram_leaves_out_is_as_usual() -> None:
    table = deal("""
        turn: 2, draw
        seat 1:
        seat 2:
        seat 3:
    """)
    s = table.state
    assert (s.round, s.start, s.turns, s.triggered) == (1, 0, 1, -1)
    assert (table.gold, table.infamy, table.fines) == ([25] * 3, [0] * 3, [0] * 3)
    assert len(s.deck) == 113
    assert table.discard == table.aside == table.limbo == "nothing"


@rule("AA-04", "AA-60", "AA-62", "AA-63", "AA-86")
@pytest.mark.parametrize(
    ("lines", "start", "turns"),
    [
        ("turn: 3", 1, 2),
        ("turn: 1\nstart: 3", 3, 1),
        ("turn: 1\nturns: 4", 3, 4),
        ("turn: 3\ntriggered: 2", 1, 2),
        ("turn: 1\ntriggered: 3", 1, 3),
        ("round: 1, inspection\ntriggered: 2", 1, 4),
        ("round: 1, inspection\ntriggered: 2\nturns: 6", 2, 6),
        ("round: 1, inspection", 1, 120),
        ("round: 1, bribe\nstart: 2", 2, 120),
    ],
)
def test_start_and_turns_follow_from_each_other(lines: str, start: int, turns: int) -> None:
    table = deal(f"{lines}\nseat 1: infamy 1\nseat 2: infamy 1\nseat 3: infamy 1")
    assert (table.state.start, table.state.turns) == (start - 1, turns)


@rule("AA-86")
@pytest.mark.parametrize(
    ("lines", "turns"),
    [
        ("turn: 2\ntriggered: 1", 29),
        ("turn: 1\ntriggered: 2", 30),
        ("round: 1, bribe\ntriggered: 1", 30),
        ("round: 1, bribe", 40),
    ],
)
def test_with_two_players_a_trigger_is_at_15_or_later(lines: str, turns: int) -> None:
    assert deal(f"{lines}\nseat 1: infamy 1\nseat 2: infamy 1").state.turns == turns


@rule("AA-80")
def test_a_bribe_phase_asks_everybody_who_can_bribe_in_turn_order() -> None:
    table = deal("""
        round: 1, bribe
        start: 2
        seat 1: gold 5, infamy 7
        seat 2: infamy 0
        seat 3: gold 9, infamy 2
          Wa Lo Ba
    """)
    table.asks("bribe", seat=3, options=["pass", "bribe 2", "bribe 4"])
    table.choose("bribe 4").asks("bribe", seat=1, options=["pass", "bribe 2", "bribe 4"])
    table.shows("seat 3: gold 5, infamy 0").nothing_else_changed()
    table.choose("pass")
    assert (table.state.round, table.state.start, table.phase) == (2, 2, "stock")


def test_where_nothing_lies_it_may_be_said() -> None:
    said = deal("""
        turn: 1, act
        discard: nothing
        aside: nothing
        limbo: nothing
        seat 1: stash nothing
          empty
        seat 2:
          Wa (Co) (Eg)
    """)
    left_out = deal("turn: 1, act\nseat 1:\nseat 2:\n  Wa (Co) (Eg)")
    assert said.written() == left_out.written()


def test_what_is_nowhere_else_may_lie_in_any_pile() -> None:
    seats = "seat 1: stash Wa\nseat 2:\n  Wa (?) (?)"
    table = deal(f"turn: 1, act\ndeck: Ba\ndiscard: Ri\naside: To ...\n{seats}")
    assert (table.deck, table.discard) == ("Ba", "Ri")
    assert table.aside.startswith("To ")
    assert len(table.state.aside) == 113 - 6
    assert deal(f"turn: 1, act\ndeck: Ba ...\n{seats}").deck.startswith("Ba ")


def test_a_diagram_may_have_comments_and_blank_lines() -> None:
    table = deal("""
        turn: 1, draw   # the first turn

        # nothing of note
        seat 1:
          Wa (Co) (Eg)  # a row

        seat 2:
    """)
    assert table.store(1) == "Wa (Co) (Eg)"


def test_unknown_items_are_any_that_are_left() -> None:
    table = deal("""
        turn: 1, draw
        seat 1: stash ?
          ?  (?) (?=2)
        seat 2: stash ? ? ?
    """)
    assert table.store(1).count("(") == 2
    assert len(table.stash(2).split()) == 3
    assert table.seen_by(2).store(1).count("?") == 1
    assert play_at_random(table.state, 1) > 0
