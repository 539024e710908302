"""What is told, as facts, and who hears which part of it: AA-90, AA-91, AA-93."""

from typing import Final

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.events import (
    Activated,
    Discarded,
    Drew,
    Exchanged,
    Left,
    LookedAtStash,
    Peeked,
    Played,
    PutOnDeck,
    Replaced,
    Returned,
    Saw,
    SetAsideUnseen,
    Sold,
    Stashed,
    Swapped,
    TookUp,
)
from hexmonger.games.arcane_alley.round_events import (
    Counted,
    Dealt,
    FirstDiscard,
    GainedGold,
    GainedInfamy,
    InspectionBegan,
    LostGold,
    LostInfamy,
    RoundBegan,
    TurnBegan,
)
from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import Event, Telling, heard
from hexmonger.kernel.messages import named
from hexmonger.kernel.setup import Setup
from hexmonger.testing.arcane_alley import deal, open_table
from tests.games.arcane_alley.scenes import played, tellings, told, told_to
from tests.rules import rule

WATCHING: Final = 0
VEILED: Final = ""
MARKET: Final = {"modules": "moonstruck_market", "wizards": "random with promos"}
SETUPS: Final = (
    Setup(2, {"wizards": "random"}),
    Setup(4, {"wizards": "random"}),
    Setup(3, {**MARKET, "arrange": "by players"}),
    Setup(6, MARKET),
)


def heard_played(looking: int, seat: int, item: str, slot: int, replaced: str = "") -> Played:
    """Return how somebody hears that a player has played an item of the own stash."""
    event = played(seat, item, slot, replaced)
    veiled = event.veiled()
    assert isinstance(veiled, Played)
    return event if looking == seat + 1 else veiled


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
    item = "dragons_egg" if looking == 1 else VEILED
    assert told_to(table, looking, "play Crystal Ball", "at 1", "item 2") == [
        heard_played(looking, 0, "crystal_ball", 0, replaced="older_wand"),
        GainedInfamy(0, 1),
        Peeked(0, 1, item),
        Left(0, "older_wand"),
        TurnBegan(1, 1, 1),
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
    item = "dragons_egg" if looking == 1 else VEILED
    assert told_to(table, looking, "draw deck") == [Drew(0, item, "deck", 0)]
    assert told_to(table, looking, "draw discard") == [Drew(0, "invisible_ring", "discard", 0)]


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
    assert told_to(table, looking, "play Older Wand", "at 1", "draw deck") == [
        heard_played(looking, 0, "older_wand", 0, replaced="crystal_ball"),
        PutOnDeck(0, "dark_lotus"),
        Left(0, "crystal_ball"),
        TurnBegan(1, 1, 1),
        Drew(1, "dark_lotus", "deck", 0),
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
    items = ("three_headed_coin", "dragons_egg") if looking in (1, 2) else ()
    assert told_to(table, looking, "activate Sacred Chalice", "player 2") == [
        Activated(0, "sacred_chalice"),
        LookedAtStash(0, 1),
        *(Saw(0, 1, item) for item in items),
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
    item = "dragons_egg" if looking == 1 else VEILED
    assert told_to(table, looking, "play Older Wand", "at 1", "discard Three-Headed Coin")[:3] == [
        heard_played(looking, 0, "older_wand", 0),
        Stashed(0, item),
        Discarded(0, "three_headed_coin"),
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
    assert SetAsideUnseen(0, 0, VEILED) in told_to(table, looking, "yes", "item 1")
    item = "dark_lotus" if looking in (1, 3) else VEILED
    assert SetAsideUnseen(0, 1, item) in told_to(table, looking, "yes", "item 2")


@rule("AA-12")
@pytest.mark.parametrize("looking", range(4))
def test_a_stash_is_named_to_its_owner_as_it_is_dealt(looking: int) -> None:
    table = open_table(3, seed=5)
    words = []
    ahead = table.copy()
    while ahead.asked.name == "reveal":
        words.append(ahead.asked.options[0])
        ahead.choose(words[-1])
    happened = told_to(table, looking, *words)
    dealt = [event for event in happened if isinstance(event, Dealt)]
    first = table.asked.seat - 1
    assert [event.seat for event in dealt] == [(first + turn) % 3 for turn in (0, 0, 1, 1, 2, 2)]
    for seat in range(3):
        is_own = looking == seat + 1
        items = sorted(event.item for event in dealt if event.seat == seat)
        ids = [ahead.state.id_of(card) for card in ahead.state.stash[seat]]
        assert items == (sorted(ids) if is_own else [VEILED] * 2)
    assert FirstDiscard(ahead.state.id_of(ahead.state.discard[0])) in happened


@rule("AA-94")
@pytest.mark.parametrize("looking", range(5))
def test_what_is_taken_up_to_be_played_is_heard_by_its_player_and_the_owner_of_the_hand(looking: int) -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *C Wa
          Ba (?) (?)
        seat 2: stash Eg
        seat 3:
        seat 4:
    """)
    own = heard(tellings(table.copy(), "play Older Wand"), looking - 1)
    assert own == ([TookUp(0, 0, "older_wand")] if looking == 1 else [])
    table.choose("activate Sacred Chalice", "player 2")
    theirs = heard(tellings(table, "take Dragon's Egg"), looking - 1)
    assert (TookUp(0, 1, "dragons_egg") in theirs) == (looking in (1, 2))
    assert not any(isinstance(event, TookUp) for event in theirs) or looking in (1, 2)


def test_two_items_of_one_storehouse_change_places_in_one_breath() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash To
          Wa (?) (?)
        seat 2:
          (Eg) Co (?)
        seat 3:
    """)
    happened = told(table, "play Hypnotic Toad", "at 1", "player 2", "item 1", "item 3")
    assert [event for event in happened if isinstance(event, Swapped)] == [Swapped(0, 1, 0, 2)]


def test_two_items_of_two_storehouses_change_places() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash *P
          (Eg) (?) (?)
        seat 2:
          (?) Co (?)
        seat 3:
    """)
    happened = told(table, "activate Pandora's Lockbox", "item 1", "item 2:2")
    assert [event for event in happened if isinstance(event, Exchanged)] == [Exchanged(0, 0, 1, 1)]


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
    rings = told_to(table, WATCHING, "play Invisible Ring", "at 3")
    assert Sold(2, "invisible_ring", "", (0, 1, 2), ("invisible_ring",) * 3) in rings
    lotus = told_to(table, WATCHING, "play Dark Lotus", "at 3")
    assert Counted(0, 0) in lotus
    for event in rings + lotus:
        if isinstance(event, GainedGold | LostGold):
            assert event.gold > 0
        if isinstance(event, GainedInfamy | LostInfamy):
            assert event.infamy > 0


@pytest.mark.parametrize(("row", "mimic"), [("Wa Wa Wa", ""), ("Wa Fe Wa", "facsimilous_feline")])
def test_a_feline_in_a_set_is_named(row: str, mimic: str) -> None:
    table = deal(f"""
        round: 1, inspection
        seat 1: infamy 1, wizard glynna
          {row}
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    items = ("older_wand", mimic or "older_wand", "older_wand")
    assert Sold(0, "older_wand", mimic, (0, 1, 2), items) in told_to(table, WATCHING, "no")


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
    happened = told_to(table, WATCHING, "activate Sacred Chalice", "player 2")
    assert happened[2:] == [Saw(0, 1, "three_headed_coin"), Saw(0, 1, "dragons_egg")]
    table.choose("activate Sacred Chalice", "player 2")
    assert table.seen_by(WATCHING).stash(2) == "Co Eg"


@pytest.mark.parametrize(
    ("words", "event"),
    [
        (("activate Sacred Chalice", "player 2"), LookedAtStash(0, 1)),
        (("activate Pandora's Lockbox", "item 2", "item 2:2"), Exchanged(0, 1, 1, 1)),
        (
            ("play Skeletomicon", "at 1", "item 2:2"),
            Replaced(0, 1, 1, "dark_lotus", "discard", 0, "three_headed_coin"),
        ),
        (("play Skeletomicon", "at 1", "item 2:1"), Returned(1, "magic_boomerang")),
        (("play Hypnotic Toad", "at 1", "player 2", "item 1", "item 2"), Swapped(0, 1, 0, 1)),
    ],
)
def test_an_event_says_who_does_it_and_to_whom(words: tuple[str, ...], event: Event) -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash *C *P Sk To
          Ba (?) (?)
        seat 2: stash Wa
          Bo Co (?)
        seat 3:
    """)
    for looking in range(4):
        assert event in told_to(table, looking, *words)


def test_all_hear_who_goes_first_and_who_called_the_inspector() -> None:
    table = deal("""
        turn: 1, act
        triggered: 2
        seat 1: stash Wa
        seat 2:
        seat 3:
    """)
    for looking in range(4):
        happened = told_to(table, looking, "discard Older Wand")
        assert happened.index(InspectionBegan(1, 1)) < happened.index(RoundBegan(1, 2))


def test_what_is_said_of_a_slot_counts_from_one_and_what_is_veiled_has_no_id() -> None:
    message = Peeked(0, 1, VEILED).message()
    assert message.id == "event-peeked"
    assert (message.fields["slot"], message.fields["item"]) == (2, named("item", ""))
    assert Peeked(0, 1, "dragons_egg").message().fields["item"] == named("item", "dragons_egg")


def tellings_of_a_game(setup: Setup) -> list[Telling]:
    """Return all that a game told that was played at random."""
    s = BOX.open(setup).new(7)
    source = Source(7, setup.seats)
    found: list[Telling] = []
    s.told = found
    while s.asks:
        s.choose(source.pick(s.asks[0].options), s.asks[0].seat)
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_event_is_of_a_kind_the_game_has_and_reads_back_from_json(setup: Setup) -> None:
    game = BOX.open(setup)
    kinds = set(game.event_kinds())
    things = {entry.id for entry in game.glossary()} | {VEILED}
    for telling in tellings_of_a_game(setup):
        assert type(telling.event) in kinds
        for reader in range(-1, setup.seats):
            event = telling.heard_by(reader)
            if event is not None:
                assert game.read_event(event.to_json()) == event
                assert {move.thing for move in event.moves()} <= things
