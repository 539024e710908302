"""Matches that stay small, go on from a bookmark, and know which question an answer is to."""

import gc
import tracemalloc
from typing import Any

import pytest

from hexmonger.kernel import Match, Setup, Source, find_box
from hexmonger.kernel.game import Game
from hexmonger.kernel.match import SNAPSHOTS, Bookmark
from hexmonger.kernel.messages import plain
from hexmonger.kernel.record import Record
from hexmonger.kernel.trouble import Refused

LONG = {"edition.numbers.rounds": "9"}
TABLES = {
    "arcane_alley": ("arcane_alley", Setup(3, {"wizards": "random"})),
    "moonstruck_market": ("arcane_alley", Setup(4, {"modules": "moonstruck_market"})),
    "merchants_of_magick": ("merchants_of_magick", Setup(3)),
}
MOST_BYTES = 500_000


def game_of(table: str) -> Game[Any, Any]:
    name, setup = TABLES[table]
    return find_box(name).open(setup)


def play_on(match: Match, source: Source, plies: int) -> None:
    """Make choices at random, with some of them taken back."""
    while match.state.asks and plies:
        ask = match.state.asks[source.below(len(match.state.asks))]
        match.choose(source.pick(ask.options), ask.seat, match.questions[ask.seat])
        if source.below(5) == 0 and match.can_undo(ask.seat):
            match.undo(ask.seat)
        plies -= 1


def people(game: Game[Any, Any]) -> list[str]:
    return [f"P{seat + 1}" for seat in range(game.seats)]


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("modules", ["", "moonstruck_market"])
def test_a_match_of_nine_hundred_choices_stays_small(seats: int, modules: str) -> None:
    options = LONG | ({"modules": modules} if modules else {})
    game = find_box("arcane_alley").open(Setup(seats, options))
    source = Source(9, seats)
    play_on(Match(game, 1, people(game)), source, 60)
    gc.collect()
    tracemalloc.start()
    try:
        match = Match(game, 7, people(game))
        while match.ply < 900:
            ask = match.state.asks[0]
            match.choose(source.pick(ask.options), ask.seat)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < MOST_BYTES
    finally:
        tracemalloc.stop()
    assert match.position(SNAPSHOTS + 5).to_json() == match.record.state(SNAPSHOTS + 5).to_json()


@pytest.mark.parametrize("table", TABLES)
def test_a_match_goes_on_from_a_bookmark_as_if_it_had_been_played(table: str) -> None:
    game = game_of(table)
    for seed in range(4):
        source = Source(seed, 77)
        match = Match(game, seed, people(game))
        bookmark: Bookmark | None = None
        while bookmark is None:
            play_on(match, source, 20)
            bookmark = match.bookmark()
        play_on(match, source, 15)
        made = Record(game.name, game.number, game.setup, seed, people(game), match.record.choices[:])
        made.keys = match.record.keys[:]
        again = Match.at(bookmark, made)
        assert again.state.to_json() == match.state.to_json()
        assert again.record.to_text() == match.record.to_text()
        assert again.ply == match.ply
        for seat in range(game.seats):
            assert again.can_undo(seat) == match.can_undo(seat)


@pytest.mark.parametrize("table", TABLES)
def test_from_a_bookmark_on_every_reader_hears_the_same_by_the_same_numbers(table: str) -> None:
    game = game_of(table)
    match = Match(game, 5, people(game))
    source = Source(5, 78)
    bookmark = None
    while bookmark is None:
        play_on(match, source, 30)
        bookmark = match.bookmark()
    again = Match.at(
        bookmark, Record(game.name, game.number, game.setup, 5, people(game), match.record.choices[:])
    )
    twin = Source(6, 79), Source(6, 79)
    play_on(match, twin[0], 25)
    play_on(again, twin[1], 25)
    assert again.questions == match.questions
    for reader in range(-1, game.seats):
        first = bookmark.heard[reader]
        assert again.stream(reader).since(first) == match.stream(reader).since(first)
        assert len(again.stream(reader)) == len(match.stream(reader))
        if first:
            with pytest.raises(LookupError):
                again.stream(reader).since(first - 1)


@pytest.mark.parametrize("table", TABLES)
def test_the_deal_is_told_too(table: str) -> None:
    match = Match(game_of(table), 1, people(game_of(table)))
    for reader in range(-1, match.game.seats):
        assert {event.name for event in match.events(reader)} & {"round_began", "rolled"}
        assert not match.can_undo(max(reader, 0))


def test_while_somebody_can_take_a_choice_back_there_is_no_bookmark() -> None:
    match = Match(game_of("merchants_of_magick"), 1, ["a", "b", "c"])
    ask = match.state.asks[0]
    match.choose(ask.options[0], ask.seat)
    assert match.can_undo(ask.seat)
    assert match.bookmark() is None


def test_the_same_answer_is_not_taken_twice_though_the_question_comes_again() -> None:
    match = Match(game_of("arcane_alley"), 1, ["a", "b", "c"])
    ask = match.state.asks[0]
    number = match.questions[ask.seat]
    match.choose(ask.options[0], ask.seat, number)
    with pytest.raises(Refused) as refused:
        match.choose(ask.options[0], ask.seat, number)
    assert refused.value.reason == plain("why-stale")


def test_a_rival_who_marks_and_rubs_out_does_not_change_the_number_of_a_question() -> None:
    match = Match(game_of("merchants_of_magick"), 1, ["a", "b", "c"])
    before = match.questions[2]
    for _ in range(3):
        match.choose(next(iter(match.state.asks)).options[0], 0)
        match.undo(0)
    assert match.questions[2] == before


@pytest.mark.parametrize("table", TABLES)
def test_by_agreement_choices_are_taken_back_beyond_the_wall(table: str) -> None:
    game = game_of(table)
    match = Match(game, 3, people(game))
    play_on(match, Source(1), 50)
    place = match.ply - 9
    position, choices = match.position(place).to_json(), match.record.choices[:place]
    heard = {reader: match.events(reader)[:] for reader in range(-1, game.seats)}
    match.take_back_to(place)
    assert match.state.to_json() == position
    assert match.record.choices == choices
    for reader, before in heard.items():
        told = match.events(reader)
        assert told[: len(before)] == before
        assert all(event.name == "took_back" for event in told[len(before) :])
