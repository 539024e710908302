"""Lady Dafana, who looks at everybody's sales."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-wizard:dafana", "AA-45")
@scenario("works", "bystanders")
def test_dafana_may_pay_when_another_player_sells_on_their_turn() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, infamy 5, stash Ca
          Ca Co Ca
          Wa (Co) (Eg)
        seat 2: gold 25, infamy 5, wizard dafana
          Sw (Wa) (Co)
        seat 3: gold 25, infamy 5
          Wa Co (Wa)
    """)
    table.choose("play Floating Carpet", "at 2")
    # After the "when sold" effect, before the replaced item is discarded.
    table.asks("dafana.may", says={"gold_paid": 3, "infamy_lost": 2}, seat=2, options=["no", "yes"]).shows("""
        discard: Wa
        seat 1: gold 32, stash ?
    """)
    declined = table.copy()
    declined.choose("no", seat=2).is_quiet().untouched(seats=[2, 3])
    table.choose("yes", seat=2).is_quiet().untouched(seats=[3])
    # Her Sword halves gains, not what she pays.
    table.shows("""
        discard: Co Wa
        seat 1: gold 32, infamy 5
        seat 2: gold 22, infamy 3
          Sw (Wa) (Co)
    """)


@rule("AA-wizard:dafana", "AA-08")
@scenario("works")
def test_dafana_may_pay_at_her_own_sale_with_the_gold_it_has_just_brought() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, infamy 1, stash Ca, wizard dafana
          Ca Co Ca
        seat 2:
        seat 3:
    """)
    table.choose("play Floating Carpet", "at 2").asks("dafana.may", seat=1)
    # With one infamy she loses one.
    table.choose("yes").is_quiet()
    table.shows("seat 1: gold 4, infamy 0")


@rule("AA-wizard:dafana", "AA-41", "AA-45")
@scenario("works")
def test_dafana_is_asked_once_for_every_set() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 25
          Co Co Co
          Ri Ri Ri
          (Wa) (Wa) (Co)
        seat 2: gold 25, infamy 5, wizard dafana
        seat 3:
    """)
    table.choose("sell 1-2-3", seat=1)
    table.asks("dafana.may", seat=2).shows("seat 1: gold 27").choose("no")
    table.asks("dafana.may", seat=2).shows("seat 1: gold 28").choose("yes")
    table.asks("draw", seat=1).shows("seat 2: gold 22, infamy 3")


@rule("AA-wizard:dafana", "AA-08", "AA-37")
@scenario("nothing to choose", "refused")
@pytest.mark.parametrize(
    ("gold", "infamy"), [(2, 5), (25, 0)], ids=["without the whole price", "without infamy"]
)
def test_dafana_is_not_asked_without_the_price_or_without_infamy(gold: int, infamy: int) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: gold 25, stash Co
          Co (Wa) Co
        seat 2: gold {gold}, infamy {infamy}, wizard dafana
          (Wa) (Wa) (Co)
        seat 3:
          (Wa) (Wa) (Ba)
    """)
    table.refuses_outright(1, seat=2)
    table.choose("play Three-Headed Coin", "at 2").is_quiet().untouched(seats=[2, 3])


@rule("AA-wizard:dafana", "AA-35")
@scenario("refused")
def test_nobody_else_answers_for_dafana() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, infamy 5, stash Co
          Co (Wa) Co
        seat 2: gold 3, infamy 5, wizard dafana
        seat 3: gold 25, infamy 5
    """)
    table.choose("play Three-Headed Coin", "at 2").asks("dafana.may", seat=2)
    table.refuses_outright(1, seat=1)
    table.refuses_outright(1, seat=3)
    table.refuses_outright(2)
    table.choose("yes", seat=2).is_quiet()
    table.shows("seat 2: gold 0, infamy 3")


@rule("AA-wizard:dafana", "AA-item:dragons_egg", "AA-45")
@scenario("works")
def test_an_eggs_gift_reaches_dafana_before_she_chooses() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Eg
          Eg (Wa) Eg
        seat 2: gold 0, infamy 0, wizard dafana
        seat 3:
    """)
    gift = table.copy()
    gift.choose("play Dragon's Egg", "at 2", "player 2").asks("dafana.may", seat=2)
    gift.choose("yes").is_quiet().shows("seat 2: gold 12, infamy 0")
    table.choose("play Dragon's Egg", "at 2", "player 3").is_quiet()
    table.shows("seat 2: gold 0, infamy 0")


@rule("AA-wizard:dafana", "AA-70")
@scenario("works", "bystanders")
def test_dafana_is_asked_for_every_sale_of_an_inspection() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25, infamy 5
          Ca (Ca) Ca
        seat 2: gold 25, infamy 9, wizard dafana
          (Co) (Co) (Co)
          Wa (Wa) Ba
        seat 3: gold 25, infamy 5
          Ca (Ca) Ca
    """)
    table.asks("dafana.may", seat=2).shows("""
        seat 1: gold 32
        seat 2: gold 25, infamy 9
          (Co) (Co) (Co)
          Wa (Wa) Ba
    """)
    table.choose("yes")
    table.asks("dafana.may", seat=2).shows("""
        seat 2: gold 24, infamy 7
          Wa Wa Ba
        seat 3: gold 25
    """)
    table.choose("yes").asks("dafana.may", seat=2).shows("seat 3: gold 32")
    table.choose("no")
    assert table.phase == "over"
    # Then the inspection counts: 5 on what she has left.
    assert table.gold == [32, 21, 32]
    assert table.infamy == [5, 10, 5]
