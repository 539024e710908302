"""Questions of single items: what a Cauldron does to somebody, and where sold Dolls go."""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.frames import chosen, copies_sold, haunted
from hexmonger.games.arcane_alley.naming import asking, owner_of_script
from hexmonger.games.arcane_alley.playing import leave
from hexmonger.games.arcane_alley.position import Position
from hexmonger.games.arcane_alley.spots import a_player, an_effect, at_slot
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.targets import SLOTS, place_action, place_actions, place_key, places_in
from hexmonger.games.arcane_alley.telling import tell_haunted
from hexmonger.kernel.agenda import Frame, Question
from hexmonger.kernel.messages import Message, message, plain, player
from hexmonger.kernel.spots import Spot

GAIN_OR_LOSE: Final = ("gain infamy", "lose gold")


@final
class GainInfamyOrLoseGold(Question[AlleyState]):
    """The chosen player gains infamy, or loses gold: you say which."""

    def __init__(self, name: str, infamy: str, gold: str) -> None:
        self.name = name
        self.infamy = infamy
        self.gold = gold

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [0, 1]

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        if choice == 0:
            s.gain_infamy(chosen(f), f.script.numbers[self.infamy])
        else:
            s.lose_gold(chosen(f), f.script.numbers[self.gold])

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(2)

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return GAIN_OR_LOSE[choice]

    def prompt(self, p: Position, f: Frame) -> Message:
        return asking(p, f, self.name, {"them": player(chosen(f))})

    def verb(self, p: Position, f: Frame, choice: int) -> Message:
        if choice:
            return message("verb-lose-gold", gold=f.script.numbers[self.gold])
        return message("verb-gain-infamy", infamy=f.script.numbers[self.infamy])

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (a_player(chosen(f)), an_effect(self.gold if choice else self.infamy))

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return plain("why-one-of-two"), owner_of_script(p, f)[1]

    def actions(self, game: Any) -> Sequence[str]:
        return GAIN_OR_LOSE


@final
class Haunt(Question[AlleyState]):
    """One after another, hidden items of other players are replaced by the sold copies."""

    name = "doll.haunt"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        if len(haunted(f)) >= copies_sold(f):
            return []
        found: list[int] = []
        for seat in range(s.seats):
            if self.is_open(f, seat):
                found += [SLOTS * seat + slot for slot in s.hidden_slots(seat)]
        return found

    def is_open(self, f: Frame, seat: int) -> bool:
        """Whether a storehouse may still get one."""
        return seat != f.seat and all(place // SLOTS != seat for place in haunted(f))

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        owner, slot = divmod(choice, SLOTS)
        sold = max(i for i, card in enumerate(s.aside) if s.kind_of[card] == f.script.kind)
        card = s.store[owner][slot]
        s.store[owner][slot] = s.aside.pop(sold)
        s.up[owner] |= 1 << slot
        tell_haunted(s, f.seat, owner, slot, sold)
        s.agenda.append(f.again(choice))
        leave(s, owner, card, False, f.seat)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return places_in(p)

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return place_key(choice)

    def prompt(self, p: Position, f: Frame) -> Message:
        return asking(p, f, self.name, {"left": copies_sold(f) - len(haunted(f))})

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (at_slot(choice // SLOTS, choice % SLOTS),)

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        rule = owner_of_script(p, f)[1]
        seat = choice // SLOTS
        if seat == f.seat:
            return plain("why-not-anothers"), rule
        if not self.is_open(f, seat):
            return plain("why-one-each"), rule
        return plain("why-not-hidden"), rule

    def actions(self, game: Any) -> Sequence[str]:
        return place_actions(game)

    def action(self, p: Position, f: Frame, choice: int) -> int:
        return place_action(p, f, choice)
