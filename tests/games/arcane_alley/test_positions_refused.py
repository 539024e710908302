"""Text diagrams that are refused, with the line that is wrong."""

from typing import Final

import pytest

from hexmonger.kernel.trouble import Trouble, Unreadable
from tests.games.arcane_alley.game import position
from tests.games.arcane_alley.scenes import unindented
from tests.rules import rule

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
        position(unindented(diagram))
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
        ("gold 25", "gold 25, gold 24", "line 4: 'gold' stands twice"),
        ("(To)", "(Wa!)", "line 5: '(Wa!)': only a Boomerang returns (AA-item:magic_boomerang)"),
        ("discard: Ri", "discard: Ri/", "line 3: nothing lies sideways in the base game"),
        ("discard: Ri", "deck: ... Wa", "line 3: `...` stands only at the end of a pile"),
        ("discard: Ri", "discard: Ri ... To", "line 3: `...` stands only at the end of a pile"),
        ("discard: Ri", "aside: ... ...", "line 3: `...` stands only at the end of a pile"),
        (
            "discard: Ri",
            "deck: Wa ...\naside: Ri ...",
            "line 4: `...` stands in the deck already, not in the aside too",
        ),
        ("stash Wa", "stash Wa ...", "line 4: '...' is no card"),
        ("discard: Ri", "discard: nothing Ri", "line 3: there is no item with the mark 'nothing'; …"),
        ("Ba (To) (?)", "empty (To) (?)", "line 5: there is no item with the mark 'empty'; …"),
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
        ("seat 3: gold 25", "", "line 1: there are 3 players, but 2 seats"),
        ("3 players", "2 players", "line 1: there are 2 players, but 3 seats"),
        ("3 players", "7 players", "line 1: the number of players must be 2 to 6, not 7"),
        ("3 players", "many players", "line 1: the number of players must be a whole number, not 'many'"),
        ("3 players", "3 wizards", "a diagram begins with `arcane_alley: 4 players` or the like"),
        ("turn: 1", "turn: 4", "line 2: the seat must be 1 to 3, not 4"),
        ("turn: 1, act", "turn: 1, nap", "line 2: a turn stands at start, draw, act, end, not at 'nap'"),
        (
            "turn: 1, act",
            "turn: nobody",
            "line 2: in the Sell phase a diagram must say whose turn it is (AA-20)",
        ),
        ("discard: Ri", "discard: Ri\ndiscard: To", "line 4: 'discard' stands twice"),
        ("discard: Ri", "weather: fine", "line 3: a diagram has no 'weather'; it has: arcane_alley, …"),
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
        (
            "discard: Ri",
            "chance: -5",
            "line 3: chance must be hexadecimal text, of 64 digits or at most 16, not '-5'",
        ),
        ("discard: Ri", "fresh: perhaps", "line 3: a deck is fresh, yes or no, not 'perhaps'"),
        (
            "discard: Ri",
            "stashed: 0 -1",
            "line 3: a number of stashed items must be 0 or more, not -1",
        ),
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
            "agenda: round@2 turn@3:1 meeblemore.on_play@0:1",
            "line 3: seat 1 has not the power of Master Magus Meeblemore (AA-03)",
        ),
        (
            "infamy 3, stash Wa",
            "wizard glynna\nagenda: round@2 turn@3:1 glynna.on_inspection@1:1",
            "line 5: the agenda does not fit the position",
        ),
        (
            "discard: Ri",
            "deck: Wa Co",
            "104 items of the deck are nowhere; write `...` at the end of the deck to put them there",
        ),
        ("discard: Ri", "deck: ?*110 ...", "line 5: there are 4 cards more than the deck has"),
        (
            "discard: Ri",
            "edition.items.older_wand.gold: much",
            "line 3: edition.items.older_wand.gold must be a whole number, not 'much'",
        ),
        ("discard: Ri", "modules: cheese", "line 3: there is no module of Arcane Alley called 'cheese'…"),
        (
            "discard: Ri",
            "edition.items.older_wind.gold: 3",
            "line 3: there is no item called `older_wind`; there are: …",
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


@rule("AA-04", "AA-60", "AA-62", "AA-63", "AA-86", "AA-70", "AA-73", "AA-74", "AA-80")
@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (
            "turn: 1\nstart: 2\nturns: 1",
            "line 4: after 1 turn from seat 2 on it is the turn of seat 3, not of seat 1 (AA-04)",
        ),
        (
            "round: 1, inspection\nstart: 1\ntriggered: 2\nturns: 5",
            "line 5: after 5 turns from seat 1 on it is the turn of seat 3, not of seat 2, …",
        ),
        (
            "turn: 1\ntriggered: 1",
            "line 3: seat 1 has triggered the inspection, which begins in place of its turn (AA-62)",
        ),
        (
            "turn: 2\ntriggered: 3\nturns: 1",
            "line 4: nobody can have triggered the inspection: seat 3 has had no turn (AA-60)",
        ),
        (
            "round: 1, bribe\ntriggered: 3\nturns: 2",
            "line 4: nobody can have triggered the inspection: seat 3 has had no turn (AA-60)",
        ),
        ("turn: 1\nturns: 120", "line 3: after 120 turns the inspection begins by itself (AA-63)"),
        (
            "round: 1, inspection\nturns: 9",
            "line 3: nobody has triggered the inspection, so it began after 120 turns, not after 9 (AA-63)",
        ),
        ("round: 1, inspection\nturn: 2", "line 3: in the phase inspection it is nobody's turn (AA-70)"),
        ("round: 1, bribe\nturn: 2", "line 3: in the phase bribe it is nobody's turn (AA-80)"),
        ("round: 1, stock\nturn: 2, draw", "line 3: in the phase stock it is nobody's turn (AA-11)"),
        ("round: 3, over\nturn: nobody, act", "line 3: in the phase over it is nobody's turn (AA-74)"),
        ("round: 1, stock\nturns: 2", "line 3: in the Stock phase nobody has had a turn (AA-10)"),
        ("round: 1, stock\ntriggered: 2", "line 3: in the Stock phase nobody has had a turn (AA-10)"),
        ("round: 1, stock", "a diagram of the Stock phase must have an agenda"),
        ("round: 2, over", "line 2: the game is over after round 3, not after round 2 (AA-74)"),
        ("round: 3, bribe", "line 2: after round 3, the last one, there are no bribes (AA-80)"),
        ("turn: 1\nagenda: round@5 turn@1:1", "line 3: 'round@5' is not in the phase sell"),
        ("turn: 1\nagenda: round@2 turn@1:2", "line 3: 'turn@1:2' is another turn than the diagram's"),
        ("round: 3, over\nagenda: round@5", "line 3: when the game is over nothing is left to do (AA-74)"),
    ],
)
def test_what_contradicts_itself_is_refused(lines: str, sentence: str) -> None:
    told = sentence_of(f"arcane_alley: 3 players\n{lines}\nseat 1:\nseat 2:\nseat 3:")
    assert told == sentence or (sentence.endswith("…") and told.startswith(sentence.removesuffix("…")))


@rule("AA-86")
@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (
            "turn: 2\ntriggered: 1\nturns: 27",
            "line 4: nobody can have triggered the inspection: the turn tracker stands below 15 (AA-86)",
        ),
        ("turn: 1\nturns: 40", "line 3: after 40 turns the inspection begins by itself (AA-86)"),
    ],
)
def test_with_two_players_the_turn_tracker_has_its_say(lines: str, sentence: str) -> None:
    assert sentence_of(f"arcane_alley: 2 players\n{lines}\nseat 1:\nseat 2:") == sentence


@rule("AA-70", "AA-73")
@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        ("seat 1: fines 1", "line 3: the fines of seat 1 were paid at the inspection (AA-73)"),
        ("seat 1:\nWa (Co) Ri", "line 4: the inspection has revealed what seat 1 hid (AA-70)"),
    ],
)
@pytest.mark.parametrize("phase", ["2, bribe", "3, over"])
def test_an_inspection_leaves_no_fines_and_nothing_hidden(phase: str, seat: str, sentence: str) -> None:
    assert sentence_of(f"arcane_alley: 2 players\nround: {phase}\n{seat}\nseat 2:") == sentence


def test_two_seats_with_the_same_wizard_are_refused() -> None:
    diagram = BASE.replace("gold 25", "gold 25, wizard ninx")
    assert sentence_of(diagram) == "line 6: two seats can't have the same wizard (AA-03)"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a diagram begins with `arcane_alley: 4 players` or the like"),
        ("\n\n", "a diagram begins with `arcane_alley: 4 players` or the like"),
        ("turn: 1, act\nseat 1:\nseat 2:", "a diagram begins with `arcane_alley: 4 players` or the like"),
        ("Dear diary", "line 1: 'Dear diary' is neither `key: value` nor a row of a seat"),
        ("\x00\x01", "line 1: holds a letter that can't be shown"),
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
        position(text)
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
