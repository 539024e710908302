"""Lays the tables to be played at: of all games in turn, with four people each."""

import asyncio
from itertools import count
from typing import Any, Final

import httpx

from bench.server.players import Table
from bench.server.tally import Tally

SEATS: Final = 4
# How many requests are under way at once.
AT_ONCE: Final = 32
PATIENCE: Final = 60.0
GAMES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("arcane_alley", {}),
    ("arcane_alley", {"modules": "moonstruck_market"}),
    ("merchants_of_magick", {}),
)


class Layer:
    """Lays tables, one after the other; the same four people sit at all of them."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._numbers = count()
        self._keys: list[str] = []

    async def lay(self, port: int, wanted: int) -> list[Table]:
        """Lay so many tables; return them with their games begun and nobody connected."""
        # A server that is late would close a connection that waits, though a request is on its way.
        limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)
        address = f"http://127.0.0.1:{port}/api"
        async with httpx.AsyncClient(base_url=address, limits=limits, timeout=PATIENCE) as client:
            while len(self._keys) < SEATS:
                name = f"Player {len(self._keys) + 1}"
                self._keys.append((await _post(client, "/people", "", {"name": name}))["key"])
            waiting = iter(range(wanted))

            async def lay_some() -> list[Table]:
                return [await self._lay_one(client, next(self._numbers)) for _ in waiting]

            shares = await asyncio.gather(*[lay_some() for _ in range(AT_ONCE)])
        return [table for share in shares for table in share]

    async def _lay_one(self, client: httpx.AsyncClient, number: int) -> Table:
        game, options = GAMES[number % len(GAMES)]
        wanted = {"game": game, "seats": SEATS, "options": options}
        name = (await _post(client, "/tables", self._keys[0], wanted))["table"]
        secrets = [
            (await _post(client, f"/tables/{name}/seats", key, {"seat": seat}))["secret"]
            for seat, key in enumerate(self._keys)
        ]
        await _post(client, f"/tables/{name}/start", self._keys[0])
        return Table(name, secrets, number, self._tally)


async def _post(client: httpx.AsyncClient, path: str, key: str, body: Any = None) -> Any:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    answer = await client.post(path, json=body, headers=headers)
    if answer.is_error:
        raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:300]}")
    return answer.json()
