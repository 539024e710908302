"""Selling sets (AA-40 to AA-45)."""

from collections.abc import Sequence
from typing import Final, final

from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.shapes import LINES, is_diagonal
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.words import Position, item_name
from hexmonger.games.arcane_alley.zones import SELL
from hexmonger.kernel.agenda import Frame, Question, Script, Step


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

    def word(self, p: Position, f: Frame, choice: int) -> str:
        slots = LINES[p.shape[f.seat]][choice]
        return "sell " + "-".join(str(slot + 1) for slot in slots)

    def prompt(self, p: Position, f: Frame) -> str:
        return "Choose which set to sell first."

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        return "that stack is not a set", "AA-40"


@final
class PickWay(Question[AlleyState]):
    """After a diagonal the seller chooses how the gap closes (AA-43)."""

    name = "close"
    forced = True

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [0, 1] if is_diagonal(s.shape[f.seat], f.picks[-1]) else [0]

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        s.agenda.append(f.picked(choice))

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(2)

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return "close up and down" if choice else "close sideways"

    def prompt(self, p: Position, f: Frame) -> str:
        names = [item_name(p, p.store[f.seat][slot]) for slot in LINES[p.shape[f.seat]][f.picks[-1]]]
        # A Feline in the set is not what is sold.
        name = max(names, key=names.count)
        return f"Choose how your storehouse closes after the diagonal with the {name}."

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        return "only the gap of a diagonal closes in a way you choose", "AA-43"


@final
class Sale(Step[AlleyState]):
    """The items are set aside, the gap closes, the seller gains, then "when sold" (AA-42)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        seat = f.seat
        line, way = f.picks
        rules = s.rules
        kind = s.kind_sold(seat, line)
        cards = s.take_line(seat, line, way)
        copies = 0
        for card in cards:
            s.set_aside(card)
            if s.kind_of[card] == kind:
                copies += 1
        if s.told is not None:
            s.tell("sold", seat, (kind, copies))
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


SETS: Final = Script("sets", [PickSet(), PickWay(), Sale(), AfterSale()])
