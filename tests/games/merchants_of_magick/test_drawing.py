"""Drawn views: what a stranger is given to draw the table with, and no more than its reader may know."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.events import Marked
from hexmonger.games.merchants_of_magick.plan import circle
from hexmonger.games.merchants_of_magick.scoring import orders_fulfilled, score
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, GROUPS
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.drawn import EMPTY, HIDDEN, KNOWN, OPEN, Cell, Drawn, Zone
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.game import Game
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.spots import Spot
from hexmonger.testing.merchants_of_magick import Table, deal, open_table
from hexmonger.wire import decode, encode
from tests.games.merchants_of_magick.game import GAME
from tests.laws.merchants_setups import setup_from
from tests.rules import rule

SEATS: Final = (1, 2, 4, 8)
MOST_BYTES: Final = {1: 8192, 2: 8192, 4: 8192, 8: 16384}
# Seats, places, amounts, figures and the numbers of actions and rules are small; masks are not.
LARGEST: Final = 1000


def random_positions(
    setup: Setup, every: int, seed: int = 1
) -> Iterator[tuple[Game[Any, Any], MerchantState]]:
    """Play a game at random and yield some of its positions, with the game they are of."""
    game = BOX.open(setup)
    s = game.new(seed)
    source = Source(seed, 5)
    while s.asks:
        ask = s.asks[source.below(len(s.asks))]
        if source.below(every) == 0 or ask.question.name == "free":
            yield game, s
        options = ask.options[:-1] if ask.question.name == "die" and len(ask.options) > 1 else ask.options
        s.choose(source.pick(options), ask.seat)
    yield game, s


def drawn(table: Table, seat: int, aids: bool = True) -> Drawn:
    """Return a table as a seat, counted from 1, may draw it; 0 only watches."""
    return GAME.draw(table.view(seat), aids)


def faces(zone: Zone) -> list[str]:
    """Return the cells of a zone, each as its face and what is known to lie there."""
    return [f"{cell.face} {cell.thing}".strip() for cell in zone.cells]


def marked(zone: Zone, mark: str) -> list[int]:
    """Return the places of a zone that have a mark."""
    return [place for place, cell in enumerate(zone.cells) if mark in cell.marks]


def points_in(picture: Drawn) -> Iterator[tuple[int, Spot]]:
    """Yield whatever the answers of a question point at, those that are not allowed too."""
    assert picture.question is not None
    for answer in picture.question.answers:
        for spot in answer.points:
            yield answer.choice, spot
    for barred in picture.question.barred:
        for choice, points in barred.points.items():
            for spot in points:
                yield choice, spot


@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_points_at_a_die_or_a_circle_of_the_own_sheet(seats: int) -> None:
    for game, s in random_positions(Setup(seats), 6):
        for ask in s.asks:
            picture = game.draw(game.view(s, ask.seat))
            assert picture.question is not None
            assert [answer.choice for answer in picture.question.answers] == ask.options
            for choice, spot in points_in(picture):
                expected = Spot("sheet", ask.seat, choice)
                if ask.question.name == "die":
                    expected = Spot("dice", place=choice)
                assert spot == expected
                assert picture.at(spot) is not None


def test_a_commit_is_just_a_word_and_the_one_answer_that_can_not_be_taken_back() -> None:
    question = drawn(open_table(3), 2).question
    assert question is not None
    commit = question.answers[-1]
    assert (commit.key, commit.points, commit.is_wall) == ("commit", (), True)
    assert [answer.is_wall for answer in question.answers[:-1]] == [False] * (len(question.answers) - 1)


def test_no_two_answers_point_at_the_same_with_the_same_word() -> None:
    for game, s in random_positions(Setup(3), 8):
        for ask in s.asks:
            question = game.draw(game.view(s, ask.seat)).question
            assert question is not None
            assert len({(answer.points, question.verb_of(answer)) for answer in question.answers}) == len(
                question.answers
            )


def pencilled() -> Table:
    """Return a table where seat 1 has marked, claimed and taken up a die in pencil."""
    return (
        deal("""
        dice: d6 3, d8 6, d10 5, d12 11
        masteries: blacksmith, wildkeeper apprentice
        seat 1: potions 2, adventurer knight, scored wildkeeper 8
          line: Fiery Ring, Divine Helmet, Fiery Pendant
          claimed: Shocking Pendant
          Fiery [6] - 11
        seat 2: adventurer cleric
          line: StEl, BrEl, DiSw
        seat 3: adventurer witch
          line: SwDw, HeDw, EvSt
    """)
        .mark("d12 Fiery wild", "d6 Ring steel")
        .choose("d8")
    )


@rule("MoM-21")
def test_pencil_is_seen_by_its_own_seat_alone() -> None:
    table = pencilled()
    own = drawn(table, 1)
    assert marked(own.zone("sheet", 0), "ink") == [circle("Fiery elemental")]
    assert marked(own.zone("sheet", 0), "pencil") == [circle("Ring steel"), circle("Fiery wild")]
    assert marked(own.zone("dice"), "spent") == [0, 3]
    assert marked(own.zone("dice"), "held") == [1]
    assert faces(own.zone("line", 0)) == ["empty", "open divine_helmet", "open fiery_pendant"]
    assert faces(own.zone("claimed", 0)) == ["open fiery_ring", "open shocking_pendant"]
    for seat in (0, 2, 3):
        other = drawn(table, seat)
        assert marked(other.zone("sheet", 0), "ink") == [circle("Fiery elemental")]
        assert marked(other.zone("sheet", 0), "pencil") == []
        assert not any(cell.marks for cell in other.zone("dice").cells)
        assert faces(other.zone("line", 0))[0] == "open fiery_ring"
        assert faces(other.zone("claimed", 0)) == ["open shocking_pendant"]
        assert other.players[0].figures["potions"] == 2


def test_what_everybody_has_and_where_the_game_stands() -> None:
    picture = drawn(pencilled(), 1)
    assert (picture.turn, picture.asked) == (-1, (0, 1, 2))
    assert (picture.figures, picture.traits) == ({"round": 1, "rounds": 10}, {"phase": "crafting"})
    assert [player.traits for player in picture.players] == [
        {"adventurer": "knight"},
        {"adventurer": "cleric"},
        {"adventurer": "witch"},
    ]
    coins = {"items": 2, "spells": 1, "masteries": 8, "orders": 2 + 3, "charms": 0, "adventurer": 0}
    own = {"potions": 4, "extra_dice": 0, "passes_to": 1, "fulfilled": 2, "wildkeeper": 8}
    assert picture.players[0].figures == {**own, **coins, "coins": sum(coins.values())}
    assert picture.zone("masteries").cells == (
        Cell(thing="blacksmith", marks=("master",), value=8),
        Cell(thing="wildkeeper", marks=("apprentice",), value=4),
    )
    assert [(cell.thing, cell.value) for cell in picture.zone("dice").cells] == [
        ("d6", 3),
        ("d8", 6),
        ("d10", 5),
        ("d12", 11),
    ]


def test_coins_and_their_parts_are_those_of_the_score() -> None:
    for game, s in random_positions(Setup(3), 10):
        for seat in range(-1, 3):
            view = game.view(s, seat)
            for other, player in enumerate(game.draw(view).players):
                counted = score(view, other)
                parts = counted.parts()
                assert player.figures["coins"] == counted.coins
                assert {name: player.figures[name] for name in parts} == parts
                assert player.figures["fulfilled"] == orders_fulfilled(view, other)
                got = [player.figures.get(group, 0) for group in GROUPS]
                assert got == [view.met[other] >> item & 1 for item in range(len(GROUPS))]


@rule("MoM-13", "MoM-14")
def test_the_word_for_a_mark_says_what_it_takes_beside_an_extra_die() -> None:
    for game, s in random_positions(Setup(2), 3):
        for ask in s.asks:
            if ask.question.name != "circle":
                continue
            view = game.view(s, ask.seat)
            question = game.draw(view).question
            assert question is not None
            for answer in question.answers:
                after = s.clone()
                after.told = []
                after.choose(answer.choice, ask.seat)
                event = after.told[0].event
                assert isinstance(event, Marked)
                extra = view.rules.slot_costs[event.extra - 1] if event.extra else 0
                assert question.verb_of(answer).fields.get("potions", 0) == event.potions - extra


@rule("MoM-19", "MoM-02")
def test_orders_that_lie_face_down_are_drawn_as_they_are_known() -> None:
    table = deal("""
        round: 10, over
        seat 1:
          line: Fiery Ring, (Divine Ring), (FiPe!)
        seat 2:
        seat 3:
    """)
    for seat in (0, 1, 2):
        picture = drawn(table, seat)
        assert faces(picture.zone("line", 0)) == ["open fiery_ring", "hidden", "known fiery_pendant"]
        assert faces(drawn(table, seat, aids=False).zone("line", 0)) == [
            "open fiery_ring",
            "hidden",
            "hidden",
        ]
        assert (picture.zone("deck").size, picture.zone("deck").cells) == (63, ())


@rule("MoM-40")
def test_alone_what_waits_and_what_went_past_are_drawn_too() -> None:
    table = deal("""
        round: 4
        dice: d6 1, d8 1, d10 1, d12 12
        waiting: StEl, BrEl
        discard: ShSt, (EvSt)
        seat 1:
          line: Fiery Ring, FiPe, EvRiOr, DiPlDr
    """)
    for seat in (0, 1):
        picture = drawn(table, seat)
        assert faces(picture.zone("waiting")) == ["open staff_of_the_elves", "open bracers_of_the_elves"]
        assert faces(picture.zone("discard")) == ["hidden", "open shocking_staff"]
    assert {zone.name for zone in drawn(pencilled(), 1).zones}.isdisjoint({"waiting", "discard"})


@pytest.mark.parametrize("number", range(8))
def test_nothing_is_packed(number: int) -> None:
    for game, s in random_positions(setup_from(Source(number)), 25, number):
        orders = {entry.id for entry in game.glossary()} | {""}
        for seat in range(-1, s.seats):
            picture = game.draw(game.view(s, seat))
            for zone in picture.zones:
                assert zone.size < LARGEST
                for cell in zone.cells:
                    assert cell.face in (OPEN, KNOWN, HIDDEN, EMPTY)
                    assert cell.thing in orders
                    assert bool(cell.thing) == (cell.face in (OPEN, KNOWN)) or zone.name == "sheet"
            for seat_of, player in enumerate(picture.players):
                assert player.seat == seat_of
                assert len(picture.zone("sheet", seat_of).cells) == len(CIRCLES)


@pytest.mark.parametrize("seats", SEATS)
def test_a_drawn_view_is_small_and_reads_back(seats: int) -> None:
    for seed in range(3 if seats < 8 else 1):
        for game, s in random_positions(Setup(seats), 20, seed):
            for seat in range(-1, s.seats):
                picture = game.draw(game.view(s, seat))
                written = encode(picture)
                assert len(written) <= MOST_BYTES[seats], f"{len(written)} bytes for seat {seat + 1}"
                assert decode(written) == picture


def test_a_mark_is_drawn_where_its_event_says() -> None:
    table = open_table(2, 3)
    s = table.state
    s.told = []
    s.choose(s.asks[0].options[0], 0)
    s.choose(s.asks[0].options[-1], 0)
    event = next(telling.event for telling in s.told if isinstance(telling.event, Marked))
    assert isinstance(event, Marked)
    assert marked(drawn(table, 1).zone("sheet", 0), "pencil") == [event.circle]


@pytest.mark.parametrize("seats", SEATS)
def test_who_remembers_nothing_can_imagine_and_foresee_all_the_same(seats: int) -> None:
    for game, s in random_positions(Setup(seats), 24):
        for ask in s.asks:
            view = game.view(s, ask.seat)
            forgetful = game.forgetful(view)
            assert forgetful.options == view.options
            assert game.view(game.imagine(forgetful, 3), ask.seat).to_json() == forgetful.to_json()
            lines = [zone for zone in game.draw(forgetful, walls=frozenset()).zones if zone.name == "line"]
            assert not any(cell.face == KNOWN for zone in lines for cell in zone.cells)
            Foresight(game, forgetful).foresee(view.options[0])
