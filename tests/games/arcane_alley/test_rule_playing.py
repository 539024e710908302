"""Playing an item and what becomes of the one it replaces: AA-30 to AA-33."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.games.arcane_alley.scenes import deal_with_deck, storehouse
from tests.rules import rule


@rule("AA-30")
@pytest.mark.parametrize("slot", range(1, 10))
def test_the_new_item_takes_the_slot_of_the_replaced_one_revealed(slot: int) -> None:
    cells = ["Wa", "(Co)", "Eg", "(Ca)", "Sw", "(Fa)", "Lo", "(Sk)", "Cd"]
    table = deal(f"turn: 1, act\nseat 1: stash Ri\n{storehouse(cells)}\nseat 2:\nseat 3:")
    table.choose("play Invisible Ring")
    table.asks("slot", says={"item": "invisible_ring"}, options=[f"at {number}" for number in range(1, 10)])
    table.choose(f"at {slot}").is_quiet()
    replaced = cells[slot - 1].strip("()")
    cells[slot - 1] = "Ri"
    assert table.store(1).split() == cells
    assert table.discard == replaced
    assert table.stash(1) == "nothing"


@rule("AA-30")
def test_a_hidden_item_leaves_its_slot_unseen() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ba
          (Co) (Wa) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 1")
    assert table.asked.name == "ball.peek"
    table.shows("""
        limbo: Co=0
        seat 1:
          Ba (Wa) (?)
    """)
    for looking in range(4):
        assert table.seen_by(looking).limbo == "?"


@rule("AA-30")
def test_a_revealed_doll_cannot_be_replaced_but_a_hidden_one_can() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa
          Do (Do) (Co)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand")
    assert table.asked.options == ["at 2", "at 3"]
    table.refuses("at 1", rule="AA-30")
    table.choose("at 2").is_quiet()
    table.shows("""
        discard: Do
        seat 1:
          Do Wa (Co)
    """)


@rule("AA-30")
def test_a_coin_that_is_being_replaced_does_not_count() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Co
          Co (Wa) (Ba)
        seat 2:
          Co (Wa) (Ba)
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    assert table.gold[0] == 2


@rule("AA-30")
def test_a_sword_that_is_being_replaced_halves_nothing() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Co
          Sw (Wa) (Ba)
        seat 2:
          Co (Wa) (Ba)
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    assert table.gold[0] == 2


@rule("AA-30")
def test_an_item_that_is_being_replaced_is_neither_peeked_at_nor_swapped() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ba To
          (Co) Wa (Eg)
        seat 2:
          (Co) (Wa) (Eg)
        seat 3:
    """)
    ball = table.copy().choose("play Crystal Ball", "at 1")
    assert ball.asked.options == ["item 3"]
    toad = table.copy().choose("play Hypnotic Toad", "at 1", "player 1")
    assert toad.asked.options == ["item 1", "item 2", "item 3"]
    toad.choose("item 1", "item 3").is_quiet()
    toad.shows("""
        discard: Co
        seat 1:
          (Eg) Wa To
    """)


@rule("AA-30", "AA-23")
def test_an_item_that_is_being_replaced_is_not_shuffled_into_a_new_deck() -> None:
    table = deal_with_deck(
        "Ba",
        """
        turn: 1, act
        discard: Ri To Co
        seat 1: stash Ca
          Ca  Ca  (Wa)
          (?) (?) (?)
        seat 2:
        seat 3:
        """,
    )
    # Selling the Carpets draws the deck's last item while the Wand is in no zone.
    table.choose("play Floating Carpet", "at 3").is_quiet()
    table.shows("""
        discard: Wa Ri
        seat 1: stash Ba
    """)
    assert sorted(table.deck.split()) == ["Co", "To"]


@rule("AA-31")
def test_the_played_effect_comes_before_the_replaced_item_is_discarded() -> None:
    table = deal("""
        turn: 1, act
        deck: Eg ...
        discard: Ri To
        seat 1: stash Wa
          Co (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1").is_quiet()
    table.shows("""
        deck: Ri Eg ...
        discard: Co To
    """)


@rule("AA-31")
def test_sets_are_sold_before_the_replaced_item_is_discarded() -> None:
    table = deal("""
        turn: 1, act
        discard: To
        seat 1: gold 0, infamy 9, stash Eg
          Eg  Eg  Fa
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Dragon's Egg", "at 3")
    table.asks("egg.player", seat=1)
    table.shows("""
        limbo: Fa
        discard: To
        aside: Eg Eg Eg
        seat 1: gold 20, infamy 9
          (?) (?) (?)
    """)
    table.choose("player 2").is_quiet()
    table.shows("""
        limbo: nothing
        discard: Fa To
        seat 1: gold 20, infamy 6
    """)


@rule("AA-31")
def test_the_replaced_item_is_revealed_on_the_discard() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ri
          (Co) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Invisible Ring", "at 1")
    table.shows("discard: Co=123")
    assert [table.seen_by(looking).discard for looking in range(4)] == ["Co"] * 4


@rule("AA-31")
def test_the_always_effect_of_a_replaced_item_resolves_after_its_discarding() -> None:
    table = deal("""
        turn: 1, act
        discard: To
        seat 1: stash Co
          Ri (Wa) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1")
    table.asks("ring.flip", seat=1)
    table.shows("""
        limbo: nothing
        discard: Ri To
        seat 1:
          Co (Wa) (Eg)
    """)
    table.choose("item 2").is_quiet()
    table.shows("""
        seat 1:
          Co Wa (Eg)
    """)


@rule("AA-31")
def test_a_play_that_a_replaced_item_brings_is_finished_with_its_own_replaced_item() -> None:
    table = deal("""
        turn: 1, act
        discard: To
        seat 1: infamy 9, stash Co
          Bo Fa (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1")
    table.asks("slot", says={"item": "magic_boomerang"}, seat=1, options=["at 1", "at 2", "at 3"])
    table.shows("discard: To")
    table.choose("at 2").is_quiet()
    table.shows("""
        discard: Fa To
        seat 1: infamy 6
          Co Bo (Eg)
    """)


@rule("AA-32")
@pytest.mark.parametrize("mark", ["Ri", "Fa"])
def test_the_always_effect_of_an_item_replaced_while_hidden_is_ignored(mark: str) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: infamy 9, stash Wa
          ({mark}) Co (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1").is_quiet()
    table.shows(f"""
        discard: {mark}
        seat 1: infamy 9
          Wa Co (Eg)
    """)


@rule("AA-32")
def test_a_boomerang_returns_even_if_it_was_hidden() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa
          (Bo) Co (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1")
    table.asks("slot", says={"item": "magic_boomerang"}, seat=1)
    table.choose("at 2").is_quiet()
    table.shows("""
        discard: Co
        seat 1:
          Wa Bo (Eg)
    """)


@rule("AA-32")
@pytest.mark.parametrize(
    ("name", "mark"),
    [("Magic Boomerang", "Bo"), ("Bottled Fairy", "Fa"), ("Haunted Doll", "Do"), ("Sovereign Sword", "Sw")],
)
def test_always_effects_about_a_storehouse_are_ignored_in_a_stash(name: str, mark: str) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: infamy 9, stash {mark}
          (Wa) Co (Eg)
        seat 2:
        seat 3:
    """)
    table.choose(f"discard {name}").is_quiet()
    table.shows(f"""
        discard: {mark}
        seat 1: gold 25, infamy 9, stash nothing
          (Wa) Co (Eg)
    """)


@rule("AA-32")
def test_a_sword_in_a_stash_halves_nothing() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Co Sw
          (Wa) (Ba) (Eg)
        seat 2:
          Co (Wa) (Ba)
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    assert table.gold[0] == 2


@rule("AA-33")
def test_a_discarded_item_lies_revealed_on_top_of_the_discard() -> None:
    table = deal("""
        turn: 1, act
        discard: To
        seat 1: stash Wa Co
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    assert table.seen_by(2).stash(1) == "? ?"
    table.choose("discard Three-Headed Coin").is_quiet()
    table.shows("""
        discard: Co=123 To
        seat 1: stash Wa
    """)


@rule("AA-33")
def test_an_effect_about_being_discarded_resolves() -> None:
    table = deal("""
        turn: 1, act
        discard: To
        seat 1: stash Ri Co
          (Wa) Ba (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("discard Invisible Ring")
    table.asks("ring.flip", seat=1)
    table.choose("item 1").is_quiet()
    table.shows("""
        discard: Ri To
        seat 1: stash Co
          Wa Ba (Eg)
    """)


@rule("AA-33")
def test_discarding_an_item_does_not_activate_its_played_effect() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 20, infamy 3, stash Lo
          (Wa) Ba (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("discard Dark Lotus").is_quiet()
    table.shows("seat 1: gold 20, infamy 3")
