"""Workers: deals of trials played one by one, or in several processes at the same time.

Bots are other people's code. One that hangs or ends its process costs its seat that game, and another process
goes on.
"""

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableSequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final, Self

from pebble import ProcessExpired, ProcessPool

from hexmonger.kernel.trouble import Trouble
from hexmonger.trials import Forfeit, Outcome, Trial, Watch, forfeited, play_game
from hexmonger.trials.watch import NOBODY, TOO_LATE

# How long a bot may think about one answer, in seconds, before it has forfeited its game.
PATIENCE: Final = 60.0
# A process may die by no fault of the bot that thinks there, so a game is begun in so many.
TRIES: Final = 2
# How many deals are played ahead for each worker, so that all of them are busy.
AHEAD: Final = 4
NO_PROCESS: Final = "the processes that bots are played in end as they begin"


@dataclass(frozen=True)
class Task:
    """A deal of one of several trials, to be played in every rotation."""

    trial: Trial
    deal: int
    line_up: int = 0

    @property
    def key(self) -> tuple[int, int]:
        """Return what tells tasks apart."""
        return self.deal, self.line_up


@dataclass
class Work:
    """A task under way, with the games of it that were forfeited as their process ended."""

    task: Task
    lost: dict[int, Forfeit] = field(default_factory=dict)
    tries: dict[int, int] = field(default_factory=dict)


Deals = Iterator[tuple[Task, list[Outcome]]]


def always(task: Task) -> bool:
    """Want every task."""
    return True


def played(
    tasks: Iterable[Task],
    jobs: int = 1,
    patience: float = PATIENCE,
    is_wanted: Callable[[Task], bool] = always,
) -> Deals:
    """Play deals in so many processes; they come in the order of their tasks, however many play.

    A task that is no longer wanted when its turn has come is passed over.
    """
    with Crew(jobs, patience) as crew:
        yield from crew.play(tasks, is_wanted)


def played_here(tasks: Iterable[Task]) -> Deals:
    """Play deals in this process, where nobody watches how long a bot thinks."""
    for task in tasks:
        yield task, play_deal(task, {}, Watch())


def play_deal(task: Task, lost: Mapping[int, Forfeit], watch: Watch) -> list[Outcome]:
    """Play a deal in every rotation, but for the games that are lost already."""
    trial = task.trial
    return [
        forfeited(trial, number, lost[number]) if number in lost else play_game(trial, number, watch)
        for number in trial.games_of(task.deal)
    ]


class Crew:
    """Workers, each with a process of its own that is started anew when it is lost."""

    def __init__(self, jobs: int = 1, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._idle = [_Worker(patience) for _ in range(jobs)]
        self._busy: dict[Future[list[Outcome]], tuple[_Worker, Work]] = {}
        self._most = jobs * AHEAD

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    def play(self, tasks: Iterable[Task], is_wanted: Callable[[Task], bool] = always) -> Deals:
        """Play tasks at the same time and give them back in their order, as `played` does."""
        coming = iter(tasks)
        order: list[Task] = []
        done: dict[tuple[int, int], list[Outcome]] = {}
        while True:
            while self._idle and len(order) < self._most and (task := next(coming, None)) is not None:
                if is_wanted(task):
                    order.append(task)
                    self._begin(self._idle.pop(), Work(task))
            if not order:
                return
            if order[0].key not in done:
                done.update(self._finished())
            while order and order[0].key in done:
                first = order.pop(0)
                outcomes = done.pop(first.key)
                if is_wanted(first):
                    yield first, outcomes

    def close(self) -> None:
        """End all processes."""
        for worker in [*self._idle, *(worker for worker, _ in self._busy.values())]:
            worker.close()

    def _begin(self, worker: "_Worker", work: Work) -> None:
        self._busy[worker.begin(work)] = worker, work

    def _finished(self) -> dict[tuple[int, int], list[Outcome]]:
        """Wait until somebody is done; whoever has lost its process begins anew."""
        finished: dict[tuple[int, int], list[Outcome]] = {}
        for future in wait(self._busy, return_when=FIRST_COMPLETED).done:
            worker, work = self._busy.pop(future)
            try:
                finished[work.task.key] = future.result()
                self._idle.append(worker)
            except ProcessExpired as expired:
                self._blame(work, worker.note, expired.exitcode == TOO_LATE)
                self._begin(worker, work)
            except BrokenProcessPool:
                raise Trouble(NO_PROCESS) from None
        return finished

    def _blame(self, work: Work, note: MutableSequence[int], is_late: bool) -> None:
        """Let the seat that was asked as a process ended forfeit its game, if it must be its fault."""
        number, seat = note
        work.tries[number] = work.tries.get(number, 0) + 1
        if not is_late and work.tries[number] < TRIES:
            return
        if seat == NOBODY:
            raise Trouble(NO_PROCESS)
        bot = work.task.trial.seated(number)[seat]
        why = (
            f"did not answer within {self.patience:g} s" if is_late else "ended the process it was played in"
        )
        work.lost[number] = Forfeit(seat, f"the bot {bot!r} {why}")


class _Worker:
    """A process that plays, and a note in which it says who is asked there."""

    def __init__(self, patience: float) -> None:
        context = get_context("spawn")
        self.note: Any = context.RawArray("q", 2)
        given = (self.note, patience)
        self._pool = ProcessPool(1, initializer=_get_ready, initargs=given, context=context)

    def begin(self, work: Work) -> Future[list[Outcome]]:
        """Let the process play what is left of a task."""
        self.note[0], self.note[1] = work.task.trial.games_of(work.task.deal)[0], NOBODY
        with _ctrl_c_waits():
            future: Future[list[Outcome]] = self._pool.schedule(_play, args=(work.task, work.lost))
        return future

    def close(self) -> None:
        """End the process."""
        with suppress(RuntimeError):
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()


_watch: Watch = Watch()


def _get_ready(note: Any, patience: float) -> None:
    """Make a watch of this process; let the one that hands out the work decide what Ctrl-C means."""
    global _watch  # noqa: PLW0603 -- a process has one watch, and is given it as it begins
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _watch = Watch(note, patience)


def _play(task: Task, lost: Mapping[int, Forfeit]) -> list[Outcome]:
    return play_deal(task, lost, _watch)


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Let Ctrl-C wait for a moment; a worker that is started in it never hears one, even as it loads."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    heard: list[int] = []
    # The thread that draws the bar may hear it still, and would have it raised here.
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
    if heard:
        raise KeyboardInterrupt
