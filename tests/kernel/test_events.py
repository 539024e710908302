"""Events: who hears what of them, what of them is said, and JSON both ways."""

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import (
    SECRET,
    SPECTATOR,
    Amount,
    Event,
    Seat,
    Telling,
    TookBack,
    anatomy_of,
    heard,
    read_event,
)
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import message, named, player
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.story import Story
from hexmonger.kernel.trouble import Unreadable

Item = Annotated[str, "item"]


@dataclass(frozen=True, slots=True)
class DrewCards(Event):
    """Somebody drew a card, and knows which, what it costs, and what else was there."""

    seat: Seat
    item: Annotated[str, "item", SECRET]
    gold: Amount
    others: Annotated[tuple[Item, ...], SECRET] = ()
    price: Annotated[int, SECRET] = 7


DREW = DrewCards(1, "crystal_ball", 3, ("older_wand",))
KINDS = {anatomy_of(kind).name: kind for kind in (DrewCards, TookBack)}


def test_whoever_may_not_know_a_secret_hears_the_rest() -> None:
    telling = Telling(DREW, knowers=0b010)
    assert telling.heard_by(1) == DREW
    veiled = DrewCards(1, "", 3, (), -1)
    assert [telling.heard_by(reader) for reader in (0, 2, SPECTATOR)] == [veiled] * 3


def test_whoever_does_not_hear_of_it_hears_nothing() -> None:
    telling = Telling(DREW, hearers=0b011)
    assert heard([telling], 0) == [DREW]
    assert heard([telling], 2) == heard([telling], SPECTATOR) == []
    assert heard(None, 0) == []


def test_an_event_is_said_with_its_fields_as_what_they_are() -> None:
    assert DREW.message() == message(
        "event-drew_cards",
        seat=player(1),
        item=named("item", "crystal_ball"),
        gold=3,
        others=(named("item", "older_wand"),),
        price=7,
    )
    assert DREW.subject == 1


def test_json_leads_back_to_the_same_event() -> None:
    assert read_event(KINDS, DREW.to_json()) == DREW
    assert read_event(KINDS, TookBack(2, (4, 5)).to_json()) == TookBack(2, (4, 5))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"event": "drew_it"}, "there is no event called 'drew_it'"),
        ({"seat": "1"}, "'seat' of the event 'drew_cards' can't be '1'"),
        ({"seat": True}, "'seat' of the event 'drew_cards' can't be True"),
        ({"others": "x"}, "'others' of the event 'drew_cards' can't be 'x'"),
        ({"others": [1, None]}, "'others' of the event 'drew_cards' can't be [1, None]"),
        ({"seat": 10**30}, f"'seat' of the event 'drew_cards' can't be {10**30}"),
        ({"silver": 1}, "the event 'drew_cards' has no 'silver'"),
    ],
)
def test_what_is_no_event_is_refused_in_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_event(KINDS, DREW.to_json() | changes)
    assert str(refused.value) == sentence


def test_an_event_that_leaves_something_out_is_refused() -> None:
    written = DREW.to_json()
    del written["gold"]
    with pytest.raises(Unreadable, match="the event 'drew_cards' says nothing of 'gold'"):
        read_event(KINDS, written)


def test_every_reader_has_numbers_of_its_own_and_no_gaps() -> None:
    story = Story()
    story.tell([Telling(DREW, hearers=0b001), Telling(DREW, knowers=0b010)])
    story.take_back(0, 0, 1)
    story.tell([Telling(DREW)])
    veiled = DrewCards(1, "", 3, (), -1)
    assert story.stream(0).events == [DREW, veiled, TookBack(0, (0,)), DREW]
    assert story.stream(1).events == [DREW, DREW], (
        "who heard nothing of a choice hears nothing of its undoing"
    )
    assert story.stream(SPECTATOR).events == [veiled, DREW]


def test_a_stream_goes_on_where_it_was_heard_last() -> None:
    story = Story()
    story.tell([Telling(DREW)])
    assert len(story.stream(2)) == 1
    story.tell([Telling(DREW), Telling(DREW)])
    story.take_back(1, 1, 3)
    assert story.stream(2).events[3] == TookBack(1, (1, 2))
    assert len(story.part(2, 1, 3)) == 2


@pytest.mark.parametrize("name", ["arcane_alley", "merchants_of_magick"])
def test_from_the_wall_on_a_seat_can_take_back_what_it_heard(name: str) -> None:
    match, source = Match(find_box(name).open(Setup(2)), 3, ["Ada", "Bo"]), Source(1)
    taken = 0
    while match.ply < 60:
        ask = match.state.asks[source.below(len(match.state.asks))]
        match.choose(source.pick(ask.options), ask.seat)
        seat, heard = ask.seat, len(match.events(ask.seat))
        assert match.wall(seat) <= heard
        assert match.news(seat) <= heard
        assert (match.wall(seat) < heard) <= match.can_undo(seat)
        if match.wall(seat) < heard:
            wall = match.wall(seat)
            while match.wall(seat) < len(match.events(seat)):
                match.undo(seat)
            back = [event for event in match.events(seat)[heard:] if isinstance(event, TookBack)]
            assert {number for event in back for number in event.numbers} == set(range(wall, heard))
            taken += 1
            if taken == 5:
                return
    assert taken
