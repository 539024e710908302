"""How and when effects resolve, and in which order: AA-34 to AA-38."""

import pytest

from hexmonger.games.arcane_alley.events import Activated, Left, PutOnDeck, Sold, TookFromDiscard
from hexmonger.games.arcane_alley.round_events import GainedGold, LostInfamy, Triggered
from hexmonger.testing.arcane_alley import deal
from tests.games.arcane_alley.scenes import played, played_from_elsewhere, told
from tests.rules import rule


@rule("AA-34")
@pytest.mark.parametrize(
    ("mark", "name", "options"),
    [
        ("To", "Hypnotic Toad", ["player 1", "player 2", "player 3"]),
        ("Cd", "Bubbling Cauldron", ["player 2", "player 3"]),
        ("Sk", "Skeletomicon", ["item 2:1", "item 3:2"]),
        ("Ba", "Crystal Ball", ["item 2", "item 3"]),
    ],
)
def test_an_effect_offers_no_way_out(mark: str, name: str, options: list[str]) -> None:
    table = deal(f"""
        turn: 1, act
        discard: Ri
        seat 1: stash {mark}
          Wa (Co) (Eg)
        seat 2:
          Wa (Co) (Eg)
        seat 3:
          (Co) Lo (Fa)
    """)
    table.choose(f"play {name}", "at 1")
    assert table.asked.options == options


@rule("AA-34")
def test_a_bad_effect_is_not_optional_either() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 20, stash Lo
          Wa (Co) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Dark Lotus", "at 1").is_quiet()
    assert table.gold[0] == 15


@rule("AA-34")
def test_an_effect_is_done_in_all_its_parts() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Mi
          Wa   (Co) Eg
          (Fa) Sw   Ca
          To   Lo   (Cd)
        seat 2:
        seat 3:
    """)
    table.choose("play Cursed Mirror", "at 5").is_quiet()
    table.shows("""
        seat 1:
          Wa Co   Eg
          Fa Mi   (Ca)
          To (Lo) (Cd)
    """)


@rule("AA-34")
def test_a_text_that_says_or_leaves_the_choice() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Cd
          Wa (Co) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Bubbling Cauldron", "at 1", "player 3")
    table.asks(
        "cauldron.either",
        says={"them": 3, "infamy_gained": 2, "gold_lost": 4},
        options=["gain infamy", "lose gold"],
    )
    first = table.copy().choose("gain infamy").is_quiet()
    assert (first.infamy, first.gold) == ([0, 0, 2], [25, 25, 25])
    second = table.copy().choose("lose gold").is_quiet()
    assert (second.infamy, second.gold) == ([0, 0, 0], [25, 25, 21])


@rule("AA-34")
def test_a_text_that_says_may_leaves_the_choice() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 20, stash Lo, wizard meeblemore
          Wa (Co) (Eg)
        seat 2:
        seat 3:
    """)
    table.choose("play Dark Lotus", "at 1")
    assert table.asked.options == ["no", "yes"]
    assert table.copy().choose("yes").is_quiet().gold[0] == 20
    assert table.copy().choose("no").is_quiet().gold[0] == 15


@rule("AA-35")
def test_played_comes_before_sold_and_sold_before_always() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, infamy 9, stash Co
          Co  Co  Fa
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    coin = "three_headed_coin"
    assert told(table, "play Three-Headed Coin", "at 3")[:6] == [
        played(0, coin, 2, replaced="bottled_fairy"),
        GainedGold(0, 4),
        Sold(0, coin, "", (0, 1, 2), (coin, coin, coin)),
        GainedGold(0, 2),
        Left(0, "bottled_fairy"),
        LostInfamy(0, 3),
    ]
    table.is_quiet()


@rule("AA-35")
def test_special_comes_before_played() -> None:
    table = deal("""
        turn: 1, act
        discard: Wa Ri
        seat 1: stash *W
          Fa (?) (?)
        seat 2:
        seat 3:
    """)
    happened = told(table, "activate Wizard's Watch", "take Older Wand", "at 1")
    assert happened[:5] == [
        Activated(0, "wizards_watch"),
        TookFromDiscard(0, "older_wand", 0),
        played_from_elsewhere(0, "older_wand", 0, replaced="bottled_fairy"),
        PutOnDeck(0, "invisible_ring"),
        Left(0, "bottled_fairy"),
    ]


@rule("AA-35")
def test_an_item_with_two_icons_has_two_separate_effects() -> None:
    table = deal("""
        turn: 1, start
        seat 1: stash Wa
          Do   Do  Do
          (Cd) (?) (?)
        seat 2: stash Wa
          (Co) Eg Lo
        seat 3:
    """)
    table.choose("item 2:1", seat=1)  # its "sold" effect
    table.choose("draw deck", "play Older Wand", "at 1", seat=1)
    table.choose("draw deck", "play Older Wand", seat=2)
    table.refuses("at 1", rule="AA-30")  # and its "always" effect
    assert table.asked.options == ["at 2", "at 3"]


@rule("AA-36")
def test_a_set_that_a_flip_completes_is_sold_at_once_on_your_turn() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Ri
          Wa  Wa  (Wa)
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    table.choose("discard Invisible Ring", "item 3").is_quiet()
    table.shows("""
        aside: Wa Wa Wa
        seat 1: gold 3
          (?) (?) (?)
    """)


@rule("AA-36")
def test_a_set_that_a_swap_completes_is_sold_at_once_on_your_turn() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash *P
          Wa  Wa  (Eg)
          (?) (?) (?)
        seat 2:
          Wa (?) (?)
        seat 3:
    """)
    table.choose("activate Pandora's Lockbox", "item 3", "item 2:1").is_quiet()
    table.shows("""
        aside: *P Wa Wa Wa
        seat 1: gold 3
          (?) (?) (?)
        seat 2:
          (Eg) (?) (?)
    """)


@rule("AA-36")
def test_sets_are_sold_before_anything_else_goes_on() -> None:
    # The Ring's flip completes the Wands; a trigger is looked at only when they are gone.
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Ri
          Wa Wa (Wa)
          Ba Eg Lo
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    happened = told(table, "discard Invisible Ring", "item 3")
    assert happened.index(GainedGold(0, 3)) < happened.index(Triggered(0))


@rule("AA-36")
def test_a_mirror_flips_all_its_neighbours_before_sets_are_looked_for() -> None:
    # Slot 1 is turned up before slot 3 is turned down: in between lie three Mirrors in a row.
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Mi
          (Mi) (Co) Mi
          (?)  Wa   (?)
        seat 2:
        seat 3:
    """)
    table.choose("play Cursed Mirror", "at 2").is_quiet()
    table.shows("""
        discard: Co
        aside: nothing
        seat 1: gold 0
          Mi  Mi   (Mi)
          (?) (Wa) (?)
    """)


@rule("AA-36")
def test_a_set_that_a_mirror_turns_up_is_sold_after_its_flips() -> None:
    table = deal("""
        turn: 1, act
        seat 1: gold 0, stash Mi
          Wa   (Wa) Wa
          (Co) Eg   (Fa)
        seat 2:
        seat 3:
    """)
    table.choose("play Cursed Mirror", "at 5").is_quiet()
    table.shows("""
        discard: Eg
        seat 1: gold 3
          Co Mi Fa
    """)


@rule("AA-36")
def test_an_effect_never_sells_the_sets_of_another_player() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash To
          (Co) (?) (?)
        seat 2:
        seat 3: gold 0
          Wa Eg Wa
          Lo Wa (?)
    """)
    table.choose("play Hypnotic Toad", "at 1", "player 3", "item 2", "item 5").is_quiet()
    table.shows("""
        seat 3: gold 0
          Wa Wa Wa
          Lo Eg (?)
    """)


@rule("AA-36", "AA-20")
def test_an_effect_of_yours_on_anothers_turn_sells_nothing_either() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Sk
          (Wa) (?) (?)
        seat 2:
        seat 3: gold 0
          Wa Wa (Wa)
          Ri (?) (?)
    """)
    table.choose("play Skeletomicon", "at 1", "item 3:4", seat=1)
    table.choose("item 3", seat=3).is_quiet()
    table.shows("""
        seat 3: gold 0
          Wa Wa  Wa
          Lo (?) (?)
    """)


@rule("AA-37")
def test_an_effect_without_a_target_does_nothing() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri
        seat 1: stash Sk
          (Wa) (?) (?)
        seat 2:
          (Co) Do (Eg)
        seat 3:
    """)
    table.choose("play Skeletomicon", "at 1").is_quiet()
    table.shows("discard: Wa Ri")
    table.untouched(seats=[2, 3])


@rule("AA-37")
def test_what_can_be_done_of_an_effect_is_done() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ba
          Wa Co Eg
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    table.choose("play Crystal Ball", "at 1").is_quiet()
    assert table.infamy == [1, 0, 0]


@rule("AA-37")
def test_a_ring_discarded_with_an_empty_storehouse_does_nothing() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ri
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    table.choose("discard Invisible Ring").is_quiet()
    table.untouched(seats=[2, 3])


@rule("AA-38")
@pytest.mark.parametrize("mark", ["Mi", "To", "Co", "Wa", "Ba", "Cd", "Lo", "Sk"])
def test_flipping_an_item_up_does_not_activate_when_played(mark: str) -> None:
    table = deal(f"""
        turn: 1, act
        discard: Eg
        seat 1: stash Ri
          ({mark}) (Sw) (Fa)
        seat 2:
          Co Fa (Sw)
        seat 3:
    """)
    table.choose("discard Invisible Ring", "item 1").is_quiet()
    table.shows(f"""
        discard: Ri Eg
        seat 1: gold 25, infamy 0
          {mark} (Sw) (Fa)
    """)
    table.untouched(seats=[2, 3])


@rule("AA-38")
def test_swapping_an_item_does_not_activate_when_played() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *P To
          (Sw) (Fa) Lo
          (?)  Ba   (?)
        seat 2:
          Lo (?) (?)
        seat 3:
    """)
    within = table.copy().choose("play Hypnotic Toad", "at 1", "player 1", "item 3", "item 5").is_quiet()
    between = table.copy().choose("activate Pandora's Lockbox", "item 1", "item 2:1").is_quiet()
    assert (within.gold, within.infamy) == ([25, 25, 25], [0, 0, 0])
    assert (between.gold, between.infamy) == ([25, 25, 25], [5, 0, 0])


@rule("AA-38")
@pytest.mark.parametrize("mark", ["Lo", "Co", "Ba", "Mi"])
def test_an_item_placed_by_an_effect_does_not_activate_when_played(mark: str) -> None:
    table = deal(f"""
        turn: 1, act
        discard: {mark} Ri
        seat 1: stash Sk
          (Wa) (?) (?)
        seat 2:
          Eg (Co) (Fa)
        seat 3:
          Co (?) (?)
    """)
    table.choose("play Skeletomicon", "at 1", "item 2:1").is_quiet()
    table.shows(f"""
        discard: Wa Eg Ri
        seat 2: gold 25, infamy 0
          {mark} (Co) (Fa)
    """)
    assert (table.gold, table.infamy) == ([25, 25, 25], [0, 0, 0])


@rule("AA-38")
def test_revealing_an_item_at_the_inspection_does_not_activate_when_played() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: infamy 1
          (Lo) (Co) (Mi)
        seat 2:
          Co (Wa) (Ri)
        seat 3:
    """)
    assert table.asked.name == "bribe"
    assert table.gold == [25, 25, 25]
    assert table.infamy == [0, 2, 0]


@rule("AA-38", "AA-39")
def test_an_item_played_on_anothers_turn_does_not_activate_when_played() -> None:
    # Seat 2 must play a Lotus in the middle of seat 1's turn.
    table = deal("""
        turn: 1
        limbo: Lo
        agenda: round@2 turn@3:1 play@0:2
        seat 1:
          (?) (?) (?)
        seat 2: gold 20, infamy 9
          Fa (?) (?)
        seat 3:
    """)
    table.choose("at 1", seat=2)
    table.asks("draw", seat=2)
    table.shows("""
        discard: Fa
        seat 2: gold 20, infamy 6
          Lo (?) (?)
    """)
