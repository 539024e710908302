"""Arranging the nine hidden items of a storehouse by their backs, where the table plays so (MM-03).

The frame of a seat that arranges has the number of its moon-backed items as its first pick, then the
slots chosen so far.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.moonstruck_market.cards import MOON_BACK
from hexmonger.games.arcane_alley.moonstruck_market.telling import tell_arranged
from hexmonger.games.arcane_alley.phases import Stock
from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.shapes import SIZES, SQUARE
from hexmonger.games.arcane_alley.spots import at_slot
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import HOLE, STOCK
from hexmonger.kernel.agenda import Frame, Question, Script
from hexmonger.kernel.messages import Message, message, plain
from hexmonger.kernel.spots import Spot

SLOTS: Final = SIZES[SQUARE]
# How the nine hidden items of a storehouse are laid out (AA-11, MM-03).
AS_DEALT: Final = "as dealt"
BY_PLAYERS: Final = "by players"


def players_arrange(rules: Rules) -> bool:
    """Whether players arrange their hidden items."""
    return rules.options.get("arrange") == BY_PLAYERS


def moon_backed(s: AlleyState, seat: int) -> list[int]:
    """Return the slots of a storehouse whose items have the back of a moon item."""
    back_of = s.rules.back_of
    return [
        slot
        for slot, card in enumerate(s.store[seat])
        if card != HOLE and back_of[s.kind_of[card]] == MOON_BACK
    ]


def moons_in(f: Frame) -> int:
    """Return how many moon-backed items a seat arranges."""
    return f.picks[0]


def arranged(f: Frame) -> tuple[int, ...]:
    """Return the slots that a seat has chosen so far."""
    return f.picks[1:]


@final
class StockToArrange(Stock):
    """After the deal and before revealing, whoever's nine show both backs may arrange them (MM-03)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        super().run(s, f)
        if not players_arrange(s.rules):
            return
        script = s.rules.scripts["arrange"]
        for seat in reversed(s.in_turn_order(s.start)):
            moons = len(moon_backed(s, seat))
            if 0 < moons < SLOTS:
                s.push(script, seat, (moons,))


@final
class Arrange(Question[AlleyState]):
    """A seat chooses a slot for each of its moon-backed items, one after the other (MM-03)."""

    name = "arrange"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [slot for slot in range(SLOTS) if slot not in arranged(f)]

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        were = lay_next(s, f, choice)
        tell_arranged(s, f.seat, choice, were)
        if len(arranged(f)) + 1 < moons_in(f):
            s.agenda.append(f.again(choice))

    def domain(self, p: Any, f: Frame) -> Sequence[int]:
        return range(SLOTS)

    def key(self, p: Any, f: Frame, choice: int) -> str:
        return f"moon {choice + 1}"

    def prompt(self, p: Any, f: Frame) -> Message:
        return message("ask-arrange", moons=moons_in(f), number=len(arranged(f)) + 1)

    def points(self, p: Any, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (at_slot(f.seat, choice),)

    def why_not(self, p: Any, f: Frame, choice: int) -> tuple[Message, str]:
        return plain("why-arranged"), "MM-03"

    def actions(self, game: Any) -> Sequence[str]:
        if not players_arrange(game.rules):
            return ()
        return [f"moon {slot + 1}" for slot in range(SLOTS)]


def lay_next(s: AlleyState, f: Frame, slot: int) -> list[int]:
    """Put the first moon-backed item that has no slot yet into one; the others close up in reading order.

    So, when all are laid, the items of each back lie in the order in which they were dealt. Returns for every
    slot where its item was before.
    """
    store = s.store[f.seat]
    free = [other for other in range(SLOTS) if other not in arranged(f)]
    first = min([other for other in moon_backed(s, f.seat) if other in free])
    rest = [other for other in free if other != first]
    free.remove(slot)
    were = list(range(SLOTS))
    for other, was in zip(free, rest, strict=True):
        were[other] = was
    were[slot] = first
    s.store[f.seat] = [store[was] for was in were]
    return were


def broken_arranging(s: AlleyState) -> str:
    """Return what is wrong with the arranging that is under way; empty if nothing is."""
    for f in s.agenda:
        if f.script.name != "arrange":
            continue
        if not players_arrange(s.rules):
            return f"seat {f.seat + 1} arranges items that lie as dealt (MM-03)"
        if s.phase != STOCK or any(s.up):
            return f"seat {f.seat + 1} arranges items after the first was revealed (MM-03)"
        moons = moon_backed(s, f.seat)
        if f.picks[:1] != (len(moons),) or not len(arranged(f)) < len(moons) < SLOTS:
            return f"seat {f.seat + 1} arranges other items than it has (MM-03)"
        if len(set(arranged(f))) < len(arranged(f)) or not set(arranged(f)) <= set(moons):
            return f"seat {f.seat + 1} has put its moon-backed items elsewhere (MM-03)"
    return ""


ARRANGE: Final = Script("arrange", [Arrange()])
