"""Wizard's Watch and Pandora's Lockbox: special items that reach into the discard and other storehouses."""

import pytest

from hexmonger.testing.arcane_alley import deal
from tests.rules import rule, scenario


@rule("AA-item:wizards_watch", "AA-24", "AA-50")
@scenario("works", "bystanders")
def test_a_watch_plays_any_item_of_the_discard_and_the_rest_keeps_its_order() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri To Ba Lo Ba Wa
        seat 1: infamy 5, stash *W Co
          (Fa) Wa (Eg)
        seat 2: stash Ba
          (Wa) Wa (Co)
        seat 3:
          Wa Co (Wa)
    """)
    table.choose("activate Wizard's Watch")
    table.asks(
        "watch.take",
        seat=1,
        options=[
            "take Invisible Ring",
            "take Hypnotic Toad",
            "take Crystal Ball",
            "take Dark Lotus",
            "take Older Wand",
        ],
    )
    table.choose("take Crystal Ball")
    table.asks("slot", says={"item": "crystal_ball"}).shows("discard: Ri To Lo Ba Wa")
    table.choose("at 1")
    table.asks("ball.peek").choose("item 3").is_quiet()
    table.shows("""
        discard: Fa Ri To Lo Ba Wa
        aside: *W
        seat 1: infamy 6, stash Co
          Ba Wa (Eg=1)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-item:wizards_watch", "AA-36", "AA-50")
@scenario("works")
def test_what_a_watch_makes_you_play_sells_sets_and_ends_the_turn() -> None:
    table = deal("""
        turn: 1, act
        deck: Lo ...
        discard: Ri Ca
        seat 1: gold 25, stash *W
          Ca (Fa) Ca
        seat 2:
        seat 3:
    """)
    table.choose("activate Wizard's Watch", "take Floating Carpet", "at 2").is_quiet()
    table.shows("""
        discard: Fa Ri
        aside: *W Ca Ca Ca
        seat 1: gold 32, stash Lo
          empty
    """)


@rule("AA-item:wizards_watch", "AA-item:older_wand")
@scenario("works")
def test_a_wand_that_a_watch_plays_has_left_the_discard_before_it_works() -> None:
    table = deal("""
        turn: 1, act
        deck: Lo ...
        discard: Wa Ri To
        seat 1: stash *W
          (Fa) Wa (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("activate Wizard's Watch", "take Older Wand", "at 1").is_quiet()
    table.shows("""
        deck: Ri Lo ...
        discard: Fa To
    """)


@rule("AA-item:wizards_watch", "AA-54")
@scenario("works")
def test_a_special_item_that_a_watch_plays_is_not_activated() -> None:
    table = deal("""
        turn: 1, act
        discard: *P Ri
        seat 1: infamy 0, stash *W
          (Fa) Wa (Eg)
        seat 2:
          Wa (Wa) (Co)
        seat 3:
    """)
    table.choose("activate Wizard's Watch", "take Pandora's Lockbox", "at 1").is_quiet()
    table.shows("""
        discard: Fa Ri
        aside: *W
        seat 1: infamy 0
          *P Wa (Eg)
    """)


@rule("AA-item:wizards_watch", "AA-30", "AA-50")
@scenario("refused")
def test_what_a_watch_plays_cannot_replace_a_doll_and_only_special_items_are_activated() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: stash *W Wa
          Do Wa (Eg)
        seat 2:
        seat 3:
    """)
    table.refuses("activate Older Wand", rule="AA-50")
    table.choose("activate Wizard's Watch", "take Invisible Ring")
    table.refuses("at 1", rule="AA-30")
    table.choose("at 3").is_quiet()
    table.shows("""
        seat 1: stash Wa
          Do Wa Ri
    """)


@rule("AA-item:wizards_watch", "AA-22", "AA-37", "AA-52", "AA-53")
@scenario("nothing to choose")
@pytest.mark.parametrize(
    ("discard", "storehouse"),
    [("", "(Fa) Wa (Eg)"), ("Ri To", "")],
    ids=["empty discard", "no slot to play in"],
)
def test_a_watch_may_be_activated_though_it_does_nothing(discard: str, storehouse: str) -> None:
    table = deal(f"""
        turn: 1, act
        discard: {discard}
        seat 1: stash *W Co
          {storehouse}
        seat 2:
        seat 3:
    """)
    if not storehouse:
        table.refuses("play Three-Headed Coin", rule="AA-22")
    table.choose("activate Wizard's Watch").is_quiet()
    table.shows(f"""
        discard: {discard}
        aside: *W
        seat 1: stash Co
          {storehouse or "empty"}
    """)


@rule("AA-item:wizards_watch", "AA-51")
@scenario("works")
def test_a_watch_may_also_be_played_or_discarded_like_any_item() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: stash *W
          (Fa) Wa (Eg)
        seat 2:
        seat 3:
    """)
    discarded = table.copy()
    discarded.choose("discard Wizard's Watch").is_quiet()
    discarded.shows("discard: *W Ri")
    table.choose("play Wizard's Watch", "at 2").is_quiet()
    table.shows("""
        discard: Wa Ri
        aside: nothing
        seat 1:
          (Fa) *W (Eg)
    """)


@rule("AA-item:wizards_watch", "AA-87")
@scenario("works")
def test_with_two_players_a_hidden_item_that_a_watch_replaces_joins_the_stash() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri Co
        seat 1: stash *W
          (Fa) Wa (Eg)
        seat 2:
          (Wa) (Wa) (Co)
    """)
    table.choose("activate Wizard's Watch", "take Three-Headed Coin", "at 1")
    table.choose("discard Bottled Fairy").is_quiet()
    table.shows("""
        discard: Fa Ri
        seat 1: stash nothing
          Co Wa (Eg)
    """)


@rule("AA-item:pandoras_lockbox", "AA-38", "AA-50", "AA-91")
@scenario("works", "bystanders")
def test_a_lockbox_costs_infamy_and_swaps_a_hidden_item_for_a_revealed_one_of_another_player() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: infamy 5, stash *P Co
          (Fa=1) Wa (Eg)
        seat 2: stash Ba
          (Wa) Wa (Co)
        seat 3: gold 25, infamy 3
          Lo Ba (Wa)
    """)
    table.choose("activate Pandora's Lockbox")
    table.asks("lockbox.give", options=["item 1", "item 3"])
    table.shows("seat 1: infamy 10")
    table.choose("item 1")
    table.asks(
        "lockbox.get",
        seat=1,
        options=["item 2:2", "item 3:1", "item 3:2"],
    )
    # Nothing is played: the Ball brings neither infamy nor a peek.
    table.choose("item 3:2").is_quiet()
    table.shows("""
        discard: Ri
        aside: *P
        seat 1: infamy 10, stash Co
          Ba Wa (Eg=0)
        seat 3: gold 25, infamy 3
          Lo (Fa=1) (Wa)
    """)
    assert table.seen_by(3).store(3) == "Lo (?) (?)"
    table.untouched(seats=[2])


@rule("AA-item:pandoras_lockbox", "AA-20", "AA-36")
@scenario("works", "bystanders")
def test_a_set_that_a_lockbox_makes_is_sold_and_a_set_it_breaks_is_gone() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 25, infamy 0, stash *P
          Ba (Fa) Ba
          Wa (Co) (Eg)
        seat 2: gold 25
          (Wa) Wa (Co)
        seat 3: gold 25
          Ba Ba Ba
    """)
    table.choose("activate Pandora's Lockbox", "item 2", "item 3:1").is_quiet()
    table.shows("""
        aside: *P Ba Ba Ba
        seat 1: gold 34, infamy 5
          Wa (Co) (Eg)
        seat 3: gold 25
          (Fa) Ba Ba
    """)
    table.untouched(seats=[2])


@rule("AA-item:pandoras_lockbox")
@scenario("works")
@pytest.mark.parametrize("mark", ["Do", "Bo", "Fa", "Ri", "*W"])
def test_a_lockbox_takes_any_revealed_item_and_replaces_nothing(mark: str) -> None:
    table = deal(f"""
        turn: 1, act
        discard: Wa
        seat 1: infamy 5, stash *P
          (Bo) Wa (Eg)
        seat 2: infamy 5
          {mark} (Wa) (Co)
        seat 3:
    """)
    table.choose("activate Pandora's Lockbox", "item 1", "item 2:1").is_quiet()
    table.shows(f"""
        discard: Wa
        seat 1: infamy 10
          {mark} Wa (Eg)
        seat 2: infamy 5
          (Bo) (Wa) (Co)
    """)


@rule("AA-item:pandoras_lockbox")
@scenario("refused")
def test_a_lockbox_refuses_a_revealed_item_of_yours_and_a_hidden_one_of_theirs() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *P
          (Fa) Wa (Eg)
        seat 2:
          Co (Wa) (Co)
        seat 3:
    """)
    table.choose("activate Pandora's Lockbox")
    table.refuses("item 2", rule="AA-item:pandoras_lockbox")
    table.choose("item 1")
    table.refuses("item 1:2", rule="AA-item:pandoras_lockbox")
    table.refuses("item 2:2", rule="AA-item:pandoras_lockbox")
    table.choose("item 2:1").is_quiet()


@rule("AA-item:pandoras_lockbox", "AA-37", "AA-53")
@scenario("nothing to choose", "bystanders")
@pytest.mark.parametrize(
    ("yours", "theirs"),
    [("Fa Wa Eg", "Co (Wa) Co"), ("(Fa) Wa (Eg)", "(Co) (Wa) (Co)"), ("", "Co (Wa) Co")],
    ids=["nothing hidden", "nothing revealed elsewhere", "an empty storehouse"],
)
def test_a_lockbox_without_a_swap_costs_its_infamy_and_ends_the_turn(yours: str, theirs: str) -> None:
    table = deal(f"""
        turn: 1, act
        seat 1: infamy 20, stash *P
          {yours}
        seat 2:
          {theirs}
        seat 3:
    """)
    table.choose("activate Pandora's Lockbox").is_quiet().untouched(seats=[2, 3])
    table.shows(f"""
        aside: *P
        seat 1: infamy 0, fines 1
          {yours or "empty"}
    """)
