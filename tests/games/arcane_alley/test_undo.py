"""What can be taken back: a choice that has taught nobody anything, and used no chance (Ruling 5)."""

from typing import Final

import pytest

from hexmonger.testing.arcane_alley import Table, deal
from tests.games.arcane_alley.scenes import deal_with_deck
from tests.rules import rule

BALL: Final = ("play Crystal Ball", "at 4")
SWAP: Final = ("player 2", "item 1", "item 3")


def teaches(table: Table, *words: str) -> bool:
    """Make choices and return whether somebody has learned something by the last of them."""
    *ahead, last = words
    table.choose(*ahead)
    learned = table.state.learned
    return table.choose(last).state.learned != learned


@rule("AA-91")
@pytest.mark.parametrize(
    ("words", "is_new"),
    [
        (("play Crystal Ball",), False),
        (BALL, True),  # the others see it now
        ((*BALL, "item 2"), True),
        ((*BALL, "item 3"), False),
        (("play Hypnotic Toad", "at 4", *SWAP), False),
        (("play Hypnotic Toad", "at 1", *SWAP), True),  # what it replaced is seen on the discard
        (("discard Invisible Ring",), False),  # it had been drawn from the discard
        (("discard Invisible Ring", "item 2"), True),
        (("discard Invisible Ring", "item 4"), False),
        (("activate Sacred Chalice",), True),
        (("activate Sacred Chalice", "player 2"), True),
        (("activate Sacred Chalice", "player 2", "take Older Wand"), False),
        # Nobody is to find out by it that there was nothing to learn.
        (("activate Sacred Chalice", "player 3"), True),
    ],
)
def test_a_choice_stands_once_somebody_has_learned_something(words: tuple[str, ...], is_new: bool) -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ba To Ri=123 *C
          (Wa) (Eg)    (Lo=1)
          Co   (Sw=23) (?)
        seat 2: stash Wa
          (?) Co (?)
        seat 3: stash Lo=13
    """)
    assert teaches(table, *words) == is_new


@rule("AA-91")
@pytest.mark.parametrize(
    ("deck", "is_new"), [("Ba", True), ("Ba=23", True), ("Ba=1", False), ("Ba=123", False)]
)
def test_a_draw_from_the_deck_stands_unless_the_item_was_known(deck: str, is_new: bool) -> None:
    table = deal(f"""
        turn: 1, draw
        deck: {deck} ...
        discard: Ri
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    assert teaches(table.copy(), "draw deck") == is_new
    assert not teaches(table.copy(), "draw discard")


@rule("AA-23")
def test_a_shuffle_cannot_be_taken_back() -> None:
    table = deal_with_deck(
        "Ba=1",
        """
        turn: 1, draw
        discard: Ri To Co
        seat 1:
          (?) (?) (?)
        seat 2:
        """,
    )
    assert teaches(table, "draw deck")
