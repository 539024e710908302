"""Somebody at a table of the crowd: does whatever comes into their head, and is disturbed in doing it."""

import asyncio
from collections import Counter
from typing import Any, Final

from hexmonger.kernel.chance import Source
from hexmonger.kernel.commitment import seal
from hexmonger.protocol import sayings
from tests.server.kills.game import WATCHING
from tests.server.kills.person import start
from tests.server.kills.reader import Reader, Said

# One in so many times, somebody does this rather than choose.
CHATS: Final = 40
UNDOES: Final = 8
GOES_BACK: Final = 120
LEAVES: Final = 60
CONCEDES: Final = 12
ENDS_IT: Final = 3000
HANGS_UP: Final = 25
IS_STALE: Final = 80
SAYS_AGAIN: Final = 30
SAYS_NO: Final = 5
# More events than any game has.
MANY: Final = 1_000_000
# What may be answered to somebody who could not know better.
MAY_BE: Final = frozenset({"stale", "refused", "trouble"})


class Guest:
    """One seat, or somebody who watches, with a head of its own."""

    def __init__(self, reader: Reader, key: str, seed: int) -> None:
        self.reader = reader
        self.counted: Counter[str] = Counter()
        self._key = key
        self._source = Source(seed)
        self._is_ready = asyncio.Event()

    @property
    def seat(self) -> int:
        """Return the seat; -1 to watch."""
        return self.reader.seat

    async def stay(self, everybody: list["Guest"]) -> None:
        """Stay at the table until its game is over, with everybody else who has a seat."""
        if self.seat == WATCHING:
            await self._watch()
        else:
            await self._play(everybody)
        await self.reader.settled()

    async def _play(self, everybody: list["Guest"]) -> None:
        await self._begin(everybody)
        async with asyncio.TaskGroup() as group:
            agreeing = group.create_task(self._agree())
            while await self._is_asked():
                await self._act()
            agreeing.cancel()

    def _now(self, one_in: int) -> bool:
        return self._source.below(one_in) == 0

    async def _watch(self) -> None:
        reader = self.reader
        while not reader.is_over:
            await self._hear_more(1 + self._source.below(60))
            if self._now(2):
                await self._chat()
            else:
                self._hang_up()

    async def _hear_more(self, events: int) -> None:
        """Wait for so many events, or the end of the game."""
        reader = self.reader
        heard = len(reader.events) + events
        await reader.until(lambda: reader.is_over or len(reader.events) >= heard)

    async def _begin(self, everybody: list["Guest"]) -> None:
        """Maybe give words to the seed, and let the game begin once everybody is ready."""
        reader = self.reader
        await reader.until(lambda: reader.sheet is not None)
        assert reader.sheet is not None
        words = f"words {self._source.below(1 << 60)}" if self._now(2) else ""
        if words:
            await self._say(sayings.Seal, seal=seal(reader.sheet.commitment, reader.seat, words))
        await self._say(sayings.Deputy, bot="uniform")
        self._is_ready.set()
        for guest in everybody:
            await guest._is_ready.wait()
        if self is everybody[0]:
            await start(reader, self._key)
        await reader.until(lambda: reader.sheet is not None and reader.sheet.is_opening)
        if words:
            await self._say(sayings.OpenWords, words=words)

    async def _is_asked(self) -> bool:
        reader = self.reader
        await reader.until(lambda: reader.is_over or bool(reader.question))
        return not reader.is_over

    async def _act(self) -> None:
        """Do something, most often choose."""
        if self._now(HANGS_UP):
            self._hang_up()
        if self._now(CHATS):
            await self._chat()
        if self._now(LEAVES):
            await self._leave()
        elif self._now(GOES_BACK):
            await self._say(sayings.Ask, what="undo")
        elif self._now(ENDS_IT):
            await self._say(sayings.Ask, what="end")
        elif self._now(IS_STALE):
            await self._choose(self.reader.question - 1)
        else:
            await self._choose(self.reader.question)
            if self.reader.can_undo and self._now(UNDOES):
                await self._say(sayings.TakeBack)

    async def _choose(self, question: int) -> None:
        choices = self.reader.choices
        if not choices or question < 0:
            return
        said = await self._say(sayings.Choose, question=question, choice=self._source.pick(choices))
        self.counted["choices"] += said.say == "done"

    async def _chat(self) -> None:
        self.counted["lines of chat"] += 1
        await self._say(sayings.Chat, text=f"line {self.counted['lines of chat']} of seat {self.seat}")

    async def _leave(self) -> None:
        """Let a bot go on, and come back after a while, or never."""
        reader = self.reader
        is_for_good = self._now(CONCEDES)
        await self._say(sayings.Leave, is_for_good=is_for_good)
        await self._hear_more(MANY if is_for_good else self._source.below(30))
        if not reader.is_over:
            await self._say(sayings.ComeBack)

    async def _agree(self) -> None:
        """Agree to most of what is asked for."""
        reader = self.reader
        while True:
            await reader.until(lambda: bool(reader.requests))
            for number in reader.requests:
                await self._say(sayings.Agree, number=number, is_yes=not self._now(SAYS_NO))
            await reader.settled()

    def _hang_up(self) -> None:
        self.counted["lost connections"] += 1
        self.reader.hang_up()

    async def _say(self, kind: Any, **about: object) -> Said:
        """Say something; now and then the connection is lost meanwhile, or it is said twice."""
        if self._now(HANGS_UP):
            asyncio.get_running_loop().call_soon(self._hang_up)
        said = await self.reader.say(kind, **about)
        assert said.say == "done" or said.code in MAY_BE, f"{kind.__name__}: {said.code} {said.text}"
        self.counted["refusals"] += said.say != "done"
        if said.say == "done" and self._now(SAYS_AGAIN) and kind is not sayings.Agree:
            self.counted["messages said again"] += 1
            again = await self.reader.say_again(self.reader.done[said.ticket])
            assert again.say == "done" or kind is sayings.Ask, again.text
        return said
