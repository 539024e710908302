"""Four people at a table, as the client plays them: choices at random, at moments that were planned."""

import asyncio
from collections import deque
from random import Random
from typing import Any, Final

import msgspec

from bench.server.line import Line, connected
from bench.server.tally import Tally

PROTOCOL: Final = 1
UPDATE: Final = b'{"say":"update"'
DONE: Final = b'{"say":"done"'
FORETOLD: Final = b'{"say":"foretold"'
WRONG: Final = b'{"say":"wrong"'
# How long whoever finds no server waits before trying again, in seconds.
AGAIN: Final = 0.2
NEVER: Final = float("inf")


class Option(msgspec.Struct):
    """An answer that is allowed."""

    choice: int


class Question(msgspec.Struct):
    """What a seat is asked."""

    answers: list[Option]


class View(msgspec.Struct):
    """A view, as far as the client looks at it."""

    question: Question | None = None


class Update(msgspec.Struct):
    """An update, as far as the client looks at it."""

    heard: int
    view: View
    question: int = 0


UPDATES: Final = msgspec.json.Decoder(Update)


class Seat:
    """A seat: its secret, its connection, what it has heard, and what it is asked."""

    def __init__(self, table: "Table", secret: str) -> None:
        self.table = table
        self.secret = secret
        self.heard = 0
        self.question = 0
        self.options: list[Option] = []
        self.line: Line | None = None
        self.is_back = asyncio.Event()

    async def connect(self, port: int) -> None:
        """Come, or come back, and return once the table has told how it stands."""
        self.is_back.clear()
        hello = {"say": "hello", "protocol": PROTOCOL, "table": self.table.name, "secret": self.secret}
        greeting = msgspec.json.encode({**hello, "seen": self.heard})
        while self.line is None:
            try:
                self.line = await connected(port, greeting, self.hear, self.lost)
            except OSError:
                await asyncio.sleep(AGAIN)
        await self.is_back.wait()

    def lost(self) -> None:
        """Have no connection any longer."""
        self.line = None
        if not self.is_back.is_set():
            self.table.tally.refused += 1
            self.is_back.set()

    def say(self, **saying: Any) -> None:
        """Say something to the table."""
        if self.line is not None:
            self.line.say(msgspec.json.encode(saying))

    def hear(self, message: bytes) -> None:
        """Take what the table says."""
        tally = self.table.tally
        tally.received += len(message)
        if message.startswith(UPDATE):
            tally.updates += 1
            update = UPDATES.decode(message)
            self.heard = update.heard
            asked = update.view.question
            self.question = update.question if asked is not None else 0
            self.options = asked.answers if asked is not None else []
            self.is_back.set()
            self.table.updated()
        elif message.startswith(DONE):
            self.table.done()
        elif message.startswith(FORETOLD):
            self.table.foretold()
        elif message.startswith(WRONG):
            self.table.refused(message)


class Table:
    """A table that plays by a plan: a choice every so often, each previewed half that time before.

    The plan waits for nobody. A choice whose moment comes before the one before it was told of is made as
    soon as it can be, and timed from when it should have been.
    """

    def __init__(self, name: str, secrets: list[str], number: int, tally: Tally) -> None:
        self.name = name
        self.tally = tally
        self.seats = [Seat(self, secret) for secret in secrets]
        self.tickets: list[str] = []
        self.complaint = ""
        self._random = Random(number)
        self._number = number
        self._interval = 0.0
        self._is_planned = False
        self._timers: list[asyncio.TimerHandle] = []
        self._due: deque[float] = deque()
        # The choice that is under way: for when it was planned, who makes it, and what was said.
        self._planned = 0.0
        self._saying: tuple[Seat, dict[str, Any]] | None = None
        self._is_done = True
        self._updated = 0.0
        self._asked: tuple[Seat, int, int] | None = None
        self._previewed = 0.0

    # The plan

    def start(self, first: float, interval: float) -> None:
        """Choose from a moment on, every so many seconds; without an interval, as fast as it goes."""
        self._interval = interval
        self._is_planned = True
        if interval:
            self._plan(first)
        else:
            self._due.append(asyncio.get_running_loop().time())
            self._go_on()

    def stop(self) -> None:
        """Plan nothing more; what is overdue and was never said has lasted for ever."""
        self._is_planned = False
        if self._interval:
            self.tally.choices += [(planned, NEVER) for planned in self._due]
        self._due.clear()
        for timer in self._timers:
            timer.cancel()

    def _plan(self, moment: float) -> None:
        """Plan a choice for a moment, and its preview."""
        loop = asyncio.get_running_loop()
        before = moment - self._interval / 2
        self._timers = [
            loop.call_at(before, self._time_to_preview, before),
            loop.call_at(moment, self._time_to_choose, moment),
        ]

    def _time_to_preview(self, planned: float) -> None:
        now = self._note_lateness(planned)
        if self._is_ready() and not self._due:
            self._preview(now)

    def _time_to_choose(self, planned: float) -> None:
        self._note_lateness(planned)
        self._due.append(planned)
        self._go_on()
        self._plan(planned + self._interval)

    def _note_lateness(self, planned: float) -> float:
        now = asyncio.get_running_loop().time()
        self.tally.late.append((planned, now - planned))
        return now

    # What is said

    def _is_ready(self) -> bool:
        return self._is_done and any(seat.question for seat in self.seats)

    def _go_on(self) -> None:
        """Make the choice that is due, if the table waits for one."""
        if not self._due or not self._is_ready():
            return
        self.settle()
        if self._interval and (self._asked is None or self._asked[0].question != self._asked[1]):
            self._preview(asyncio.get_running_loop().time())
        seat, question, choice = self._asked or self._drawn()
        self._asked = None
        self._planned = self._due.popleft()
        ticket = f"{self._number}.{len(self.tickets)}"
        self.tickets.append(ticket)
        self.tally.sent += 1
        self._saying = (seat, {"say": "choose", "ticket": ticket, "question": question, "choice": choice})
        self._is_done = False
        self._updated = 0.0
        seat.question = 0
        seat.say(**self._saying[1])

    def _drawn(self) -> tuple[Seat, int, int]:
        seat = self._random.choice([seat for seat in self.seats if seat.question])
        return seat, seat.question, self._random.choice(seat.options).choice

    def _preview(self, now: float) -> None:
        self._asked = seat, question, choice = self._drawn()
        self._previewed = now
        seat.say(say="preview", ticket="p", question=question, choices=[choice])

    # What is heard

    def updated(self) -> None:
        """Note when somebody was last told of the choice that is under way."""
        self._updated = asyncio.get_running_loop().time()
        self._go_on()

    def done(self) -> None:
        """Note that the choice that is under way is stored."""
        if self._saying is not None and not self._is_done:
            self._is_done = True
            self.tally.answered += 1
            if not self._interval and self._is_planned:
                self._due.append(asyncio.get_running_loop().time())
            self._go_on()

    def foretold(self) -> None:
        """Note when a preview was answered."""
        self.tally.previews.append((self._previewed, asyncio.get_running_loop().time() - self._previewed))

    def refused(self, message: bytes) -> None:
        """Note that something could not be done: the plan has no such thing."""
        self.tally.refused += 1
        self.complaint = message.decode()

    def settle(self) -> None:
        """Note how long it took until everybody had heard of the latest choice."""
        if self._saying is not None:
            lasted = self._updated - self._planned if self._is_done and self._updated else NEVER
            self.tally.choices.append((self._planned, lasted))
            self._saying = None

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is under way."""
        return self._is_done

    def say_again(self) -> None:
        """Say what was not answered before the connection was lost; the ticket lets it count once."""
        if self._saying is not None and not self._is_done:
            self._saying[0].say(**self._saying[1])
