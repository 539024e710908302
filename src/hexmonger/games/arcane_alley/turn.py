"""A turn of the Sell phase (AA-20 to AA-26), and how the phase ends (AA-60 to AA-63, AA-85, AA-86)."""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.naming import kinds_of, named_item
from hexmonger.games.arcane_alley.playing import discard_from_stash
from hexmonger.games.arcane_alley.position import Position
from hexmonger.games.arcane_alley.shapes import FULL
from hexmonger.games.arcane_alley.spots import ON_DECK, ON_DISCARD, THE_DISCARD, in_stash
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.telling import (
    tell_activated,
    tell_drew_from_discard,
    tell_triggered,
    tell_turn_began,
)
from hexmonger.games.arcane_alley.zones import NOBODY
from hexmonger.kernel.agenda import Frame, Question, Script, Step
from hexmonger.kernel.messages import Message, Value, plain
from hexmonger.kernel.spots import Spot

DRAW_DECK: Final = 0
DRAW_DISCARD: Final = 1

PLAY_IT: Final = 0
DISCARD_IT: Final = 1
ACTIVATE_IT: Final = 2


@final
class StartTurn(Step[AlleyState]):
    """Sell every set your storehouse already holds (AA-20)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        s.turn = f.seat
        if s.returned:
            s.returned = ()
        tell_turn_began(s)
        if s.find_sets(f.seat):
            s.agenda.append(s.rules.sets.first[f.seat])


class Draw(Question[AlleyState]):
    """The deck's top item or the discard's goes to your stash (AA-21)."""

    name = "draw"
    goes_on = True

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        if s.deck:
            return [DRAW_DECK, DRAW_DISCARD] if s.discard else [DRAW_DECK]
        return [DRAW_DISCARD] if s.discard else []

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        if choice == DRAW_DECK:
            s.draw(f.seat)
        else:
            card = s.take_from_discard()
            s.join_stash(f.seat, card)
            tell_drew_from_discard(s, f.seat, card)
        s.go_on(f)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(2)

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return "draw deck" if choice == DRAW_DECK else "draw discard"

    def prompt(self, p: Position, f: Frame) -> Message:
        """Return the question: what can be drawn from, and the discard's top item."""
        piles = "both" if p.deck and p.discard else "deck" if p.deck else "discard"
        fields: dict[str, Value] = {"piles": piles}
        if p.discard:
            fields["item"] = named_item(p, p.discard[-1])
        return Message("ask-draw", fields)

    def verb(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("verb-draw-deck" if choice == DRAW_DECK else "verb-draw-discard")

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        if choice == DRAW_DECK:
            return (ON_DECK,)
        return (ON_DISCARD if p.discard else THE_DISCARD,)

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return plain("why-deck-empty" if choice == DRAW_DECK else "why-discard-empty"), "AA-21"

    def actions(self, game: Any) -> Sequence[str]:
        return ["draw deck", "draw discard"]


class Act(Question[AlleyState]):
    """Play a stash item, discard one, or activate a special one (AA-22).

    An item is chosen by its name (AA-94): a choice is its kind, times the number of things that can be done
    with an item, plus what is done with it.
    """

    name = "act"
    goes_on = True
    acts: tuple[str, ...] = ("play", "discard", "activate")

    def __init__(self) -> None:
        self.number = len(self.acts)

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        number = self.number
        can_play = s.has_slot_to_play(f.seat)
        special = s.rules.special
        kind_of = s.kind_of
        found: list[int] = []
        last = NOBODY
        for card in s.stash[f.seat]:
            kind = kind_of[card]
            if kind == last:
                continue
            last = kind
            first = number * kind
            if can_play:
                found.append(first)
            found.append(first + DISCARD_IT)
            if special[kind] is not None:
                found.append(first + ACTIVATE_IT)
        return found

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        seat = f.seat
        kind = choice // self.number
        act = choice % self.number
        s.go_on(f)
        if act == PLAY_IT:
            s.play_from_stash(seat, seat, kind)
        elif act == DISCARD_IT:
            discard_from_stash(s, seat, kind)
        else:
            self.activate(s, seat, s.leave_stash(seat, kind))

    def activate(self, s: AlleyState, seat: int, card: int) -> None:
        """Reveal a special item, set it aside for the round and resolve it (AA-50)."""
        s.set_aside(card)
        tell_activated(s, seat, card)
        script = s.rules.special[s.kind_of[card]]
        if script is not None:
            s.push_effect(script, seat)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        number = self.number
        return [number * kind + act for kind in kinds_of(p, p.stash[f.seat]) for act in range(number)]

    def key(self, p: Position, f: Frame, choice: int) -> str:
        kind, act = divmod(choice, self.number)
        return f"{self.acts[act]} {p.rules.items[kind].name}"

    def verb(self, p: Position, f: Frame, choice: int) -> Message:
        return plain(f"verb-act-{self.acts[choice % self.number]}")

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (in_stash(f.seat, p.rules.ids[choice // self.number]),)

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        if choice % self.number == PLAY_IT:
            return plain("why-no-slot"), "AA-22"
        return plain("why-not-special"), "AA-50"

    def actions(self, game: Any) -> Sequence[str]:
        return [f"{act} {item.name}" for item in game.rules.items for act in self.acts]


class EndTurn(Step[AlleyState]):
    """Look once whether this turn triggers the inspection; the next turn, or the inspection (AA-61)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        seat = f.seat
        rules = s.rules
        two = s.seats == 2
        if s.triggered == NOBODY and s.up[seat] == FULL[s.shape[seat]]:
            if not two or s.tracker() >= rules.tracker_opens:
                s.triggered = seat
                tell_triggered(s)
        s.turns += 1
        s.turn = NOBODY
        following = seat + 1 if seat + 1 < s.seats else 0
        if s.triggered == NOBODY:
            if s.tracker() > rules.tracker_ends if two else s.turns >= rules.turns * s.seats:
                return
        elif s.triggered == following:
            # AA-62: the inspection begins in place of the triggering player's next turn.
            return
        s.agenda.append(rules.turn.first[following])


TURN: Final = Script("turn", [StartTurn(), Draw(), Act(), EndTurn()])
