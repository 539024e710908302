"""Tables over HTTP: making and finding them, sitting down, the host's rights, records."""

from typing import Annotated, Literal

from litestar import Controller, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from hexmonger.bots import bot_names
from hexmonger.kernel.game import Box, boxes
from hexmonger.protocol.requests import (
    Choosing,
    Games,
    GameSheet,
    Laid,
    Laying,
    Listed,
    Offer,
    Option,
    Seated,
    Sitting,
)
from hexmonger.protocol.tables import TableSheet
from hexmonger.server import tables
from hexmonger.server.door.listing import finished_tables, open_tables, watchable_tables
from hexmonger.server.house import House
from hexmonger.server.offering import offer
from hexmonger.server.records import record_text

Which = Literal["open", "playing", "over"]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]


class TablesPaths(Controller):
    """What is asked for about tables."""

    path = "/api"
    tags = ("tables",)

    @get("/games", summary="What can be played", sync_to_thread=False)
    def games(self) -> Games:
        """Return the games that are installed, what can be chosen about them, and the bots."""
        return Games(tuple(_sheet(box) for box in boxes().values()), tuple(bot_names()))

    @post("/setup", summary="What can be chosen", sync_to_thread=False, status_code=HTTP_200_OK)
    def setup(self, data: JSONBody[Laying]) -> Offer:
        """Return what can be chosen with a set-up, and why it can't be if it can't; nothing is made."""
        return offer(data)

    @get("/tables", summary="Tables for everybody")
    async def listed(self, house: NamedDependency[House], which: FromQuery[Which] = "open") -> list[Listed]:
        """Return open tables, those that are being played, or those that are over."""
        lists = {"open": open_tables, "playing": watchable_tables, "over": finished_tables}
        return await lists[which](house)

    @post("/tables", summary="Make a table")
    async def lay(
        self, data: JSONBody[Laying], person: NamedDependency[str], house: NamedDependency[House]
    ) -> Laid:
        """Make a table, and be its host."""
        return Laid(await tables.lay(house, person, data))

    @get("/tables/{table:str}", summary="A table as everybody may know it")
    async def sheet(self, table: FromPath[str], house: NamedDependency[House]) -> TableSheet:
        """Return a table as everybody may know it."""
        async with house.hall.at(table) as live:
            return await house.room(table).sheet(live.table)

    @patch("/tables/{table:str}", summary="Change the set-up")
    async def change(
        self,
        table: FromPath[str],
        data: JSONBody[Laying],
        person: NamedDependency[str],
        house: NamedDependency[House],
    ) -> None:
        """Change the set-up before the start, as the host may."""
        await tables.change(house, table, person, data)

    @post("/tables/{table:str}/seats", summary="Sit down")
    async def sit(
        self,
        table: FromPath[str],
        data: JSONBody[Sitting],
        person: NamedDependency[str],
        house: NamedDependency[House],
    ) -> Seated:
        """Take a seat; the answer has its secret. The host may give one to a bot."""
        return Seated(table, *await tables.sit(house, table, person, data.seat, data.name, data.bot))

    @patch("/tables/{table:str}/seats/{seat:int}", summary="Choose what a seat has of its own")
    async def choose(
        self,
        table: FromPath[str],
        seat: SeatNumber,
        data: JSONBody[Choosing],
        person: NamedDependency[str],
        house: NamedDependency[House],
    ) -> None:
        """Choose what one's seat has of its own before the start, or as the host what any has."""
        await tables.choose(house, table, person, seat, data.options)

    @delete("/tables/{table:str}/seats/{seat:int}", summary="Get up")
    async def get_up(
        self,
        table: FromPath[str],
        seat: SeatNumber,
        person: NamedDependency[str],
        house: NamedDependency[House],
    ) -> None:
        """Leave a seat before the start, or let the host ask somebody to."""
        await tables.get_up(house, table, person, seat)

    @post("/tables/{table:str}/start", summary="Begin")
    async def start(
        self, table: FromPath[str], person: NamedDependency[str], house: NamedDependency[House]
    ) -> None:
        """Begin the game, as the host may."""
        await tables.start(house, table, person)

    @post("/tables/{table:str}/close", summary="End a table")
    async def close(
        self, table: FromPath[str], person: NamedDependency[str], house: NamedDependency[House]
    ) -> None:
        """End a table, as the host may."""
        await tables.close(house, table, person)

    @post("/tables/{table:str}/rematch", summary="Play again")
    async def rematch(
        self, table: FromPath[str], person: NamedDependency[str], house: NamedDependency[House]
    ) -> Laid:
        """Return the table at which the same people play again, each a seat further."""
        return Laid(await tables.rematch(house, table, person))

    @get("/tables/{table:str}/record", summary="The record of a game that has ended", media_type="text/plain")
    async def record(self, table: FromPath[str], house: NamedDependency[House]) -> Response[str]:
        """Return the record of a game that has ended, as `hexmonger replay` and `verify` read it."""
        text = await record_text(house, table)
        return Response(text, headers={"content-disposition": f'attachment; filename="{table}.record"'})


def _sheet(box: Box[object, object]) -> GameSheet:  # type: ignore[type-var]
    choices = box.choices({})
    by_seat = box.seat_choices({})
    options = tuple(
        Option(name, about, dict(choices.get(name, {})), dict(by_seat.get(name, {})))
        for name, about in box.option_names().items()
    )
    return GameSheet(box.name, box.title, box.about, box.number, box.least_seats, box.most_seats, options)
