"""Servers are killed while people play: nothing is lost, nothing is done twice, nobody is told what was not
stored, and every game ends as if nothing had happened."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio

from hexmonger.server.entries import Chose, Returned, StoodIn, TookBack, WentBack
from tests.server.kills.comparing import compared
from tests.server.kills.game import PERSON, Kind
from tests.server.kills.plans import (
    AFTER,
    ANSWERED,
    BEFORE,
    TOLD,
    Moment,
    at_every,
    notes,
    when_told,
)
from tests.server.kills.servers import Servers

ONE_ROUND: Final = {"edition.numbers.rounds": "1"}
MARKET: Final = {"modules": "moonstruck_market"}
ALONE: Final = Kind("merchants_of_magick", (PERSON,))
ALLEY: Final = Kind("arcane_alley", (PERSON, "greedy"), ONE_ROUND)
IN_THE_MARKET: Final = Kind("arcane_alley", (PERSON, PERSON), {**MARKET, **ONE_ROUND})
MERCHANTS: Final = Kind("merchants_of_magick", (PERSON, "greedy", PERSON), is_at_once=True)


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def servers() -> AsyncIterator[Servers]:
    """Return what starts servers, one after the other at one port."""
    async with Servers() as started:
        yield started


def killed(path: Path, moment: Moment) -> set[int]:
    """Return the numbers of all entries at which a server was killed at some moment."""
    return {noted.number for noted in notes(path) if noted.moment == moment and noted.place == "entry"}


async def test_a_game_goes_on_though_its_server_is_killed_at_every_choice(
    servers: Servers, tmp_path: Path
) -> None:
    path = tmp_path / "tables.db"
    outcome = await compared(servers, tmp_path, ALONE, at_every(path, 1, ALONE.rests))
    acts = outcome.numbers(Chose, TookBack, StoodIn, Returned, WentBack)
    assert acts <= killed(path, BEFORE)
    assert acts <= killed(path, AFTER)
    # When the last answer comes, the game is over.
    assert acts - {max(acts)} <= killed(path, ANSWERED)
    assert {noted.place for noted in notes(path)} == {"entry", "table", "watchers"}


async def test_a_game_goes_on_though_its_server_is_killed_after_every_answer(
    servers: Servers, tmp_path: Path
) -> None:
    plans = when_told(tmp_path / "tables.db", [ANSWERED, TOLD], 1, ALONE.rests)
    outcome = await compared(servers, tmp_path, ALONE, plans)
    assert outcome.kills >= len(outcome.numbers(Chose))


@pytest.mark.parametrize(
    "kind",
    [ALLEY, IN_THE_MARKET, MERCHANTS],
    ids=["arcane_alley", "moonstruck_market", "merchants_of_magick"],
)
async def test_a_longer_game_goes_on_though_its_server_is_killed_at_every_seventh_choice(
    servers: Servers, tmp_path: Path, kind: Kind
) -> None:
    path = tmp_path / "tables.db"
    outcome = await compared(servers, tmp_path, kind, at_every(path, 7, kind.rests))
    acts = {number for number in outcome.numbers(Chose) if number % 7 == 0}
    for moment in (BEFORE, AFTER):
        assert acts <= killed(path, moment)


async def test_bots_that_think_elsewhere_end_with_their_server_and_answer_the_same(
    servers: Servers, tmp_path: Path
) -> None:
    plans = at_every(tmp_path / "tables.db", 29, ALLEY.rests, real_every=2)
    outcome = await compared(servers, tmp_path, ALLEY, plans)
    assert outcome.kills > 6
