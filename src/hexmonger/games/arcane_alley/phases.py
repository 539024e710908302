"""A round: the Stock phase (AA-10 to AA-13), the inspection (AA-70 to AA-74), the bribes (AA-80)."""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.position import Position
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.shapes import SIZES, SQUARE
from hexmonger.games.arcane_alley.spots import an_amount, at_slot
from hexmonger.games.arcane_alley.state import AlleyState, deal_square
from hexmonger.games.arcane_alley.telling import (
    tell_bribed,
    tell_bribes_began,
    tell_counted,
    tell_dealt,
    tell_first_discard,
    tell_inspection_began,
    tell_over,
    tell_paid_fines,
    tell_penalised,
    tell_round_began,
)
from hexmonger.games.arcane_alley.zones import (
    BRIBE,
    GOLD_PER_INFAMY,
    HOLE,
    INSPECTION,
    MOST_INFAMY,
    NOBODY,
    OVER,
    SELL,
    STOCK,
    with_value,
)
from hexmonger.kernel.agenda import Frame, Question, Script, Step
from hexmonger.kernel.messages import Message, message, plain
from hexmonger.kernel.spots import Spot


class Stock(Step[AlleyState]):
    """Shuffle all items into one deck and deal the storehouses (AA-10, AA-11)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        s.phase = STOCK
        s.turn = NOBODY
        s.turns = 0
        s.triggered = NOBODY
        tell_round_began(s)
        s.tell_gathering()
        s.gather()
        s.shuffle(s.deck)
        for seat in s.in_turn_order(s.start):
            deal_square(s, seat)
        s.show_top()
        s.push_for_each(s.rules.reveal, s.start)


@final
class PickReveal(Question[AlleyState]):
    """In turn order each chooses two items to reveal (AA-11)."""

    name = "reveal"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return s.hidden_slots(f.seat)

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        s.turn_up(f.seat, choice)
        s.go_on(f)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(SIZES[SQUARE])

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return f"reveal {choice + 1}"

    def prompt(self, p: Position, f: Frame) -> Message:
        return message("ask-reveal", which=p.up[f.seat].bit_count() + 1)

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (at_slot(f.seat, choice),)

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return plain("why-not-hidden"), "AA-11"

    def actions(self, game: Any) -> Sequence[str]:
        return [f"reveal {slot + 1}" for slot in range(SIZES[SQUARE])]


class DealStashes(Step[AlleyState]):
    """Each player is dealt a stash; the deck's top item becomes the discard (AA-12)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        for seat in s.in_turn_order(s.start):
            wizard = s.wizards[seat]
            size = s.rules.numbers["stash"] if wizard == NO_WIZARD else s.rules.stash_of[wizard]
            for _ in range(size):
                card = s.deck.pop()
                s.join_stash(seat, card)
                s.uncover()
                tell_dealt(s, seat, card)
        card = s.deck.pop()
        s.show(card)
        s.discard.append(card)
        tell_first_discard(s, card)
        s.phase = SELL
        s.agenda.append(s.rules.turn.first[s.start])


@final
class Inspect(Step[AlleyState]):
    """One after the other, players turn up what they still hide and sell their sets (AA-70)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        s.phase = INSPECTION
        s.turn = NOBODY
        tell_inspection_began(s)
        s.push_for_each(s.rules.inspect, s.start)


@final
class BeforeRevealing(Step[AlleyState]):
    """Wizards who act before their owner's items are turned up."""

    def run(self, s: AlleyState, f: Frame) -> None:
        s.moment(s.rules.on_inspection, f.seat)


@final
class TurnUpAll(Step[AlleyState]):
    """All hidden items are revealed at once; then sets are sold one by one."""

    def run(self, s: AlleyState, f: Frame) -> None:
        seat = f.seat
        slots = s.hidden_slots(seat)
        for slot in slots:
            s.turn_up(seat, slot)
        s.agenda.append(s.rules.sets.first[seat])
        s.after_turning_up(seat, slots)


@final
class CountInTurn(Step[AlleyState]):
    """In turn order each gains the infamy of the items left, as one sum (AA-71)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        s.push_for_each(s.rules.count, s.start)


@final
class CountInfamy(Step[AlleyState]):
    """Gain the sum of infamy on the items left; a negative sum is a loss (AA-71)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        seat = f.seat
        total = 0
        for card in s.store[seat]:
            if card != HOLE:
                total += s.rules.infamy_of[s.kind_of[card]]
        s.sums = with_value(s.sums, seat, total)
        tell_counted(s, seat)
        if total >= 0:
            s.gain_infamy(seat, total)
        else:
            s.lose_infamy(seat, -total)
        s.moment(s.rules.on_count, seat)


@final
class Fines(Step[AlleyState]):
    """The penalty for triggering (AA-72), the fines (AA-73), then the bribes or the end."""

    def run(self, s: AlleyState, f: Frame) -> None:
        trigger = s.triggered
        if trigger != NOBODY and min(s.sums) < s.sums[trigger]:
            tell_penalised(s)
            s.gain_infamy(trigger, s.rules.numbers["penalty"])
        for seat in s.in_turn_order(s.start):
            fines = s.fines[seat]
            if fines:
                s.fines = with_value(s.fines, seat, 0)
                tell_paid_fines(s, seat, fines)
                s.lose_gold(seat, s.rules.numbers["fine"] * fines)
        if s.round == s.rules.numbers["rounds"]:
            s.phase = OVER
            s.agenda.clear()
            tell_over(s, s.standings())
            return
        s.phase = BRIBE
        tell_bribes_began(s)
        s.push_for_each(s.rules.bribe, s.start)


@final
class Bribe(Question[AlleyState]):
    """Pay two gold for each infamy you lose, or pass (AA-80)."""

    name = "bribe"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        most = min(s.gold[f.seat] // GOLD_PER_INFAMY, s.infamy[f.seat])
        return list(range(most + 1)) if most else []

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        if choice:
            s.gold[f.seat] -= GOLD_PER_INFAMY * choice
            s.infamy = with_value(s.infamy, f.seat, s.infamy[f.seat] - choice)
        tell_bribed(s, f.seat, GOLD_PER_INFAMY * choice, choice)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(MOST_INFAMY + 1)

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return bribe_key(choice)

    def prompt(self, p: Position, f: Frame) -> Message:
        return message("ask-bribe", gold=p.gold[f.seat], infamy=p.infamy[f.seat])

    def verb(self, p: Position, f: Frame, choice: int) -> Message:
        if not choice:
            return plain("verb-bribe-pass")
        return message("verb-bribe", gold=GOLD_PER_INFAMY * choice, infamy=choice)

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (an_amount(GOLD_PER_INFAMY * choice),)

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        if choice > p.infamy[f.seat]:
            return message("why-only-infamy", infamy=p.infamy[f.seat]), "AA-80"
        return message("why-only-gold", gold=p.gold[f.seat]), "AA-80"

    def actions(self, game: Any) -> Sequence[str]:
        return [bribe_key(infamy) for infamy in range(MOST_INFAMY + 1)]


def bribe_key(infamy: int) -> str:
    """Return the notation of a bribe by the infamy it takes away, two gold for each.

    >>> bribe_key(0), bribe_key(3)
    ('pass', 'bribe 6')
    """
    return f"bribe {GOLD_PER_INFAMY * infamy}" if infamy else "pass"


@final
class NextRound(Step[AlleyState]):
    """The starting player's token passes to the left, and a round begins (AA-04)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        s.start = (s.start + 1) % s.seats
        s.round += 1
        s.agenda.append(s.rules.round.first[-1])


ROUND: Final = Script("round", [Stock(), DealStashes(), Inspect(), CountInTurn(), Fines(), NextRound()])
REVEAL: Final = Script("reveal", [PickReveal(), PickReveal()])
INSPECT: Final = Script("inspect", [BeforeRevealing(), TurnUpAll()])
COUNT: Final = Script("count", [CountInfamy()])
BRIBES: Final = Script("bribe", [Bribe()])
