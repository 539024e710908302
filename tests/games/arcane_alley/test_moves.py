"""Everything that changes its place is told: whoever hears all of it can follow the table without looking."""

from collections.abc import Sequence
from typing import Final

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.cards import Item
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.items import MOON_ITEMS
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.kernel.agenda import Ask
from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import Telling, heard
from hexmonger.kernel.game import Game
from hexmonger.kernel.record import read_choice
from hexmonger.kernel.setup import Setup
from hexmonger.testing.arcane_alley import Table, deal
from hexmonger.testing.arcane_alley.moonstruck_market import deal as deal_market
from tests.games.arcane_alley.follower import Follower
from tests.rules import rule

SHORT: Final = {"edition.numbers.turns": "6", "edition.numbers.rounds": "2"}
MARKET: Final = {"modules": "moonstruck_market", "wizards": "random with promos"}
OPTIONS: Final = {
    "base": {"wizards": "random"},
    "market": MARKET,
    "arranged": {**MARKET, "arrange": "by players"},
}


def small_deck(seats: int, items: Sequence[Item], source: Source) -> dict[str, int]:
    """Return copies of few kinds of items, many of them special, that are soon used up."""
    copies = {item.id: source.below(4) for item in items if item.is_special}
    kinds = [items[source.below(len(items))].id for _ in range(6)]
    while sum(copies.values()) < 11 * seats + 20:
        kind = kinds[source.below(len(kinds))]
        copies[kind] = copies.get(kind, 0) + 1
    return copies


def setup_of(seats: int, name: str, seed: int) -> Setup:
    """Return a set-up: every other one has a small deck, so that rare things happen."""
    options = {**OPTIONS[name], **SHORT}
    source = Source(seats, seed)
    if seed % 2 and name == "base":
        copies = {item.id: 0 for item in ITEMS} | small_deck(seats, ITEMS, source)
        column = "copies_2_to_4" if seats <= 4 else "copies_5_to_6"
        options |= {f"edition.items.{item}.{column}": str(number) for item, number in copies.items()}
    elif seed % 2:
        copies = small_deck(seats, [*ITEMS, *MOON_ITEMS], source)
        options |= {f"recipe.{item}": str(number) for item, number in copies.items() if number}
    return Setup(seats, options)


def answer(s: AlleyState, ask: Ask, source: Source) -> int:
    """Return an answer at random, though items are rather played and used than discarded."""
    options = ask.options
    if ask.question.name == "act" and source.below(6):
        keys = {choice: ask.question.key(s, ask.frame, choice) for choice in options}
        options = [choice for choice, key in keys.items() if not key.startswith("discard ")] or options
    return source.pick(options)


def followers_of(game: Game[AlleyState, AlleyView], s: AlleyState) -> dict[int, Follower]:
    """Return somebody who follows the table from here on for every reader."""
    backs = {item.id: s.rules.back_word(kind) for kind, item in enumerate(s.rules.items)}
    found: dict[int, Follower] = {}
    for reader in range(-1, s.seats):
        view = game.view(s, reader)
        found[reader] = Follower(game.zones(view, True), game.drawn_players(view), backs)
    return found


def follow(
    game: Game[AlleyState, AlleyView], s: AlleyState, followers: dict[int, Follower], choice: int
) -> None:
    """Make a choice, and check that all who follow have the table as it is drawn for them afterwards."""
    ask = s.asks[0]
    key = ask.question.key(s, ask.frame, choice)
    told: list[Telling] = []
    s.told = told
    s.choose(choice, ask.seat)
    for reader, follower in followers.items():
        events = heard(told, reader)
        where = f"{ask.question.name}: {key} of seat {ask.seat}, heard by {reader}: {events}"
        try:
            for event in events:
                follower.hear(event)
        except AssertionError as error:
            raise AssertionError(f"{error} ({where})") from error
        view = game.view(s, reader)
        different = follower.differences(game.zones(view, True), game.drawn_players(view))
        assert not different, f"{different} ({where})"


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("seed", range(2))
def test_whoever_hears_everything_can_follow_the_table_without_looking(
    seats: int, name: str, seed: int
) -> None:
    game = BOX.open(setup_of(seats, name, seed))
    s = game.new(seed)
    source = Source(seed, seats)
    followers = followers_of(game, s)
    while s.asks:
        follow(game, s, followers, answer(s, s.asks[0], source))


def followed(table: Table, *words: str) -> None:
    """Make choices in notation and check after each that all can follow."""
    options = {"modules": "moonstruck_market"} if isinstance(table.state, MarketState) else {}
    game = BOX.open(Setup(table.state.seats, options))
    followers = followers_of(game, table.state)
    for word in words:
        choice = read_choice(table.state, table.ask, word)
        assert choice in table.ask.options, word
        follow(game, table.state, followers, choice)


@rule("AA-70", "AA-43", "AA-wizard:glynna")
def test_the_hole_that_glynna_leaves_does_not_move_as_an_item_would() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: infamy 1, wizard glynna
          (Sk) (Lo) Ri
          Wa   Wa   Wa
          Co   (Eg) To
        seat 2: infamy 1
        seat 3:
    """)
    followed(table.copy(), "yes", "item 1")
    followed(table, "yes", "item 8")


@rule("AA-item:sacred_chalice", "AA-94")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_taken_from_a_hand_is_followed_by_those_who_see_it_and_those_who_do_not(seats: int) -> None:
    table = deal(f"""
        arcane_alley: {seats} players
        turn: 1, act
        seat 1: stash *C Wa
          (Bo) Ba (?)
        seat 2: stash Eg Eg
          (?) (?) (?)
        {"seat 3: stash Co" if seats == 3 else ""}
    """)
    followed(table, "activate Sacred Chalice", "player 2", "take Dragon's Egg", "at 1", "at 2")


@rule("MM-41")
def test_another_copy_than_the_one_drawn_sideways_is_expended() -> None:
    table = deal_market("""
        turn: 1, draw
        moon: half
        discard: Ca'/ Ri
        seat 1: stash Ca'
          (?) (?) (?)
        seat 2:
        seat 3:
    """)
    followed(table, "draw discard", "expend Werefur Carpet")
