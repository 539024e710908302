"""A seat at a table: all that a player can do there, and the words that the seat gives to the seed."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast

from hexmonger.client.connection import new_ticket
from hexmonger.client.trouble import NotDone
from hexmonger.client.watching import Watching
from hexmonger.kernel.commitment import random_words, seal
from hexmonger.kernel.drawn import Answer, Asked, Drawn
from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol import PROTOCOL
from hexmonger.protocol.replies import Advice, AnyReply, Because, Foretold, TableIs
from hexmonger.protocol.sayings import (
    Agree,
    Ask,
    Choose,
    ComeBack,
    Deputy,
    Hello,
    Hint,
    Leave,
    OpenWords,
    Preview,
    Seal,
    TakeBack,
    Why,
)
from hexmonger.protocol.tables import SeatSheet

STALE: Final = "stale"


@dataclass(frozen=True)
class Question:
    """A question that waits for the seat: its number, to be answered with, and the view to answer from."""

    number: int
    view: Drawn
    asked: Asked

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Return the answers that are allowed."""
        return self.asked.answers


class Seat(Watching):
    """A seat, held by its secret.

    Before the game begins it gives random words to the seed, after what the player has `said` if anything:
    it seals them, opens them when the seals are there, and seals others if somebody gets up.
    """

    def __init__(self, address: str, table: str, secret: str, said: str = "") -> None:
        super().__init__(address, table)
        self._secret = secret
        self._said = said
        # The words that were sealed here, by their seals.
        self._words: dict[str, str] = {}
        self._seeding: asyncio.Task[None] | None = None
        self._has_left = False

    async def close(self) -> None:
        """Leave, and hear nothing more; the seat stays one's own."""
        if self._seeding is not None:
            self._seeding.cancel()
            await asyncio.gather(self._seeding, return_exceptions=True)
        await super().close()

    @property
    def mine(self) -> SeatSheet:
        """Return the seat as everybody may know it."""
        return self.sheet.seats[self.seat]

    # Playing

    async def questions(self) -> AsyncIterator[Question]:
        """Yield every question that waits for the seat, until the game is over.

        If a bot stands in, the seat is taken back first, but for one who has left by `leave` or for good.
        """
        given = 0
        while not self.is_over:
            question = self._question()
            if self._can_come_back:
                given = 0
                await self.come_back()
            elif question is not None and question.number != given and not self.mine.stand_in:
                given = question.number
                yield question
            else:
                await self._hear_more()

    async def choose(self, choice: int, question: int | None = None) -> bool:
        """Answer the question that waits, or the one with a number.

        Return whether it was taken: an answer that comes too late changes nothing.
        """
        number = self.question if question is None else question
        try:
            await self._say(Choose(new_ticket(), number, choice))
        except NotDone as refused:
            if refused.code == STALE or self.mine.stand_in or self.is_over:
                return False
            raise
        return True

    async def take_back(self) -> None:
        """Take back the latest choice, up to the wall."""
        await self._say(TakeBack(new_ticket()))

    async def preview(
        self, choices: Sequence[int], draw: bool = False, question: int | None = None
    ) -> Foretold:
        """Return what follows from some choices; with `draw`, how the table looks then too."""
        number = self.question if question is None else question
        return cast(Foretold, await self._say(Preview(new_ticket(), number, list(choices), draw)))

    async def hint(self, question: int | None = None) -> Advice:
        """Return what a bot of the server would answer, where the table allows it; everybody is told."""
        number = self.question if question is None else question
        return cast(Advice, await self._say(Hint(new_ticket(), number)))

    async def why(self, choice: int, question: int | None = None) -> Because:
        """Return why a choice is not allowed."""
        number = self.question if question is None else question
        return cast(Because, await self._say(Why(new_ticket(), number, choice)))

    # The table

    async def ask(self, what: Literal["undo", "end"]) -> None:
        """Ask everybody to go back beyond the wall, or to end the game as it stands."""
        await self._say(Ask(new_ticket(), what))

    async def agree(self, number: int, is_yes: bool = True) -> None:
        """Agree to what somebody has asked for, or don't."""
        await self._say(Agree(new_ticket(), number, is_yes))

    async def deputy(self, bot: str) -> None:
        """Say which bot is to stand in when one's time has run out."""
        await self._say(Deputy(new_ticket(), bot))

    async def leave(self, is_for_good: bool = False) -> None:
        """Let the deputy go on from now: until one comes back, or for good where one concedes."""
        self._has_left = True
        await self._say(Leave(new_ticket(), is_for_good))

    async def come_back(self) -> None:
        """Take the seat back from whoever stands in."""
        self._has_left = False
        await self._say(ComeBack(new_ticket()))

    @property
    def _can_come_back(self) -> bool:
        mine = self.mine
        return bool(mine.stand_in) and not mine.has_conceded and not self._has_left

    def _question(self) -> Question | None:
        asked = None if self.view is None else self.view.question
        return None if self.view is None or asked is None else Question(self.question, self.view, asked)

    # The seed

    def _hello(self) -> Hello:
        return Hello(PROTOCOL, self.table, self._secret, seen=self.heard)

    def _hear(self, reply: AnyReply | None) -> None:
        super()._hear(reply)
        if isinstance(reply, TableIs):
            self._give_words()

    def _give_words(self) -> None:
        """Seal words or open them, as the table stands; one thing at a time."""
        if self._seeding is not None and not self._seeding.done():
            return
        sheet, mine = self.sheet, self.mine
        if sheet.state != "waiting":
            return
        if not mine.seal and not sheet.is_opening:
            # Words that were sealed before may be known by now.
            words = random_words(self._said)
            sealed = seal(sheet.commitment, self.seat, words)
            self._words[sealed] = words
            self._seed(Seal(new_ticket(), sealed))
        elif mine.seal in self._words and sheet.is_opening and not mine.words:
            self._seed(OpenWords(new_ticket(), self._words[mine.seal]))

    def _seed(self, saying: Seal | OpenWords) -> None:
        self._seeding = asyncio.create_task(self._say_of_seed(saying))

    async def _say_of_seed(self, saying: Seal | OpenWords) -> None:
        try:
            await self._say(saying)
        except Trouble:
            # It came too late, or another device of this seat was first: the next sheet tells.
            return
        asyncio.get_running_loop().call_soon(self._give_words)
