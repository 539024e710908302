"""Workers: games of a trial played one by one, or in several processes at the same time."""

import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final

from hexmonger.kernel.trouble import Trouble
from hexmonger.trials.trial import Outcome, Trial, play_game, play_games

# Small batches keep a count moving and Ctrl-C quick; a few for each worker keep all of them busy.
GAMES_A_BATCH: Final = 5
BATCHES_A_WORKER: Final = 4


def outcomes(trial: Trial, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """Play games of a trial, in so many processes; with more than one they come in any order."""
    return _one_by_one(trial, games) if jobs == 1 else _together(trial, games, jobs)


def leave_ctrl_c_alone() -> None:
    """Let the process that hands out the work decide what Ctrl-C means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _one_by_one(trial: Trial, games: int) -> Iterator[Outcome]:
    for number in range(games):
        yield play_game(trial, number)


def _together(trial: Trial, games: int, jobs: int) -> Iterator[Outcome]:
    """Play games in several processes; nobody waits for all of them to be handed out."""
    firsts = iter(range(0, games, GAMES_A_BATCH))
    pending: set[Future[list[Outcome]]] = set()
    workers = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_ctrl_c_alone)
    try:
        while True:
            while len(pending) < jobs * BATCHES_A_WORKER and (first := next(firsts, None)) is not None:
                count = min(GAMES_A_BATCH, games - first)
                with _ctrl_c_waits():
                    pending.add(workers.submit(play_games, trial, first, count))
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for batch in done:
                try:
                    yield from batch.result()
                except BrokenProcessPool:
                    raise Trouble("a bot has ended the process that it was played in") from None
    finally:
        workers.shutdown(wait=True, cancel_futures=True)


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
