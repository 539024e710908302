"""The wizards whose powers work through the Sell phase: Meeblemore, Corvus and Byros."""

import pytest

from hexmonger.kernel.trouble import Trouble
from hexmonger.testing.arcane_alley import Table, deal, open_table
from tests.rules import rule, scenario


@rule("AA-wizard:meeblemore", "AA-31")
@scenario("works", "bystanders")
def test_meeblemore_may_ignore_a_whole_effect_and_the_rest_of_the_play_goes_on() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, infamy 8, stash Ba, wizard meeblemore
          Ba Fa Ba
          Wa (Co) (Eg)
        seat 2: stash Ba
          (Wa) Wa (Co)
        seat 3:
          Wa Co (Wa)
    """)
    table.choose("play Crystal Ball", "at 2")
    # Asked with the Ball in its slot and nothing of its effect done.
    table.asks("meeblemore.may", seat=1, options=["no", "yes"]).shows("""
        discard: Wa
        seat 1: gold 25, infamy 8
          Ba Ba Ba
          Wa (Co) (Eg)
    """)
    table.choose("yes").is_quiet()
    # Neither infamy nor a peek; the set is sold, and the Fairy does its own.
    table.shows("""
        discard: Fa Wa
        aside: Ba Ba Ba
        seat 1: gold 34, infamy 5
          Wa (Co=0) (Eg=0)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-wizard:meeblemore", "AA-34")
@scenario("refused")
def test_meeblemore_ignores_all_of_an_effect_or_nothing() -> None:
    table = deal("""
        turn: 1, act
        seat 1: infamy 5, stash Ba, wizard meeblemore
          Do Wa (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Crystal Ball")
    table.refuses("at 1", rule="AA-30")
    table.choose("at 2").asks("meeblemore.may")
    table.refuses_outright(2)
    table.refuses_outright(1, seat=2)
    table.choose("no")
    table.asks("ball.peek", options=["item 3"])
    table.refuses("item 1", rule="AA-item:crystal_ball")
    table.choose("item 3").is_quiet()
    table.shows("""
        seat 1: infamy 6
          Do Ba (Eg=1)
    """)


@rule("AA-wizard:meeblemore", "AA-37")
@scenario("nothing to choose", "bystanders")
def test_meeblemore_is_not_asked_for_items_without_a_when_played_effect_nor_for_others() -> None:
    table = deal("""
        turn: 1, act
        deck: Lo ...
        seat 1: stash Ca, wizard meeblemore
          Co Wa (Eg)
        seat 2: gold 25
          (Wa) Wa (Co)
        seat 3:
          Wa Co (Wa)
    """)
    table.choose("play Floating Carpet", "at 1").is_quiet()
    table.choose("draw deck", "play Dark Lotus", "at 1", seat=2).is_quiet(seat=3)
    table.shows("seat 2: gold 20").untouched(seats=[3])


@rule("AA-wizard:meeblemore", "AA-38", "AA-39")
@scenario("nothing to choose")
def test_meeblemore_is_not_asked_for_a_boomerang_on_any_turn() -> None:
    own = deal("""
        turn: 1, act
        seat 1: stash Fa, wizard meeblemore
          Bo Wa (Eg)
        seat 2:
        seat 3:
    """)
    own.choose("play Bottled Fairy", "at 1", "at 2").is_quiet()
    others = deal("""
        turn: 1, act
        discard: Ba
        seat 1: stash Sk
          Bo Wa (Eg)
        seat 2: infamy 0, wizard meeblemore
          Bo Wa (Eg)
        seat 3:
    """)
    others.choose("play Skeletomicon", "at 2", "item 2:1")
    others.choose("at 3", seat=2).is_quiet()
    others.shows("""
        seat 2: infamy 0
          Ba Wa Bo
    """)


@rule("AA-wizard:meeblemore", "AA-37")
@scenario("works")
def test_meeblemore_is_asked_even_where_the_effect_would_come_to_nothing() -> None:
    table = deal("""
        turn: 1, act
        deck: Lo ...
        seat 1: stash Wa, wizard meeblemore
          Co Wa (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Older Wand", "at 1").asks("meeblemore.may").choose("no").is_quiet()
    table.shows("""
        deck: Lo ...
        discard: Co
    """)


FORCED = {
    "Wizard's Watch": ("*W", ()),
    "Mystical Lamp": ("*L", ()),
    "Sacred Chalice": ("*C", ("player 2",)),
}


@rule("AA-wizard:meeblemore", "AA-50")
@scenario("works")
@pytest.mark.parametrize("special", FORCED)
@pytest.mark.parametrize(("answer", "gold"), [("yes", 25), ("no", 20)])
def test_meeblemore_may_ignore_the_effect_of_what_a_special_item_makes_him_play(
    special: str, answer: str, gold: int
) -> None:
    mark, picks = FORCED[special]
    table = deal(f"""
        turn: 1, act
        deck: Lo Ri To ...
        discard: Ri Lo
        seat 1: gold 25, stash {mark}, wizard meeblemore
          Co Wa (Eg)
        seat 2: stash Lo Wa
          (Wa) (Wa) (Co)
        seat 3:
    """)
    table.choose(f"activate {special}", *picks, "take Dark Lotus", "at 1")
    table.asks("meeblemore.may", seat=1).choose(answer).is_quiet()
    table.shows(f"""
        discard: Co ...
        seat 1: gold {gold}
          Lo Wa (Eg)
    """)


@rule("AA-wizard:meeblemore")
@scenario("nothing to choose")
def test_meeblemore_cannot_ignore_a_special_items_own_effect_nor_a_when_sold_effect() -> None:
    lockbox = deal("""
        turn: 1, act
        seat 1: infamy 0, stash *P, wizard meeblemore
          Co Wa Eg
        seat 2:
        seat 3:
    """)
    lockbox.choose("activate Pandora's Lockbox").is_quiet()
    assert lockbox.infamy == [5, 0, 0]
    carpets = deal("""
        turn: 1, act
        deck: Lo ...
        seat 1: stash Ca, wizard meeblemore
          Ca (Wa) Ca
        seat 2:
        seat 3:
    """)
    carpets.choose("play Floating Carpet", "at 2").is_quiet()
    carpets.shows("seat 1: stash Lo")


def revealed(table: Table) -> Table:
    """Return the table after everybody has revealed two items."""
    while table.asked.name == "reveal":
        table.choose(table.asked.options[0])
    return table


@rule("AA-wizard:corvus", "AA-12")
@scenario("works", "bystanders", "nothing to choose")
@pytest.mark.parametrize(
    ("seats", "wizards", "sizes"),
    [
        (2, "corvus,none", [4, 2]),
        (3, "none,corvus,none", [2, 4, 2]),
        (6, "glynna,meeblemore,corvus,dafana,ninx,byros", [2, 2, 4, 2, 2, 2]),
    ],
)
def test_corvus_is_dealt_four_items_and_asked_nothing(seats: int, wizards: str, sizes: list[int]) -> None:
    table = revealed(open_table(seats, wizards=wizards))
    table.asks("draw")
    assert [len(table.stash(seat + 1).split()) for seat in range(seats)] == sizes
    corvus = sizes.index(4) + 1
    assert "?" not in table.seen_by(corvus).stash(corvus)
    assert table.seen_by(corvus % seats + 1).stash(corvus) == "? ? ? ?"


@rule("AA-wizard:corvus", "AA-12", "AA-25")
@scenario("works")
def test_corvus_has_his_four_again_in_the_next_round() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: stash Wa
        seat 2: wizard corvus
        seat 3: stash Wa Co Ba
    """)
    assert table.phase == "stock"
    revealed(table)
    assert [len(table.stash(seat).split()) for seat in (1, 2, 3)] == [2, 4, 2]


@rule("AA-wizard:corvus", "AA-22", "AA-25")
@scenario("works")
def test_corvus_keeps_four_items_from_turn_to_turn_and_may_use_any_of_them() -> None:
    table = deal("""
        turn: 1, draw
        deck: To ...
        discard: Ri
        seat 1: stash Wa Co Wa Eg, wizard corvus
          Co Wa (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("draw deck")
    assert table.asked.options == [
        word
        for item in ("Hypnotic Toad", "Three-Headed Coin", "Older Wand", "Dragon's Egg")
        for word in (f"play {item}", f"discard {item}")
    ]
    table.choose("discard Older Wand").is_quiet()
    table.shows("""
        discard: Wa Ri
        seat 1: stash Wa Co Eg To
    """)


@rule("AA-wizard:corvus", "AA-03", "AA-50")
@scenario("refused")
def test_only_one_player_is_corvus_and_his_items_are_no_more_special_than_others() -> None:
    with pytest.raises(Trouble, match=r"two seats can't both have the wizard 'corvus' \(AA-03\)"):
        open_table(3, wizards="corvus,none,corvus")
    with pytest.raises(Trouble, match=r"two seats can't have the same wizard \(AA-03\)"):
        deal("""
            turn: 1, act
            seat 1: wizard corvus
            seat 2: wizard corvus
        """)
    table = deal("""
        turn: 1, act
        seat 1: stash Wa Co Wa Eg, wizard corvus
          Co Wa (Eg)
        seat 2:
    """)
    table.refuses("activate Dragon's Egg", rule="AA-50")


@rule("AA-wizard:byros", "AA-45")
@scenario("works", "bystanders")
def test_byros_gains_three_more_gold_with_every_set_he_sells() -> None:
    table = deal("""
        turn: 1, start
        deck: Lo ...
        seat 1: gold 25, wizard byros
          Co Co Co
          Ri Ri Ri
          (Wa) (Wa) (Co)
        seat 2: gold 25
          Wa Co (Wa)
        seat 3: gold 25
    """)
    table.asks("set", seat=1)
    table.choose("sell 4-5-6").asks("draw", seat=1)
    assert table.gold == [25 + 2 + 3 + 1 + 3, 25, 25]
    table.untouched(seats=[2, 3])


@rule("AA-wizard:byros", "AA-item:hypnotic_toad", "AA-item:facsimilous_feline")
@scenario("works")
@pytest.mark.parametrize("mark", ["To", "Fe"])
def test_byros_gains_three_gold_even_with_a_set_worth_nothing(mark: str) -> None:
    table = deal(f"""
        turn: 1, start
        seat 1: gold 25, wizard byros
          {mark} {mark} {mark}
        seat 2:
        seat 3:
        seat 4:
        seat 5:
    """)
    assert table.gold[0] == 28


@rule("AA-wizard:byros", "AA-item:sovereign_sword")
@scenario("works")
def test_a_sword_halves_the_sum_of_the_set_and_what_byros_adds() -> None:
    table = deal("""
        turn: 1, start
        seat 1: gold 25, wizard byros
          Ri Ri Ri
          Sw (Wa) (Co)
        seat 2:
        seat 3:
    """)
    # Half of 1 and 3 together is 2; of each alone it would be 0 and 1.
    assert table.gold == [27, 25, 25]


@rule("AA-wizard:byros", "AA-70")
@scenario("works", "bystanders")
def test_byros_gains_in_the_inspection_too_but_not_from_the_sets_of_others() -> None:
    table = deal("""
        round: 3, inspection
        seat 1: gold 25, wizard byros
          Ca (Ca) Ca
        seat 2: gold 25
          Ca (Ca) Ca
        seat 3: gold 25
    """)
    assert table.gold == [35, 32, 25]


@rule("AA-wizard:byros", "AA-40")
@scenario("refused", "nothing to choose")
def test_byros_gains_nothing_without_a_sale_and_may_not_sell_what_is_no_set() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, stash Eg, wizard byros
          Eg (Wa) Eg
          Co (Eg) Co
          Eg (Wa) Eg
        seat 2: gold 25
        seat 3:
    """)
    quiet = table.copy()
    quiet.choose("play Dragon's Egg", "at 8").asks("egg.player")
    quiet.choose("player 2").is_quiet()
    assert quiet.gold == [48, 40, 25]
    table.choose("discard Dragon's Egg").is_quiet()
    assert table.gold == [25, 25, 25]
    several = deal("""
        turn: 1, start
        seat 1: gold 25, wizard byros
          Co Co Co
          Ri Ri (Ri)
          Wa Wa Wa
        seat 2:
        seat 3:
    """)
    several.refuses("sell 4-5-6", rule="AA-40")
    several.choose("sell 1-2-3").asks("draw", seat=1)
    assert several.gold[0] == 25 + 5 + 6
