"""Drawn views: what a stranger is given to draw the table with, and no more than its reader may know."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.drawn import EMPTY, HIDDEN, KNOWN, OPEN, Cell, Drawn
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.game import Game
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.spots import SOMEWHERE, Spot
from hexmonger.testing.arcane_alley import Table, deal
from hexmonger.testing.arcane_alley.moonstruck_market import deal as deal_market
from hexmonger.wire import encode
from hexmonger.words import words_of
from tests.rules import rule

MARKET: Final = {"modules": "moonstruck_market", "wizards": "random with promos"}
SETUPS: Final = (
    Setup(2, {"wizards": "random"}),
    Setup(4, {"wizards": "random"}),
    Setup(6, {"wizards": "random"}),
    Setup(2, {**MARKET, "arrange": "by players"}),
    Setup(4, MARKET),
    Setup(6, MARKET),
)
# Seats, places, amounts, choices and figures are small; codes and masks are not.
LARGEST: Final = 500
# What a seat has counted at an inspection may be less than nothing.
SIGNED: Final = ("sum",)
MOST_BYTES: Final = {2: 8_192, 4: 8_192, 6: 16_384}
# What looks through a whole pile, or at every storehouse, has more answers than the rest.
MORE_BYTES: Final = {"watch.take": 12_288, "spectacles.take": 12_288, "skeletomicon.item": 9_216}
ELSEWHERE: Final = ("player", "amount", "effect")


def random_positions(setup: Setup, every: int) -> Iterator[tuple[Game[Any, Any], AlleyState]]:
    """Play a game at random and yield some of its positions, with the game they are of."""
    game = BOX.open(setup)
    s = game.new(setup.seats)
    source = Source(setup.seats, 5)
    while s.asks:
        if source.below(every) == 0:
            yield game, s
        s.choose(source.pick(s.asks[0].options), s.asks[0].seat)
    yield game, s


def drawn(table: Table, seat: int, aids: bool = True) -> Drawn:
    """Return a table as a seat, counted from 1, is shown it; 0 only watches."""
    options = {"modules": "moonstruck_market"} if isinstance(table.state, MarketState) else {}
    game = BOX.open(Setup(table.state.seats, options))
    return game.draw(game.view(table.state, seat - 1), aids)


def cells(picture: Drawn, zone: str, seat: int = 0) -> list[str]:
    """Return the cells of a zone, of a seat counted from 1: each its face and what is known to lie there."""
    return [f"{cell.face} {cell.thing}".strip() for cell in picture.zone(zone, seat - 1).cells]


def problem(picture: Drawn, spot: Spot) -> str:
    """Return what is wrong with a spot that an answer points at; empty if nothing is."""
    seats = len(picture.players)
    if spot.zone in ELSEWHERE:
        fits = {
            "player": 0 <= spot.seat < seats,
            "amount": spot.place >= 0,
            "effect": bool(spot.thing),
        }
        return "" if fits[spot.zone] else "it points at nothing"
    try:
        zone = picture.zone(spot.zone, spot.seat)
    except KeyError as error:
        return str(error)
    if spot.zone == "stash":
        is_there = any(cell.thing == spot.thing for cell in zone.cells)
        return "" if is_there and spot.place < 0 else "that item is not in the stash"
    if spot.zone in ("deck", "discard") and spot.place == SOMEWHERE:
        return ""
    if spot.zone == "moon":
        return "" if spot.place == 0 and spot.thing else "the die shows one side"
    return "" if 0 <= spot.place < len(zone.cells) else "there is no such cell"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_answer_points_at_what_is_drawn(setup: Setup) -> None:
    for game, s in random_positions(setup, 4):
        for ask in s.asks:
            picture = game.draw(game.view(s, ask.seat))
            assert picture.question is not None
            assert [answer.choice for answer in picture.question.answers] == ask.options
            pointed = [spot for answer in picture.question.answers for spot in answer.points]
            for barred in picture.question.barred:
                assert not set(barred.points) & set(ask.options)
                pointed += [spot for points in barred.points.values() for spot in points]
            for spot in pointed:
                assert not problem(picture, spot), f"{picture.question.name}: {spot} {problem(picture, spot)}"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_two_answers_point_at_the_same_with_the_same_word(setup: Setup) -> None:
    for game, s in random_positions(setup, 6):
        for ask in s.asks:
            question = game.draw(game.view(s, ask.seat)).question
            assert question is not None
            told_apart = {(answer.points, question.verb_of(answer)) for answer in question.answers}
            assert len(told_apart) == len(question.answers), question


def plain_values(value: object, name: str = "") -> Iterator[tuple[str, int | str]]:
    """Yield every number and text in a drawn view, with the name of the field that it is of."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int | str):
        yield name, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from plain_values(key, name)
            yield from plain_values(each, str(key))
    elif isinstance(value, tuple):
        for each in value:
            yield from plain_values(each, name)
    else:
        assert is_dataclass(value), f"{value!r} can't be drawn"
        for field in fields(value):
            yield from plain_values(getattr(value, field.name), field.name)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_is_packed(setup: Setup) -> None:
    for game, s in random_positions(setup, 16):
        words = words_of(game)
        most = {"number": len(game.actions.keys)}
        for seat in range(-1, s.seats):
            picture = game.draw(game.view(s, seat), walls=frozenset())
            for name, value in plain_values(picture):
                if isinstance(value, int):
                    # In a packed view, a card that is not known has a code below -1.
                    assert -1 <= value < most.get(name, LARGEST) or name in SIGNED, f"{name} {value}"
                else:
                    assert not re.fullmatch(r"-?\d{2,}", value), f"{name} {value}"
            for zone in picture.zones:
                kind = "moon" if zone.name == "moon" else "item"
                for cell in zone.cells:
                    assert cell.face in (OPEN, KNOWN, HIDDEN, EMPTY)
                    assert bool(cell.thing) == (cell.face in (OPEN, KNOWN))
                    assert not cell.thing or words.name(kind, cell.thing)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_drawn_view_is_small(setup: Setup) -> None:
    for game, s in random_positions(setup, 6):
        for seat in {-1, *(ask.seat for ask in s.asks)}:
            drawn = game.draw(game.view(s, seat))
            name = drawn.question.name if drawn.question is not None else ""
            most = max(MOST_BYTES[setup.seats], MORE_BYTES.get(name, 0))
            assert len(encode(drawn)) <= most, f"{len(encode(drawn))} bytes for seat {seat + 1} at {name!r}"


@rule("AA-90", "AA-93")
def test_an_item_lies_open_or_hidden_and_then_known_or_not() -> None:
    table = deal("""
        turn: 1, act
        discard: Ri To
        seat 1: stash Ba Wa
          (Eg=1) (Lo) Co
        seat 2: stash Ri=12 Fa
        seat 3:
    """)
    first, second, watching = drawn(table, 1), drawn(table, 2), drawn(table, 0)
    assert cells(first, "storehouse", 1) == ["known dragons_egg", "hidden", "open three_headed_coin"]
    for picture in (second, watching):
        assert cells(picture, "storehouse", 1) == ["hidden", "hidden", "open three_headed_coin"]
        # Who has looked at it, everybody has seen.
        assert [cell.knowers for cell in picture.zone("storehouse", 0).cells[:2]] == [(0,), ()]
        assert cells(picture, "discard") == ["open invisible_ring", "open hypnotic_toad"]
    assert cells(first, "stash", 1) == ["known older_wand", "known crystal_ball"]
    assert cells(first, "stash", 2) == ["known invisible_ring", "hidden"]
    assert cells(second, "stash", 2) == ["known invisible_ring", "known bottled_fairy"]
    assert cells(watching, "stash", 2) == ["hidden", "hidden"]
    assert first.zone("storehouse", 0).columns == 3
    assert first.zone("deck").size == len(table.state.deck)
    assert (watching.seat, watching.turn, watching.asked, watching.question) == (-1, 0, (0,), None)


@rule("AA-93", "AA-wizard:glynna")
def test_what_was_set_aside_unseen_leaves_a_place_empty_and_stays_hidden() -> None:
    table = deal("""
        round: 1, inspection
        seat 1: infamy 1, wizard glynna
          (Sk=1) (Lo) Ri
        seat 2: wizard ninx
          To Ri Wa
        seat 3:
    """)
    table.choose("yes", "item 1")
    assert cells(drawn(table, 2), "storehouse", 1) == ["empty", "open dark_lotus", "open invisible_ring"]
    assert cells(drawn(table, 2), "aside") == ["hidden"]
    assert cells(drawn(table, 1), "aside") == ["known skeletomicon"]
    assert cells(drawn(table, 1, aids=False), "aside") == ["hidden"]


@rule("AA-30", "AA-94")
def test_what_is_played_and_what_it_replaced_lie_in_limbo() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Ba
          (Eg=1) (Lo) Co
        seat 2:
        seat 3:
    """)
    table.choose("play Crystal Ball")
    assert cells(drawn(table, 1), "limbo") == ["known crystal_ball"]
    assert cells(drawn(table, 2), "limbo") == []
    assert cells(drawn(table, 2), "stash", 1) == ["hidden"]
    table.choose("at 1")
    assert cells(drawn(table, 1), "limbo") == ["known dragons_egg"]
    assert cells(drawn(table, 1, aids=False), "limbo") == ["hidden"]
    assert cells(drawn(table, 2), "limbo") == ["hidden"]


@rule("AA-92", "MM-03", "MM-40")
def test_backs_and_marks_of_the_expansion_are_drawn() -> None:
    table = deal_market("""
        turn: 1, act
        moon: crescent
        deck: Wa' Lo ...
        discard: Ca'/ Ri
        market: Cd Lo Eg'
        seat 1: stash Ba'
          (Eg') (Lo) Wa'
        seat 2:
        seat 3:
    """)
    picture = drawn(table, 2)
    assert [cell.back for cell in picture.zone("storehouse", 0).cells] == ["moon", "base", ""]
    assert picture.zone("storehouse", 0).cells[2] == Cell(OPEN, "automated_wand", marks=("moonstruck",))
    assert [(cell.face, cell.back) for cell in picture.zone("stash", 0).cells] == [(HIDDEN, "moon")]
    assert [(cell.face, cell.back) for cell in picture.zone("deck").cells] == [(HIDDEN, "moon")]
    assert picture.zone("discard").cells[0].marks == ("sideways",)
    assert cells(picture, "market") == ["open bubbling_cauldron", "open dark_lotus", "open emerald_egg"]
    assert [cell.value for cell in picture.zone("market").cells] == [1, 2, 3]
    assert cells(picture, "moon") == ["open crescent"]


def test_without_memory_aids_only_what_lies_open_and_ones_own_stash_is_drawn() -> None:
    table = deal("""
        turn: 1, act
        discard: Lo
        seat 1: stash Wa Ba=12
          (Eg=1) (Co=123) Fa
        seat 2: stash Ri=12 Fa
        seat 3:
    """)
    table.choose("play Older Wand", "at 3")
    with_aids, without = drawn(table, 1), drawn(table, 1, aids=False)
    assert cells(with_aids, "deck") == ["known dark_lotus"]
    assert cells(without, "deck") == []
    assert without.zone("deck").size == with_aids.zone("deck").size
    assert cells(without, "storehouse", 1) == ["hidden", "hidden", "open older_wand"]
    assert cells(without, "stash", 1) == ["known crystal_ball"]
    assert cells(without, "stash", 2) == ["hidden", "hidden"]
    assert cells(without, "discard") == ["open bottled_fairy"]
    assert not any(cell.knowers for zone in without.zones for cell in zone.cells)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_copy_is_drawn_or_cannot_be_placed(setup: Setup) -> None:
    for game, s in random_positions(setup, 40):
        copies = Counter(s.kind_of)
        for seat in range(-1, s.seats):
            view = game.view(s, seat)
            things = Counter(cell.thing for zone in game.draw(view).zones for cell in zone.cells)
            unseen = Counter((*view.unseen, *view.in_deck))
            for kind, item in enumerate(s.rules.ids):
                assert things[item] + unseen[kind] == copies[kind]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_without_memory_aids_nothing_hidden_is_ever_named_but_ones_own_hand(setup: Setup) -> None:
    for game, s in random_positions(setup, 8):
        hand, taker = s.leaving()
        for seat in range(-1, s.seats):
            picture = game.draw(game.view(s, seat), aids=False, walls=frozenset())
            for zone in picture.zones:
                named = [cell for cell in zone.cells if cell.face == KNOWN]
                is_held = zone.name == "limbo" and seat in (hand, taker)
                assert not named or is_held or (zone.name, zone.seat) == ("stash", seat), zone
                if zone.name == "storehouse":
                    up = [bool(s.up[zone.seat] >> slot & 1) for slot in range(len(zone.cells))]
                    assert [cell.face == OPEN for cell in zone.cells] == up


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_aids_change_what_is_remembered_and_nothing_else(setup: Setup) -> None:
    for game, s in random_positions(setup, 16):
        for seat in range(-1, s.seats):
            view = game.view(s, seat)
            one, other = game.draw(view), game.draw(view, aids=False)
            assert [(zone.name, zone.seat, zone.size, zone.columns) for zone in one.zones] == [
                (zone.name, zone.seat, zone.size, zone.columns) for zone in other.zones
            ]
            assert (one.players, one.figures, one.traits) == (other.players, other.figures, other.traits)
            assert (one.turn, one.asked) == (other.turn, other.asked)
            if one.question is not None and other.question is not None:
                keys = [answer.key for answer in one.question.answers]
                assert [answer.key for answer in other.question.answers] == keys


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_who_remembers_nothing_can_imagine_and_foresee_all_the_same(setup: Setup) -> None:
    for game, s in random_positions(setup, 24):
        for seat in range(s.seats):
            view = game.view(s, seat)
            forgetful = game.forgetful(view)
            assert forgetful.options == view.options
            assert game.view(game.imagine(forgetful, 3), seat).to_json() == forgetful.to_json()
            assert game.forgetful(forgetful).to_json() == forgetful.to_json()
            for zone in game.draw(forgetful, walls=frozenset()).zones:
                # What is on its way from a hand, or in one that is chosen from, is before the seat's eyes.
                if zone.name not in ("limbo", "stash"):
                    assert not any(cell.face == KNOWN for cell in zone.cells)
            for choice in view.options[:2]:
                Foresight(game, forgetful).foresee(choice)


def test_without_memory_aids_a_preview_does_not_know_what_was_peeked_at() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co
          (Bo=1) (Lo) Fa
        seat 2:
        seat 3:
    """)
    table.choose("play Three-Headed Coin")
    game: Game[Any, Any] = BOX.open(Setup(3))
    view = game.view(table.state, 0)
    returned = [len(Foresight(game, each).foresee(0).leaves) > 1 for each in (view, game.forgetful(view))]
    assert returned == [False, True]


@rule("AA-50")
def test_what_is_not_allowed_says_what_is_done_by_it() -> None:
    table = deal("""
        turn: 1, act
        seat 1: stash Co
          (Bo) (Lo) Fa
        seat 2:
        seat 3:
    """)
    question = drawn(table, 1).question
    assert question is not None
    verbs = {question.verb_of(barred).id: barred.rule for barred in question.barred}
    assert verbs == {"verb-act-activate": "AA-50"}
