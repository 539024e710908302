"""When Python looks for what is left over in circles: seldom, since everybody waits meanwhile.

Playing leaves nothing in circles, and a thousand tables are more than a million things to look through, which
takes a third of a second. Left to itself Python would do so every twenty seconds.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# New things are looked through when there are so many more; those that stay, every so many times; all things
# that there are, every so many times again, which is a quarter of an hour with a thousand tables.
THRESHOLDS: Final = (10_000, 5, 250)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Look for left-overs seldom for a while, and never among what is there from the start."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
