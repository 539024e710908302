"""Mystical Lamp and Sacred Chalice: special items that play from the deck and from another stash."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:mystical_lamp", "AA-50", "AA-93")
@scenario("works", "bystanders")
def test_a_lamp_reveals_three_items_plays_one_and_sets_the_others_aside() -> None:
    table = deal("""
        turn: 1, act
        deck: Ri Ba Lo To ...
        discard: Wa
        seat 1: infamy 5, stash *L Co
          (Fa) Wa (Eg)
        seat 2: stash Ba
          (Wa) Wa (Co)
        seat 3:
          Wa Co (Wa)
    """)
    table.choose("activate Mystical Lamp")
    table.asks(
        "lamp.take",
        seat=1,
        options=["take Invisible Ring", "take Crystal Ball", "take Dark Lotus"],
    )
    assert table.seen_by(3).limbo == "Lo Ba Ri"
    table.choose("take Crystal Ball")
    # The others are set aside before the play, and no Ring flips for that.
    table.asks("slot", says={"item": "crystal_ball"}).shows("""
        deck: To=0 ...
        aside: *L Ri Lo
        limbo: Ba
    """)
    table.choose("at 1", "item 3").is_quiet()
    table.shows("""
        deck: To ...
        discard: Fa Wa
        aside: *L Ri Lo
        seat 1: infamy 6, stash Co
          Ba Wa (Eg=1)
    """)
    assert sorted(table.seen_by(2).aside.split()) == ["*L", "Lo", "Ri"]
    table.untouched(seats=[2, 3])


@rule("AA-item:mystical_lamp", "AA-23", "AA-26")
@scenario("works")
def test_a_lamp_goes_on_with_the_new_deck_when_the_old_one_runs_out() -> None:
    table = deal("""
        turn: 1, act
        deck: Ba
        discard: Wa Co Lo Eg
        aside: ...
        seat 1: stash *L
          (Fa) Wa (Eg)
        seat 2:
          (Wa) (Wa) (Co)
        seat 3:
    """)
    table.choose("activate Mystical Lamp")
    revealed = table.limbo.split()
    assert len(revealed) == 3
    assert revealed[-1] == "Ba"
    left = sorted(["Co", "Lo", "Eg"])
    for mark in revealed[:-1]:
        left.remove(mark)
    # The top of the discard stayed; what was revealed is not shuffled in.
    table.shows(f"""
        deck: {left[0]}
        discard: Wa
    """)
    table.choose("take Crystal Ball", "at 1", "item 3").is_quiet()
    table.shows("discard: Fa Wa").untouched(seats=[2, 3])


@rule("AA-item:mystical_lamp", "AA-23")
@scenario("works")
def test_a_lamp_reveals_as_many_as_there_are() -> None:
    two = deal("""
        turn: 1, act
        deck: Co Lo
        discard: Wa
        aside: ...
        seat 1: gold 25, stash *L
          (Fa) Wa (Eg)
        seat 2:
        seat 3:
    """)
    two.choose("activate Mystical Lamp")
    two.asks("lamp.take", options=["take Three-Headed Coin", "take Dark Lotus"])
    two.choose("take Dark Lotus", "at 1").is_quiet()
    # The Fairy comes on the discard, and the Wand under it is the new deck.
    two.shows("""
        deck: Wa
        discard: Fa
        seat 1: gold 20
          Lo Wa (Eg)
    """)
    one = deal("""
        turn: 1, act
        deck: Co
        discard: Wa
        aside: ...
        seat 1: stash *L
          (Fa) Wa (Eg)
        seat 2:
        seat 3:
    """)
    one.choose("activate Mystical Lamp")
    one.asks("lamp.take", options=["take Three-Headed Coin"])
    one.choose("take Three-Headed Coin", "at 2").is_quiet()
    one.shows("""
        deck: Wa
        discard: Wa
        seat 1:
          (Fa) Co (Eg)
    """)


@rule("AA-item:mystical_lamp", "AA-23", "AA-37", "AA-53")
@scenario("nothing to choose")
def test_a_lamp_without_a_deck_reveals_nothing() -> None:
    table = deal("""
        turn: 1, act
        deck:
        discard: Wa
        aside: ...
        seat 1: stash *L
          (Fa) Wa (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("activate Mystical Lamp").is_quiet()
    table.shows("""
        deck: nothing
        discard: Wa
        seat 1: stash nothing
          (Fa) Wa (Eg)
    """)


@rule("AA-item:mystical_lamp", "AA-52")
@scenario("nothing to choose")
def test_a_lamp_without_a_slot_to_play_in_reveals_nothing() -> None:
    table = deal("""
        turn: 1, act
        deck: Ri Ba Lo To ...
        seat 1: stash *L
        seat 2:
        seat 3:
    """)
    table.refuses("play Mystical Lamp", rule="AA-22")
    table.choose("activate Mystical Lamp").is_quiet()
    table.shows("""
        deck: Ri=0 Ba=0 Lo=0 To=0 ...
        aside: *L
    """)


@rule("AA-item:mystical_lamp", "AA-30")
@scenario("refused")
def test_what_a_lamp_plays_cannot_replace_a_doll() -> None:
    table = deal("""
        turn: 1, act
        deck: Ri Ba Lo To ...
        seat 1: gold 25, stash *L
          Do Wa (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("activate Mystical Lamp")
    table.refuses_outright(3)
    table.choose("take Dark Lotus")
    table.refuses("at 1", rule="AA-30")
    table.choose("at 2").is_quiet().shows("seat 1: gold 20")


@rule("AA-item:mystical_lamp", "AA-36", "AA-54")
@scenario("works")
def test_a_lamp_plays_a_special_item_as_an_item_and_sells_the_sets_it_makes() -> None:
    special = deal("""
        turn: 1, act
        deck: *P Ca Lo To ...
        seat 1: gold 25, infamy 0, stash *L
          Ca (Fa) Ca
        seat 2:
          Wa (Wa) (Co)
        seat 3:
    """)
    sold = special.copy()
    special.choose("activate Mystical Lamp", "take Pandora's Lockbox", "at 2").is_quiet()
    special.shows("""
        aside: *L Ca Lo
        seat 1: infamy 0
          Ca *P Ca
    """)
    special.untouched(seats=[2, 3])
    # The Carpets bring the deck's next item: the others of the Lamp are set aside by then.
    sold.choose("activate Mystical Lamp", "take Floating Carpet", "at 2").is_quiet()
    sold.shows("""
        aside: *L *P Lo Ca Ca Ca
        seat 1: gold 32, stash To
          empty
    """)


@rule("AA-item:sacred_chalice", "AA-25", "AA-50", "AA-91")
@scenario("works", "bystanders")
def test_a_chalice_looks_at_a_whole_stash_and_plays_one_item_of_it() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: gold 25, infamy 5, stash *C Co
          (Fa) Wa (Eg)
        seat 2: gold 25, infamy 5, stash To Lo
          (Wa) Wa (Co)
        seat 3: stash Ba
          Wa Co (Wa)
    """)
    table.choose("activate Sacred Chalice")
    table.asks(
        "chalice.player",
        seat=1,
        options=["player 2", "player 3"],
    )
    assert table.seen_by(1).stash(2) == "? ?"
    table.choose("player 2")
    table.asks(
        "chalice.take",
        seat=1,
        options=["take Hypnotic Toad", "take Dark Lotus"],
    )
    assert table.seen_by(1).stash(2) == "To Lo"
    assert table.seen_by(3).stash(2) == "? ?"
    assert table.seen_by(1).stash(3) == "?"
    # The one who plays it pays for it.
    table.choose("take Dark Lotus", "at 1").is_quiet()
    table.shows("""
        discard: Fa Ri
        aside: *C
        seat 1: gold 20, infamy 5, stash Co
          Lo Wa (Eg)
        seat 2: gold 25, infamy 5, stash To=12
          (Wa) Wa (Co)
    """)
    assert table.seen_by(1).stash(2) == "To"
    assert table.seen_by(3).stash(2) == "?"
    table.untouched(seats=[3])


@rule("AA-item:sacred_chalice")
@scenario("refused")
def test_a_chalice_refuses_your_own_stash_and_an_empty_one() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *C Co
          Do Wa (Eg)
        seat 2: stash To Lo
          (Wa) Wa (Co)
        seat 3:
          Wa Co (Wa)
    """)
    table.choose("activate Sacred Chalice")
    table.refuses("player 1", rule="AA-item:sacred_chalice")
    table.refuses("player 3", rule="AA-item:sacred_chalice")
    table.choose("player 2", "take Dark Lotus")
    table.refuses("at 1", rule="AA-30")
    table.choose("at 3").is_quiet()


@rule("AA-item:sacred_chalice", "AA-37", "AA-52", "AA-53")
@scenario("nothing to choose", "bystanders")
@pytest.mark.parametrize(
    ("storehouse", "stash"), [("(Fa) Wa (Eg)", ""), ("", ", stash To Lo")], ids=["empty stashes", "no slot"]
)
def test_a_chalice_that_can_do_nothing_looks_at_nothing(storehouse: str, stash: str) -> None:
    table = deal(f"""
        turn: 1, act
        discard: Ri
        seat 1: stash *C Co
          {storehouse}
        seat 2: gold 25{stash}
          (Wa) Wa (Co)
        seat 3:
    """)
    table.choose("activate Sacred Chalice").is_quiet().untouched(seats=[2, 3])
    table.shows("""
        discard: Ri
        aside: *C
        seat 1: stash Co
    """)
    assert "To" not in table.seen_by(1).stash(2)


@rule("AA-item:sacred_chalice", "AA-54")
@scenario("works")
def test_a_special_item_that_a_chalice_plays_is_not_activated() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri To
        seat 1: infamy 0, stash *C
          (Fa) Wa (Eg)
        seat 2: stash *W
          (Wa) Wa (Co)
        seat 3:
    """)
    table.choose("activate Sacred Chalice", "player 2", "take Wizard's Watch", "at 2").is_quiet()
    table.shows("""
        discard: Wa Ri To
        aside: *C
        seat 1: infamy 0
          (Fa) *W (Eg)
        seat 2: stash nothing
    """)


@rule("AA-item:sacred_chalice", "AA-87", "AA-91")
@scenario("works")
def test_with_two_players_what_a_chalice_saw_stays_known_after_the_replaced_item_is_stashed() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: stash *C
          (Fa) Wa (Eg)
        seat 2: stash To Co
          (Wa) Wa (Co)
    """)
    table.choose("activate Sacred Chalice", "player 2", "take Three-Headed Coin", "at 1")
    table.choose("discard Bottled Fairy", seat=1).is_quiet()
    table.shows("""
        discard: Fa Ri
        seat 1: stash nothing
          Co Wa (Eg)
        seat 2: stash To=12
    """)
