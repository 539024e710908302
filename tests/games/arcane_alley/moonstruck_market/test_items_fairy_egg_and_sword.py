"""Toothed Fairy, Emerald Egg and Skeletal Sword."""

import pytest

from hexmonger.games.arcane_alley.events import Drew
from hexmonger.games.arcane_alley.round_events import GainedGold
from hexmonger.testing.arcane_alley.moonstruck_market import deal
from tests.games.arcane_alley.scenes import told_to
from tests.rules import rule, scenario


@rule("MM-item:toothed_fairy", "MM-40", "MM-42")
@scenario("works", "bystanders")
@pytest.mark.parametrize(("moon", "infamy"), [("crescent", 7), ("half", 7), ("full", 5)])
def test_an_expended_fairy_takes_infamy_and_more_if_moonstruck(moon: str, infamy: int) -> None:
    table = deal(f"""
        turn: 1, act
        moon: {moon}
        discard: Lo
        seat 1: gold 0, infamy 9, stash Fa'
          (?) (?) (?)
        seat 2: infamy 9
        seat 3: infamy 9
    """)
    table.choose("expend Toothed Fairy").is_quiet()
    table.shows(f"""
        moon: {moon}
        discard: Fa'/ Lo
        seat 1: gold 0, infamy {infamy}, stash nothing
    """)
    table.untouched(seats=[2, 3])


@rule("MM-item:toothed_fairy", "AA-07")
@scenario("nothing to choose")
def test_a_fairy_may_be_expended_with_no_infamy_to_lose() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        seat 1: infamy 0, fines 1, stash Fa'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("expend Toothed Fairy").is_quiet()
    table.shows("""
        discard: Fa'/
        seat 1: infamy 0, fines 1
    """)


@rule("MM-item:toothed_fairy", "MM-40", "AA-item:bottled_fairy")
@scenario("refused")
def test_a_replaced_toothed_fairy_takes_nothing_and_it_is_no_special_item() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        seat 1: infamy 9, stash Co Fa'
          Fa' (?) (?)
        seat 2:
        seat 3:
    """)
    table.refuses("expend Three-Headed Coin", rule="MM-40")
    table.refuses("activate Toothed Fairy", rule="AA-50")
    table.choose("play Three-Headed Coin", "at 1").is_quiet().shows("seat 1: infamy 9")


@rule("MM-item:emerald_egg", "MM-40", "MM-42")
@scenario("works", "bystanders")
@pytest.mark.parametrize(("moon", "mine"), [("crescent", 8), ("half", 4), ("full", 4)])
def test_an_expended_egg_brings_gold_to_you_and_another_player(moon: str, mine: int) -> None:
    table = deal(f"""
        turn: 1, act
        moon: {moon}
        seat 1: gold 0, infamy 0, stash Eg'
          (?) (?) (?)
        seat 2: gold 0
        seat 3: gold 0, infamy 0
    """)
    table.choose("expend Emerald Egg")
    table.asks("emerald.player", seat=1, options=["player 2", "player 3"])
    table.choose("player 3").is_quiet()
    table.shows(f"""
        discard: Eg'/
        seat 1: gold {mine}, infamy 0
        seat 3: gold 4, infamy 0
    """)
    table.untouched(seats=[2])


@rule("MM-item:emerald_egg")
@scenario("refused")
def test_an_egg_must_choose_another_player() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Eg'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("expend Emerald Egg").refuses("player 1", rule="MM-item:emerald_egg")


@rule("MM-item:emerald_egg", "AA-item:sovereign_sword")
@scenario("works")
def test_a_sword_halves_what_an_egg_brings_to_its_owner_alone() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        seat 1: gold 0, stash Eg'
          Sw (?) (?)
        seat 2: gold 0
        seat 3:
    """)
    table.choose("expend Emerald Egg", "player 2").is_quiet()
    table.shows("""
        seat 1: gold 2
        seat 2: gold 4
    """)


@rule("MM-item:emerald_egg", "AA-38")
@scenario("nothing to choose")
def test_an_egg_that_is_played_discarded_or_sold_gives_nothing() -> None:
    diagram = """
        turn: 1, act
        moon: half
        seat 1: gold 0, stash Eg'
          Eg' (Co) Eg'
          (Lo) (Sk) (Ba)
        seat 2: gold 0
        seat 3: gold 0
    """
    deal(diagram).choose("discard Emerald Egg").is_quiet().untouched(seats=[2, 3])
    deal(diagram).choose("play Emerald Egg", "at 6").is_quiet().shows("seat 1: gold 0")
    sold = deal(diagram).choose("play Emerald Egg", "at 2").is_quiet()
    sold.shows("seat 1: gold 20").untouched(seats=[2, 3])


@rule("MM-item:skeletal_sword", "AA-21", "AA-24")
@scenario("works", "bystanders")
def test_a_sword_is_drawn_from_anywhere_in_the_discard_and_the_rest_keeps_its_order() -> None:
    table = deal("""
        turn: 1, draw
        moon: crescent
        deck: Ba ...
        discard: Lo Fa'/ Sw' Co Sw' Ri
        market: Sk Co Cd
        seat 1: gold 2, stash Wa
          (?) (?) (?)
        seat 2: gold 2
        seat 3: gold 2
    """)
    table.asks(
        "draw",
        says={
            "piles": "both",
            "item": "dark_lotus",
            "within": "skeletal_sword",
            "market": ["skeletomicon", "three_headed_coin", "bubbling_cauldron"],
        },
        options=["draw deck", "draw discard", "buy 1", "buy 2", "draw from within the discard"],
    )
    sword = table.state.discard[-3]
    table.choose("draw from within the discard")
    assert table.state.stash[0][-1] == sword
    table.shows("""
        deck: Ba ...
        discard: Lo Fa'/ Co Sw' Ri
        seat 1: gold 2, stash Wa Sw'
    """)
    table.untouched(seats=[2, 3])


@rule("MM-item:skeletal_sword", "MM-42")
@scenario("works")
@pytest.mark.parametrize(
    ("discard", "draw"), [("Lo Sw'", "draw from within the discard"), ("Sw' Lo", "draw discard")]
)
@pytest.mark.parametrize(("moon", "gold"), [("crescent", 0), ("half", 3), ("full", 0)])
def test_a_moonstruck_sword_brings_gold_to_whoever_draws_it_top_or_not(
    discard: str, draw: str, moon: str, gold: int
) -> None:
    table = deal(f"""
        turn: 1, draw
        moon: {moon}
        discard: {discard}
        seat 1: gold 0
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose(draw).shows(f"""
        discard: Lo
        seat 1: gold {gold}, stash Sw'
    """)
    table.asks("act", seat=1)


@rule("MM-item:skeletal_sword", "MM-item:decryptor_ring", "AA-38")
@scenario("bystanders")
@pytest.mark.parametrize(
    ("moon", "mark"), [("full", "Ri'"), ("half", "To'"), ("half", "Bo'"), ("full", "Fa'")]
)
def test_no_other_moonstruck_item_does_anything_when_it_is_drawn(moon: str, mark: str) -> None:
    table = deal(f"""
        turn: 1, draw
        moon: {moon}
        discard: {mark}
        seat 1: gold 0, infamy 9
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw discard").asks("act", seat=1)
    table.shows(f"seat 1: gold 0, infamy 9, stash {mark}")


@rule("MM-item:skeletal_sword", "AA-item:sovereign_sword")
@scenario("works")
def test_a_sovereign_sword_halves_the_gold_of_the_draw() -> None:
    table = deal("""
        turn: 1, draw
        moon: half
        discard: Sw'
        seat 1: gold 0
          Sw (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("draw discard").shows("seat 1: gold 1")


@rule("MM-item:skeletal_sword")
@scenario("refused")
@pytest.mark.parametrize("discard", ["Lo Co", "Sw' Co", "Lo Sw", ""])
def test_with_no_sword_below_the_top_nothing_is_drawn_from_within(discard: str) -> None:
    table = deal(f"""
        turn: 1, draw
        discard: {discard}
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.refuses("draw from within the discard", rule="MM-item:skeletal_sword")


@rule("MM-item:skeletal_sword")
@scenario("works")
def test_with_one_on_top_the_lower_sword_is_no_choice_of_its_own() -> None:
    table = deal("""
        turn: 1, draw
        discard: Sw' Co Sw'
        seat 1: gold 0
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    assert table.asked.options == ["draw deck", "draw discard"]


@rule("MM-item:skeletal_sword", "MM-11", "AA-item:wizards_watch", "MM-item:gelatinous_ball")
@scenario("nothing to choose")
def test_only_the_draw_action_from_the_discard_brings_gold() -> None:
    bought = deal("""
        turn: 1, draw
        moon: half
        market: Sw' Lo Lo
        seat 1: gold 1
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    bought.choose("buy 1").shows("seat 1: gold 0, stash Sw'")
    taken = deal("""
        turn: 1, act
        moon: half
        discard: Lo Sw'
        seat 1: gold 0, stash *W
          Co (?) (?)
        seat 2:
        seat 3:
    """)
    taken.choose("activate Wizard's Watch", "take Skeletal Sword", "at 1").is_quiet().shows("seat 1: gold 0")


@rule("MM-item:skeletal_sword", "AA-item:sovereign_sword")
@scenario("nothing to choose")
def test_a_skeletal_sword_halves_no_gains() -> None:
    table = deal("""
        turn: 1, act
        moon: crescent
        seat 1: gold 0, stash Eg'
          Sw' (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("expend Emerald Egg", "player 2").is_quiet().shows("seat 1: gold 8")


@rule("MM-item:skeletal_sword", "AA-23")
@scenario("works")
def test_a_sword_below_the_top_is_shuffled_into_a_new_deck() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        recipe.skeletal_sword: 1
        turn: 1, draw
        deck: Lo
        discard: Lo Lo Sw'
        market: Lo Lo Lo
        aside: Lo*51
        seat 1:
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("draw deck")
    assert sorted(table.deck.split()) == ["Lo", "Sw'"]


@rule("MM-item:skeletal_sword", "MM-41")
@scenario("works")
def test_drawing_a_sword_is_told_to_everyone() -> None:
    table = deal("""
        turn: 1, draw
        moon: half
        discard: Lo Sw'
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    assert told_to(table, 3, "draw from within the discard") == [
        Drew(0, "skeletal_sword", "discard", 1),
        GainedGold(0, 3),
    ]
    table.choose("draw from within the discard")
    assert table.seen_by(3).stash(1) == "Sw'"
