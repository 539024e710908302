"""Records of games that have ended, for everybody: seed, secret and words are opened by them."""

from hexmonger.kernel.trouble import Trouble
from hexmonger.server.house import House
from hexmonger.server.sheets import names_of


async def record_text(house: House, name: str) -> str:
    """Return the record of a table whose game has ended, in whatever way."""
    async with house.hall.at(name) as live:
        if not live.table.is_over:
            raise Trouble("the record is there once the game has ended: it tells what is still to be dealt")
        names = await house.people.kept.names_at(name)
        table = await house.hall.whole(live)
        return table.text(names_of(table, names))
