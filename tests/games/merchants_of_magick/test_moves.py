"""Every reader's next picture follows from the one before and from what that reader heard.

A small table of cells is moved by the events alone, and compared with what is drawn after every choice.
"""

from typing import Final

import pytest

from hexmonger.games.merchants_of_magick import BOX
from hexmonger.games.merchants_of_magick.events import (
    ClosedUp,
    Marked,
    MarkedFree,
    MasteryTurned,
    Replaced,
    Revealed,
    Rolled,
    RoundClosed,
    TookUp,
)
from hexmonger.games.merchants_of_magick.game import MerchantGame
from hexmonger.games.merchants_of_magick.masteries import APPRENTICE
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.kernel.chance import Source
from hexmonger.kernel.drawn import EMPTY, HIDDEN, KNOWN, OPEN, Cell
from hexmonger.kernel.events import Event, heard
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.spots import Spot
from tests.laws.merchants_setups import setup_from, small_deck_from

DICE: Final = ("d6", "d8", "d10", "d12")
NOTHING: Final = Cell(EMPTY)

Zones = dict[tuple[str, int], list[Cell]]


class Picture:
    """The zones of a drawn view as lists of cells, for a reader who moves them by what it hears."""

    def __init__(self, game: MerchantGame, s: MerchantState, reader: int) -> None:
        self.reader = reader
        self.apprentice_coins = game.rules.side_coins[APPRENTICE]
        drawn = game.zones(game.view(s, reader), aids=True)
        self.zones: Zones = {(zone.name, zone.seat): list(zone.cells) for zone in drawn}
        self.deck = next(zone.size for zone in drawn if zone.name == "deck")

    def hear(self, event: Event) -> None:
        """Change what an event changes."""
        self.move(event)
        dice = self.zones["dice", -1]
        if isinstance(event, Rolled):
            results = (event.d6, event.d8, event.d10, event.d12)
            dice[:] = [Cell(thing=die, value=result) for die, result in zip(DICE, results, strict=True)]
        elif isinstance(event, TookUp):
            self.mark_die(event.die, "held")
        elif isinstance(event, Marked | MarkedFree):
            mark = "pencil" if event.seat == self.reader else "ink"
            self.zones["sheet", event.seat][event.circle] = Cell(marks=(mark,))
            if isinstance(event, Marked) and event.seat == self.reader:
                self.mark_die(event.die, "spent")
        elif isinstance(event, RoundClosed):
            dice[:] = [Cell(thing=cell.thing, value=cell.value) for cell in dice]
            for (name, _), cells in self.zones.items():
                if name == "sheet":
                    cells[:] = [Cell(marks=("ink",)) if cell.marks else cell for cell in cells]
        elif isinstance(event, MasteryTurned):
            self.turn(event.mastery)
        elif isinstance(event, Revealed):
            self.zones["line", event.seat][event.place] = Cell(thing=event.order)
        elif isinstance(event, ClosedUp):
            del self.zones["line", event.seat][len(event.orders) :]

    def mark_die(self, die: str, mark: str) -> None:
        """Mark a die as spent or taken up."""
        place = DICE.index(die)
        value = self.zones["dice", -1][place].value
        self.zones["dice", -1][place] = Cell(thing=die, marks=(mark,), value=value)

    def turn(self, mastery: str) -> None:
        """Turn a mastery to its Apprentice side."""
        cells = self.zones["masteries", -1]
        place = [cell.thing for cell in cells].index(mastery)
        cells[place] = Cell(thing=mastery, marks=("apprentice",), value=self.apprentice_coins)

    def move(self, event: Event) -> None:
        """Take up whatever an event moves, then lay it down."""
        moves = event.moves()
        taken = [self.taken(move.origin, move.thing, event) for move in moves]
        for move, cell in zip(moves, taken, strict=True):
            self.lay(move.target, cell)

    def taken(self, origin: Spot, thing: str, event: Event) -> Cell:
        """Return what leaves a spot, which stays behind empty."""
        if origin.zone == "deck":
            self.deck -= 1
            face_down = isinstance(event, Replaced)
            return Cell(HIDDEN if not thing else KNOWN if face_down else OPEN, thing)
        zone = self.zones[origin.zone, origin.seat]
        cell = zone[origin.place]
        assert cell != NOTHING, f"{event} moves what is not there"
        assert cell.thing == thing, f"{event} says that {thing!r} moves, and not {cell.thing!r}"
        zone[origin.place] = NOTHING
        return cell

    def lay(self, target: Spot, cell: Cell) -> None:
        """Lay something down at a spot, or somewhere in its zone."""
        zone = self.zones[target.zone, target.seat]
        if target.zone == "claimed":
            zone.append(cell)
        elif target.zone == "discard":
            zone.insert(target.place, cell if cell.face == HIDDEN else Cell(thing=cell.thing))
        else:
            assert zone[target.place] == NOTHING, f"something lies at {target}"
            zone[target.place] = cell

    def looks(self) -> tuple[int, Zones]:
        """Return it so that it can be compared: what was claimed has no order."""
        cells = {
            key: sorted(zone, key=str) if key[0] == "claimed" else zone for key, zone in self.zones.items()
        }
        return self.deck, cells


def check_game(setup: Setup, seed: int) -> None:
    """Play a game at random; after every choice every reader's picture must be the one that is drawn."""
    game = BOX.open(setup)
    assert isinstance(game, MerchantGame)
    s = game.new(seed)
    source = Source(seed, 6)
    pictures = [Picture(game, s, reader) for reader in range(-1, game.seats)]
    while s.asks:
        ask = s.asks[source.below(len(s.asks))]
        is_eager = ask.question.name == "die" and len(ask.options) > 1 and source.below(6)
        s.told = []
        s.choose(source.pick(ask.options[:-1] if is_eager else ask.options), ask.seat)
        for picture in pictures:
            hears = heard(s.told, picture.reader)
            for event in hears:
                picture.hear(event)
            drawn = Picture(game, s, picture.reader)
            assert picture.looks() == drawn.looks(), f"seat {picture.reader + 1} heard {hears}"


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 8])
def test_every_picture_follows_from_what_was_heard(seats: int) -> None:
    for seed in range(3 if seats < 5 else 1):
        check_game(Setup(seats), seed)


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 8])
def test_with_few_orders_too(seats: int) -> None:
    """A small deck runs out, so that places close, or stay empty where one plays alone."""
    for seed in range(3 if seats < 5 else 1):
        options = {"edition": "made up", **small_deck_from(Source(seed), seats)}
        check_game(Setup(seats, options), seed)


@pytest.mark.parametrize("number", range(12))
def test_with_other_numbers_too(number: int) -> None:
    check_game(setup_from(Source(number, 2)), number)
