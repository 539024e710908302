"""Selling sets (AA-40 to AA-45)."""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.frames import chosen
from hexmonger.games.arcane_alley.naming import item_id
from hexmonger.games.arcane_alley.position import Position
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.shapes import LINES, Line, is_diagonal
from hexmonger.games.arcane_alley.spots import at_slot
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.telling import tell_sold
from hexmonger.games.arcane_alley.zones import SELL
from hexmonger.kernel.agenda import Frame, Question, Script, Step
from hexmonger.kernel.messages import Message, message, named, plain
from hexmonger.kernel.spots import Spot

# Every stack of every shape, each once: a smaller storehouse has some that a 3×3 one has not.
ALL_STACKS: Final[list[Line]] = list(dict.fromkeys([line for lines in LINES for line in lines]))
WAYS: Final = ("close sideways", "close up and down")


@final
class PickSet(Question[AlleyState]):
    """With several sets at once the seller picks one (AA-41)."""

    name = "set"
    forced = True

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return s.find_sets(f.seat)

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        s.agenda.append(f.picked(choice))

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(len(LINES[p.shape[f.seat]]))

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return stack_key(LINES[p.shape[f.seat]][choice])

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return tuple([at_slot(f.seat, slot) for slot in LINES[p.shape[f.seat]][choice]])

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return plain("why-no-set"), "AA-40"

    def actions(self, game: Any) -> Sequence[str]:
        return [stack_key(line) for line in ALL_STACKS]

    def action(self, p: Position, f: Frame, choice: int) -> int:
        return ALL_STACKS.index(LINES[p.shape[f.seat]][choice])


def stack_key(line: Line) -> str:
    """Return the notation of selling a stack.

    >>> stack_key((0, 4, 8))
    'sell 1-5-9'
    """
    return "sell " + "-".join([str(slot + 1) for slot in line])


@final
class PickWay(Question[AlleyState]):
    """After a diagonal the seller chooses how the gap closes (AA-43)."""

    name = "close"
    forced = True

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [0, 1] if is_diagonal(s.shape[f.seat], chosen(f)) else [0]

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        s.agenda.append(f.picked(choice))

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(2)

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return WAYS[choice]

    def prompt(self, p: Position, f: Frame) -> Message:
        ids = [item_id(p, p.store[f.seat][slot]) for slot in LINES[p.shape[f.seat]][chosen(f)]]
        # A Feline in the set is not what is sold.
        return message("ask-close", item=named("item", max(ids, key=ids.count)))

    def verb(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("verb-close-up-and-down" if choice else "verb-close-sideways")

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return plain("why-no-diagonal"), "AA-43"

    def actions(self, game: Any) -> Sequence[str]:
        return WAYS


@final
class SellSet(Step[AlleyState]):
    """The items are set aside, the gap closes, the seller gains, then "when sold" (AA-42)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        seat = f.seat
        line, way = f.picks
        rules = s.rules
        kind = s.kind_sold(seat, line)
        tell_sold(s, seat, line, kind)
        cards = s.take_line(seat, line, way)
        copies = 0
        for card in cards:
            s.set_aside(card)
            if s.kind_of[card] == kind:
                copies += 1
        gold = rules.gold_of[kind]
        wizard = s.wizards[seat]
        if wizard != NO_WIZARD:
            gold += rules.sale_bonus[wizard]
        s.gain_gold(seat, gold)
        effect = rules.sold[kind]
        if effect is not None and s.phase == SELL:
            s.agenda.append(Frame(effect, 0, seat, (copies,)))


@final
class AfterSale(Step[AlleyState]):
    """Wizards who care about sales act; then the seller looks for sets again (AA-45)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        s.agenda.append(s.rules.sets.first[f.seat])
        s.moment_for_each(s.rules.on_sale, f.seat)


SETS: Final = Script("sets", [PickSet(), PickWay(), SellSet(), AfterSale()])
