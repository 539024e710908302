"""What is left over in circles is looked for by the clock while a server runs, and as before afterwards."""

import asyncio
import gc
import weakref

from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.server.collecting import collecting_apart


class Thing:
    """Something that has itself."""

    def __init__(self) -> None:
        self.itself = self


async def test_a_server_looks_for_what_is_left_over_by_the_clock() -> None:
    async with collecting_apart():
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
        left_over = weakref.ref(Thing())
        while left_over() is not None:
            await asyncio.sleep(0)
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_playing_leaves_nothing_in_circles() -> None:
    match = Match(find_box("arcane_alley").open(Setup(3)), 7, ["a", "b", "c"])
    gc.collect()
    gc.disable()
    try:
        for _ in range(60):
            ask = match.state.asks[0]
            match.choose(ask.options[-1], ask.seat)
            match.drawn(ask.seat)
        assert gc.collect() == 0
    finally:
        gc.enable()
