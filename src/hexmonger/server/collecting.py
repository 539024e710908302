"""When Python looks for what is left over in circles: often among what is new, seldom among all there is.

Everybody waits meanwhile. Left to itself Python counts what was made less what was thrown away; at tables
that stay as large as they are this hardly grows, until a tenth of a second goes by in looking through what
has come in some seconds. A thousand tables are more than a million things, which take a third of a second.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

# In seconds: what is new is looked through this often, and put aside with all that is older.
NEW_EVERY: Final = 0.1
# After so many times all that there is: every quarter of an hour, since playing leaves nothing in circles.
ALL_EVERY: Final = 9_000


@asynccontextmanager
async def collecting_apart() -> AsyncIterator[None]:
    """Look for left-overs by the clock for a while, and not whenever much was made."""
    gc.collect()
    gc.freeze()
    gc.disable()
    looking = asyncio.create_task(_look(), name="collecting")
    try:
        yield
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking
        gc.enable()
        gc.unfreeze()


async def _look() -> None:
    while True:
        for _ in range(ALL_EVERY):
            await asyncio.sleep(NEW_EVERY)
            gc.collect(0)
            gc.freeze()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
