"""A whole server under test without a network: requests go straight to it, listeners to its rooms."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec

from hexmonger.kernel.match import Match
from hexmonger.protocol.sayings import SAYINGS
from hexmonger.server import acts, talk
from hexmonger.server.door.app import make_app
from hexmonger.server.house import House, open_house
from hexmonger.server.outbox import Outbox
from hexmonger.server.room import WATCHING, Listener
from hexmonger.server.store.people import SEAT
from hexmonger.server.thinker import get_ready, think_of_advice
from hexmonger.server.thinking import Thinkers
from hexmonger.server.thought import Answer, Thought

# No ticket is used twice, whichever server it is for.
TICKETS = count(1)
# No answer takes so many seconds, however busy the machine is.
PATIENCE = 120.0
SHORT = {"edition.numbers.rounds": "1"}


class Here(Thinkers):
    """Thinks at once, in this process: the first answer that is allowed, and real advice."""

    async def answer(self, thought: Thought) -> Answer:
        return Answer(thought.allowed[0], thought.bot)

    async def advice(self, thought: Thought) -> bytes:
        get_ready(thought)
        told = [event.to_json() for event in thought.told or ()]
        advice = think_of_advice(replace(thought, told=None), told)
        assert isinstance(advice, bytes), advice
        return advice

    async def close(self) -> None:
        pass


@dataclass
class Somebody:
    """Somebody with a key, and the secrets of seats by table."""

    name: str
    person: str
    key: str
    secrets: dict[tuple[str, int], str] = field(default_factory=dict)


class Kept(Outbox):
    """An outbox that nobody empties."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes: list[bytes] = []

    def put(self, message: bytes) -> None:
        self.bytes.append(message)


class Heard(Listener):
    """A listener who keeps all that it was told."""

    def __init__(self, seat: int = WATCHING, person: str = "", name: str = "") -> None:
        super().__init__(seat, person, name)
        self.outbox = Kept()
        self.bytes = self.outbox.bytes

    @property
    def told(self) -> list[dict[str, Any]]:
        """Return all that it was told."""
        return [json.loads(message) for message in self.bytes]

    async def answer(self, ticket: str) -> dict[str, Any]:
        """Return the latest answer to something that was said with a ticket, waiting for it."""
        async with asyncio.timeout(PATIENCE):
            while not (answers := [message for message in self.told if message.get("ticket") == ticket]):
                await asyncio.sleep(0)
        return answers[-1]

    def last(self, say: str) -> dict[str, Any]:
        """Return the latest message of a kind."""
        return [message for message in self.told if message["say"] == say][-1]


class Door:
    """A server: what is asked of it over HTTP, and what is said at its tables."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house = house
        self.http = http

    async def ask(self, method: str, path: str, who: Somebody | str = "", **body: Any) -> Any:
        """Ask for something, and return what comes back; a refusal is an error with its sentence."""
        answer = await self.raw(method, path, who, **body)
        assert answer.status_code < 400, answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, who: Somebody | str = "", **body: Any) -> tuple[int, str]:
        """Ask for something that is refused, and return the status and the sentence."""
        answer = await self.raw(method, path, who, **body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["text"]

    async def raw(self, method: str, path: str, who: Somebody | str = "", **body: Any) -> httpx.Response:
        """Return the whole answer to a request."""
        key = who.key if isinstance(who, Somebody) else who
        headers = {"authorization": f"Bearer {key}"} if key else {}
        given = body if method in ("POST", "PATCH") else None
        return await self.http.request(method, path, headers=headers, json=given)

    async def somebody(self, name: str) -> Somebody:
        """Return somebody new."""
        made = await self.ask("POST", "/api/people", name=name)
        return Somebody(name, made["person"], made["key"])

    async def lay(self, host: Somebody, **wanted: Any) -> str:
        """Return the name of a new table: a round of Arcane Alley for two, unless other things are wanted."""
        about = {"game": "arcane_alley", "seats": 2, "options": SHORT} if "record" not in wanted else {}
        table: str = (await self.ask("POST", "/api/tables", host, **{**about, **wanted}))["table"]
        return table

    async def sit(self, table: str, who: Somebody, **how: Any) -> int:
        """Let somebody sit down; return the seat."""
        seated = await self.ask("POST", f"/api/tables/{table}/seats", who, **how)
        if not how.get("bot"):
            who.secrets[table, seated["seat"]] = seated["secret"]
        return int(seated["seat"])

    async def begun(self, *people: Somebody, bots: int = 0, **wanted: Any) -> str:
        """Return the name of a table at which a game has begun."""
        table = await self.lay(people[0], **{"seats": len(people) + bots, **wanted})
        for person in people:
            await self.sit(table, person)
        for _ in range(bots):
            await self.sit(table, people[0], bot="uniform")
        await self.ask("POST", f"/api/tables/{table}/start", people[0])
        return table

    async def listen(
        self, table: str, who: Somebody | None = None, seat: int = WATCHING, seen: int = 0
    ) -> Heard:
        """Let somebody listen at a table, by the secret of a seat or watching."""
        if seat == WATCHING:
            listener = Heard(WATCHING, who.person if who else "", who.name if who else "")
        else:
            assert who is not None
            holder = await self.house.people.holder(who.secrets[table, seat], SEAT)
            listener = Heard(holder.seat, holder.person, who.name)
        room = self.house.room(table)
        await room.enter(listener, seen)
        async with self.house.hall.at(table) as live:
            await talk.tell_lines(room, listener, live.table)
        return listener

    async def say(self, table: str, listener: Listener, say: str, **about: Any) -> dict[str, Any]:
        """Let a listener say something, and return what it is answered."""
        ticket = about.pop("ticket", f"t{next(TICKETS)}")
        saying = SAYINGS.decode(msgspec.json.encode({"say": say, "ticket": ticket, **about}))
        await acts.hear(self.house.room(table), listener, saying)
        assert isinstance(listener, Heard)
        return await listener.answer(ticket)

    async def choose(self, table: str, listener: Heard, place: int = 0) -> dict[str, Any]:
        """Let a listener answer the question that waits for its seat, by the place of the answer."""
        update = listener.last("update")
        answers = update["view"]["question"]["answers"]
        choice = answers[place % len(answers)]["choice"]
        return await self.say(table, listener, "choose", question=update["question"], choice=choice)

    async def match(self, table: str) -> Match:
        """Return the match of a table, to be looked at."""
        async with self.house.hall.at(table) as live:
            assert live.table.match is not None
            return live.table.match

    async def settled(self, table: str) -> None:
        """Wait until no bot plays at a table."""
        playing = self.house.room(table).playing
        if playing is not None:
            await playing


@asynccontextmanager
async def opened(
    path: Path, thinkers: Thinkers | None = None, *, is_started: bool = False
) -> AsyncIterator[Door]:
    """Open a server whose store is a file, and close it; its clock runs only if it is started."""
    house = await open_house(path, thinkers or Here())
    if is_started:
        house.start()
    transport = httpx.ASGITransport(make_app(house))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        try:
            yield Door(house, http)
        finally:
            await house.close()
