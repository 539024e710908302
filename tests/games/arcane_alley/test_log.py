"""What the log says, and to whom it names an item: AA-90, AA-91, AA-93."""

from collections.abc import Sequence
from typing import Final

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Setup
from tests.games.arcane_alley.scenes import begin
from tests.games.arcane_alley.table import Table, deal
from tests.rules import rule

NAMES: Final = ("Ada", "Ben", "Cy")
WATCHING: Final = 0


def heard(table: Table, looking: int, *words: str, names: Sequence[str] = NAMES) -> list[str]:
    """Make choices on a copy of the table and return the sentences that a seat hears; 0 only watches."""
    copy = table.copy()
    events: list[Event] = []
    copy.state.told = events
    copy.choose(*words)
    seats = copy.state.seats
    sentences = [
        BOX.open(Setup(seats)).sentence(event.heard_by(looking - 1), names[:seats]) for event in events
    ]
    return [sentence for sentence in sentences if sentence]


@rule("AA-90")
@pytest.mark.parametrize("looking", range(4))
def test_only_the_one_who_peeks_hears_at_what(looking: int) -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ba
          Wa (Eg) (?)
        seat 2:
        seat 3:
    """)
    item = "a Dragon's Egg" if looking == 1 else "an item"
    assert heard(table, looking, "play Crystal Ball", "at 1", "item 2") == [
        "Ada played a Crystal Ball to slot 1.",
        "Ada gained 1 infamy.",
        f"Ada peeked at {item} in slot 2.",
        "The replaced item, an Older Wand, went on the discard.",
    ]


@rule("AA-90")
@pytest.mark.parametrize("looking", range(4))
def test_only_the_one_who_draws_from_the_deck_hears_what(looking: int) -> None:
    table = deal("""
        turn: 1, draw
        deck: Eg ...
        discard: Ri
        seat 1:
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    item = "a Dragon's Egg" if looking == 1 else "an item"
    assert heard(table, looking, "draw deck") == [f"Ada drew {item} from the deck."]
    assert heard(table, looking, "draw discard") == ["Ada drew an Invisible Ring from the discard."]


@rule("AA-91")
@pytest.mark.parametrize("looking", range(4))
def test_what_everybody_has_seen_is_named_wherever_it_goes(looking: int) -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Wa
          Ba (?) (?)
        seat 2:
          (?) (?) (?)
        seat 3:
    """)
    assert heard(table, looking, "play Older Wand", "at 1", "draw deck") == [
        "Ada played an Older Wand to slot 1.",
        "Ada put a Dark Lotus face down on the deck.",
        "The replaced item, a Crystal Ball, went on the discard.",
        "Ben drew a Dark Lotus from the deck.",
    ]


@rule("AA-item:sacred_chalice", "AA-90")
@pytest.mark.parametrize("looking", range(4))
def test_the_owner_and_the_one_who_looks_hear_what_lies_in_a_stash(looking: int) -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *C
          Ba (?) (?)
        seat 2: stash Co Eg
        seat 3:
    """)
    first, second = ("a Three-Headed Coin", "a Dragon's Egg") if looking in (1, 2) else ("an item", "an item")
    assert heard(table, looking, "activate Sacred Chalice", "player 2") == [
        "Ada activated a Sacred Chalice.",
        "Ada looked at the stash of Ben.",
        f"Ada saw {first} there.",
        f"Ada saw {second} there.",
    ]


@rule("AA-87")
@pytest.mark.parametrize("looking", range(3))
def test_with_two_players_what_joins_the_stash_is_named_to_its_owner_only(looking: int) -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Wa Co
          (Eg) (?) (?)
        seat 2:
    """)
    item = "a Dragon's Egg" if looking == 1 else "an item"
    assert heard(table, looking, "play Older Wand", "at 1", "discard Three-Headed Coin") == [
        "Ada played an Older Wand to slot 1.",
        f"Ada put {item} that was replaced into the stash.",
        "Ada discarded a Three-Headed Coin.",
    ]


@rule("AA-93", "AA-wizard:glynna")
@pytest.mark.parametrize("looking", range(4))
def test_what_glynna_sets_aside_is_named_to_those_who_have_seen_it(looking: int) -> None:
    table = deal("""
        round: 1, inspection
        seat 1: wizard glynna
          (Sk) (Lo=13) Ri
        seat 2:
        seat 3: infamy 1
    """)
    assert "Ada set an item of slot 1 aside unseen." in heard(table, looking, "yes", "item 1")
    item = "a Dark Lotus" if looking in (1, 3) else "an item"
    assert f"Ada set {item} of slot 2 aside unseen." in heard(table, looking, "yes", "item 2")


@rule("AA-12")
@pytest.mark.parametrize("looking", range(4))
def test_a_stash_is_named_to_its_owner_as_it_is_dealt(looking: int) -> None:
    table = begin(3, seed=5)
    words = []
    ahead = table.copy()
    while ahead.asked.name == "reveal":
        words.append(ahead.asked.options[0])
        ahead.choose(words[-1])
    dealt = [sentence for sentence in heard(table, looking, *words) if sentence.endswith("as stash.")]
    assert len(dealt) == 6
    for sentence in dealt:
        is_own = looking != WATCHING and sentence.startswith(f"{NAMES[looking - 1]} ")
        assert is_own != ("an item" in sentence), sentence


def test_two_items_of_one_storehouse_change_places_in_one_breath() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash To
          Wa (?) (?)
        seat 2:
          (Eg) Co (?)
        seat 3:
    """)
    told = heard(table, WATCHING, "play Hypnotic Toad", "at 1", "player 2", "item 1", "item 3")
    assert "Ben: slots 1 and 3 changed places." in told


def test_two_items_of_two_storehouses_change_places() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *P
          (Eg) (?) (?)
        seat 2:
          (?) Co (?)
        seat 3:
    """)
    told = heard(table, WATCHING, "activate Pandora's Lockbox", "item 1", "item 2:2")
    assert "Ada: slot 1 and slot 2 of Ben changed places." in told


def test_nobody_is_said_to_gain_or_lose_nothing() -> None:
    # Half of the Rings' one gold is nothing, the Lotus has no gold to take and no infamy to count.
    table = deal("""
        turn: 3, act
        triggered: 1
        seat 1: gold 0
          Lo Ri Lo
        seat 2:
        seat 3: gold 0, infamy 1, stash Ri Lo
          Ri  Ri  (Wa)
          Sw  (?) (?)
    """)
    rings = heard(table, WATCHING, "play Invisible Ring", "at 3")
    assert "Cy sold a set of Invisible Ring." in rings
    lotus = heard(table, WATCHING, "play Dark Lotus", "at 3")
    assert "Ada counted 0 infamy on the items left." in lotus
    assert not [sentence for sentence in rings + lotus if " 0 gold" in sentence or "ed 0 infamy." in sentence]


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("Wa Wa Wa", "Ada sold a set of Older Wand."),
        ("Wa Fe Wa", "Ada sold a set of Older Wand with a Facsimilous Feline."),
    ],
)
def test_a_feline_in_a_set_is_named(row: str, sentence: str) -> None:
    table = deal(f"""
        round: 1, inspection
        seat 1: infamy 1, wizard glynna
          {row}
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    assert sentence in heard(table, WATCHING, "no")


@rule("AA-93")
def test_who_only_watches_is_shown_what_all_players_know() -> None:
    # With two players, what both have seen is no secret at the table.
    table = deal("""
        turn: 1, act
        seat 1: stash *C
          Ba (?) (?)
        seat 2: stash Co Eg
    """)
    assert table.seen_by(WATCHING).stash(2) == "? ?"
    table.choose("activate Sacred Chalice", "player 2")
    assert table.seen_by(WATCHING).stash(2) == "Co Eg"


YOURS: Final = ("Ada", "You", "Cy")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("activate Sacred Chalice", "player 2"), "Ada looked at your stash."),
        (
            ("activate Pandora's Lockbox", "item 2", "item 2:2"),
            "Ada: slot 2 and your slot 2 changed places.",
        ),
        (("play Skeletomicon", "at 1", "item 2:2"), "Ada put a Dark Lotus into your slot 2."),
        (("play Skeletomicon", "at 1", "item 2:1"), "A Magic Boomerang comes back: you must play it again."),
        (
            ("play Hypnotic Toad", "at 1", "player 2", "item 1", "item 2"),
            "You: slots 1 and 2 changed places.",
        ),
    ],
)
def test_a_log_speaks_to_its_reader(words: tuple[str, ...], sentence: str) -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash *C *P Sk To
          Ba (?) (?)
        seat 2: stash Wa
          Bo Co (?)
        seat 3:
    """)
    assert sentence in heard(table, 2, *words, names=YOURS)


def test_a_log_tells_its_reader_who_goes_first_and_who_called_the_inspector() -> None:
    table = deal("""
        turn: 1, act
        triggered: 2
        seat 1: stash Wa
        seat 2:
        seat 3:
    """)
    yours = heard(table, 2, "discard Older Wand", names=YOURS)
    assert "The inspection that you triggered begins." in yours
    assert "Round 2 begins; you go first." in yours
    theirs = heard(table, 3, "discard Older Wand")
    assert "The inspection that Ben triggered begins." in theirs
    assert "Round 2 begins; Ben goes first." in theirs
