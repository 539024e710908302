"""Positions as text: they read back, and what can't be read is named with its line."""

import json
from textwrap import dedent

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.kernel.chance import Source
from hexmonger.kernel.messages import message, named
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Refused, Unreadable
from hexmonger.testing.merchants_of_magick import deal
from tests.games.merchants_of_magick.game import GAME, position

DRAWN = """\
merchants_of_magick: 2 players
round: 3, crafting
dice: d6 4, d8 7, d10 2, d12 11
masteries: blacksmith apprentice, enchanter master
chance: 12
learned: 30
deck: ShPe EvSt ...
seat 1: potions 3, extra dice 1, adventurer witch, scored blacksmith 8
  line: Fiery Ring, Divine Ring, Staff of the Elves, RiEl
  claimed: Shocking Staff
  pencil: d6; Ring steel; d12
  Fiery [6] - 11
seat 2: potions 0
  pencil: commit
rules: 3
"""


def test_a_diagram_says_everything_of_a_position() -> None:
    table = deal(DRAWN)
    s = table.state
    assert (s.round, s.dice, table.sides) == (3, (4, 7, 2, 11), ["apprentice", "master"])
    assert table.mastered(1) == [8, -1]
    assert table.marks(1) == {"Fiery elemental", "Ring steel"}
    assert (s.inked_potions, s.potions, s.extra) == ((3, 0), [4, 0], [1, 0])
    assert table.line(1) == ["Fiery Ring", "Divine Ring", "Staff of the Elves", "Ring of the Elves"]
    assert table.claims(1) == ["Shocking Staff"]
    assert table.prompt(1) == message("ask-circle", die=named("die", "d12"), result=11)
    assert [ask.seat for ask in s.asks] == [0]
    assert table.deck[:2] == ["Shocking Pendant", "Everlasting Staff"]
    again = position(GAME.write_position(s))
    assert json.dumps(again.to_json()) == table.written()


def test_a_written_position_looks_like_a_sheet() -> None:
    text = GAME.write_position(deal(DRAWN).state)
    assert "  pencil: d6; Ring steel; d12  # 4 potions left\n" in text
    assert "  Ring             <3>     -      -   |  Everlasting                   -      1      9\n" in text
    assert "  Backpack          -      -      3   |  Fiery                        [6]     -     11\n" in text
    assert text.count("steel") > 2


@pytest.mark.parametrize("seats", range(1, 9))
def test_every_position_of_a_game_reads_back_to_the_byte(seats: int) -> None:
    source = Source(seats)
    s = BOX.open(Setup(seats)).new(seats)
    while True:
        text = GAME.write_position(s)
        again = position(text)
        assert GAME.write_position(again) == text
        assert json.dumps(again.to_json()) == json.dumps(s.to_json())
        if not s.asks:
            break
        for _ in range(7):
            if s.asks:
                ask = s.asks[source.below(len(s.asks))]
                s.choose(source.pick(ask.options), ask.seat)


def test_what_is_left_out_is_made_up_or_rolled() -> None:
    table = deal("seat 1:\nseat 2:\nseat 3:")
    assert table.state.round == 1
    assert all(1 <= result <= faces for result, faces in zip(table.state.dice, (6, 8, 10, 12), strict=True))
    assert [len(table.line(seat)) for seat in (1, 2, 3)] == [3, 3, 3]
    assert table.state.adventurers == (0, 1, 2)


@pytest.mark.parametrize("dice", ["", "dice: d6 4, d8 7, d10 2, d12 11\n"])
@pytest.mark.parametrize("seats", [1, 2, 8])
def test_a_game_that_is_over_reads_back_with_and_without_its_dice(seats: int, dice: str) -> None:
    below = "".join(f"seat {seat}: potions {seat}\n" for seat in range(1, seats + 1))
    players = f"{seats} player{'s' * (seats > 1)}"
    s = position(f"merchants_of_magick: {players}\nround: 10, over\n{dice}{below}")
    assert s.is_over
    text = GAME.write_position(s)
    assert ("\ndice: " in text) == bool(dice)
    again = position(text)
    assert GAME.write_position(again) == text
    assert json.dumps(again.to_json()) == json.dumps(s.to_json())
    for seat in range(-1, seats):
        assert ("\ndice: " in GAME.write_view(GAME.view(s, seat))) == bool(dice)


def test_orders_are_read_by_name_or_mark_with_or_without_commas() -> None:
    by_name = deal("seat 1:\n  line: Fiery Ring, Divine Ring, Ring of the Elves\nseat 2:\nseat 3:")
    by_mark = deal("seat 1:\n  line: FiRi DiRi RiEl\nseat 2:\nseat 3:")
    mixed = deal("seat 1:\n  line: FiRi DiRi, Ring of the Elves\nseat 2:\nseat 3:")
    assert by_name.line(1) == by_mark.line(1) == mixed.line(1)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("2 players", "2 friends", "a diagram begins with `merchants_of_magick: 4 players` or the like"),
        ("2 players", "9 players", "line 1: the number of players must be 1 to 8, not 9"),
        ("2 players", "3 players", "line 1: there are 3 players, but 2 seats"),
        ("round: 3, crafting", "round: 11", "line 2: the round must be 1 to 10, not 11"),
        ("round: 3, crafting", "round: 3, selling", "line 2: there is no phase called 'selling'"),
        ("d6 4", "d6 7", "line 3: d6 must be 1 to 6, not 7"),
        ("d6 4, ", "", "line 3: the dice are written `d6 4, d8 7, d10 2, d12 11` or the like"),
        ("enchanter master", "carpenter", "line 4: there is one mastery of material, then one of energy"),
        ("enchanter master", "enchanter upside", "line 4: there is no side called 'upside'"),
        (
            "blacksmith apprentice",
            "smith",
            "line 4: there is no mastery called 'smith'; there are: blacksmith",
        ),
        (
            "chance: 12",
            "chance: often",
            "line 5: chance must be hexadecimal text, of 64 digits or at most 16, not 'often'",
        ),
        ("ShPe EvSt ...", "ShPe EvSt", " orders are nowhere; write `...` at the end of the deck"),
        ("ShPe EvSt", "ShPe ShPe", "line 7: Shocking Pendant stands more often than in the deck (1)"),
        ("ShPe EvSt", "ShPe EvXx", "line 7: there is no order called 'EvXx'"),
        ("ShPe EvSt", "(ShPe> EvSt", "line 7: '(ShPe>' is no order"),
        ("deck:", "decks:", "line 7: a diagram has no 'decks'"),
        ("potions 3", "potions -3", "line 8: potions must be 0 or more, not -3"),
        ("extra dice 1", "extra dice 7", "line 8: the number of extra dice must be 0 to 6, not 7"),
        ("extra dice 1", "gold 1", "line 8: 'gold 1' is none of potions, extra dice, adventurer and scored"),
        (
            "adventurer witch",
            "adventurer elf",
            "line 8: there is no adventurer called 'elf'; there are: barb",
        ),
        ("scored blacksmith 8", "scored carpenter 8", "line 8: Carpenter is none of the two masteries"),
        ("Fiery Ring, ", "Fiery Sword, ", "line 9: Fiery Sword stands more often than in the deck (0)"),
        (
            "Fiery Ring, ",
            "",
            "line 9: the line of seat 1 has an empty place, but the deck has orders (MoM-16)",
        ),
        ("Fiery Ring,", "Fiery Ring, ?,", "line 9: the line of seat 1 has 5 places, but 4 is the most"),
        ("Fiery Ring,", "--,", "line 9: the line of seat 1: only alone does a place stay empty (MoM-22)"),
        (
            "Fiery Ring,",
            "(Fiery Ring),",
            "line 9: the line of seat 1: everything lies face up in this phase (MoM-19)",
        ),
        ("claimed:", "sold:", "line 10: 'sold' is none of line, claimed, pencil and a row of the sheet"),
        ("d6; Ring steel", "d6; Ring wood", "line 11: 'Ring wood' is no answer to the question 'circle'"),
        ("pencil: commit", "pencil: commit; d6", "line 14: 'd6': seat 2 isn't asked any more"),
        ("Fiery [6] - 11", "Fiery [7] - 11", "line 12: Fiery has 6 in elemental, not 7"),
        ("Fiery [6] - 11", "Fiery [6] 3 11", "line 12: Fiery has - in arcane, not 3"),
        ("Fiery [6] - 11", "Fiery [6] - x", "line 12: 'x' is no circle: write 3, [3], <3> or -"),
        ("Fiery [6] - 11", "Icy [6] - 11", "line 12: 'Icy [6] - 11' is no row of the sheet"),
        ("Fiery [6] - 11", "Fiery [6] - 11 | Fiery [6] - 11", "line 12: Fiery stands twice"),
        ("seat 2:", "seat 3:", "line 13: seat 2 should come here, not 'seat 3'"),
        ("potions 0", "adventurer witch", "line 13: two seats can't sponsor the same adventurer (MoM-01)"),
        ("ShPe EvSt ...", "... ShPe", "line 7: `...` stands only at the end of the deck"),
        ("ShPe EvSt ...", "ShPe ... EvSt ...", "line 7: `...` stands only at the end of the deck"),
        ("ShPe EvSt ...", "ShPe EvSt...", "line 7: there is no order called 'EvSt...'"),
        ("claimed: Shocking Staff", "claimed: ...", "line 10: `...` stands only at the end of the deck"),
        ("chance: 12", "edition.items.rong.steel: 3", "line 5: there is no item called `rong`"),
        ("ShPe EvSt", "--", "line 7: '--' can't stand here"),
        ("ShPe EvSt", "(ShPe)", "line 7: '(ShPe)' can't stand here"),
        ("ShPe EvSt", "?*1000000", "line 7: '?*1000000' is no order"),
        ("claimed: Shocking Staff", "claimed: --", "line 10: '--' can't stand here"),
        ("claimed: Shocking Staff", "claimed: (ShSt)", "line 10: '(ShSt)' can't stand here"),
        ("claimed: Shocking Staff", "claimed: <ShSt>", "line 10: '<ShSt>' can't stand here"),
        (
            "line: Fiery Ring",
            "line: <Fiery Ring>",
            "line 9: the order in place 1 was not claimed this round (MoM-16)",
        ),
        (
            "Fiery [6] - 11",
            "Fiery [6] - <11>",
            "line 12: Fiery wild is drawn in pencil, but no answer marks it (MoM-21)",
        ),
        (
            "d6; Ring steel; d12",
            "commit",
            "line 14: with the last commit the round is closed, and its pencil is ink (MoM-21)",
        ),
        (
            "scored blacksmith 8",
            "scored blacksmith 5",
            "line 8: a mastery brings 8 or 4 coins, not 5 (MoM-18)",
        ),
        (
            "blacksmith apprentice",
            "blacksmith master",
            "line 4: Blacksmith was scored, so it shows its Apprentice side (MoM-18)",
        ),
        (
            "round: 3, crafting",
            "round: 3, over",
            "line 2: the game is over after round 10 only, not 3 (MoM-01)",
        ),
        ("potions 3,", "potions 3, potions 3,", "line 8: 'potions' stands twice"),
        ("  claimed:", "  line: ?\n  claimed:", "line 10: 'line' stands twice"),
    ],
)
def test_what_can_not_be_read_is_named(old: str, new: str, sentence: str) -> None:
    assert old in DRAWN
    with pytest.raises(Unreadable) as unreadable:
        position(DRAWN.replace(old, new, 1))
    assert sentence in str(unreadable.value)
    assert "\n" not in str(unreadable.value)


def test_an_answer_in_pencil_that_is_not_allowed_is_refused_with_its_line() -> None:
    with pytest.raises(Refused) as refused:
        position(DRAWN.replace("d6; Ring steel", "d6; Fiery wild"))
    assert (refused.value.where, refused.value.key, refused.value.rule) == ("line 11", "Fiery wild", "MoM-12")
    assert refused.value.reason == message("why-column-not-served", die=named("die", "d6"))
    assert refused.value.game is not None


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("waiting: FiRi", "line 2: alone 2 orders wait, empty places written -- (MoM-40)"),
        ("waiting: FiRi, --", "line 2: a place that waits is empty, but the deck has orders (MoM-40)"),
        ("waiting: (FiRi), ?", "line 2: '(FiRi)' can't stand here"),
        (
            "masteries: blacksmith master, enchanter",
            "line 2: alone Blacksmith shows and scores its Apprentice side only (MoM-40)",
        ),
        ("edition.items.ring.steel: x", "line 2: edition.items.ring.steel must be a whole number, not 'x'"),
    ],
)
def test_alone_too(line: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        position(f"merchants_of_magick: 1 player\n{line}\nseat 1:\n")
    assert str(unreadable.value) == sentence


def test_alone_nobody_has_scored_a_master_side() -> None:
    with pytest.raises(Unreadable, match="alone Blacksmith shows and scores its Apprentice side only"):
        position("merchants_of_magick: 1 player\nseat 1: scored blacksmith 8\n")
    s = position("merchants_of_magick: 1 player\nseat 1: scored blacksmith 4\n")
    assert s.scored == [4, -1]


def test_where_nothing_lies_it_may_be_said() -> None:
    said = deal(DRAWN.replace("Shocking Staff", "nothing"))
    assert said.claims(1) == []
    assert said.written() == deal(DRAWN.replace("  claimed: Shocking Staff\n", "")).written()


def test_pencil_that_agrees_with_its_answers_is_read() -> None:
    drawn = DRAWN.replace("line: Fiery Ring", "line: <Divine Helmet>, Fiery Ring", 1).replace(", RiEl", "", 1)
    drawn = drawn.replace("  Fiery [6] - 11", "  Ring <3> - -\n  Divine [9] [2] [7]\n  Helmet [5] - -")
    table = deal(drawn)
    assert "Ring steel" in table.marks(1)
    assert table.claims(1) == ["Shocking Staff", "Divine Helmet", "Divine Ring"]


def test_alone_a_line_has_four_places() -> None:
    with pytest.raises(Unreadable, match="alone a line has 4 places"):
        position("merchants_of_magick: 1 player\nseat 1:\n  line: ? ? ?\n")


def test_more_unknown_orders_than_there_are() -> None:
    with pytest.raises(Unreadable, match="there are 8 orders more than the deck has"):
        position("merchants_of_magick: 2 players\ndeck: ?*72\nseat 1:\nseat 2:\n")


def test_a_view_is_written_without_what_the_seat_can_not_know() -> None:
    table = deal(DRAWN.replace("pencil: commit", "pencil: d8"))
    own = GAME.write_view(table.view(2))
    assert "seen by: 2" in own
    assert "deck: ?*63" in own
    assert "Ring steel" not in own
    assert "  pencil: d8  # 0 potions left" in own
    table = deal(DRAWN)
    assert "  pencil: sealed; commit\n" in GAME.write_view(table.view(1))
    assert "chance" not in GAME.write_view(table.view(0))


def test_an_edition_is_written_with_the_position() -> None:
    s = BOX.open(Setup(2, {"edition": "own", "edition.items.ring.steel": "2"})).new(1)
    text = GAME.write_position(s)
    assert "edition.items.ring.steel: 2\n" in text
    assert position(text).rules.number_of[0] == 2


def test_a_position_may_be_indented_and_commented() -> None:
    text = dedent("""
        # the beginning
        merchants_of_magick: 1 player   # alone
        seat 1:
          Ring [3] - -   # made
    """)
    assert position(text).marks[0] == 1
