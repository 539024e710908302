"""The lobby: who one is, which tables there are, and what is done about a table before and after its game."""

from types import TracebackType
from typing import Any, Final, Literal, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from hexmonger.client.address import address_of
from hexmonger.client.trouble import Lost, not_done
from hexmonger.kernel.messages import ENGLISH
from hexmonger.kernel.trouble import Unreadable
from hexmonger.protocol.requests import (
    CodeMade,
    Data,
    Enrolled,
    Failure,
    Games,
    Health,
    Laid,
    Laying,
    Listed,
    Me,
    Naming,
    NewKey,
    Redeeming,
    Seated,
    Sitting,
)
from hexmonger.protocol.tables import TableSheet
from hexmonger.protocol.things import Things

T = TypeVar("T")

PATIENCE: Final = 30.0
Which = Literal["open", "playing", "over"]


class Lobby:
    """The lobby of a server, for the holder of a player key; `enrol` is how one comes by a key.

    What the server refuses is raised as `NotDone`, with its sentence.
    """

    def __init__(self, address: str, key: str = "") -> None:
        self.address = address_of(address)
        self.key = key
        self._http = httpx.AsyncClient(
            base_url=self.address.url, timeout=PATIENCE, trust_env=not self.address.is_loopback
        )

    async def __aenter__(self) -> "Lobby":
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End all connections."""
        await self._http.aclose()

    # Oneself

    async def enrol(self, name: str) -> Enrolled:
        """Take a name, and have the key that belongs to it from now on; keep it, it is shown once."""
        enrolled = await self._ask("POST", "/api/people", Enrolled, Naming(name))
        self.key = enrolled.key
        return enrolled

    async def me(self) -> Me:
        """Return whose key this is."""
        return await self._ask("GET", "/api/me", Me)

    async def rename(self, name: str) -> Me:
        """Take another name, at every table."""
        return await self._ask("PATCH", "/api/me", Me, Naming(name))

    async def forget(self) -> None:
        """Be forgotten: name, chat and secrets; what was played stays."""
        await self._answer("DELETE", "/api/me")
        self.key = ""

    async def data(self) -> Data:
        """Return all that the server keeps of oneself."""
        return await self._ask("GET", "/api/me/data", Data)

    async def new_key(self) -> NewKey:
        """Have another key: the one before, and all secrets of seats, open nothing any longer."""
        made = await self._ask("POST", "/api/me/key", NewKey)
        self.key = made.key
        return made

    async def my_tables(self) -> list[Listed]:
        """Return the tables at which one sits, those first that wait for one."""
        return await self._ask("GET", "/api/me/tables", list[Listed])

    async def claim(self, table: str) -> list[Seated]:
        """Return a further secret for each of one's seats at a table, for this device."""
        return await self._ask("POST", f"/api/me/tables/{quote(table, '')}/seats", list[Seated])

    # Tables

    async def games(self) -> Games:
        """Return what can be played there, and which bots there are."""
        return await self._ask("GET", "/api/games", Games)

    async def tables(self, which: Which = "open") -> list[Listed]:
        """Return the tables that are open, those that are being played, or those that are over."""
        return await self._ask("GET", f"/api/tables?which={which}", list[Listed])

    async def lay(self, wanted: Laying) -> Laid:
        """Make a table, and be its host."""
        return await self._ask("POST", "/api/tables", Laid, wanted)

    async def sheet(self, table: str) -> TableSheet:
        """Return a table as everybody may know it."""
        return await self._ask("GET", _table(table), TableSheet)

    async def things(self, table: str, language: str = ENGLISH) -> Things:
        """Return what there is to know of a table's game: all that it names, how it looks, and its words."""
        return await self._ask("GET", _table(table, f"/things?language={quote(language, '')}"), Things)

    async def change(self, table: str, wanted: Laying) -> None:
        """Change the set-up of a table before the start, as its host may."""
        await self._answer("PATCH", _table(table), wanted)

    async def sit(self, table: str, seat: int = -1, name: str = "") -> Seated:
        """Take a seat, or the first free one; its secret is shown once."""
        return await self._ask("POST", _table(table, "/seats"), Seated, Sitting(seat, name))

    async def sit_bot(self, table: str, bot: str, seat: int = -1) -> Seated:
        """Let a bot of the server take a seat, as the host may."""
        return await self._ask("POST", _table(table, "/seats"), Seated, Sitting(seat, bot=bot))

    async def get_up(self, table: str, seat: int) -> None:
        """Leave a seat before the start, or as the host ask somebody to."""
        await self._answer("DELETE", _table(table, f"/seats/{seat}"))

    async def start(self, table: str) -> None:
        """Let the game begin, as the host may."""
        await self._answer("POST", _table(table, "/start"))

    async def end(self, table: str) -> None:
        """End a table, as the host may."""
        await self._answer("POST", _table(table, "/close"))

    async def rematch(self, table: str) -> Laid:
        """Return the table at which the same people play again."""
        return await self._ask("POST", _table(table, "/rematch"), Laid)

    async def record(self, table: str) -> str:
        """Return the record of a game that has ended, as `hexmonger replay` and `verify` read it."""
        return (await self._answer("GET", _table(table, "/record"))).text

    # Seats and devices

    async def code(self, secret: str) -> CodeMade:
        """Return a code that moves the seat of a secret to another device, once and soon."""
        return await self._ask("POST", "/api/seat/code", CodeMade, secret=secret)

    async def redeem(self, code: str) -> Seated:
        """Change a code for a secret of its seat."""
        return await self._ask("POST", "/api/codes", Seated, Redeeming(code))

    async def revoke(self, secret: str) -> Seated:
        """Let no other secret of this one's seat open it any longer; the answer has a new one."""
        return await self._ask("POST", "/api/seat/revoke", Seated, secret=secret)

    async def health(self) -> Health:
        """Return whether the server is well."""
        return await self._ask("GET", "/healthz", Health)

    async def _ask(self, method: str, path: str, kind: type[T], body: Any = None, secret: str = "") -> T:
        """Return what a request is answered with, as a type of the protocol."""
        return _read(await self._answer(method, path, body, secret), kind)

    async def _answer(self, method: str, path: str, body: Any = None, secret: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {secret or self.key}"} if secret or self.key else {}
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["content-type"] = "application/json"
        try:
            response = await self._http.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            reason = str(error) or type(error).__name__
            raise Lost(f"the server at {self.address.url} can't be reached ({reason})") from None
        if not response.is_success:
            raise not_done(_read(response, Failure))
        return response


def _table(table: str, rest: str = "") -> str:
    return f"/api/tables/{quote(table, '')}{rest}"


def _read(response: httpx.Response, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(response.content, type=kind)
    except (msgspec.DecodeError, UnicodeError):
        raise Unreadable(
            f"what {response.url.host} answers can't be read: is it a server of Hexmonger?"
        ) from None
