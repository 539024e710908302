"""The market: MM-10 to MM-13."""

import pytest

from hexmonger.testing.arcane_alley.moonstruck_market import deal, open_table
from tests.games.arcane_alley.moonstruck_market.scenes import stock
from tests.rules import rule


@rule("MM-10")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_three_items_are_revealed_into_the_market_after_the_discard_is_made(seats: int) -> None:
    table = open_table(seats)
    assert not table.state.market
    deck = table.state.deck[::-1]
    stock(table)
    stashes = 2 * seats
    assert table.state.discard == [deck[stashes]]
    assert table.state.market == deck[stashes + 1 : stashes + 4]
    assert all(table.state.seen[card] == table.state.everyone for card in table.state.market)


@rule("MM-10", "AA-13")
def test_what_comes_to_the_market_activates_nothing() -> None:
    table = stock(open_table(3, 1, **{"recipe.fools_moon": "70"}))
    assert table.gold == [25, 25, 25]
    assert table.infamy == [0, 0, 0]
    assert table.asked.name == "draw"


@rule("MM-11", "MM-12")
@pytest.mark.parametrize(
    ("stall", "bought", "market"),
    [(1, "Lo", "Sk Co Wa"), (2, "Sk", "Lo Co Wa"), (3, "Co", "Lo Sk Wa")],
)
def test_a_market_item_is_bought_for_the_number_of_its_stall(stall: int, bought: str, market: str) -> None:
    table = deal("""
        turn: 1, draw
        deck: Wa Ri ...
        discard: To
        market: Lo Sk Co
        seat 1: gold 25, stash Eg
          (?) (?) (?)
        seat 2: gold 25
        seat 3: gold 25
    """)
    table.asks(
        "draw",
        says={
            "piles": "both",
            "item": "hypnotic_toad",
            "within": "",
            "market": ["dark_lotus", "skeletomicon", "three_headed_coin"],
        },
        options=["draw deck", "draw discard", "buy 1", "buy 2", "buy 3"],
    )
    table.choose(f"buy {stall}")
    table.shows(f"""
        deck: Ri ...
        discard: To
        market: {market}
        seat 1: gold {25 - stall}, stash Eg {bought}
    """)
    assert table.asked.name == "act"
    table.untouched(seats=[2, 3])


@rule("MM-11", "AA-08")
@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_only_what_you_have_the_gold_for_can_be_bought(gold: int) -> None:
    table = deal(f"""
        turn: 1, draw
        discard: To
        market: Lo Sk Co
        seat 1: gold {gold}
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    affordable = [f"buy {stall}" for stall in (1, 2, 3) if stall <= gold]
    assert table.asked.options == ["draw deck", "draw discard", *affordable]
    for stall in range(gold + 1, 4):
        table.refuses(f"buy {stall}", rule="MM-11")


@rule("MM-11", "MM-12", "AA-21")
def test_with_no_deck_and_no_discard_a_market_item_must_be_bought() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        turn: 1, draw
        deck:
        market: Lo Lo
        aside: Lo*55
        seat 1: gold 2
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.asks(
        "draw",
        says={"market": ["dark_lotus", "dark_lotus"], "piles": None},
        options=["buy 1", "buy 2"],
    )
    table.refuses("draw deck", rule="AA-21")
    table.refuses("draw discard", rule="AA-21")
    table.refuses("buy 3", rule="MM-12")
    table.choose("buy 1")
    table.shows("""
        market: Lo
        seat 1: gold 1, stash Lo
    """)


@rule("MM-11", "AA-23")
def test_with_nothing_to_draw_and_no_gold_the_draw_is_skipped() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        turn: 1, draw
        deck:
        market: Lo Lo
        aside: Lo*54
        seat 1: gold 0, stash Lo
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.asks("act", seat=1)
    table.shows("seat 1: gold 0, stash Lo")


@rule("MM-12")
def test_the_last_item_of_the_deck_comes_to_the_market_and_a_new_deck_is_made() -> None:
    table = deal("""
        recipe: small
        recipe.dark_lotus: 60
        recipe.crystal_ball: 1
        recipe.older_wand: 1
        recipe.hypnotic_toad: 1
        recipe.skeletomicon: 1
        turn: 1, draw
        deck: Ba
        discard: To Wa Sk
        market: Lo Lo Lo
        aside: Lo*54
        seat 1: gold 9
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("buy 2")
    table.shows("""
        discard: To
        market: Lo Lo Ba
        seat 1: gold 7, stash Lo
    """)
    assert sorted(table.deck.split()) == ["Sk", "Wa"]


@rule("MM-12")
def test_what_you_bought_is_not_shuffled_into_the_new_deck() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        recipe.emerald_egg: 1
        turn: 1, draw
        deck: Lo
        discard: Lo Lo
        market: Eg' Lo Lo
        aside: Lo*52
        seat 1: gold 9
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("buy 1")
    table.shows("""
        market: Lo Lo Lo
        deck: Lo
        discard: Lo
        seat 1: stash Eg'
    """)


@rule("MM-12", "AA-23")
def test_a_stall_that_nothing_can_fill_stays_empty_and_is_the_highest() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        recipe.older_wand: 2
        turn: 1, draw
        deck:
        discard: Wa
        market: Wa Lo Lo
        aside: Lo*55
        seat 1: gold 9
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("buy 1")
    table.shows("""
        deck: nothing
        discard: Wa
        market: Lo Lo
        seat 1: gold 8, stash Wa
    """)


@rule("MM-12", "AA-23")
def test_an_empty_stall_is_filled_as_soon_as_there_is_a_deck_again() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        recipe.older_wand: 1
        recipe.skeletomicon: 1
        turn: 1, act
        deck:
        discard: Wa
        market: Lo Lo
        aside: Lo*55
        seat 1: stash Sk
          (Lo) (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("discard Skeletomicon").is_quiet()
    table.shows("""
        deck: nothing
        discard: Sk
        market: Lo Lo Wa
    """)


@rule("MM-12", "AA-item:older_wand")
def test_what_a_wand_puts_on_the_deck_goes_to_an_empty_stall_at_once() -> None:
    table = deal("""
        recipe.dark_lotus: 60
        recipe.older_wand: 1
        recipe.skeletomicon: 1
        turn: 1, act
        deck:
        discard: Sk
        market: Lo
        aside: Lo*56
        seat 1: stash Wa
          Lo (Lo) (Lo)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1").is_quiet()
    table.shows("""
        deck: nothing
        discard: Lo
        market: Lo Sk
    """)


@rule("MM-13", "AA-10")
def test_market_items_are_shuffled_into_the_next_round() -> None:
    table = stock(open_table(3, 7))
    while table.state.round == 1:
        table.choose(table.asked.options[0])
    assert table.state.market == []
    assert table.phase == "stock"
    table.check_lawful()
    assert all(not seen for card, seen in enumerate(table.state.seen) if card in table.state.deck)
    assert len(stock(table).state.market) == 3


@rule("MM-13", "AA-item:three_headed_coin")
def test_a_coin_in_the_market_counts_for_no_coin() -> None:
    table = deal("""
        turn: 1, act
        market: Co Co Co
        seat 1: gold 25, stash Co
          Lo (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin", "at 1").is_quiet()
    table.shows("""
        market: Co Co Co
        seat 1: gold 25
    """)


@rule("MM-13")
@pytest.mark.parametrize(
    "special", ["Wizard's Watch", "Sacred Chalice", "Mystical Lamp", "Pandora's Lockbox"]
)
def test_no_base_item_reaches_into_the_market(special: str) -> None:
    table = deal("""
        turn: 1, act
        discard: To
        market: Do Do Do
        seat 1: stash *W *C *L *P
          (?) Wa (?)
        seat 2: stash Fa
          Fa (Fa) Ba
        seat 3:
    """)
    table.choose(f"activate {special}")
    while table.asked.seat == 1 and table.asked.name != "draw":
        assert "haunted_doll" not in str(table.asked.prompt)
        assert not [word for word in table.asked.options if "Haunted Doll" in word]
        table.choose(table.asked.options[0])
    table.shows("market: Do Do Do")
