"""Cursed Mirror and Hypnotic Toad: items that turn others over or move them when played."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:cursed_mirror", "AA-32", "AA-38")
@scenario("works", "bystanders")
def test_a_mirror_flips_every_item_that_shares_a_side_with_it() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: gold 25, infamy 3, stash Mi Wa
          (Ba) To   (Ri)
          Co   (Fa) (Cd)
          Lo   Do   Sw
        seat 2: stash Wa
          To (Ba) (Ba)
        seat 3:
          (To) Ba Ba
    """)
    table.choose("play Cursed Mirror", "at 5").is_quiet()
    table.shows("""
        discard: Fa Wa
        seat 1: gold 25, infamy 3, stash Wa
          (Ba=0) (To=123) (Ri=0)
          (Co)    Mi       Cd
          Lo     (Do=123)  Sw
    """)
    table.untouched(seats=[2, 3])


@rule("AA-item:cursed_mirror")
@scenario("works")
@pytest.mark.parametrize(
    ("before", "slot", "after"),
    [
        ("(Ba) Wa (Ri) / Co (Fa) (Eg)", 1, "Mi (Wa) (Ri) / (Co) (Fa) (Eg)"),
        ("(Ba) Wa (Ri) / Co (Fa) (Eg)", 2, "Ba Mi Ri / Co Fa (Eg)"),
        ("(Ba) Wa (Ri) / Co (Fa) (Eg)", 3, "(Ba) (Wa) Mi / Co (Fa) Eg"),
        ("(Ba) Wa (Ri) / Co (Fa) (Eg)", 4, "Ba Wa (Ri) / Mi Fa (Eg)"),
        ("(Ba) Wa (Ri) / Co (Fa) (Eg)", 6, "(Ba) Wa Ri / Co Fa Mi"),
        ("(Ba) Wa / (Ri) Co / (Fa) (Eg)", 1, "Mi (Wa) / Ri Co / (Fa) (Eg)"),
        ("(Ba) Wa / (Ri) Co / (Fa) (Eg)", 2, "Ba Mi / (Ri) (Co) / (Fa) (Eg)"),
        ("(Ba) Wa / (Ri) Co / (Fa) (Eg)", 3, "Ba Wa / Mi (Co) / Fa (Eg)"),
        ("(Ba) Wa / (Ri) Co / (Fa) (Eg)", 4, "(Ba) (Wa) / Ri Mi / (Fa) Eg"),
        ("(Ba) Wa / (Ri) Co / (Fa) (Eg)", 6, "(Ba) Wa / (Ri) (Co) / Fa Mi"),
        ("(Ba) Wa (Ri)", 2, "Ba Mi Ri"),
        ("(Ba) / Wa / (Ri)", 3, "(Ba) / (Wa) / Mi"),
    ],
)
def test_a_mirror_at_the_edge_has_only_the_neighbours_of_the_storehouse_as_it_lies(
    before: str, slot: int, after: str
) -> None:
    table = deal("\n".join(["turn: 1, act", "seat 1: stash Mi", *_rows(before), "seat 2:", "seat 3:"]))
    table.choose("play Cursed Mirror", f"at {slot}").is_quiet()
    assert table.store(1) == after.replace(" / ", "\n")


def _rows(storehouse: str) -> list[str]:
    return [f"  {row}" for row in storehouse.split(" / ")]


@rule("AA-item:cursed_mirror", "AA-37")
@scenario("nothing to choose")
def test_a_mirror_asks_nothing_and_flips_what_there_is() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash Mi
          (Ba) (Wa) (Ri)
        seat 2:
        seat 3:
    """)
    table.choose("play Cursed Mirror", "at 1").is_quiet()
    table.shows("""
        discard: Ba Wa
        seat 1: stash nothing
          Mi Wa (Ri)
    """)


@rule("AA-item:cursed_mirror", "AA-30", "AA-50")
@scenario("refused")
def test_a_mirror_cannot_replace_a_revealed_doll_though_it_could_flip_it() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Mi
          (Ba) Wa (Ri)
          Do   Co (Fa)
        seat 2:
        seat 3:
    """)
    table.refuses("activate Cursed Mirror", rule="AA-50")
    table.choose("play Cursed Mirror")
    table.refuses("at 4", rule="AA-30")
    table.choose("at 5").is_quiet()
    table.shows("""
        seat 1:
          (Ba) (Wa) (Ri)
          (Do)  Mi   Fa
    """)


@rule("AA-item:cursed_mirror", "AA-36")
@scenario("works")
def test_a_mirror_flips_all_its_neighbours_before_sets_are_looked_for() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 10, stash Mi
          (Wa) (Mi) (Ri)
          Ba   (Co) (Ba)
          (Eg) Mi   (Lo)
        seat 2:
        seat 3:
    """)
    # On the way, with the upper Mirror up and the lower one not yet down, the middle column is a set.
    table.choose("play Cursed Mirror", "at 5").is_quiet()
    table.shows("""
        seat 1: gold 10
          (Wa)  Mi  (Ri)
          (Ba)  Mi   Ba
          (Eg) (Mi) (Lo)
    """)


@rule("AA-item:cursed_mirror", "AA-31")
@scenario("works")
def test_mirrors_in_a_row_are_flipped_before_they_could_be_a_set_and_sold_when_turned_up() -> None:
    broken = deal("""
        turn: 1, act
        seat 1: gold 10, stash Mi
          Mi (Wa) Mi
        seat 2:
        seat 3:
    """)
    broken.choose("play Cursed Mirror", "at 2").is_quiet()
    broken.shows("""
        seat 1: gold 10
          (Mi) Mi (Mi)
    """)
    made = deal("""
        turn: 1, act
        discard: Ri
        seat 1: gold 10, stash Mi
          (Mi) (Wa) (Mi)
        seat 2:
        seat 3:
    """)
    made.choose("play Cursed Mirror", "at 2").is_quiet()
    made.shows("""
        discard: Wa Ri
        aside: Mi Mi Mi
        seat 1: gold 15
          empty
    """)


@rule("AA-item:hypnotic_toad", "AA-91")
@scenario("works", "bystanders")
def test_a_toad_swaps_two_items_which_stay_hidden_or_revealed() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: infamy 5, stash To Wa
          (Ba) (Co=1) Fa
          Wa   (Eg)   (Ca)
        seat 2: stash Ba
          (Wa) Wa (Co)
        seat 3:
          (Wa) Co (Wa)
    """)
    table.choose("play Hypnotic Toad", "at 1")
    table.asks(
        "toad.player",
        seat=1,
        options=["player 1", "player 2", "player 3"],
    )
    table.choose("player 1")
    table.asks("toad.first", seat=1)
    table.choose("item 2")
    table.asks("toad.second", seat=1)
    table.choose("item 3").is_quiet()
    table.shows("""
        discard: Ba Ri
        seat 1: infamy 5, stash Wa
          To  Fa   (Co=1)
          Wa (Eg)  (Ca)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-item:hypnotic_toad", "AA-20")
@scenario("works", "bystanders")
def test_a_toad_in_another_storehouse_makes_a_set_that_waits() -> None:
    table = deal("""
        turn: 1, act
        deck: Wa ...
        seat 1: stash To
          (Ba) (Co) (Fa)
        seat 2: gold 25
          (Wa) Wa (Co)
        seat 3: gold 25
          Ba (Eg) Ba
          Wa Ba   (Ca)
    """)
    table.choose("play Hypnotic Toad", "at 1", "player 3", "item 2", "item 5")
    table.is_quiet().untouched(seats=[2])
    table.shows("""
        seat 3: gold 25
          Ba  Ba  Ba
          Wa (Eg) (Ca)
    """)
    table.choose("draw deck", "discard Older Wand")
    table.asks("draw", seat=3)
    table.shows("""
        seat 3: gold 34
          Wa (Eg) (Ca)
    """)


@rule("AA-item:hypnotic_toad", "AA-36")
@scenario("works")
def test_a_set_that_the_toad_makes_in_its_own_storehouse_is_sold() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: gold 25, stash To
          Ba (Co) Ba
          Wa Ba   (Ca)
        seat 2:
        seat 3:
    """)
    table.choose("play Hypnotic Toad", "at 6", "player 1", "item 5", "item 2").is_quiet()
    table.shows("""
        discard: Ca Ri
        aside: Ba Ba Ba
        seat 1: gold 34
          Wa (Co) To
    """)


@rule("AA-item:hypnotic_toad", "AA-item:haunted_doll", "AA-item:magic_boomerang", "AA-item:bottled_fairy")
@scenario("works")
def test_swapping_is_not_replacing() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa
        seat 1: stash To
          (Ba) (Co) (Ca)
        seat 2: infamy 5
          Do Bo Fa
          Ri (Wa) (Wa)
        seat 3:
    """)
    dolls = table.copy()
    dolls.choose("play Hypnotic Toad", "at 1", "player 2", "item 1", "item 2").is_quiet()
    dolls.shows("""
        discard: Ba Wa
        seat 2: infamy 5
          Bo Do Fa
          Ri (Wa) (Wa)
    """)
    table.choose("play Hypnotic Toad", "at 1", "player 2", "item 4", "item 3").is_quiet()
    table.shows("""
        discard: Ba Wa
        seat 2: infamy 5
          Do Bo Ri
          Fa (Wa) (Wa)
    """)


@rule("AA-item:hypnotic_toad")
@scenario("refused")
def test_a_toad_refuses_an_empty_storehouse_and_one_item_twice() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash To
          (Ba) (Co) (Ca)
        seat 2:
        seat 3:
          Wa (Wa) (Wa)
    """)
    table.choose("play Hypnotic Toad", "at 1")
    table.refuses("player 2", rule="AA-item:hypnotic_toad")
    table.choose("player 3", "item 2")
    table.refuses("item 2", rule="AA-item:hypnotic_toad")
    table.choose("item 1").is_quiet()
    table.shows("""
        seat 3:
          (Wa) Wa (Wa)
    """)


@rule("AA-item:hypnotic_toad", "AA-34", "AA-37")
@scenario("nothing to choose")
def test_with_every_other_storehouse_empty_the_toad_must_swap_at_home() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash To
          (Ba) (Co) (Ca)
        seat 2:
        seat 3:
    """)
    table.choose("play Hypnotic Toad", "at 2")
    table.asks("toad.player", options=["player 1"])
    table.choose("player 1", "item 2", "item 3").is_quiet()
    table.shows("""
        discard: Co
        seat 1:
          (Ba) (Ca) To
    """)
