"""Special items: AA-50 to AA-54."""

from typing import Final

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule

SPECIALS: Final = [
    ("*W", "Wizard's Watch"),
    ("*P", "Pandora's Lockbox"),
    ("*L", "Mystical Lamp"),
    ("*C", "Sacred Chalice"),
]


@rule("AA-50")
def test_a_special_item_is_revealed_set_aside_and_resolved_and_the_turn_ends() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *P Co
          (Wa) (?) (?)
        seat 2:
          (?) Lo (?)
        seat 3:
    """)
    table.choose("activate Pandora's Lockbox")
    table.shows("""
        aside: *P=123
        seat 1: infamy 5, stash Co
    """)
    table.choose("item 1", "item 2:2").is_quiet()
    table.shows("""
        aside: *P
        discard: nothing
        seat 1: stash Co
          Lo (?) (?)
        seat 2:
          (?) (Wa) (?)
    """)


@rule("AA-50")
@pytest.mark.parametrize(("mark", "name"), SPECIALS)
def test_a_special_item_is_activated_after_drawing_never_before(mark: str, name: str) -> None:
    table = deal(f"""
        turn: 1, draw
        discard: Wa
        seat 1: stash {mark}
          (Wa) (?) (?)
        seat 2:
        seat 3:
    """)
    assert table.asked.options == ["draw deck", "draw discard"]
    table.choose("draw discard")
    assert f"activate {name}" in table.asked.options


@rule("AA-50")
def test_a_special_item_can_be_activated_in_the_turn_it_was_drawn() -> None:
    table = deal("""
        turn: 1, draw
        deck: *W ...
        discard: Co
        seat 1:
          Lo (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw deck", "activate Wizard's Watch", "take Three-Headed Coin", "at 1").is_quiet()
    table.shows("""
        aside: *W
        discard: Lo
        seat 1: stash nothing
          Co (?) (?)
    """)


@rule("AA-50")
def test_an_item_that_is_not_special_cannot_be_activated() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Do
          (Wa) (?) (?)
        seat 2:
        seat 3:
    """)
    table.refuses("activate Haunted Doll", rule="AA-50")


@rule("AA-50")
@pytest.mark.parametrize(
    ("special", "words"),
    [
        ("*W", ["activate Wizard's Watch", "take Older Wand"]),
        ("*L", ["activate Mystical Lamp", "take Older Wand"]),
        ("*C", ["activate Sacred Chalice", "player 2", "take Older Wand"]),
    ],
)
def test_what_a_special_item_makes_you_play_is_played_like_any_item(special: str, words: list[str]) -> None:
    table = deal(f"""
        turn: 1, act
        deck: Co Wa Sk ...
        discard: Ri Eg Wa
        seat 1: gold 0, infamy 9, stash {special}
          Wa  Wa  Fa
          (?) (?) (?)
        seat 2: stash Wa
        seat 3:
    """)
    table.choose(*words, "at 3").is_quiet()
    # Its own effect put the Ring on the deck, the set was sold, then the Fairy went on the discard.
    table.shows("""
        deck: Ri ...
        discard: Fa Eg ...
        seat 1: gold 3, infamy 6, stash nothing
          (?) (?) (?)
    """)


@rule("AA-51")
@pytest.mark.parametrize(("mark", "name"), SPECIALS)
def test_a_special_item_may_be_played_and_then_does_nothing(mark: str, name: str) -> None:
    table = deal(f"""
        turn: 1, act
        discard: Eg
        seat 1: stash {mark}
          Co (?) (?)
        seat 2: stash Wa
          Lo (?) (?)
        seat 3: stash Wa
    """)
    table.choose(f"play {name}", "at 1").is_quiet()
    table.shows(f"""
        discard: Co Eg
        aside: nothing
        seat 1: gold 25, infamy 0, stash nothing
          {mark} (?) (?)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-51")
@pytest.mark.parametrize(("mark", "name"), SPECIALS)
def test_a_special_item_may_be_discarded_and_then_does_nothing(mark: str, name: str) -> None:
    table = deal(f"""
        turn: 1, act
        discard: Eg
        seat 1: stash {mark}
          Co (?) (?)
        seat 2: stash Wa
          Lo (?) (?)
        seat 3: stash Wa
    """)
    table.choose(f"discard {name}").is_quiet()
    table.shows(f"""
        discard: {mark} Eg
        aside: nothing
        seat 1: gold 25, infamy 0, stash nothing
          Co (?) (?)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-51")
@pytest.mark.parametrize(("mark", "name"), SPECIALS)
def test_a_special_item_left_at_the_inspection_is_worth_10_infamy(mark: str, name: str) -> None:
    table = deal(f"""
        round: 1, inspection
        seat 1:
          ({mark}) Lo Ri
        seat 2:
        seat 3:
    """)
    assert table.infamy == [10, 0, 0], name
    assert table.gold == [25, 25, 25]


@rule("AA-51")
@pytest.mark.parametrize("row", ["*W *W *W", "*W *W Fe", "Fe *W *W", "*L *L *L"])
def test_special_items_make_no_set(row: str) -> None:
    table = deal(f"""
        arcane_alley: 3 players
        edition.items.wizards_watch.copies_2_to_4: 3
        edition.items.mystical_lamp.copies_2_to_4: 3
        turn: 1, start
        seat 1: wizard byros
          {row}
        seat 2:
        seat 3:
    """)
    assert table.gold[0] == 25
    assert table.store(1) == row


@rule("AA-52")
def test_without_a_slot_to_play_in_a_watch_takes_nothing() -> None:
    table = deal("""
        turn: 1, act
        discard: Eg Co
        seat 1: stash *W
        seat 2:
        seat 3:
    """)
    table.choose("activate Wizard's Watch").is_quiet()
    table.shows("""
        aside: *W
        discard: Eg Co
        seat 1: stash nothing
    """)


@rule("AA-52")
def test_without_a_slot_to_play_in_a_lamp_reveals_nothing() -> None:
    table = deal("""
        turn: 1, act
        deck: Eg Co Wa ...
        seat 1: stash *L
        seat 2:
        seat 3:
    """)
    table.choose("activate Mystical Lamp").is_quiet()
    table.shows("""
        aside: *L
        deck: Eg=0 Co=0 Wa=0 ...
    """)


@rule("AA-52")
def test_without_a_slot_to_play_in_a_chalice_looks_at_nothing() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *C
        seat 2: stash Eg Co
        seat 3: stash Lo
    """)
    table.choose("activate Sacred Chalice").is_quiet()
    table.shows("""
        aside: *C
        seat 2: stash Eg=2 Co=2
        seat 3: stash Lo=3
    """)


@rule("AA-52")
def test_a_cost_in_infamy_is_gained_even_if_nothing_can_be_done() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *P
        seat 2:
          Lo (?) (?)
        seat 3:
    """)
    table.choose("activate Pandora's Lockbox").is_quiet()
    table.shows("""
        aside: *P
        seat 1: infamy 5
    """)
    table.untouched(seats=[2, 3])


@rule("AA-53")
@pytest.mark.parametrize(("mark", "name"), [each for each in SPECIALS if each[0] not in ("*P", "*L")])
def test_a_special_item_may_be_activated_when_it_will_do_nothing(mark: str, name: str) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: stash {mark}
          Co (?) (?)
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    table.choose(f"activate {name}").is_quiet()
    table.shows(f"""
        aside: {mark}
        discard: nothing
        seat 1: gold 25, infamy 0, stash nothing
          Co (?) (?)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-53")
def test_a_lockbox_may_be_activated_with_nothing_to_swap() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *P
          (Co) (?) (?)
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    table.choose("activate Pandora's Lockbox").is_quiet()
    assert table.infamy == [5, 0, 0]
    table.untouched(seats=[2, 3])


@rule("AA-54")
@pytest.mark.parametrize(("mark", "name"), SPECIALS[1:])
def test_a_special_item_that_another_makes_you_play_is_not_activated(mark: str, name: str) -> None:
    table = deal(f"""
        turn: 1, act
        deck: Eg Lo Ba ...
        discard: {mark}
        seat 1: stash *W
          Co (Cd) (?)
        seat 2: stash Wa
          Lo (?) (?)
        seat 3: stash Wa
    """)
    table.choose("activate Wizard's Watch", f"take {name}", "at 1").is_quiet()
    table.shows(f"""
        deck: Eg=0 Lo=0 Ba=0 ...
        discard: Co
        aside: *W
        seat 1: gold 25, infamy 0
          {mark} (Cd) (?)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-54")
def test_a_special_item_that_a_chalice_or_a_lamp_finds_is_not_activated_either() -> None:
    table = deal("""
        turn: 1, act
        deck: *P Lo Ba ...
        discard: Eg
        seat 1: stash *L *C
          Co (Cd) (?)
        seat 2: stash *W
          Lo (?) (?)
        seat 3:
    """)
    lamp = table.copy().choose("activate Mystical Lamp", "take Pandora's Lockbox", "at 1").is_quiet()
    lamp.shows("""
        discard: Co Eg
        aside: *L Lo Ba
        seat 1: infamy 0
          *P (Cd) (?)
    """)
    chalice = table.copy().choose("activate Sacred Chalice", "player 2", "take Wizard's Watch", "at 1")
    chalice.is_quiet().shows("""
        discard: Co Eg
        aside: *C
        seat 1: stash *L
          *W (Cd) (?)
    """)
