"""Replays over HTTP: everything of a game once it has ended, and not a byte of it before."""

from gzip import compress
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from hexmonger import wire
from hexmonger.kernel import replay as played
from hexmonger.kernel.events import EVERYTHING
from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.replays import Replay, ReplayPosition, ReplayStory, ReplayViews
from hexmonger.protocol.tables import MOST_SEATS
from hexmonger.server.house import House
from hexmonger.server.sheets import names_of
from hexmonger.server.store.lists import touched_at

# So many views are drawn for one request.
MOST_VIEWS: Final = 32
JSON: Final = "application/json"
# Quick, and nearly as small as can be: events say the same again and again.
LEVEL: Final = 4

AnyRequest = Request[Any, Any, Any]

SeenBy = Annotated[int, QueryParameter(ge=EVERYTHING, lt=MOST_SEATS)]
First = Annotated[int, QueryParameter(ge=0)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_VIEWS)]


class ReplayPaths(Controller):
    """What is asked for to look at a game again; `seen_by` is a seat, -1 a watcher, -2 one who sees all."""

    path = "/api/tables/{table:str}/replay"
    tags = ("replays",)

    @get("/", summary="A game that has ended, step by step")
    async def replay(self, table: FromPath[str], house: NamedDependency[House]) -> Replay:
        """Return the steps of a game that has ended, its key moments, and figures for charts."""
        found = await house.replays.of(table)
        async with house.hall.at(table) as live:
            names = await house.people.kept.names_at(table)
            is_brought = bool(live.table.made.record)
            called = found.match.record.players if is_brought else names_of(live.table, names)
            ended = 0.0 if is_brought else await touched_at(house.store, table)
        return Replay(
            table,
            found.game.name,
            found.game.title,
            found.match.state.is_over,
            tuple(called),
            found.steps,
            found.charts,
            found.figures,
            ended,
        )

    @get("/position", summary="Where a table goes on that is made from a step of a game that has ended")
    async def position(
        self, table: FromPath[str], house: NamedDependency[House], step: First = 0
    ) -> ReplayPosition:
        """Return what a table is made with that goes on from a step; whoever has seen the replay knows it."""
        found = await house.replays.of(table)
        if step >= len(found.steps):
            raise Trouble(f"there is no turn {step} in a game of {len(found.steps) - 1}")
        setup = found.game.setup
        return ReplayPosition(found.game.name, setup.seats, dict(setup.options), found.position(step))

    @get("/story", summary="All that was heard of a game that has ended")
    async def story(
        self,
        table: FromPath[str],
        request: AnyRequest,
        house: NamedDependency[House],
        seen_by: SeenBy = EVERYTHING,
    ) -> Response[ReplayStory]:
        """Return all that a seat, a watcher or one who hears everything heard, and when."""
        found = await _seen(house, table, seen_by)
        events, heard = found.story(seen_by)
        told = wire.encode_events(events)
        return _answer(request, b'{"heard":%b,"events":%b}' % (msgspec.json.encode(heard), told))

    @get("/views", summary="The table after some steps of a game that has ended")
    async def views(
        self,
        table: FromPath[str],
        request: AnyRequest,
        house: NamedDependency[House],
        seen_by: SeenBy = EVERYTHING,
        first: First = 0,
        count: Count = 1,
    ) -> Response[ReplayViews]:
        """Return the table after some steps, from the first of them on, as it was seen."""
        found = await _seen(house, table, seen_by)
        steps = range(first, min(first + count, len(found.steps)))
        views = b",".join([wire.encode(found.drawn(step, seen_by)) for step in steps])
        return _answer(request, b'{"first":%d,"views":[%b]}' % (first, views))


async def _seen(house: House, table: str, seen_by: int) -> played.Replay:
    found = await house.replays.of(table)
    if seen_by >= found.game.seats:
        raise Trouble(f"there is no seat {seen_by + 1} at a table of {found.game.seats}")
    return found


def _answer(request: AnyRequest, body: bytes) -> Response[Any]:
    """Return JSON that was written already, compressed for those who can read that."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=JSON)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(compress(body, LEVEL, mtime=0), headers=headers, media_type=JSON)
