"""The engine and a second, plain reading of the rules ask the same and lead to the same, game after game."""

from typing import Final

import pytest

from hexmonger.games.arcane_alley import BOX
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import NOBODY, SELL
from hexmonger.kernel.chance import Source
from hexmonger.kernel.setup import Setup
from tests.games.arcane_alley.plain_table import Place
from tests.games.arcane_alley.second_reading import Asked, SecondReading
from tests.rules import rule

TURNS: Final = 12
PLAIN: Final = [item for item in ITEMS if not item.is_special]
SPECIAL: Final = [item for item in ITEMS if item.is_special]


def small_deck(seats: int, source: Source) -> dict[str, str]:
    """Return an edition of few kinds of items whose deck is soon used up, so that rare things happen."""
    copies = {item.id: source.below(3) for item in SPECIAL} | {item.id: 0 for item in PLAIN}
    kinds = [PLAIN[source.below(len(PLAIN))].id for _ in range(4 + source.below(4))]
    # Nine items and a stash for everyone, the first discard, and two more for Corvus.
    while sum(copies.values()) < 11 * seats + 3 + source.below(8):
        copies[kinds[source.below(len(kinds))]] += 1
    column = "copies_2_to_4" if seats <= 4 else "copies_5_to_6"
    return {f"edition.items.{name}.{column}": str(number) for name, number in copies.items()}


def read_again(s: AlleyState) -> SecondReading:
    """Return the second reading of a game whose first question is open."""
    marks = [s.rules.items[kind].mark for kind in s.kind_of]
    wizards = [s.rules.wizards[wizard].id if wizard >= 0 else "" for wizard in s.wizards]
    reading = SecondReading(marks, wizards, s.rules.turns)
    reading.chance, reading.start, reading.deck = s.chance, s.start, s.deck[:]
    for seat, cards in enumerate(s.store):
        places = [Place(card) for card in cards]
        reading.rows[seat] = [places[0:3], places[3:6], places[6:9]]
    return reading


def compare(s: AlleyState, reading: SecondReading) -> None:
    """Check that the engine's table is that of the second reading."""
    assert (s.gold, list(s.infamy), list(s.fines)) == (reading.gold, reading.infamy, reading.fines)
    assert (s.deck, s.discard, s.stash) == (reading.deck, reading.discard, reading.stash)
    assert (sorted(s.aside), sorted(s.limbo)) == (sorted(reading.aside), sorted(reading.limbo))
    for seat, cards in enumerate(s.store):
        up = [bool(s.up[seat] >> slot & 1) for slot in range(len(cards))]
        places = reading.places(seat)
        assert (cards, up) == ([place.card for place in places], [place.up for place in places])
    assert [{seat for seat in range(s.seats) if mask >> seat & 1} for mask in s.seen] == reading.seen
    if s.phase == SELL:
        assert s.triggered == (NOBODY if reading.triggered is None else reading.triggered)


def answer(asked: Asked, source: Source) -> int:
    """Return an answer at random, though items are rather played and activated than discarded."""
    _, name, options = asked
    if name == "act" and source.below(8):
        options = [option for option in options if option % 3 != 1] or options
    return source.pick(options)


@rule("AA-20", "AA-31", "AA-45", "AA-70", "AA-91")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(8))
def test_a_game_goes_as_a_second_reading_of_the_rules_says(seats: int, seed: int) -> None:
    source = Source(seats, seed)
    options = {"wizards": "random" if seed % 4 else "none", "edition.numbers.turns": str(TURNS)}
    if seed % 2:
        options |= small_deck(seats, source)
    s = BOX.open(Setup(seats, options)).new(seed)
    reading = read_again(s)
    game = reading.game()
    asked: Asked | None = next(game)
    while asked is not None:
        ask = s.asks[0]
        assert (ask.seat, ask.question.name, ask.options) == asked
        compare(s, reading)
        choice = answer(asked, source)
        s.choose(choice)
        try:
            asked = game.send(choice)
        except StopIteration:
            asked = None
    assert s.is_over
    compare(s, reading)
