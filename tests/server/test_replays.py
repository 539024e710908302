"""Replays: everything of a game that has ended, for everybody, and not a byte of it before."""

from pathlib import Path
from typing import Final

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.server import replays
from tests.server.doors import Door, Somebody, opened

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

PARTS: Final = ("", "/position", "/story", "/views", "/story?seen_by=0", "/views?seen_by=-1")
EVERYTHING: Final = -2
ROUND: Final = {"edition.numbers.rounds": "1"}


async def over(door: Door, ada: Somebody) -> tuple[str, Match]:
    """Return the name of a table whose game is over, and the match that was played there."""
    match = played("arcane_alley", 3, ROUND)
    return await door.lay(ada, record=match.record.to_text()), match


def played(game: str, seats: int, options: dict[str, str], seed: int = 3) -> Match:
    """Return a match that was played to its end by choices at random."""
    match = Match(find_box(game).open(Setup(seats, options)), seed, ["Ada", "Bo", "Cy", "Di"][:seats])
    source = Source(seed, 2)
    while match.state.asks:
        ask = match.state.asks[source.below(len(match.state.asks))]
        match.choose(source.pick(ask.options), ask.seat)
    return match


async def test_not_a_byte_before_a_game_has_ended(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    waiting = await door.lay(ada)
    playing = await door.begun(ada, bo)
    said = "a replay is there once the game has ended: it shows what lies hidden"
    for table in (waiting, playing):
        for part in PARTS:
            assert await door.refused("GET", f"/api/tables/{table}/replay{part}", ada) == (409, said)
    assert len(door.house.replays) == 0
    assert (await door.refused("GET", "/api/tables/nothing/replay"))[0] == 404


async def test_a_game_that_never_began_has_none(door: Door) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada)
    await door.ask("POST", f"/api/tables/{table}/close", ada)
    assert await door.refused("GET", f"/api/tables/{table}/replay") == (409, "this game has not begun")


async def test_a_game_that_was_closed_is_shown_as_far_as_it_went(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo)
    asked = (await door.match(table)).state.asks[0].seat
    listener = await door.listen(table, (ada, bo)[asked], asked)
    for _ in range(2):
        await door.choose(table, listener)
    await door.ask("POST", f"/api/tables/{table}/close", ada)
    replay = await door.ask("GET", f"/api/tables/{table}/replay")
    assert not replay["is_over"]
    assert [step["choices"] for step in replay["steps"]][-1] == 2
    (listed,) = [each for each in await door.ask("GET", "/api/me/tables", ada) if each["table"] == table]
    assert replay["ended"] == listed["touched"]


async def test_everybody_sees_a_game_that_is_over_with_any_eyes(door: Door) -> None:
    ada = await door.somebody("Ada")
    table, match = await over(door, ada)
    replay = await door.ask("GET", f"/api/tables/{table}/replay")
    steps, gold = replay["steps"], replay["figures"]["gold"]
    assert replay["is_over"]
    assert replay["ended"] == 0.0, "nobody knows when a record from elsewhere was played"
    assert steps[0]["choices"] == 0
    assert steps[-1]["choices"] == match.ply
    assert [chart["figure"] for chart in replay["charts"]] == ["gold", "infamy"]
    assert [values[-1] for values in gold] == match.game.scores(match.state)
    assert all(len(values) == len(steps) for values in gold)
    for seen_by in (EVERYTHING, -1, 0, 2):
        story = await door.ask("GET", f"/api/tables/{table}/replay/story?seen_by={seen_by}")
        assert len(story["heard"]) == len(steps)
        assert story["heard"][-1] == len(story["events"])
        assert story["heard"] == sorted(story["heard"])
        asked = f"/api/tables/{table}/replay/views?seen_by={seen_by}&first=1&count=2"
        answer = await door.ask("GET", asked)
        assert answer["first"] == 1
        assert len(answer["views"]) == 2
        for view in answer["views"]:
            assert view.get("question") is None
            hidden = [cell for zone in view["zones"] if zone["seat"] >= 0 for cell in zone["cells"]]
            assert any(cell.get("face") == "hidden" for cell in hidden) == (seen_by != EVERYTHING)
    last = await door.ask("GET", f"/api/tables/{table}/replay/views?first={len(steps) - 1}&count=32")
    assert len(last["views"]) == 1
    assert last["views"][0]["traits"]["phase"] == "over"


@pytest.mark.parametrize(
    "query", ["views?seen_by=3", "views?seen_by=-3", "views?count=33", "views?first=-1", "story?seen_by=x"]
)
async def test_what_there_is_not_is_said_in_a_sentence(door: Door, query: str) -> None:
    ada = await door.somebody("Ada")
    table, _ = await over(door, ada)
    status, text = await door.refused("GET", f"/api/tables/{table}/replay/{query}")
    assert status in (400, 409)
    assert text


@pytest.mark.parametrize("game", ["arcane_alley", "merchants_of_magick"])
async def test_a_record_that_was_brought_along_is_shown(door: Door, game: str) -> None:
    ada = await door.somebody("Ada")
    match = played(game, 3, ROUND)
    table = await door.lay(ada, record=match.record.to_text())
    replay = await door.ask("GET", f"/api/tables/{table}/replay")
    assert replay["players"] == ["Ada", "Bo", "Cy"]
    assert replay["steps"][-1]["choices"] == match.ply


async def test_a_game_that_was_played_here_is_shown_when_it_is_over(door: Door) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada, game="merchants_of_magick", seats=1, options=ROUND)
    await door.sit(table, ada, bot="uniform")
    await door.ask("POST", f"/api/tables/{table}/start", ada)
    await door.settled(table)
    replay = await door.ask("GET", f"/api/tables/{table}/replay")
    assert replay["is_over"]
    assert replay["steps"][-1]["choices"] == (await door.match(table)).ply


async def test_long_answers_are_compressed_for_those_who_read_that(door: Door) -> None:
    ada = await door.somebody("Ada")
    table, _ = await over(door, ada)
    answer = await door.raw("GET", f"/api/tables/{table}/replay/story")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) * 4 < len(answer.content)


async def test_a_new_table_goes_on_from_any_step_but_the_last(door: Door) -> None:
    ada = await door.somebody("Ada")
    table, match = await over(door, ada)
    replay = await door.ask("GET", f"/api/tables/{table}/replay")
    last = len(replay["steps"]) - 1
    made = await door.ask("GET", f"/api/tables/{table}/replay/position?step={last - 3}")
    other = await door.lay(ada, **made)
    for seat in range(3):
        await door.sit(other, ada, seat=seat, name=f"at {seat}")
    await door.ask("POST", f"/api/tables/{other}/start", ada)
    went_on = (await door.match(other)).state
    before = match.position(replay["steps"][last - 3]["choices"])
    assert {**went_on.to_json(), "chance": ""} == {**before.to_json(), "chance": ""}
    assert went_on.to_json()["chance"] != before.to_json()["chance"], "what comes is drawn anew"
    ended = await door.ask("GET", f"/api/tables/{table}/replay/position?step={last}")
    assert await door.refused("POST", "/api/tables", ada, **ended) == (
        409,
        "nothing is left to play at this position",
    )
    assert (await door.refused("GET", f"/api/tables/{table}/replay/position?step=999"))[0] == 409


async def test_names_are_those_that_people_have_now(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo)
    await door.ask("POST", f"/api/tables/{table}/close", ada)
    assert (await door.ask("GET", f"/api/tables/{table}/replay"))["players"] == ["Ada", "Bo"]
    await door.ask("PATCH", "/api/me", bo, name="Beatrix")
    assert (await door.ask("GET", f"/api/tables/{table}/replay"))["players"] == ["Ada", "Beatrix"]


async def test_only_so_many_are_kept_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_KEPT", 2)
    text = played("merchants_of_magick", 1, ROUND).record.to_text()
    async with opened(tmp_path / "tables.db") as door:
        ada = await door.somebody("Ada")
        tables = [await door.lay(ada, record=text) for _ in range(3)]
        for table in (*tables, tables[0]):
            assert (await door.ask("GET", f"/api/tables/{table}/replay"))["is_over"]
            assert len(door.house.replays) <= 2
