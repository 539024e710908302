"""Frekah Fangtooth, Gerith Gloomclaw, Madame Moonstruck and Mister Bones."""

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.events import Sold
from hexmonger.games.arcane_alley.round_events import GainedGold, GainedInfamy
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.testing.arcane_alley.moonstruck_market import MODULE, deal, open_table
from tests.games.arcane_alley.moonstruck_market.scenes import row
from tests.games.arcane_alley.scenes import told
from tests.rules import rule, scenario


@rule("MM-wizard:frekah", "MM-11")
@scenario("works", "bystanders")
@pytest.mark.parametrize("stall", [1, 2, 3])
def test_any_market_item_costs_frekah_1_gold(stall: int) -> None:
    table = deal("""
        turn: 1, draw
        market: Lo Sk Co
        seat 1: gold 1, wizard frekah
          (?) (?) (?)
        seat 2: gold 1
          (?) (?) (?)
        seat 3: gold 1
    """)
    assert table.asked.options == ["draw deck", "buy 1", "buy 2", "buy 3"]
    table.choose(f"buy {stall}").shows(f"seat 1: gold 0, stash {['Lo', 'Sk', 'Co'][stall - 1]}")
    table.untouched(seats=[2, 3])
    table.choose(next(word for word in table.asked.options if word.startswith("discard")))
    # Nobody else buys at her price.
    assert [word for word in table.asked.options if word.startswith("buy")] == ["buy 1"]


@rule("MM-wizard:frekah", "AA-08", "MM-11")
@scenario("refused")
def test_without_gold_frekah_buys_nothing() -> None:
    table = deal("""
        turn: 1, draw
        market: Lo Sk Co
        seat 1: gold 0, wizard frekah
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    for stall in (1, 2, 3):
        table.refuses(f"buy {stall}", rule="MM-11")


@rule("MM-wizard:frekah", "MM-item:werefur_carpet")
@scenario("nothing to choose")
def test_what_effects_take_costs_frekah_nothing() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        market: Lo Sk Co
        seat 1: gold 5, stash Ca', wizard frekah
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("expend Werefur Carpet", "take stall 2").is_quiet().shows("seat 1: gold 5, stash Sk")


@rule("MM-wizard:frekah", "AA-95")
@scenario("works")
def test_an_edition_may_correct_frekahs_price() -> None:
    table = deal("""
        edition.wizards.frekah.price: 0
        turn: 1, draw
        market: Lo Sk Co
        seat 1: gold 0, wizard frekah
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("buy 3").shows("seat 1: gold 0, stash Co")


@rule("MM-wizard:gerith", "MM-30", "AA-45")
@scenario("works", "bystanders")
def test_gerith_gains_when_another_player_sells_a_moon_set() -> None:
    table = deal("""
        turn: 1, act
        moon: full
        seat 1: gold 0, stash Fa'
          Fa' (Co) Ca'
          (Lo) (Lo) (Lo)
        seat 2: gold 0
        seat 3: gold 0, infamy 0, wizard gerith
          (Sk) (Sk) (Sk)
    """)
    table.choose("play Toothed Fairy", "at 2").is_quiet()
    table.shows("""
        seat 1: gold 7
        seat 3: gold 3, infamy 0
    """)
    table.untouched(seats=[2])


@rule("MM-wizard:gerith", "AA-45", "AA-item:sovereign_sword")
@scenario("works")
@pytest.mark.parametrize(("sword", "gains"), [("Lo", [25, 3]), ("Sw", [12, 1])])
def test_geriths_own_sale_brings_him_a_gain_of_its_own(sword: str, gains: list[int]) -> None:
    table = deal(f"""
        turn: 1, act
        moon: half
        seat 1: gold 0, stash Sw', wizard gerith
          Sw' (Co) Sw'
          {sword} (Wa) (Wa)
        seat 2:
        seat 3:
    """)
    happened = told(table, "play Skeletal Sword", "at 2")
    assert [event for event in happened if isinstance(event, GainedGold)] == [
        GainedGold(0, gain) for gain in gains
    ]


@rule("MM-wizard:gerith", "MM-32")
@scenario("nothing to choose")
@pytest.mark.parametrize("marks", ["Fa Fa' Fa", "Fa' Fe Fa'", "Co Co Co", "Eg' Eg' Eg'"])
def test_gerith_gains_nothing_from_other_sets(marks: str) -> None:
    diagram = row(*marks.split(), moon="full").replace("seat 3: gold 0", "seat 3: gold 0, wizard gerith")
    table = deal(diagram)
    table.asks("draw", seat=1).shows(f"""
        moon: full
        aside: {marks}
    """)
    table.untouched(seats=[3])
    assert table.gold[2] == 0


@rule("MM-wizard:gerith", "AA-70")
@scenario("works")
def test_gerith_gains_in_the_inspection_too() -> None:
    table = deal("""
        round: 3, inspection
        moon: full
        seat 1: gold 0
          (Fa') (Ca') (Ri')
        seat 2: gold 0, wizard gerith
          (Fa') (Fa') (Fa')
        seat 3: gold 0
          (Eg') (Eg') (Eg')
    """)
    table.shows("""
        moon: full
        seat 1: gold 1
        seat 2: gold 18
        seat 3: gold 20
    """)


@rule("MM-wizard:gerith")
@scenario("refused")
def test_geriths_power_is_no_choice_of_his() -> None:
    table = deal("""
        turn: 1, act
        moon: half
        seat 1: stash Bo'
          Bo' (Co) Bo'
          (Lo) (Lo) (Lo)
        seat 2: gold 0, wizard gerith
          (Sk) (Sk) (Sk)
        seat 3:
    """)
    table.choose("play Hexed Boomerang", "at 2").shows("seat 2: gold 3")
    table.asks("boomerang.player", seat=1)
    table.refuses_outright(0, seat=2)


@rule("MM-wizard:moonstruck", "MM-33", "MM-24")
@scenario("works", "bystanders")
@pytest.mark.parametrize(("word", "moon", "gold"), [("yes", "crescent", 7), ("no", "half", 0)])
def test_madame_moonstruck_may_advance_the_die_and_sells_what_that_makes(
    word: str, moon: str, gold: int
) -> None:
    table = deal("""
        turn: 2, start
        turns: 1
        moon: half
        seat 1: gold 0
          Fa' Ca' Fa'
        seat 2: gold 0, wizard moonstruck
          Fa' Ca' Fa'
          (Lo) (Lo) (Lo)
        seat 3: gold 0
    """)
    table.asks("moonstruck.may", seat=2, options=["no", "yes"])
    table.choose(word).asks("draw", seat=2)
    table.shows(f"""
        moon: {moon}
        seat 2: gold {gold}
    """)
    table.untouched(seats=[1, 3])


@rule("MM-wizard:moonstruck", "MM-33", "AA-20")
@scenario("works")
def test_she_is_asked_after_the_sales_and_once_a_turn() -> None:
    table = deal("""
        turn: 2, start
        turns: 1
        moon: half
        seat 1:
        seat 2: gold 0, wizard moonstruck
          To' Sw' Sw'
          Fa' Ca' Fa'
          Wa' Eg' Wa'
        seat 3:
    """)
    # The first sale makes the moon full, the second crescent, the third half: then she is asked.
    table.asks("moonstruck.may", seat=2).shows("""
        moon: half
        seat 2: gold 10
          empty
    """)
    table.choose("yes").asks("draw", seat=2).shows("moon: full")


@rule("MM-wizard:moonstruck")
@scenario("nothing to choose")
def test_she_is_not_asked_on_other_players_turns_nor_in_the_inspection() -> None:
    table = deal("""
        turn: 1, start
        turns: 3
        moon: half
        seat 1:
          (?) (?) (?)
        seat 2: wizard moonstruck
          (?) (?) (?)
        seat 3:
    """)
    table.asks("draw", seat=1).shows("moon: half")
    inspection = deal("""
        round: 3, inspection
        moon: half
        seat 1:
        seat 2: wizard moonstruck
          (?) (?) (?)
        seat 3:
    """)
    assert inspection.phase == "over"
    inspection.shows("moon: half")


@rule("MM-wizard:moonstruck")
@scenario("refused")
def test_nobody_answers_for_madame_moonstruck() -> None:
    table = deal("""
        turn: 2, start
        turns: 1
        moon: half
        seat 1:
        seat 2: wizard moonstruck
          (?) (?) (?)
        seat 3:
    """)
    table.refuses_outright(1, seat=1)
    table.refuses_outright(2)


@rule("MM-wizard:bones", "AA-45", "AA-item:sovereign_sword")
@scenario("works", "bystanders")
@pytest.mark.parametrize(("sword", "gold"), [("Lo", 7), ("Sw", 3)])
def test_bones_sells_for_more_and_then_gains_infamy(sword: str, gold: int) -> None:
    table = deal(f"""
        turn: 1, act
        moon: half
        seat 1: gold 0, infamy 0, stash Co, wizard bones
          Co (Lo) Co
          {sword} (Wa) (Wa)
        seat 2: gold 0, infamy 0
          Fa Fa Fa
        seat 3: gold 0, infamy 0
    """)
    # The played Coin counts two others first, a gain of its own.
    coin = "three_headed_coin"
    assert told(table, "play Three-Headed Coin", "at 2")[2:5] == [
        Sold(0, coin, "", (0, 1, 2), (coin, coin, coin)),
        GainedGold(0, gold),
        GainedInfamy(0, 2),
    ]
    # The infamy is for his own sales alone.
    table.shows("""
        seat 1: infamy 2
        seat 2: gold 12, infamy 0
    """)


@rule("MM-wizard:bones", "AA-item:dragons_egg", "AA-45")
@scenario("works")
def test_bones_gains_infamy_after_the_effects_of_the_sale() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, infamy 0, stash Eg, wizard bones
          Eg (Lo) Eg
          (Co) (Wa) (Wa)
        seat 2: gold 0, infamy 0
        seat 3: gold 0
    """)
    table.choose("play Dragon's Egg", "at 2").asks("egg.player")
    table.shows("seat 1: gold 25, infamy 0")
    table.choose("player 2").is_quiet().shows("""
        seat 1: gold 25, infamy 2
        seat 2: gold 15, infamy 2
    """)


@rule("MM-wizard:bones", "AA-06", "AA-70", "AA-71", "AA-72")
@scenario("works")
def test_in_the_inspection_bones_infamy_is_no_part_of_the_sum() -> None:
    table = deal("""
        round: 3, inspection
        triggered: 1
        seat 1: gold 0, infamy 0, wizard bones
          (Co) (Co) (Co)
          (Co) (Wa) (Lo)
        seat 2: gold 0, infamy 0
          Co Wa Lo
        seat 3: gold 0, infamy 0
          Fa Wa Lo
    """)
    assert table.state.sums == (2, 2, 4)
    table.shows("""
        seat 1: gold 7, infamy 4
        seat 2: infamy 2
    """)


@rule("MM-wizard:bones")
@scenario("nothing to choose", "refused")
def test_without_a_sale_bones_has_no_power_and_it_is_no_choice() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, infamy 0, stash Co, wizard bones
          Co (Lo) (Co)
        seat 2:
        seat 3:
    """)
    table.refuses_outright(99)
    table.choose("discard Three-Headed Coin").is_quiet().shows("seat 1: gold 0, infamy 0")


@rule("MM-wizard:bones", "AA-03")
@scenario("works")
def test_promos_are_dealt_only_where_the_table_asks_for_them() -> None:
    def dealt(wizards: str) -> set[str]:
        tables = [open_table(6, seed, wizards=wizards).state for seed in range(30)]
        return {s.rules.wizards[wizard].id for s in tables for wizard in s.wizards}

    usual = {"glynna", "meeblemore", "corvus", "dafana", "ninx", "byros", "frekah", "gerith"}
    assert dealt("random") == usual
    assert dealt("random with promos") == usual | {"moonstruck", "bones"}
    assert dealt("byros,bones,none,moonstruck,gerith,none") >= {"byros", "bones", "moonstruck", "gerith"}


@rule("MM-wizard:gerith", "AA-03")
@scenario("refused")
@pytest.mark.parametrize("wizard", ["frekah", "gerith", "moonstruck", "bones"])
def test_without_the_expansion_its_wizards_are_not_there(wizard: str) -> None:
    with pytest.raises(Trouble, match=f"no wizard called '{wizard}'"):
        BOX.open(Setup(2, {"wizards": f"{wizard},none"})).new(1)
    with pytest.raises(Trouble, match="can't both have"):
        BOX.open(Setup(2, {"modules": MODULE, "wizards": f"{wizard},{wizard}"})).new(1)
