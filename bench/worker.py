"""Plays slices of random games for `bench.compare`, with whichever build comes first on its path.

It asks for nothing but what every build has, so that an old one can be measured by it.
"""

import gc
import json
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from time import process_time
from typing import Any

import hexmonger.kernel.state
from hexmonger.kernel.game import GROUP
from hexmonger.kernel.installed import load
from hexmonger.kernel.match import play_at_random
from hexmonger.kernel.setup import Setup


def main() -> None:
    """Say which build this is, then answer each line `game, options, seats, seconds` with a slice."""
    print(hexmonger.kernel.state.__file__, flush=True)
    seeds = count(1)
    for line in sys.stdin:
        name, options, seats, seconds = json.loads(line)
        new = beginning(name, Setup(seats, options))
        gc.collect()
        decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            seed = next(seeds)
            decisions += play_at_random(new(seed), seed)
        print(json.dumps([decisions, spent]), flush=True)


def beginning(name: str, setup: Setup) -> Callable[[int], Any]:
    """Return what begins a game with a seed; in builds without boxes a game takes the set-up each time."""
    found: Any = load(GROUP, name, "game")
    begin: Callable[[int], Any] = (
        found.open(setup).new if hasattr(found, "open") else partial(found.new, setup)
    )
    return begin


if __name__ == "__main__":
    main()
