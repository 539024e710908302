"""Bots think outside the event loop, in processes of their own: none can stop the server or another bot.

A thought may be thought again, by another process or later, and comes to the same answer. A bot that raises,
hangs, answers what isn't allowed or ends its process is replaced by `greedy`, and the answer says why.
"""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from pebble import ProcessPool

from hexmonger.kernel.trouble import Trouble
from hexmonger.server.hints import is_advice
from hexmonger.server.thinker import get_ready, settle, short, think, think_of_advice
from hexmonger.server.thought import Answer, Thought

T = TypeVar("T")
# What a bot does in a process: it comes to something, or says why not, or has to be made ready first.
Thinking = Callable[[Thought, list[Any]], T | str | None]

GREEDY: Final = "greedy"
# Who answers where nobody else does.
FIRST: Final = "the first option"
# How many seconds a bot has for being loaded and made, which is done once in a process.
READY: Final = 30.0
# How many seconds more a process has for beginning; one that takes longer is lost.
PATIENCE: Final = 60.0
# How often somebody looks whether a process is still there, in seconds.
LOOK_EVERY: Final = 1.0
# A process may die by no fault of the bot that thinks there, so a bot is asked in so many.
TRIES: Final = 2


class Untold(Trouble):
    """A bot wants to hear what its seat was told, and its thought doesn't have it."""


class Died(Exception):
    """A process has ended before it could answer."""


class Thinkers:
    """Processes that think, started when they are first needed.

    A bot has `budget` seconds for an answer, counted while it thinks. No more than `cap` thoughts are under
    way at once, so that one whose bot has failed needn't stand in a long line again; others wait.
    """

    def __init__(self, processes: int = os.cpu_count() or 1, budget: float = 10.0, cap: int = 64) -> None:
        if processes < 1 or budget <= 0 or cap < 1:
            raise ValueError("somebody must think, for some time")
        self.budget = budget
        self._room = asyncio.Semaphore(cap)
        self._all = [_Thinker() for _ in range(processes)]
        # Whoever has thought last thinks next: its bots are at hand, and others need not be started.
        self._idle: asyncio.LifoQueue[_Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)
        self._listeners: set[str] = set()
        self._is_closed = False

    async def answer(self, thought: Thought) -> Answer:
        """Return the answer of a bot, or that of `greedy` in its place, and if need be the first option."""
        reasons: list[str] = []
        async with self._room:
            for bot in dict.fromkeys((thought.bot, GREEDY)):
                choice = await self._outcome_of(replace(thought, bot=bot), think)
                if isinstance(choice, int) and choice not in thought.allowed:
                    choice = f"the bot {short(bot)} gave an answer that isn't allowed"
                if isinstance(choice, int):
                    return Answer(choice, bot, ", and ".join(reasons))
                reasons.append(choice)
        return Answer(thought.allowed[0], FIRST, ", and ".join(reasons))

    async def advice(self, thought: Thought) -> bytes:
        """Return what a bot advises as JSON, with its reasons; one that fails is refused in a sentence."""
        async with self._room:
            advice = await self._outcome_of(thought, think_of_advice)
        if isinstance(advice, str):
            raise Trouble(advice)
        if not is_advice(advice, thought.allowed):
            raise Trouble(f"the bot {short(thought.bot)} gave advice that nobody could follow")
        return advice

    async def close(self) -> None:
        """End all processes; whoever still waits for an answer is refused."""
        self._is_closed = True
        await asyncio.gather(*[thinker.close() for thinker in self._all])

    async def _outcome_of(self, thought: Thought, thinking: Thinking[T]) -> T | str:
        """Return what a bot comes to, or why it does not."""
        called = f"the bot {short(thought.bot)}"
        for _ in range(TRIES):
            thinker = await self._idle.get()
            try:
                return await self._asked(thinker, thought, thinking)
            except TimeoutError:
                return f"{called} did not answer within {self.budget:g} s"
            except Died:
                continue
            finally:
                self._idle.put_nowait(thinker)
        self._check_open()
        return f"{called} ended the process that it was thinking in"

    async def _asked(self, thinker: "_Thinker", thought: Thought, thinking: Thinking[T]) -> T | str:
        """Let a process think, and the bot be made there first where it has to be."""
        self._check_open()
        outcome = await thinker.run(thinking, self.budget, *self._sent(thought))
        if outcome is not None:
            return outcome
        try:
            listens = await thinker.run(get_ready, READY, self._sent(thought)[0])
        except TimeoutError:
            return f"the bot {short(thought.bot)} was not ready within {READY:g} s"
        if isinstance(listens, str):
            return listens
        if listens:
            self._listeners.add(thought.bot)
        outcome = await thinker.run(thinking, self.budget, *self._sent(thought))
        assert outcome is not None, "a bot that was made ready is at hand"
        return outcome

    def _sent(self, thought: Thought) -> tuple[Thought, list[Any]]:
        """Return a thought as a process is given it, with what was told if its bot listens."""
        told = thought.told if thought.bot in self._listeners else ()
        if told is None:
            raise Untold(f"the bot {short(thought.bot)} has to hear all that its seat was told")
        return replace(thought, told=None), [event.to_json() for event in told]

    def _check_open(self) -> None:
        if self._is_closed:
            raise Trouble("nobody thinks here any longer")


class _Thinker:
    """A process that thinks, one thought at a time; it is started when it has to think, and anew when lost.

    Each has a pool of its own: whatever a bot does to one, nobody else's thoughts go through it.
    """

    def __init__(self) -> None:
        self._pool: ProcessPool | None = None
        self._future: Future[Any] | None = None
        self._ending: list[asyncio.Future[None]] = []
        self._is_closed = False

    async def run(self, function: Callable[..., T], seconds: float, *given: object) -> T:
        """Return what a function comes to in the process; a process that is too late or dies is given up."""
        if self._is_closed:
            raise Died
        patience = asyncio.timeout(seconds + PATIENCE)
        try:
            async with patience:
                pool = self._pool
                if pool is None:
                    pool = self._pool = ProcessPool(1, initializer=settle, context=get_context("spawn"))
                    await asyncio.get_running_loop().run_in_executor(None, _start, pool)
                    if self._is_closed:
                        raise Died
                self._future = pool.schedule(function, args=given, timeout=seconds)
                return await _outcome(pool, self._future)
        except TimeoutError:
            self._give_up()
            if patience.expired():
                raise Died from None
            raise
        except asyncio.CancelledError:
            self._give_up()
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            raise Died from None
        except Exception as error:
            self._give_up()
            raise Died from error

    async def close(self) -> None:
        """End the process for good, whatever it is doing."""
        self._is_closed = True
        if self._future is not None:
            self._future.cancel()
        self._give_up()
        await asyncio.gather(*self._ending, return_exceptions=True)

    def _give_up(self) -> None:
        """Let the process end; the next thought starts another."""
        pool, self._pool = self._pool, None
        self._ending = [each for each in self._ending if not each.done()]
        if pool is not None:
            self._ending.append(asyncio.get_running_loop().run_in_executor(None, _end, pool))


def _start(pool: ProcessPool) -> None:
    """Start the process of a pool, which takes too long for an event loop.

    A process ends with the thread that has started it; those of an event loop stay as long as that does.
    """
    with _ctrl_c_is_not_heard():
        assert pool.active


async def _outcome(pool: ProcessPool, future: Future[T]) -> T:
    """Return what was done in a pool; one that breaks as it is given something to do may never say so."""
    outcome = asyncio.wrap_future(future)
    try:
        while not (await asyncio.wait([outcome], timeout=LOOK_EVERY))[0]:
            if not pool.active:
                raise Died
        return await outcome
    finally:
        outcome.cancel()


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


@contextmanager
def _ctrl_c_is_not_heard() -> Iterator[None]:
    """Let no process or thread that is started here hear Ctrl-C: what it means is for the server to say."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
