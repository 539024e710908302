"""Plays slices of random games for `bench.compare`, with whichever build comes first on its path.

It asks for nothing but what every build has, so that an old one can be measured by it.
"""

import gc
import json
import sys
from itertools import count
from time import process_time
from typing import Any

import hexmonger.kernel.state
from hexmonger.kernel.game import Setup, find_game
from hexmonger.kernel.match import play_at_random


def main() -> None:
    """Say which build this is, then answer each line `game, options, seats, seconds` with a slice."""
    print(hexmonger.kernel.state.__file__, flush=True)
    seeds = count(1)
    for line in sys.stdin:
        name, options, seats, seconds = json.loads(line)
        game: Any = find_game(name)
        setup = Setup(seats, options)
        gc.collect()
        decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            seed = next(seeds)
            decisions += play_at_random(game.new(setup, seed), seed)
        print(json.dumps([decisions, spent]), flush=True)


if __name__ == "__main__":
    main()
