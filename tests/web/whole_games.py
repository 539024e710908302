"""Games that are played to their end: short ones in every run of the tests, whole ones in `make soak-web`."""

import os
from typing import Final

import pytest

VARIABLE: Final = "HEXMONGER_WHOLE_GAMES"
IS_WHOLE: Final = bool(os.environ.get(VARIABLE))
# How much longer a whole game may take before it counts as stuck.
LONGER: Final = 12 if IS_WHOLE else 1

# Tests that play a game to its end, as long as it is asked to be.
whole_game: Final = pytest.mark.whole_game


def short(**numbers: int) -> dict[str, str]:
    """Return the options of a short game by the numbers of its edition; none for a whole one."""
    return {} if IS_WHOLE else {f"edition.numbers.{name}": str(number) for name, number in numbers.items()}
