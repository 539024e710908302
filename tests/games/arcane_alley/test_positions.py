"""Positions as text diagrams: written, read back, and refused with the line that is wrong."""

from typing import Final

import pytest

from hexmonger.games.arcane_alley.game import GAME
from hexmonger.kernel.match import play_at_random
from hexmonger.kernel.trouble import Trouble, Unreadable
from tests.games.arcane_alley.scenes import begin, deal_with_deck, unindented
from tests.games.arcane_alley.table import Table, deal

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
    again = Table(GAME.read_position(text))
    assert GAME.write_position(again.state) == text
    if table.state.asks:
        assert again.asked == table.asked
    else:
        assert again.state.is_over


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_that_was_read_back_goes_on_in_the_same_way(name: str) -> None:
    table = position(name)
    again = Table(GAME.read_position(GAME.write_position(table.state)))
    for step in range(12):
        if not table.state.asks:
            break
        word = table.asked.options[step % len(table.asked.options)]
        table.choose(word)
        again.choose(word)
    assert GAME.write_position(again.state) == GAME.write_position(table.state)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_position_of_a_game_reads_back(seats: int) -> None:
    text = GAME.write_position(begin(seats, wizards="random").state)
    assert GAME.write_position(GAME.read_position(text)) == text


def test_a_new_deck_reads_back_with_the_shuffle_it_is_from() -> None:
    table = deal_with_deck(
        "Ba",
        """
        turn: 1, draw
        discard: Ri To Co Wa
        seat 1:
          (?) (?) (?)
        seat 2:
        """,
    )
    table.choose("draw deck")
    text = GAME.write_position(table.state)
    assert "shuffles: 1\n" in text
    deck = next(line for line in text.splitlines() if line.startswith("deck: "))
    assert all(token.endswith("@1") for token in deck.split()[1:])
    assert GAME.write_position(GAME.read_position(text)) == text


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
        "round: 1, sell",
        "start: 2",
        "turn: 2",
        "turns: 4",
        "triggered: nobody",
        "sums: 0 0",
        "shuffles: 0",
        "chance: 77",
        "learned: 0",
        "deck: Wa*3 Ba",
        "discard: Ri To",
        "limbo:",
        "agenda: round@2 turn@1:2",
        "",
        "seat 1: gold 7, infamy 3, fines 0, wizard ninx, stash Wa Co",
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
    assert (s.round, s.start, s.turns, s.triggered) == (1, 0, 0, -1)
    assert (table.gold, table.infamy, table.fines) == ([25] * 3, [0] * 3, [0] * 3)
    assert len(s.deck) == 113
    assert table.discard == table.aside == table.limbo == "nothing"


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


BASE: Final = """
    arcane_alley: 3 players
    turn: 1, act
    discard: Ri
    seat 1: gold 25, infamy 3, stash Wa
      Ba (To) (?)
    seat 2: gold 25
      (?) (?) (?)
    seat 3: gold 25
"""


def sentence_of(diagram: str) -> str:
    """Return the sentence with which a diagram is refused."""
    with pytest.raises(Trouble) as refused:
        GAME.read_position(unindented(diagram))
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("(To)", "(Tu)", "line 5: there is no item with the mark 'Tu'; there are: Mi To Ri …"),
        ("stash Wa", "stash Wa Zz", "line 4: there is no item with the mark 'Zz'; there are: …"),
        ("discard: Ri", "discard: Ri Xx", "line 3: there is no item with the mark 'Xx'; there are: …"),
        ("discard: Ri", "discard: *W *W", "line 3: the deck has no more than 1 of Wizard's Watch"),
        ("discard: Ri", "discard: Mi*4", "line 3: the deck has no more than 3 of Cursed Mirror"),
        ("(To)", "(To", "line 5: '(To' is no card"),
        ("(To)", "To)", "line 5: 'To)' is no card"),
        ("(To)", "<To>", "line 5: '<To>' is no card"),
        ("stash Wa", "stash (Wa)", "line 4: '(Wa)' can't be in brackets here"),
        ("(To)", "(To=4)", "line 5: a seat must be 1 to 3, not 4"),
        ("(To)", "(To)*2", "line 5: '(To)*2': a storehouse shows every item by itself"),
        ("Ba (To) (?)", "Ba=2 (To) (?)", "line 5: 'Ba=2': what lies open is known to everyone"),
        (
            "Ba (To) (?)",
            "Ba (To) (?) (?)",
            "line 5: a storehouse is 3x3, 2x3, 3x2, 1x3, 3x1 or nothing, not that of seat 1",
        ),
        (
            "(?) (?) (?)",
            "(?) (?)",
            "line 7: a storehouse is 3x3, 2x3, 3x2, 1x3, 3x1 or nothing, not that of seat 2",
        ),
        (
            "(?) (?) (?)",
            "(?) (?) (?)\n  (?) (?)",
            "line 7: a storehouse is 3x3, 2x3, 3x2, 1x3, 3x1 or nothing, not that of seat 2",
        ),
        ("gold 25", "gold -1", "line 4: gold must be 0 or more, not -1"),
        ("gold 25", "gold plenty", "line 4: gold must be a whole number, not 'plenty'"),
        ("infamy 3", "infamy 25", "line 4: infamy must be 0 to 24, not 25"),
        ("infamy 3", "infamy -1", "line 4: infamy must be 0 to 24, not -1"),
        ("infamy 3", "fines 3", "line 4: the number of fine markers must be 0 to 2, not 3"),
        ("infamy 3", "silver 3", "line 4: 'silver' is none of gold, infamy, fines, stash and wizard"),
        (
            "infamy 3",
            "wizard merlin",
            "line 4: there is no wizard called 'merlin'; there are: glynna, meeblemore, …",
        ),
        ("seat 2:", "seat 3:", "line 6: seat 2 should come here, not 'seat 3'"),
        ("seat 3: gold 25", "", "there are 3 players, but 2 seats"),
        ("3 players", "2 players", "there are 2 players, but 3 seats"),
        ("3 players", "7 players", "line 1: the number of players must be 2 to 6, not 7"),
        ("3 players", "many players", "line 1: the number of players must be a whole number, not 'many'"),
        ("3 players", "3 wizards", "a diagram begins with `arcane_alley: 4 players` or the like"),
        ("turn: 1", "turn: 4", "line 2: the seat must be 1 to 3, not 4"),
        ("turn: 1, act", "turn: 1, nap", "line 2: a turn stands at start, draw, act, end, not at 'nap'"),
        (
            "turn: 1, act",
            "turn: nobody",
            "line 2: without an agenda a diagram must say whose turn it is, or inspection",
        ),
        ("discard: Ri", "discard: Ri\ndiscard: To", "line 4: 'discard' stands twice"),
        ("discard: Ri", "weather: fine", "line 3: a diagram has no 'weather'"),
        ("discard: Ri", "start: 0", "line 3: the starting seat must be 1 to 3, not 0"),
        ("discard: Ri", "round: 4", "line 3: the round must be 1 to 3, not 4"),
        (
            "discard: Ri",
            "round: 1, siesta",
            "line 3: the phase is one of stock, sell, inspection, bribe, over, not 'siesta'",
        ),
        ("discard: Ri", "turns: -1", "line 3: the number of turns must be 0 or more, not -1"),
        ("discard: Ri", "triggered: 9", "line 3: the seat must be 1 to 3, not 9"),
        ("discard: Ri", "sums: 1 2", "line 3: there must be 3 sums"),
        ("discard: Ri", "sums: 1 2 x", "line 3: a sum must be a whole number, not 'x'"),
        ("discard: Ri", "chance: -5", "line 3: chance must be 0 to 18446744073709551615, not -5"),
        ("discard: Ri", "shuffles: -5", "line 3: the number of shuffles must be 0 or more, not -5"),
        ("discard: Ri", "agenda: round@2 nap@1:1", "line 3: there is no script called 'nap'"),
        ("discard: Ri", "agenda: round@2 turn@9:1", "line 3: the step of turn must be 0 to 3, not 9"),
        (
            "discard: Ri",
            "agenda: round@2 turn@x:1",
            "line 3: the step of turn must be a whole number, not 'x'",
        ),
        ("discard: Ri", "agenda: round@2 turn@1:7", "line 3: there is no seat 7"),
        ("discard: Ri", "agenda: round@2 turn@1:1[a]", "line 3: a pick must be a whole number, not 'a'"),
        (
            "discard: Ri",
            "agenda: round@2 turn@3:1 dragons_egg.sold@1:1",
            "line 3: the agenda does not fit the position",
        ),
        (
            "discard: Ri",
            "agenda: round@2 turn@3:1 sets@2:1[9 0]",
            "line 3: the agenda does not fit the position",
        ),
        (
            "discard: Ri",
            "deck: Wa Co",
            "104 items of the deck are nowhere; write `...` at the end of the deck to put them there",
        ),
        ("discard: Ri", "deck: ?*110 ...", "there are 4 cards more than the deck has"),
        (
            "discard: Ri",
            "edition.items.older_wand.gold: much",
            "line 3: edition.items.older_wand.gold must be a whole number, not 'much'",
        ),
        (
            "discard: Ri",
            "edition.items.older_wind.gold: 3",
            "there is no item called `older_wind`; there are: …",
        ),
    ],
)
def test_a_diagram_that_cannot_be_read_is_refused_with_its_line(
    right: str, wrong: str, sentence: str
) -> None:
    assert right in BASE
    told = sentence_of(BASE.replace(right, wrong, 1))
    if sentence.endswith("…"):
        assert told.startswith(sentence.removesuffix("…").rstrip())
    else:
        assert told == sentence


def test_two_seats_with_the_same_wizard_are_refused() -> None:
    diagram = BASE.replace("gold 25", "gold 25, wizard ninx")
    assert sentence_of(diagram) == "two seats can't have the same wizard (AA-03)"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a diagram begins with `arcane_alley: 4 players` or the like"),
        ("\n\n", "a diagram begins with `arcane_alley: 4 players` or the like"),
        ("turn: 1, act\nseat 1:\nseat 2:", "a diagram begins with `arcane_alley: 4 players` or the like"),
        ("Dear diary", "line 1: 'Dear diary' is neither `key: value` nor a row of a seat"),
        ("\x00\x01", "line 1: '\\x00\\x01' is neither `key: value` nor a row of a seat"),
        (
            "hexmonger record 1\ngame: arcane_alley",
            "line 1: 'hexmonger record 1' is neither `key: value` nor …",
        ),
        (
            "arcane_alley: 2 players\nBa (To) (?)",
            "line 2: 'Ba (To) (?)' is neither `key: value` nor a row of a seat",
        ),
    ],
)
def test_a_text_that_is_no_diagram_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.read_position(text)
    if sentence.endswith("…"):
        assert str(refused.value).startswith(sentence.removesuffix(" …"))
    else:
        assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        # An agenda whose steps would look for what is not there.
        ("discard: Ri", "agenda: round@2 turn@1"),
        ("discard: Ri", "agenda: round@2 turn@3:1 play@0:1"),
        ("turn: 1, act", "round: 1, stock\nagenda: round@1 reveal@0:1"),
        # A shuffle that has not been.
        ("discard: Ri", "deck: Wa@5 ..."),
        # Items that lie as no rule could have laid them.
        ("(To)", "--"),
        ("discard: Ri", "discard: (Ri)"),
        ("stash Wa", "stash Wa=2"),
        ("discard: Ri", "deck:\ndiscard: ?*106"),
    ],
)
def test_a_position_that_cannot_be_is_refused(right: str, wrong: str) -> None:
    assert right in BASE
    sentence_of(BASE.replace(right, wrong, 1))


def test_no_more_cards_can_be_meant_than_there_are() -> None:
    huge = BASE.replace("discard: Ri", "discard: ?*1000000000")
    assert sentence_of(huge) == "line 3: a number of cards must be 1 to 113, not 1000000000"
