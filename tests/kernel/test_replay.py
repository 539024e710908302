"""Replays: steps by turn, and a table on which nothing lies hidden that was dealt."""

from typing import Any, Final

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.drawn import EMPTY, HIDDEN, KNOWN
from hexmonger.kernel.events import EVERYTHING, SPECTATOR
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.replay import Replay
from hexmonger.kernel.setup import Setup

ROUND: Final = {"edition.numbers.rounds": "1"}
MARKET: Final = {**ROUND, "modules": "moonstruck_market"}
KINDS: Final = [
    ("arcane_alley", 3, ROUND),
    ("arcane_alley", 2, MARKET),
    ("merchants_of_magick", 3, {"edition.numbers.rounds": "2"}),
]
kinds = pytest.mark.parametrize(("game", "seats", "options"), KINDS)


def played(game: str, seats: int, options: dict[str, str], seed: int = 5) -> Match:
    """Return a match that was played to its end by choices at random."""
    match = Match(find_box(game).open(Setup(seats, options)), seed, ["Ada"] * seats)
    source = Source(seed, 2)
    while match.state.asks:
        ask = match.state.asks[source.below(len(match.state.asks))]
        match.choose(source.pick(ask.options), ask.seat)
    return match


@kinds
def test_nothing_that_was_dealt_is_hidden_from_one_who_sees_everything(
    game: str, seats: int, options: dict[str, str]
) -> None:
    replay = Replay(played(game, seats, options))
    hidden = 0
    for at in range(len(replay.steps)):
        seen, public = replay.drawn(at, EVERYTHING), replay.drawn(at, SPECTATOR)
        hidden += sum(cell.face == HIDDEN for zone in public.zones for cell in zone.cells)
        for zone in [zone for zone in seen.zones if zone.name != "deck"]:
            assert all(cell.face != HIDDEN for cell in zone.cells), zone
            assert all(cell.thing for cell in zone.cells if cell.face == KNOWN), zone
        assert [zone.name for zone in seen.zones] == [zone.name for zone in public.zones]
        assert seen.asked == public.asked
    assert hidden or game == "merchants_of_magick"


@kinds
def test_a_hidden_thing_is_the_one_that_its_knowers_see(
    game: str, seats: int, options: dict[str, str]
) -> None:
    replay = Replay(played(game, seats, options))
    compared = 0
    for at in range(0, len(replay.steps), 3):
        seen = replay.drawn(at, EVERYTHING)
        for seat in range(seats):
            own = replay.drawn(at, seat)
            for zone in [zone for zone in own.zones if zone.columns]:
                for place, cell in enumerate(zone.cells):
                    if cell.face in (KNOWN, EMPTY):
                        there = seen.zone(zone.name, zone.seat).cells[place]
                        assert (there.face, there.thing) == (cell.face, cell.thing)
                        assert cell.face == EMPTY or seat in there.knowers
                        compared += 1
    assert compared or game == "merchants_of_magick"


@kinds
def test_steps_go_through_the_whole_game_and_its_figures(
    game: str, seats: int, options: dict[str, str]
) -> None:
    match = played(game, seats, options)
    replay = Replay(match)
    choices = [step.choices for step in replay.steps]
    assert choices == sorted(set(choices))
    assert (choices[0], choices[-1]) == (0, match.ply)
    assert len(choices) < match.ply, "a turn has several choices"
    for name, values in replay.figures.items():
        assert all(len(each) == len(choices) for each in values), name
    score = replay.figures[replay.charts[0].figure]
    assert [each[-1] for each in score] == match.game.scores(match.state)
    for reader in (EVERYTHING, SPECTATOR, 0):
        events, heard = replay.story(reader)
        assert len(heard) == len(choices)
        assert heard[-1] == len(events)
        assert heard[0] == len([*match.story.part(reader, 0, match.plies[0].first)])


def test_sales_fines_and_inspections_are_key_moments() -> None:
    match = played("arcane_alley", 3, {})
    replay = Replay(match)
    keys = [said.id for step in replay.steps for said in step.keys]
    told = [event for event in match.events(EVERYTHING) if event.is_key]
    assert keys == [event.message().id for event in told]
    assert "event-inspection_began" in keys
    gold = replay.figures["gold"]
    for at, step in enumerate(replay.steps):
        if step.leads >= 0:
            others = [values[at] for seat, values in enumerate(gold) if seat != step.leads]
            assert gold[step.leads][at] > max(others), "who takes the lead has more than all others"


def test_one_who_hears_everything_hears_each_thing_once() -> None:
    match = played("merchants_of_magick", 3, {"edition.numbers.rounds": "2"})
    marked = [event for event in match.events(EVERYTHING) if event.name == "marked"]
    own: list[Any] = []
    for seat in range(3):
        own += [event for event in match.events(seat) if event.name == "marked" and event.subject == seat]
    assert sorted(map(str, marked)) == sorted(map(str, own))
