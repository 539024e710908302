"""Crystal Ball and Bubbling Cauldron: played, and they ask for one thing."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:crystal_ball", "AA-90", "AA-91")
@scenario("works", "bystanders")
def test_a_ball_costs_one_infamy_and_shows_you_alone_a_hidden_item_of_yours() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: infamy 5, stash Ba Co
          (Fa) Wa (Eg)
          Lo  (To) (Sw)
        seat 2: stash Lo
          (Wa) Wa (Ba)
        seat 3:
          (Wa) Co (Ba)
    """)
    table.choose("play Crystal Ball", "at 1")
    table.asks(
        "ball.peek",
        seat=1,
        options=["item 3", "item 5", "item 6"],
    )
    table.shows("seat 1: infamy 6")
    table.choose("item 6").is_quiet()
    table.shows("""
        discard: Fa Wa
        seat 1: infamy 6, stash Co
          Ba  Wa     (Eg=0)
          Lo (To=0)  (Sw=1)
    """)
    assert table.seen_by(1).store(1) == "Ba Wa (?)\nLo (?) (Sw)"
    assert table.seen_by(2).store(1) == "Ba Wa (?)\nLo (?) (?)"
    table.untouched(seats=[2, 3])


@rule("AA-item:crystal_ball", "AA-30")
@scenario("refused")
def test_a_ball_refuses_a_revealed_item_and_cannot_see_what_it_replaced() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ba
          (Fa) Wa (Eg)
        seat 2:
          (Wa) Wa (Ba)
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 1")
    table.refuses("item 2", rule="AA-item:crystal_ball")
    # Slot 1 holds the Ball itself by now.
    table.refuses("item 1", rule="AA-item:crystal_ball")
    table.choose("item 3").is_quiet()
    table.shows("""
        seat 1:
          Ba Wa (Eg=1)
    """)


@rule("AA-item:crystal_ball", "AA-37")
@scenario("nothing to choose")
def test_a_ball_with_nothing_hidden_costs_its_infamy_all_the_same() -> None:
    table = deal("""
        turn: 1, act
        seat 1: infamy 5, stash Ba
          (Fa) Wa Eg
        seat 2:
          (Wa) Wa (Ba)
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 1").is_quiet()
    table.shows("""
        discard: Fa
        seat 1: infamy 6
          Ba Wa Eg
    """)


@rule("AA-item:crystal_ball", "AA-34")
@scenario("works")
def test_a_ball_may_look_again_at_an_item_you_know_but_must_look() -> None:
    table = deal("""
        turn: 1, act
        seat 1: infamy 5, stash Ba
          Fa Wa (Eg=13)
        seat 2:
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 2")
    table.asks("ball.peek", options=["item 3"])
    table.choose("item 3").is_quiet()
    table.shows("""
        seat 1: infamy 6
          Fa Ba (Eg=13)
    """)


@rule("AA-item:crystal_ball", "AA-06")
@scenario("works")
def test_a_ball_at_24_infamy_wraps_round_into_a_fine_marker() -> None:
    table = deal("""
        turn: 1, act
        seat 1: infamy 24, stash Ba
          (Fa) Wa Eg
        seat 2:
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 1").is_quiet()
    table.shows("seat 1: infamy 0, fines 1")


@rule("AA-item:crystal_ball", "AA-87", "AA-91")
@scenario("works")
def test_what_a_ball_has_shown_stays_known_to_its_owner_in_the_stash() -> None:
    table = deal("""
        turn: 1, act
        deck: Wa To Co ...
        seat 1: stash Ba Co
          Fa Wa (Eg)
        seat 2:
          (Wa) Wa (Ba)
    """)
    table.choose("play Crystal Ball", "at 1", "item 3").is_quiet()
    table.choose("draw deck", "discard Older Wand", seat=2)
    table.choose("draw deck", "play Three-Headed Coin", "at 3", "discard Hypnotic Toad", seat=1)
    table.is_quiet().shows("seat 1: stash Eg=1")
    assert table.seen_by(2).stash(1) == "?"


@rule("AA-item:bubbling_cauldron")
@scenario("works", "bystanders")
def test_a_cauldron_gives_another_player_infamy_or_takes_their_gold() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, infamy 5, stash Cd
          (Fa) Wa (Eg)
        seat 2: gold 25, infamy 5
          (Wa) Wa (Ba)
        seat 3: gold 25, infamy 5
          Sw Co (Ba)
    """)
    table.choose("play Bubbling Cauldron", "at 1")
    table.asks("cauldron.player", seat=1, options=["player 2", "player 3"])
    table.choose("player 3")
    table.asks(
        "cauldron.either",
        says={"them": 3, "infamy_gained": 2, "gold_lost": 4},
        seat=1,
        options=["gain infamy", "lose gold"],
    )
    poorer = table.copy()
    table.choose("gain infamy").is_quiet()
    assert table.infamy == [5, 5, 7]
    assert table.gold == [25, 25, 25]
    # The Sword of seat 3 halves gains of gold, not this loss.
    poorer.choose("lose gold").is_quiet()
    assert poorer.infamy == [5, 5, 5]
    assert poorer.gold == [25, 25, 21]
    for after in (table, poorer):
        after.untouched(seats=[2]).shows("""
            discard: Fa Wa
            seat 1: gold 25, infamy 5, stash nothing
              Cd Wa (Eg)
            seat 3:
              Sw Co (Ba)
        """)


@rule("AA-item:bubbling_cauldron", "AA-50")
@scenario("refused")
def test_a_cauldron_cannot_choose_its_own_player() -> None:
    table = deal("""
        turn: 2, act
        seat 1:
        seat 2: gold 25, stash Cd
          (Fa) Wa (Eg)
        seat 3:
    """)
    table.refuses("activate Bubbling Cauldron", rule="AA-50")
    table.choose("play Bubbling Cauldron", "at 1")
    table.refuses("player 2", rule="AA-item:bubbling_cauldron")
    table.choose("player 1").refuses_outright(2)
    table.choose("lose gold").is_quiet()
    assert table.gold == [21, 25, 25]


@rule("AA-item:bubbling_cauldron", "AA-05", "AA-37")
@scenario("nothing to choose")
@pytest.mark.parametrize("gold", [0, 3])
def test_a_cauldron_may_be_spent_on_a_player_with_little_gold(gold: int) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: stash Cd
          (Fa) Wa (Eg)
        seat 2: gold {gold}, infamy 0
          (Wa) Wa (Ba)
    """)
    table.choose("play Bubbling Cauldron", "at 2")
    table.asks("cauldron.player", options=["player 2"])
    table.choose("player 2", "lose gold").is_quiet()
    table.shows("seat 2: gold 0, infamy 0")


@rule("AA-item:bubbling_cauldron", "AA-06")
@scenario("works")
def test_a_cauldron_can_fine_another_player() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Cd
          (Fa) Wa (Eg)
        seat 2: infamy 23
        seat 3: infamy 24, fines 2
    """)
    fined = table.copy()
    fined.choose("play Bubbling Cauldron", "at 1", "player 2", "gain infamy").is_quiet()
    fined.shows("seat 2: infamy 0, fines 1")
    table.choose("play Bubbling Cauldron", "at 1", "player 3", "gain infamy").is_quiet()
    table.shows("seat 3: infamy 24, fines 2")


@rule("AA-item:bubbling_cauldron", "AA-31")
@scenario("works")
def test_a_cauldron_works_before_the_set_it_completes_is_sold() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, stash Cd
          Cd (Fa) Cd
        seat 2: gold 25
        seat 3:
    """)
    table.choose("play Bubbling Cauldron", "at 2", "player 2")
    table.shows("""
        seat 1: gold 25
          Cd Cd Cd
    """)
    table.choose("lose gold").is_quiet()
    table.shows("""
        discard: Fa Wa
        aside: Cd Cd Cd
        seat 1: gold 40
          empty
        seat 2: gold 21
    """)
