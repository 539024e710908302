"""People over HTTP: taking a name, moving to another device, being forgotten."""

from litestar import Controller, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from hexmonger.protocol.requests import (
    CodeMade,
    Data,
    Enrolled,
    Listed,
    Me,
    Naming,
    NewKey,
    Redeeming,
    Seated,
)
from hexmonger.server.door.listing import my_tables
from hexmonger.server.house import House
from hexmonger.server.people import CODE_LASTS, tidy_name
from hexmonger.server.store.people import Holder


class PeoplePaths(Controller):
    """What people ask for about themselves."""

    path = "/api"
    tags = ("people",)

    @post("/people", summary="Take a name")
    async def enrol(self, data: JSONBody[Naming], house: NamedDependency[House]) -> Enrolled:
        """Take a name; the answer has a player key, which nobody will ever see again."""
        person, key = await house.people.enrol(data.name)
        return Enrolled(person, tidy_name(data.name), key)

    @get("/me", summary="Who am I")
    async def me(self, person: NamedDependency[str], house: NamedDependency[House]) -> Me:
        """Say whose key this is."""
        return Me(person, await house.people.kept.name(person) or "")

    @patch("/me", summary="Take another name")
    async def rename(
        self, data: JSONBody[Naming], person: NamedDependency[str], house: NamedDependency[House]
    ) -> Me:
        """Take another name, at every table."""
        name = tidy_name(data.name)
        await house.people.kept.rename(person, name)
        await house.call_anew(person)
        return Me(person, name)

    @delete("/me", summary="Forget me")
    async def forget(self, person: NamedDependency[str], house: NamedDependency[House]) -> None:
        """Forget a name, its chat and its secrets; what was played stays, and can be checked."""
        await house.people.kept.forget(person)
        await house.call_anew(person, is_gone=True)

    @get("/me/data", summary="All that is kept of me")
    async def data(self, person: NamedDependency[str], house: NamedDependency[House]) -> Data:
        """Return all that is kept of somebody."""
        return await house.people.data_of(person)

    @post("/me/key", summary="Take another key")
    async def new_key(self, person: NamedDependency[str], house: NamedDependency[House]) -> NewKey:
        """Take another key: the one before, and all secrets of seats, open nothing any longer."""
        key = await house.people.new_key(person)
        await house.call_anew(person, is_gone=True)
        return NewKey(key)

    @get("/me/tables", summary="My tables, and what waits for me")
    async def tables(self, person: NamedDependency[str], house: NamedDependency[House]) -> list[Listed]:
        """Return the tables at which somebody sits, those first that wait for them."""
        return await my_tables(house, person)

    @post("/me/tables/{table:str}/seats", summary="My seats on another device")
    async def claim(
        self, table: FromPath[str], person: NamedDependency[str], house: NamedDependency[House]
    ) -> list[Seated]:
        """Return a further secret for each of somebody's seats at a table."""
        # Nobody gets up meanwhile, who would have the secret of another's seat then.
        async with house.hall.at(table):
            made = await house.people.claim(person, table)
        return [Seated(table, seat, secret) for seat, secret in sorted(made.items())]

    @post("/seat/code", summary="A code that moves a seat")
    async def code(self, holder: NamedDependency[Holder], house: NamedDependency[House]) -> CodeMade:
        """Return a code that moves a seat to another device, once."""
        return CodeMade(await house.people.seat_code(holder), int(CODE_LASTS))

    @post("/seat/revoke", summary="Let no other device have this seat")
    async def revoke(self, holder: NamedDependency[Holder], house: NamedDependency[House]) -> Seated:
        """Let no secret or code of a seat open it any longer, and return a new one."""
        secret = await house.people.revoke(holder)
        house.room(holder.table).turn_out(holder.seat)
        return Seated(holder.table, holder.seat, secret)

    @post("/codes", summary="Move a seat to this device")
    async def redeem(self, data: JSONBody[Redeeming], house: NamedDependency[House]) -> Seated:
        """Change a code for a secret of its seat."""
        holder, secret = await house.people.redeem(data.code)
        return Seated(holder.table, holder.seat, secret)
