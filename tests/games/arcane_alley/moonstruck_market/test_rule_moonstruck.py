"""What moonlight does to effects, "and", "or" and "instead": MM-42."""

import pytest

from hexmonger.testing.arcane_alley.moonstruck_market import deal
from tests.rules import rule


@rule("MM-42", "MM-item:decryptor_ring")
def test_an_and_follows_what_it_adds_to_even_if_that_did_nothing() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        seat 1: stash Ri'
          (Wa) Co Lo
          Lo Sk Ba
          Co Sk (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Decryptor Ring", "at 1")
    # Nothing hidden lies beside slot 1, but one of the hidden items may be peeked at.
    table.asks("decryptor.peek", options=["item 9"])
    table.choose("item 9").is_quiet().shows("""
        seat 1:
          Ri' Co Lo
          Lo Sk Ba
          Co Sk (Eg=1)
    """)


@rule("MM-42", "MM-item:hexed_boomerang")
def test_a_hexed_boomerangs_and_does_nothing_if_nobody_can_be_given_one() -> None:
    table = deal("""
        turn: 1, start
        moon: half
        seat 1: gold 0
          Bo' Bo' Bo'
        seat 2: infamy 0
        seat 3: infamy 0
          Do
          Do
          Do
    """)
    table.asks("draw", seat=1).shows("""
        moon: full
        aside: Bo' Bo' Bo'
        seat 2: infamy 0
        seat 3: infamy 0
    """)


@rule("MM-42", "MM-item:werefur_carpet")
@pytest.mark.parametrize(
    ("market", "deck", "asked"),
    [
        ("Lo Lo Lo", "Lo", "either"),
        ("Lo Lo", "", "carpet.take"),
    ],
)
def test_of_an_or_only_what_is_possible_is_offered(market: str, deck: str, asked: str) -> None:
    table = deal(f"""
        recipe.dark_lotus: 60
        recipe.werefur_carpet: 1
        turn: 1, act
        moon: full
        deck: {deck}
        market: {market}
        aside: Lo*{57 - len(f"{market} {deck}".split())}
        seat 1: stash Ca'
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("expend Werefur Carpet").asks(asked)


@rule("MM-42", "MM-item:werefur_carpet")
def test_with_neither_side_of_an_or_possible_nothing_happens() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        recipe.werefur_carpet: 1
        turn: 1, act
        moon: full
        deck:
        market:
        aside: Lo*57
        seat 1: stash Ca'
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("expend Werefur Carpet")
    table.shows("""
        discard: Ca'/
        seat 1: stash nothing
    """)


@rule("MM-42", "AA-wizard:meeblemore", "MM-item:decryptor_ring", "MM-item:automated_wand")
def test_meeblemore_ignores_what_moonstruck_adds_too() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        seat 1: stash Ri' Wa', wizard meeblemore
          Lo (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Decryptor Ring", "at 1")
    table.asks("meeblemore.may", seat=1)
    table.copy().choose("no").asks("decryptor.reveal")
    table.choose("yes").is_quiet().shows("""
        seat 1:
          Ri' (Wa=0) (Eg=0)
    """)


@rule("MM-42", "AA-wizard:meeblemore", "MM-item:automated_wand")
def test_meeblemore_says_so_before_an_or_is_chosen() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        seat 1: stash Wa', wizard meeblemore
          Lo (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Automated Wand", "at 1")
    table.copy().choose("no").asks("either", says={"source": "automated_wand"})
    table.choose("yes").is_quiet().shows("moon: crescent")


@rule("MM-42", "MM-23")
def test_whether_an_effect_is_moonstruck_is_looked_at_once_when_it_activates() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        seat 1: stash Wa'
          Lo (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Automated Wand", "at 1", "advance twice").is_quiet().shows("moon: full")
    plain = deal("""
        turn: 1, act
        moon: full
        seat 1: stash Wa'
          Lo (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    # The advance makes the Wand moonstruck, too late for its own effect.
    plain.choose("play Automated Wand", "at 1").is_quiet().shows("moon: crescent")


@rule("MM-42", "MM-item:toothed_fairy")
def test_an_instead_replaces_the_effect() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        seat 1: infamy 9, stash Fa'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("expend Toothed Fairy").is_quiet().shows("seat 1: infamy 5")
