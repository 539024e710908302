"""Watching a table: the sheet, the view and the events as they come, and the chat of those who watch."""

import asyncio
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, TypeVar

from hexmonger.client.address import address_of
from hexmonger.client.connection import Connection, new_ticket
from hexmonger.kernel.drawn import Drawn
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.messages import ENGLISH
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Unreadable
from hexmonger.protocol import PROTOCOL
from hexmonger.protocol.replies import AnyReply, Line, Lines, Notice, TableIs, Update, Welcome
from hexmonger.protocol.sayings import Chat, Hello, Mute, RemoveLine
from hexmonger.protocol.tables import ChatName, TableSheet
from hexmonger.wire import Heard
from hexmonger.words import LogLine, words_of

W = TypeVar("W", bound="Watching")


class Watching:
    """A place from which a table is watched; with a player key one can chat with others who watch.

    It is used with `async with`. After a lost connection it comes back by itself and goes on from the last
    event it has heard. `seat` is -1 where one only watches; `events` is everything that was heard, what was
    taken back and the taking back included, and `view` the table as one may know it now.
    """

    def __init__(self, address: str, table: str, key: str = "") -> None:
        self.table = table
        self.seat = -1
        self.program = ""
        self.view: Drawn | None = None
        self.question = 0
        self.events: list[Heard] = []
        self.notices: list[Notice] = []
        self._chats: dict[ChatName, dict[int, Line]] = {"table": {}, "watchers": {}}
        self._key = key
        # How often the server has told of another past than before.
        self._pasts = 0
        self._sheet: TableSheet | None = None
        self._news = asyncio.Event()
        self._connection = Connection(address_of(address), self._hello, self._hear)

    async def __aenter__(self: W) -> W:
        await self._connection.open()
        try:
            await self.until(lambda: self._is_known)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave, and hear nothing more."""
        await self._connection.close()

    # What is known

    @property
    def sheet(self) -> TableSheet:
        """Return the table as everybody may know it."""
        assert self._sheet is not None, "a place is used with `async with`"
        return self._sheet

    @property
    def _is_known(self) -> bool:
        """Whether all is here that whoever comes to the table is told."""
        sheet = self._sheet
        if sheet is None:
            return False
        return self.view is not None or sheet.state in ("waiting", "closed") or bool(sheet.trouble)

    @property
    def heard(self) -> int:
        """Return how many events were heard: the number of the next one."""
        return len(self.events)

    @property
    def is_over(self) -> bool:
        """Whether nothing is played at the table any longer, and all that was played has been heard."""
        if self.sheet.state == "over" and not self.sheet.trouble:
            return self.view is not None and not self.view.asked
        return self.sheet.state in ("over", "closed")

    @property
    def is_connected(self) -> bool:
        """Whether the server can be heard just now."""
        return self._connection.is_connected

    @property
    def names(self) -> list[str]:
        """Return what the players are called, by seat."""
        return [each.name for each in self.sheet.seats]

    @property
    def game(self) -> Game[Any, Any]:
        """Return the game with its set-up, which has to be installed here too."""
        return find_box(self.sheet.game).open(Setup(len(self.sheet.seats), self.sheet.options))

    def lines(self, chat: ChatName = "table") -> list[Line]:
        """Return what was said in the chat of the table, or in that of those who watch."""
        return [line for _, line in sorted(self._chats[chat].items())]

    def told(self) -> list[Event]:
        """Return everything that was heard as events of the game."""
        game = self.game
        return [game.read_event(heard.event) for heard in self.events]

    def log(self, language: str = ENGLISH) -> list[LogLine]:
        """Return everything that was heard in sentences, without what was taken back."""
        return words_of(self.game, language).log(self.told(), self.names, self.seat)

    # What is waited for

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so, looking again after everything that the table says."""
        while not is_so():
            await self._hear_more()

    async def _hear_more(self) -> None:
        """Wait until the table says something."""
        if self._connection.error is not None:
            raise self._connection.error
        await self._news.wait()

    async def updates(self) -> AsyncIterator[Update]:
        """Yield what was heard so far with the view, then whatever is new; the end of the table is the last.

        Whoever takes long gets several updates as one. No event is lost; an update that begins before the
        end of the one before, by its `first`, replaces what was heard from there on.
        """
        heard, pasts = 0, self._pasts
        view: Drawn | None = None
        while True:
            if self.view is not None and self.view is not view:
                first = heard if pasts == self._pasts else 0
                heard, pasts, view = self.heard, self._pasts, self.view
                yield Update(first, heard, self.events[first:], view, self.question)
            elif self.is_over:
                return
            else:
                await self._hear_more()

    # What is said

    async def chat(self, text: str) -> None:
        """Say something to those at the table, or from where one only watches, to those who watch."""
        await self._say(Chat(new_ticket(), text))

    async def remove_line(self, number: int, chat: ChatName = "table") -> None:
        """Remove a line of a chat, as the host may."""
        await self._say(RemoveLine(new_ticket(), number, chat))

    async def mute(self, number: int, chat: ChatName = "table", is_on: bool = True) -> None:
        """Hear no more chat of whoever wrote a line, or hear it again."""
        await self._say(Mute(new_ticket(), number, chat, is_on))

    async def _say(self, saying: Any) -> Any:
        return await self._connection.say(saying)

    # What is heard

    def _hello(self) -> Hello:
        return Hello(PROTOCOL, self.table, key=self._key, seen=self.heard)

    def _hear(self, reply: AnyReply | None) -> None:
        match reply:
            case Welcome(_, program, seat):
                self.program, self.seat = program, seat
            case TableIs(table):
                self._sheet = table
            case Update():
                self._take(reply)
            case Lines(chat, lines):
                self._chats[chat] |= {line.number: line for line in lines}
            case Notice():
                self.notices.append(reply)
        news, self._news = self._news, asyncio.Event()
        news.set()

    def _take(self, update: Update) -> None:
        if update.first > self.heard:
            raise Unreadable(f"the server has left out what happened from number {self.heard} on")
        self._pasts += update.first < self.heard
        self.events[update.first :] = update.events
        self.view, self.question = update.view, update.question
