"""Moments at the terminal table, one for every screen: where a match stands, and the keys that lead there."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

from textual.pilot import Pilot
from textual.screen import Screen

from hexmonger.bots import make_bot
from hexmonger.kernel.events import EVERYTHING, SPECTATOR
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Kept, Save, bots_of
from hexmonger.terminal.any_game.table import PlainTable
from hexmonger.terminal.app import Terminal
from hexmonger.terminal.arcane_alley.table import ENDS, AlleyTable
from hexmonger.terminal.colours import Colours
from hexmonger.terminal.looking import Looking
from hexmonger.terminal.start import StartScreen
from hexmonger.terminal.table import TableScreen
from hexmonger.terminal.tables import replay_of, table_for
from tests.terminal.tables import Unsaved

SIZES: Final = {"80x24": (80, 24), "120x40": (120, 40), "200x60": (200, 60)}
NOWHERE: Final = Path("nowhere.hex")
WITH_WIZARDS: Final = (("wizards", "random"),)
MARKET: Final = (("modules", "moonstruck_market"), ("wizards", "random"))
PATIENCE: Final = 400


@dataclass(frozen=True)
class Moment:
    """A screen to begin at, and the keys that are pressed there."""

    first: Callable[[], Screen[None]]
    keys: tuple[str, ...] = ()


class EmptyHanded(StartScreen):
    """The start screen of somebody who has left no game."""

    def left_games(self) -> list[Kept]:
        """Return none."""
        return []


class Returning(StartScreen):
    """The start screen of somebody who has left games."""

    def left_games(self) -> list[Kept]:
        """Return three games, left at different times."""
        games = [
            (whole("arcane_alley", 4, MARKET, 7), "round 2 of 3", 3),
            (whole("merchants_of_magick", 3, (), 7), "round 7 of 10", 2),
            (whole("arcane_alley", 3, (), 7, people=2), "round 1 of 3", 1),
        ]
        return [
            Kept(Path(f"{day}.hex"), datetime(2024, 5, day, 20, tzinfo=UTC), match.record, False, place)
            for match, place, day in games
        ]


@cache
def whole(game: str, seats: int, options: tuple[tuple[str, str], ...], seed: int, people: int = 1) -> Match:
    """Return a match that greedy bots have played to its end in the places of everybody."""
    box = find_box(game).open(Setup(seats, dict(options)))
    names = ["Ada", "Bo", "Cleo", "Dov", "Edda"][:people]
    names += ["greedy", "uniform", "greedy 2", "greedy 3"][: seats - people]
    match = Match(box, seed, names)
    bots = [make_bot("greedy", box, seed + seat) for seat in range(seats)]
    while not match.state.is_over:
        seat = match.view(SPECTATOR).asked[0]
        match.choose(match.answer_of(bots[seat], seat), seat)
    return match


def until(match: Match, question: str, after: int, seat: int = 0) -> Match:
    """Return a match as it was when a seat was asked something, after so many choices."""
    record = match.record
    fresh = Match(match.game, record.seed, list(record.players))
    for choice_of, choice in record.choices:
        asked = fresh.drawn(seat).question
        if fresh.ply >= after and asked is not None and asked.name == question:
            return fresh
        fresh.choose(choice, choice_of)
    raise AssertionError(f"seat {seat} is never asked {question!r} after choice {after}")


def table(match: Match, kind: type[TableScreen] | None = None) -> Screen[None]:
    """Return a table at which bots answer at once, and nothing is saved."""
    sitting = Unsaved(match, bots_of(match.game, match.record), NOWHERE)
    opened = table_for(sitting) if kind is None else kind(sitting)
    opened.pace = 0
    return opened


def alley(question: str, after: int, *keys: str, options: tuple[tuple[str, str], ...] = MARKET) -> Moment:
    """Return a moment of Arcane Alley."""
    return Moment(lambda: table(until(whole("arcane_alley", 4, options, 7), question, after)), keys)


def magick(question: str, after: int, *keys: str, seats: int = 3) -> Moment:
    """Return a moment of Merchants of Magick; the first key closes the report on the round before."""
    return Moment(lambda: table(until(whole("merchants_of_magick", seats, (), 7), question, after)), keys)


def played(match: Match, event: str = "") -> Match:
    """Return a match played again: as far as everybody heard of an event, or to its end."""
    fresh = Match(match.game, match.record.seed, list(match.record.players))
    for seat, choice in match.record.choices:
        fresh.choose(choice, seat)
        if event in [told.name for told in fresh.told_by(fresh.ply - 1, SPECTATOR)]:
            break
    return fresh


def ending(game: str, options: tuple[tuple[str, str], ...] = ()) -> Moment:
    """Return the last page of a game."""
    return Moment(lambda: table(played(whole(game, 4, options, 7))))


def replay(game: str, choices: int, options: tuple[tuple[str, str], ...] = (), *keys: str) -> Moment:
    """Return a game that is looked at again."""
    return Moment(
        lambda: replay_of(Looking(whole(game, 4, options, 7), Save(NOWHERE), EVERYTHING, choices)), keys
    )


def inspection(*keys: str) -> Moment:
    """Return the count of the first inspection."""

    def counted() -> Screen[None]:
        opened = table(played(whole("arcane_alley", 4, WITH_WIZARDS, 7), next(iter(ENDS))))
        assert isinstance(opened, AlleyTable)
        # It has just happened.
        opened._heard = 0
        return opened

    return Moment(counted, keys)


MOMENTS: Final[dict[str, Moment]] = {
    "start": Moment(EmptyHanded),
    "start-left": Moment(Returning, ("3",)),
    "start-continue": Moment(Returning, ("c",)),
    "start-guide": Moment(EmptyHanded, ("2", "h")),
    "new-table": Moment(EmptyHanded, ("2", "n")),
    "alley-draw": alley("draw", 0, options=()),
    "alley-act": alley("act", 40, options=WITH_WIZARDS),
    "alley-slot": alley("act", 60, "enter"),
    "alley-sale": Moment(
        lambda: table(until(whole("arcane_alley", 4, WITH_WIZARDS, 11), "slot", 53)), ("down", "right")
    ),
    "alley-bribe": alley("bribe", 0),
    "alley-list": alley("toad.player", 0),
    "market-act": alley("act", 120),
    "alley-inspector": alley("act", 120, "i"),
    "alley-hint": alley("act", 120, "t"),
    "alley-keys": alley("act", 120, "question_mark"),
    "alley-guide": alley("act", 120, "h"),
    "alley-guide-3": alley("act", 120, "h", "right", "right", "right"),
    "alley-wizards": alley("act", 120, "w"),
    "alley-log": alley("act", 120, "l"),
    "alley-discard": alley("act", 120, "o"),
    "alley-leave": alley("act", 120, "q"),
    "inspection-first": inspection(),
    "inspection-count": inspection(*["enter"] * 4),
    "inspection-end": inspection("s"),
    "alley-over": ending("arcane_alley", MARKET),
    "alley-replay": replay("arcane_alley", 150, MARKET),
    "curtain": Moment(lambda: table(until(whole("arcane_alley", 3, (), 7, people=2), "act", 20))),
    "magick-die": magick("die", 0),
    "magick-lit": magick("die", 30, "escape", "1"),
    "magick-late": magick("die", 120),
    "magick-mark": magick("die", 120, "2"),
    "magick-unspent": magick("die", 30, "escape", "c"),
    "magick-sheets": magick("die", 60, "escape", "v"),
    "magick-mine": magick("die", 60, "escape", "m"),
    "magick-report": magick("die", 60, "escape", "r"),
    "magick-hint": magick("die", 60, "escape", "t"),
    "magick-keys": magick("die", 60, "escape", "question_mark"),
    "magick-guide": magick("die", 60, "escape", "h"),
    "magick-inspector": magick("die", 60, "escape", "i"),
    "magick-alone": magick("die", 30, seats=1),
    "magick-over": Moment(ending("merchants_of_magick").first, ("escape",)),
    "magick-closed": magick("die", 60),
    "magick-replay": replay("merchants_of_magick", 60),
    "plain-alley": Moment(
        lambda: table(until(whole("arcane_alley", 4, (), 7), "act", 60), PlainTable),
    ),
    "plain-hint": Moment(
        lambda: table(until(whole("arcane_alley", 4, (), 7), "act", 60), PlainTable), ("t", "down")
    ),
    "plain-magick": Moment(
        lambda: table(until(whole("merchants_of_magick", 3, (), 7), "die", 60), PlainTable),
    ),
}


@asynccontextmanager
async def opened(
    name: str, size: tuple[int, int], colours: Colours = Colours.ALL
) -> AsyncIterator[tuple[Terminal, Pilot[Trouble]]]:
    """Open a moment in a terminal of a size that nobody sees."""
    moment = MOMENTS[name]
    app = Terminal(moment.first, colours)
    async with app.run_test(size=size) as pilot:
        for key in ("", *moment.keys):
            if key:
                await pilot.press(key)
            await app.workers.wait_for_complete()
            for _ in range(5):
                await pilot.pause()
        yield app, pilot
