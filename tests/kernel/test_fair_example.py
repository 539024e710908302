"""The record that the page's own check of a deal is tried on: it is what the engine makes, and holds."""

from pathlib import Path
from typing import Final

import pytest

from hexmonger.kernel.chance import Source
from hexmonger.kernel.commitment import Agreed, Agreement, seal
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.verification import verify

EXAMPLE: Final = Path(__file__).parents[2] / "web" / "src" / "fair" / "example.record"
SECRET: Final = "5d" * 32
WORDS: Final = ("by the old well", "grüne Laterne 7")
LEFT_OUT: Final = 2
SETUP: Final = Setup(
    3, {"modules": "moonstruck_market", "edition.numbers.rounds": "2", "edition.numbers.turns": "2"}
)


def agreed() -> Agreed:
    """Return a seed of two seats' words; a third one has sealed words and not opened them."""
    agreement = Agreement(SETUP.seats, SECRET)
    for seat, words in enumerate((*WORDS, "never heard")):
        agreement.commit(seat, seal(agreement.commitment, seat, words))
    for seat, words in enumerate(WORDS):
        agreement.open(seat, words)
    return agreement.close()


def played() -> str:
    """Return the record of a short game, played by choices at random."""
    match = Match.agreed(find_box("arcane_alley").open(SETUP), agreed(), ["Ada", "Bo", "Cy"])
    source = Source(1, 2)
    while match.state.asks:
        ask = match.state.asks[0]
        match.choose(source.pick(ask.options), ask.seat)
    return match.record.to_text()


def test_the_example_of_a_fair_deal_holds(request: pytest.FixtureRequest) -> None:
    text = played()
    if request.config.getoption("--golden"):
        EXAMPLE.write_text(text, encoding="utf-8")
    assert EXAMPLE.read_text(encoding="utf-8") == text, "the example has changed: `make golden` remakes it"
    found = verify(text)
    assert found.record.agreed is not None
    assert found.record.agreed.seats[LEFT_OUT].left_out
    assert {draw.kind for draw in found.draws} == {"shuffle", "below"}
