"""What the people of a game under test do: the same in every game, whatever becomes of their server.

They follow what their own seat is asked and nothing else, so that two games can be compared: they give words
to the seed, choose, take back, chat, agree to go back beyond the wall, leave, and come back.
"""

import asyncio
from typing import Final

import httpx

from hexmonger.kernel.commitment import seal
from hexmonger.protocol import sayings
from tests.server.kills.reader import PATIENCE, Reader

# Who leaves does so after so many answers, and comes back when the bot has given so many more.
LEAVES: Final = 8
STOOD_IN: Final = 3
STAND_IN: Final = "uniform"
# After so many choices each person says something, and takes the next one back that can be.
CHATS: Final = (2, 5, 14)
UNDOES: Final = (3, 12)
# After so many answers one asks everybody to go back beyond the wall.
GOES_BACK: Final = 16
STARTED_ALREADY: Final = 409
WATCHER_CHATS: Final = (5, 30)


class Person:
    """A person at a seat; the first of them starts the game, leaves for a while, and may ask to go back."""

    def __init__(self, reader: Reader, key: str, is_first: bool, goes_back: bool) -> None:
        self._reader = reader
        self._key = key
        self._is_first = is_first
        self._leaves = is_first
        self._goes_back = is_first and goes_back
        # Choices made, and answers that count: those that were not taken back, and those of the bot.
        self._made = 0
        self._answers = 0
        self._undone = 0

    async def play(self) -> None:
        """Play to the end of the game."""
        agreeing = asyncio.create_task(self._agree())
        try:
            await self._begin()
            while await self._is_asked():
                await self._answer()
        finally:
            agreeing.cancel()

    async def _begin(self) -> None:
        """Give words to the seed, and wait until the game begins."""
        reader = self._reader
        await reader.until(lambda: reader.sheet is not None)
        assert reader.sheet is not None
        await reader.do(sayings.Deputy, bot=STAND_IN)
        words = f"words of seat {reader.seat}"
        await reader.do(sayings.Seal, seal=seal(reader.sheet.commitment, reader.seat, words))
        if self._is_first:
            await reader.until(self._has_everybody_sealed)
            await start(reader, self._key)
        await reader.until(lambda: reader.sheet is not None and reader.sheet.is_opening)
        await reader.do(sayings.OpenWords, words=words)

    def _has_everybody_sealed(self) -> bool:
        sheet = self._reader.sheet
        return sheet is not None and all(seat.bot or seat.seal for seat in sheet.seats)

    async def _is_asked(self) -> bool:
        """Wait until there is something to choose; return whether there is."""
        reader = self._reader
        await reader.until(lambda: reader.is_over or bool(reader.question))
        return not reader.is_over

    async def _answer(self) -> None:
        """Do what comes next: leave or go back where it is time for it, else choose."""
        reader = self._reader
        if self._leaves and self._answers == LEAVES:
            self._leaves = False
            await self._be_stood_in_for()
        elif self._goes_back and self._answers == GOES_BACK:
            self._goes_back = False
            await self._go_back()
        else:
            if self._made in CHATS:
                await reader.do(sayings.Chat, text=f"seat {reader.seat} has made {self._made} choices")
            choices = reader.choices
            choice = choices[(7 * self._made + 3) % len(choices)]
            await reader.do(sayings.Choose, question=reader.question, choice=choice)
            self._made += 1
            self._answers += 1
            await self._take_back()

    async def _take_back(self) -> None:
        """Take the choice back, if it is time for that and nobody else is asked meanwhile."""
        reader = self._reader
        is_time = self._undone < len(UNDOES) and self._made >= UNDOES[self._undone]
        if is_time and reader.question and reader.can_undo:
            await reader.do(sayings.TakeBack)
            self._undone += 1
            self._answers -= 1

    async def _be_stood_in_for(self) -> None:
        """Leave, and come back when the bot has given some answers."""
        reader = self._reader
        left = reader.question
        await reader.do(sayings.Leave)
        await reader.until(lambda: reader.question >= left + STOOD_IN)
        await reader.do(sayings.ComeBack)
        self._answers += STOOD_IN

    async def _go_back(self) -> None:
        """Ask everybody to go back beyond the wall, again if the server has ended while they thought."""
        reader = self._reader
        before = reader.told_of("took_back")
        while reader.told_of("took_back") == before:
            await reader.do(sayings.Ask, what="undo")
            await reader.until(lambda: reader.sheet is not None and not reader.sheet.requests)
            await reader.settled()
        self._answers -= 1

    async def _agree(self) -> None:
        """Agree to whatever is asked for."""
        reader = self._reader
        while True:
            await reader.until(lambda: bool(reader.requests))
            for number in reader.requests:
                # Whoever asked may have gone, with the server.
                await reader.say(sayings.Agree, number=number, is_yes=True)
            await reader.settled()


async def start(reader: Reader, key: str) -> None:
    """Start the game of a table, over HTTP, where nothing is said again by itself."""
    url = f"http://127.0.0.1:{reader.port}/api/tables/{reader.table}/start"
    async with httpx.AsyncClient(timeout=PATIENCE, headers={"authorization": f"Bearer {key}"}) as client:
        while True:
            try:
                answer = await client.post(url)
            except httpx.TransportError:
                continue
            assert answer.is_success or answer.status_code == STARTED_ALREADY, answer.text
            return


async def watch(reader: Reader) -> None:
    """Watch to the end of the game, and say something now and then."""
    for heard in WATCHER_CHATS:
        await reader.until(lambda heard=heard: reader.is_over or len(reader.events) >= heard)  # type: ignore[misc]
        await reader.do(sayings.Chat, text=f"a watcher has heard {heard} events")
    await reader.until(lambda: reader.is_over)
