"""Worlds that look alike to a seat, in which it hears the same, look alike to it afterwards: counted."""

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.laws import Path, play_lawfully
from tests.laws.soak import KINDS
from tests.rules import rule

GAMES = 24
CLOSE_LOOKS = 9
PAIRS = 1500


@rule("AA-91", "AA-94", "MoM-21")
@pytest.mark.parametrize("name", KINDS)
def test_a_thousand_pairs_of_worlds_and_more_look_alike_after_a_choice(name: str) -> None:
    kind = KINDS[name]
    pairs = 0
    for number in range(GAMES):
        source = Source(94, number)
        setup = kind.setup_from(source)
        close = {source.below(120) for _ in range(CLOSE_LOOKS)}
        path = Path()
        play_lawfully(kind.box.open(setup), number, look_closely=close.__contains__, most=120, path=path)
        pairs += path.pairs
    assert pairs > PAIRS
