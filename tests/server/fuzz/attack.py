"""Many hostile messages against a server that plays: `python -m tests.server.fuzz.attack --messages 100000`.

Nothing breaks, nothing changes, nobody else is disturbed, and memory stays as it is.
"""

import argparse
import asyncio
import gc
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from structlog.testing import capture_logs

from hexmonger.kernel.chance import Source
from hexmonger.server.door.limits import Limits
from hexmonger.server.room import WATCHING
from tests.server.doors import Somebody
from tests.server.fuzz.hostile import KINDS, Victim, hello_from
from tests.server.fuzz.wires import Wire, hello
from tests.server.guarded import Guarded, guarded

# Limits are tested elsewhere: here every message is to be read.
WIDE: Final = Limits((1e9, 1e9), (1e9, 1e9), (1e9, 1e9), (1e9, 1e9))
# So many are sent before their answers are waited for.
AT_ONCE: Final = 20
# Before it was refused so often, somebody who means harm connects again.
BEFORE_ANEW: Final = 180
MADE: Final = 12
# What may be answered to messages that change nothing.
HARMLESS: Final = frozenset({"wrong", "because", "foretold", "done"})


class Attack:
    """A server with two tables: somebody who means harm is at one of them, and others play at both."""

    def __init__(self, door: Guarded, source: Source) -> None:
        self.door = door
        self.source = source
        self.counted: Counter[str] = Counter()
        self.people: list[Somebody] = []
        self.victims: list[Victim] = []
        self.seats: list[int] = []
        self.wires: list[Wire] = []
        self.bystanders: list[Wire] = []
        self._left: list[int] = []
        self._said: dict[int, list[dict[str, Any]]] = {}

    async def set_up(self) -> None:
        """Lay the tables; let somebody with a seat that is asked, one that isn't, and a watcher mean harm."""
        door = self.door
        self.people = [await door.somebody(name) for name in ("Ada", "Bo", "Cy", "Di")]
        ada, bo, cy, di = self.people
        table = await door.begun(ada, bo, cy)
        other = await door.begun(di, bots=1, game="merchants_of_magick", options={})
        await door.settled(other)
        for _ in range(MADE):
            await self._play(table)
        match = await door.match(table)
        asked = match.state.asks[0].seat
        idle = (asked + 1) % 3
        quiet = (asked + 2) % 3
        foreign = [(other, di.secrets[other, 0]), (other, di.key), (table, ada.key), (other, "")]
        for seat in (asked, idle, WATCHING):
            victim = Victim(table, foreign=[pair for pair in foreign if pair[1]])
            if seat >= 0:
                victim.question = match.questions[seat]
                victim.options = match.view(seat).options if seat == asked else []
                victim.made = self._said.get(seat, [])
            self.victims.append(victim)
            self.seats.append(seat)
            self.wires.append(await self._connected(table, seat))
            self._left.append(BEFORE_ANEW)
        for name, who, seat in ((table, self.people[quiet], quiet), (other, di, 0)):
            wire = Wire(door.app)
            await hello(wire, name, who.secrets[name, seat])
            await wire.told_of("update")
            wire.forget()
            self.bystanders.append(wire)

    async def _play(self, table: str) -> None:
        """Let whoever is asked choose, and keep what was said: it can be said again."""
        match = await self.door.match(table)
        ask = match.state.asks[0]
        listener = await self.door.listen(table, self.people[ask.seat], ask.seat)
        number, choice = match.questions[ask.seat], self.source.pick(ask.options)
        said: dict[str, Any] = {
            "say": "choose",
            "ticket": f"made {match.ply}",
            "question": number,
            "choice": choice,
        }
        answer = await self.door.say(table, listener, **said)
        assert answer["say"] == "done", answer
        self._said.setdefault(ask.seat, []).append(said)
        await self.door.house.room(table).leave(listener)

    async def _connected(self, table: str, seat: int) -> Wire:
        wire = Wire(self.door.app)
        await hello(wire, table, self.people[seat].secrets[table, seat] if seat >= 0 else "")
        await wire.told_of("update")
        wire.forget()
        return wire

    async def send(self, number: int) -> None:
        """Send so many hostile messages, from one or the other, and wait for what is answered."""
        which = self.source.below(len(self.wires))
        victim, wire = self.victims[which], self.wires[which]
        names = list(KINDS)
        for _ in range(number):
            name = names[self.source.below(len(names))]
            self.counted[name] += 1
            await wire.say(KINDS[name](self.source, victim))
        await wire.told_so_many(number)
        for answer in wire.told:
            if answer["say"] == "table":
                continue
            assert answer["say"] in HARMLESS, answer
            self.counted[f"answered {answer.get('code', answer['say'])}"] += 1
        wire.forget()
        self._left[which] -= number
        if self._left[which] < number:
            await wire.end()
            self.wires[which] = await self._connected(victim.table, self.seats[which])
            self._left[which] = BEFORE_ANEW

    async def knock(self) -> None:
        """Say a hello that lets nobody in."""
        wire = Wire(self.door.app)
        await wire.connect()
        self.counted["hello"] += 1
        await wire.say(hello_from(self.source, self.victims[0]))
        await wire.closed()
        assert wire.code == 1008, (wire.code, wire.reason)
        assert wire.told[-1]["say"] == "wrong", wire.told
        self.counted[f"answered {wire.told[-1]['code']}"] += 1

    async def bystanders_are_well(self) -> None:
        """Make sure that others were told who is there and nothing else, and are answered as ever."""
        for place, wire in enumerate(self.bystanders):
            said = {message["say"] for message in wire.told}
            assert said <= {"table", "lines"}, said
            wire.forget()
            ticket = f"well {place}"
            await wire.say({"say": "why", "ticket": ticket, "question": 0, "choice": 0})
            assert (await wire.answer(ticket))["code"] == "stale"
            wire.forget()

    async def end(self) -> None:
        """Let everybody go."""
        for wire in (*self.wires, *self.bystanders):
            await wire.end()


async def positions(door: Guarded, tables: list[str]) -> list[str]:
    """Return how tables stand, whatever the store says of them."""
    found: list[str] = []
    for name in tables:
        async with door.house.hall.at(name) as live:
            match = live.table.match
            assert match is not None
            heard = [len(match.stream(reader)) for reader in range(-1, match.game.seats)]
            seats = [repr(seat) for seat in live.table.seats]
            state = match.state.to_json()
            found.append(json.dumps([state, match.record.keys, match.questions, heard, seats]))
    return found


def resident() -> int:
    """Return how much memory this process has, in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def attacked(
    path: Path, messages: int, seed: int, measure: Callable[[], int], tick: Callable[[int], None]
) -> tuple[Counter[str], int, int]:
    """Send hostile messages to a server; return what was counted, and memory after a tenth and at the end."""
    with capture_logs() as logs:
        async with guarded(path, WIDE) as door:
            attack = Attack(door, Source(seed))
            await attack.set_up()
            tables = [victim.table for victim in attack.victims[:1]] + [attack.victims[0].foreign[0][0]]
            kept, stood = await door.everything(), await positions(door, tables)
            sent, warm = 0, 0
            while sent < messages:
                await attack.send(AT_ONCE)
                await attack.knock()
                sent += AT_ONCE + 1
                tick(AT_ONCE + 1)
                if not warm and sent >= messages / 10:
                    await attack.bystanders_are_well()
                    gc.collect()
                    warm = measure()
            await attack.bystanders_are_well()
            gc.collect()
            after = measure()
            assert await door.everything() == kept, "nothing was changed in the store"
            assert await positions(door, tables) == stood, "nothing was changed at a table"
            await attack.end()
    assert not logs, logs[:3]
    return attack.counted, warm, after


def main() -> int:
    """Attack a server, and say what was answered."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with tempfile.TemporaryDirectory(prefix="hexmonger-") as folder, Progress(*columns) as progress:
        task = progress.add_task("messages", total=chosen.messages)

        def tick(number: int) -> None:
            progress.advance(task, number)

        work = attacked(Path(folder) / "tables.db", chosen.messages, chosen.seed, resident, tick)
        counted, warm, after = asyncio.run(work)
    for name, count in sorted(counted.items()):
        print(f"{count:8} {name}")
    print(f"memory after a tenth {warm / 1e6:.1f} MB, at the end {after / 1e6:.1f} MB")
    print(f"{chosen.messages} messages (seed {chosen.seed}): nothing broke, nothing changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
