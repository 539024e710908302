"""What is different in a server under test: chance is fixed, and a kill is planned."""

import asyncio
import os
import secrets
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from hexmonger.server.entries import Chose, Returned, read
from hexmonger.server.outbox import Outbox
from hexmonger.server.store.statements import Do
from hexmonger.server.store.writer import Write, Writer
from hexmonger.server.thinker import get_ready, think
from hexmonger.server.thinking import Thinkers
from hexmonger.server.thought import Answer, Thought
from tests.server.kills.plans import AFTER, ANSWERED, BEFORE, EVERY, TOLD, Moment, Note, Plan, note, notes

# Secrets of tables and seeds of bots are made of this, so that two games can be compared.
DRAWN: Final = int("5eed" * 16, 16)
# Who does something without a ticket, and is answered by everybody's being told.
BY_BOT: Final = "bot"
SAYS_DONE: Final = '{"say":"done"'
SAYS_UPDATE: Final = '{"say":"update"'

Commit = Callable[[Writer, Sequence[Write]], Awaitable[None]]
Send = Callable[[str], Awaitable[Any]]


class Act(msgspec.Struct, frozen=True):
    """Something that is stored about a table: where, which, and who is to be answered."""

    place: str
    number: int
    ticket: str


def acts_in(writes: Sequence[Write]) -> Iterator[Act]:
    """Return what is done at tables by a commit."""
    for write in writes:
        if write.statement == Do.NEW_ENTRY and write.rows:
            entry = read(write.rows[0]["body"])
            is_bots = isinstance(entry, Chose) and bool(entry.bot)
            yield Act("entry", write.rows[0]["number"], BY_BOT if is_bots else own(entry.ticket))
        elif write.statement == Do.NEW_LINE:
            for row in write.rows:
                yield Act(row["chat"], row["number"], own(row["ticket"]))


def own(ticket: str) -> str:
    """Return a ticket as whoever made it up knows it."""
    return ticket.partition(":")[2]


class Stage:
    """Counts what a server does, and kills it when its plan says so."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.has_returned = asyncio.Event()
        before = notes(plan.path)
        # Who asks everybody again does so with another ticket: an act is known by where it stands.
        self._over = {(each.moment, each.place, each.number) for each in before}
        self._acts = 0
        self._answers = 0
        # What was done and not answered yet, by tickets.
        stored = [Act(each.place, each.number, each.ticket) for each in before if each.moment == AFTER]
        self._unanswered = {act.ticket: act for act in stored}

    async def commit(self, really: Commit, writer: Writer, writes: Sequence[Write]) -> None:
        """Commit, and be killed before or afterwards."""
        acts = list(acts_in(writes))
        self._acts += len(acts)
        for act in acts:
            self._at(BEFORE, act)
        await really(writer, writes)
        for act in acts:
            self._unanswered[act.ticket] = act
            self._at(AFTER, act)
        rows = [row for write in writes if write.statement == Do.NEW_ENTRY for row in write.rows]
        if any(isinstance(read(row["body"]), Returned) for row in rows):
            self.has_returned.set()

    async def send(self, really: Send, message: str) -> None:
        """Send a message, and be killed afterwards."""
        await really(message)
        is_update = message.startswith(SAYS_UPDATE)
        if is_update and self._acts >= self.plan.at and self.plan.kill == TOLD:
            self._die(Note(TOLD, "", self._acts))
        if is_update and BY_BOT in self._unanswered:
            self._answered(BY_BOT)
        elif message.startswith(SAYS_DONE):
            self._answered(msgspec.json.decode(message)["ticket"])

    def _answered(self, ticket: str) -> None:
        self._answers += 1
        if self.plan.kill == ANSWERED and self._answers == self.plan.at:
            self._die(Note(ANSWERED, "", self._acts))
        act = self._unanswered.pop(ticket, None)
        if act is not None:
            self._at(ANSWERED, act)

    def _at(self, moment: Moment, act: Act) -> None:
        """Be killed at an act, if that is planned and was not done at this moment of it before."""
        noted = Note(moment, act.place, act.number, act.ticket)
        is_due = self.plan.kill == EVERY and act.number % self.plan.at == 0
        if is_due and (moment, act.place, act.number) not in self._over:
            self._die(noted)
        if self.plan.kill == moment != ANSWERED and self._acts >= self.plan.at:
            self._die(noted)

    def _die(self, noted: Note) -> None:
        """End this process as no program can prevent it, having noted when."""
        note(self.plan.path, noted)
        os.kill(os.getpid(), signal.SIGKILL)


class StageThinkers(Thinkers):
    """Bots that think where they are asked, unless the plan says otherwise, and rest where it says so."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(processes=1)
        self._stage = stage

    async def answer(self, thought: Thought) -> Answer:
        """Return the answer of a bot, once it has had its rest."""
        plan = self._stage.plan
        if thought.answered >= plan.rests.get(thought.seat, thought.answered + 1):
            await self._stage.has_returned.wait()
        if plan.is_real:
            return await super().answer(thought)
        choice = think(thought, [])
        if choice is None:
            assert get_ready(thought) is False, "the bots that play here don't listen"
            choice = think(thought, [])
        assert isinstance(choice, int), choice
        return Answer(choice, thought.bot)


def set_up(plan: Plan) -> StageThinkers:
    """Make this process one that follows a plan; return its bots."""
    stage = Stage(plan)
    commit, empty = Writer._commit, Outbox.empty

    async def staged_commit(self: Writer, writes: Sequence[Write]) -> None:
        await stage.commit(commit, self, writes)

    async def staged_empty(self: Outbox, send: Send) -> None:
        await empty(self, lambda message: stage.send(send, message))

    patched: Any = Writer
    patched._commit = staged_commit
    patched = Outbox
    patched.empty = staged_empty
    if not plan.is_random:
        patched = secrets
        patched.randbits = lambda bits: DRAWN % (1 << bits)
    return StageThinkers(stage)
