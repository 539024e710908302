"""Selling normal, moon and mixed sets (MM-30 to MM-32, and the steps of AA-45)."""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.moonstruck_market.telling import tell_sale
from hexmonger.games.arcane_alley.position import Position
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.selling import AfterSale, PickSet, PickWay
from hexmonger.games.arcane_alley.spots import an_effect
from hexmonger.games.arcane_alley.zones import SELL
from hexmonger.kernel.agenda import Frame, Question, Script, Step
from hexmonger.kernel.messages import Message, plain
from hexmonger.kernel.spots import Spot

# The pick of a sale after its stack and the way the gap closes: whether it is a moon set.
MOON_SET: Final = 2


@final
class MoonSale(Step[MarketState]):
    """The items are set aside, the gap closes, gold is gained, then every "when sold" effect once."""

    def run(self, s: MarketState, f: Frame) -> None:
        seat = f.seat
        line, way = f.picks
        is_moon_set = s.is_moon_set(seat, line)
        kind = s.kind_sold(seat, line)
        tell_sale(s, seat, line, is_moon_set, kind)
        cards = s.take_line(seat, line, way)
        for card in cards:
            s.set_aside(card)
        kinds = [s.kind_of[card] for card in cards]
        sold = sorted(set(kinds)) if kind < 0 else [kind]
        self.pay(s, seat, is_moon_set, min([s.rules.gold_of[each] for each in sold]))
        s.agenda[-1] = f.picked(int(is_moon_set))
        effects = [each for each in sold if s.rules.sold[each] is not None]
        if s.phase == SELL and effects:
            if len(effects) > 1:
                s.push(s.moons.order, seat, (len(effects), *effects))
            else:
                self.activate(s, seat, effects[0], kinds.count(effects[0]))

    def pay(self, s: MarketState, seat: int, is_moon_set: bool, gold: int) -> None:
        """Steps 2 and 3 of AA-45: the seller's gold as one sum, then Gerith's as one of its own."""
        wizard = s.wizards[seat]
        if wizard != NO_WIZARD:
            gold += s.rules.sale_bonus[wizard]
        s.gain_gold(seat, gold)
        if is_moon_set:
            for other in s.in_turn_order(seat):
                if s.wizards[other] != NO_WIZARD:
                    s.gain_gold(other, s.moons.moon_bonus[s.wizards[other]])

    def activate(self, s: MarketState, seat: int, kind: int, copies: int) -> None:
        """Activate the one "when sold" effect; what was moonstruck when the sale began is so (MM-30)."""
        effect = s.rules.sold[kind]
        if effect is not None:
            s.activate(effect, seat, kind, (copies,), s.is_moonstruck(kind))


@final
class PickOrder(Question[MarketState]):
    """The seller chooses the order of several "when sold" effects before the first (MM-30).

    Its picks are how many there are, their kinds, and the kinds chosen so far.
    """

    name = "order"

    def effects(self, f: Frame) -> tuple[int, ...]:
        """Return the kinds whose effects are put in order."""
        return f.picks[1 : f.picks[0] + 1]

    def ordered(self, f: Frame) -> tuple[int, ...]:
        """Return the kinds chosen so far, in their order."""
        return f.picks[f.picks[0] + 1 :]

    def waiting(self, f: Frame) -> list[int]:
        """Return the kinds that are not chosen yet."""
        return [kind for kind in self.effects(f) if kind not in self.ordered(f)]

    def options(self, s: MarketState, f: Frame) -> list[int]:
        return self.waiting(f)

    def take(self, s: MarketState, f: Frame, choice: int) -> None:
        further = f.again(choice)
        rest = self.waiting(further)
        if len(rest) > 1:
            s.agenda.append(further)
            return
        # All items of a moon set were moonstruck when its sale began.
        for kind in reversed([*self.ordered(further), *rest]):
            effect = s.rules.sold[kind]
            if effect is not None:
                s.activate(effect, f.seat, kind, (1,), True)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return sorted(self.effects(f))

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return f"first {p.rules.items[choice].name}"

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (an_effect(p.rules.ids[choice]),)

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return plain("why-in-order"), "MM-30"

    def actions(self, game: Any) -> Sequence[str]:
        return [f"first {game.rules.items[kind].name}" for kind in game.rules.to_order]

    def action(self, p: Any, f: Frame, choice: int) -> int:
        place: int = p.rules.to_order.index(choice)
        return place


@final
class AfterEffects(Step[MarketState]):
    """After a moon set the die advances; then Mister Bones's infamy (steps 5 and 6 of AA-45)."""

    def run(self, s: MarketState, f: Frame) -> None:
        if f.picks[MOON_SET]:
            s.advance_moon()
        wizard = s.wizards[f.seat]
        if wizard != NO_WIZARD and s.moons.sale_infamy[wizard]:
            s.gain_infamy(f.seat, s.moons.sale_infamy[wizard])


SETS: Final = Script("sets", [PickSet(), PickWay(), MoonSale(), AfterEffects(), AfterSale()])
ORDER: Final = Script("order", [PickOrder()])
