"""A turn with the market and the moon die (MM-11, MM-21, MM-33, MM-40, MM-41)."""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.moonstruck_market.arranging import StockToArrange
from hexmonger.games.arcane_alley.moonstruck_market.cards import MoonItem
from hexmonger.games.arcane_alley.moonstruck_market.moon import SIDES
from hexmonger.games.arcane_alley.moonstruck_market.rules import STALLS
from hexmonger.games.arcane_alley.moonstruck_market.spots import at_stall
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.moonstruck_market.targets import at_market
from hexmonger.games.arcane_alley.moonstruck_market.telling import tell_bought, tell_expended
from hexmonger.games.arcane_alley.naming import named_item
from hexmonger.games.arcane_alley.phases import CountInTurn, DealStashes, Fines, Inspect, NextRound
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.spots import THE_DISCARD, in_discard
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.telling import tell_drew_from_discard
from hexmonger.games.arcane_alley.turn import (
    ACTIVATE_IT,
    DISCARD_IT,
    DRAW_DECK,
    PLAY_IT,
    Act,
    Draw,
    EndTurn,
    StartTurn,
)
from hexmonger.games.arcane_alley.zones import NOBODY
from hexmonger.kernel.agenda import Frame, Script, Step
from hexmonger.kernel.messages import Message, message, named, plain
from hexmonger.kernel.spots import Spot

FIRST_STALL: Final = 2
FROM_WITHIN: Final = FIRST_STALL + STALLS
REACH: Final = "draw from within the discard"
EXPEND_IT: Final = 3


@final
class DealStashesAndMarket(DealStashes):
    """After the discard is made, three items are revealed into the market (MM-10)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        super().run(s, f)
        s.show_top()
        at_market(s).fill_market()


@final
class TurnTheMoon(Step[MarketState]):
    """The starting player rolls the die on their first turn, and advances it on later ones (MM-21)."""

    def run(self, s: MarketState, f: Frame) -> None:
        if f.seat == s.start:
            if s.turns == 0:
                s.roll_moon()
            else:
                s.advance_moon()


@final
class BeforeDrawing(Step[MarketState]):
    """After selling, and before drawing, wizards act who do so at the start of their turns (MM-33)."""

    def run(self, s: MarketState, f: Frame) -> None:
        wizard = s.wizards[f.seat]
        if wizard != NO_WIZARD:
            power = s.moons.on_turn[wizard]
            if power is not None:
                s.push_effect(power, f.seat)


def reachable_depth(discard: list[int], kind_of: tuple[int, ...], is_reachable: list[bool]) -> int:
    """Return how deep in the discard the topmost item lies that can be drawn from anywhere, or -1.

    It is a list: compiled, any other sequence costs a call for every card.
    """
    depth = 0
    for card in reversed(discard):
        if is_reachable[kind_of[card]]:
            return depth
        depth += 1
    return -1


@final
class MarketDraw(Draw):
    """Draw from the deck or the discard, buy from the market, or reach into the discard."""

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        assert isinstance(s, MarketState)
        found = super().options(s, f)
        gold = s.gold[f.seat]
        prices = s.moons.prices[s.wizards[f.seat]]
        for stall in range(len(s.market)):
            if prices[stall] <= gold:
                found.append(FIRST_STALL + stall)
        if reachable_depth(s.discard, s.kind_of, s.moons.is_reachable) > 0:
            found.append(FROM_WITHIN)
        return found

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        if choice == DRAW_DECK:
            super().take(s, f, choice)
        elif FIRST_STALL <= choice < FIRST_STALL + STALLS:
            self.buy(at_market(s), f, choice - FIRST_STALL)
        else:
            self.draw_from_discard(at_market(s), f, choice)

    def buy(self, s: MarketState, f: Frame, stall: int) -> None:
        """Pay the price of a stall and take its item (MM-11)."""
        price = s.moons.prices[s.wizards[f.seat]][stall]
        s.gold[f.seat] -= price
        card = s.market.pop(stall)
        s.join_stash(f.seat, card)
        tell_bought(s, f.seat, card, price, stall, len(s.market))
        s.fill_market()
        s.go_on(f)

    def draw_from_discard(self, s: MarketState, f: Frame, choice: int) -> None:
        """Draw the top item, or the one that can be reached; sideways it can't be expended now (MM-41)."""
        depth = 0
        if choice == FROM_WITHIN:
            depth = reachable_depth(s.discard, s.kind_of, s.moons.is_reachable)
        card = s.discard[-1 - depth]
        if card in s.sideways:
            s.barred = card
        s.take_from_discard(depth)
        s.join_stash(f.seat, card)
        tell_drew_from_discard(s, f.seat, card, depth)
        s.go_on(f)
        kind = s.kind_of[card]
        gain = s.moons.more[kind]
        if gain is not None and s.moons.is_reachable[kind] and s.is_moonstruck(kind):
            s.push(gain, f.seat)

    def domain(self, p: Any, f: Frame) -> Sequence[int]:
        return range(FROM_WITHIN + 1)

    def key(self, p: Any, f: Frame, choice: int) -> str:
        if choice == FROM_WITHIN:
            return REACH
        if choice >= FIRST_STALL:
            return buy_key(choice - FIRST_STALL)
        return super().key(p, f, choice)

    def prompt(self, p: Any, f: Frame) -> Message:
        """Return the question: the base game's, what can be reached in the discard, and the market."""
        market = tuple([named_item(p, card) for card in p.market])
        if not p.deck and not p.discard:
            return message("ask-buy", market=market)
        depth = self.depth_within(p)
        within = named_item(p, p.discard[-1 - depth] if depth > 0 else NOBODY)
        fields = {**super().prompt(p, f).fields, "within": within, "market": market}
        return Message("ask-draw-or-buy", fields)

    def verb(self, p: Any, f: Frame, choice: int) -> Message:
        if choice == FROM_WITHIN:
            return plain("verb-draw-within")
        if choice >= FIRST_STALL:
            return message("verb-buy", gold=p.rules.prices[p.wizards[f.seat]][choice - FIRST_STALL])
        return super().verb(p, f, choice)

    def points(self, p: Any, f: Frame, choice: int) -> tuple[Spot, ...]:
        if choice == FROM_WITHIN:
            depth = self.depth_within(p)
            return (in_discard(depth) if depth > 0 else THE_DISCARD,)
        if choice >= FIRST_STALL:
            return (at_stall(choice - FIRST_STALL),)
        return super().points(p, f, choice)

    def depth_within(self, p: Any) -> int:
        """Return how deep in the discard the item lies that can be reached; 0 or less for none."""
        return reachable_depth(list(p.discard), p.kind_of, p.rules.is_reachable)

    def why_not(self, p: Any, f: Frame, choice: int) -> tuple[Message, str]:
        if choice == FROM_WITHIN:
            return plain("why-nothing-within"), "MM-item:skeletal_sword"
        if choice >= FIRST_STALL:
            if choice - FIRST_STALL >= len(p.market):
                return plain("why-stall-empty"), "MM-12"
            return message("why-only-gold", gold=p.gold[f.seat]), "MM-11"
        return super().why_not(p, f, choice)

    def actions(self, game: Any) -> Sequence[str]:
        return [*super().actions(game), *[buy_key(stall) for stall in range(STALLS)], REACH]


def buy_key(stall: int) -> str:
    """Return the notation of buying from a stall."""
    return f"buy {stall + 1}"


@final
class MarketAct(Act):
    """Play, discard or activate as ever, or expend an item of your stash (MM-40)."""

    acts: tuple[str, ...] = ("play", "discard", "activate", "expend")

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        assert isinstance(s, MarketState)
        number = self.number
        can_play = s.has_slot_to_play(f.seat)
        special = s.rules.special
        expend = s.moons.expend
        kind_of = s.kind_of
        barred = s.barred
        found: list[int] = []
        last = NOBODY
        for card in s.stash[f.seat]:
            kind = kind_of[card]
            if kind == last:
                continue
            last = kind
            first = number * kind
            if can_play:
                found.append(first + PLAY_IT)
            found.append(first + DISCARD_IT)
            if special[kind] is not None:
                found.append(first + ACTIVATE_IT)
            if expend[kind] is not None and (barred == NOBODY or self.has_unbarred(s, f.seat, kind)):
                found.append(first + EXPEND_IT)
        return found

    def has_unbarred(self, s: MarketState, seat: int, kind: int) -> bool:
        """Whether a stash holds an item of a kind that was not drawn sideways this turn (MM-41)."""
        for card in s.stash[seat]:
            if s.kind_of[card] == kind and card != s.barred:
                return True
        return False

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        if choice % self.number != EXPEND_IT:
            super().take(s, f, choice)
            return
        assert isinstance(s, MarketState)
        seat = f.seat
        kind = choice // self.number
        card = s.leave_stash(seat, kind, s.barred)
        s.show(card)
        s.limbo.append(card)
        tell_expended(s, seat, card)
        s.go_on(f)
        effect = s.moons.expend[kind]
        s.push(s.moons.put_sideways, seat)
        if effect is not None:
            s.activate(effect, seat, kind, (), s.is_moonstruck(kind))

    def prompt(self, p: Any, f: Frame) -> Message:
        return message("ask-act-or-expend", side=named("moon", SIDES[p.light]))

    def why_not(self, p: Any, f: Frame, choice: int) -> tuple[Message, str]:
        kind, act = divmod(choice, self.number)
        if act == EXPEND_IT:
            item = p.rules.items[kind]
            if isinstance(item, MoonItem) and item.expend:
                return plain("why-drawn-sideways"), "MM-41"
            return plain("why-not-expended"), "MM-40"
        return super().why_not(p, f, choice)


@final
class EndMarketTurn(EndTurn):
    """What was drawn sideways can be expended from the next turn on (MM-41)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        assert isinstance(s, MarketState)
        s.barred = NOBODY
        super().run(s, f)


TURN: Final = Script(
    "turn", [TurnTheMoon(), StartTurn(), BeforeDrawing(), MarketDraw(), MarketAct(), EndMarketTurn()]
)
ROUND: Final = Script(
    "round", [StockToArrange(), DealStashesAndMarket(), Inspect(), CountInTurn(), Fines(), NextRound()]
)
