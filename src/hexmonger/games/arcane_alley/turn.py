"""A turn of the Sell phase (AA-20 to AA-26), and how the phase ends (AA-60 to AA-63, AA-85, AA-86)."""

from collections.abc import Sequence
from typing import Final, final

from hexmonger.games.arcane_alley.playing import discard_from_stash
from hexmonger.games.arcane_alley.shapes import FULL
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.words import Position, item_name, kinds_of
from hexmonger.games.arcane_alley.zones import NOBODY
from hexmonger.kernel.agenda import Frame, Question, Script, Step

DECK: Final = 0
DISCARD: Final = 1

ACTS: Final = 4
PLAY_IT: Final = 0
DISCARD_IT: Final = 1
ACTIVATE_IT: Final = 2


@final
class StartTurn(Step[AlleyState]):
    """Sell every set your storehouse already holds (AA-20)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        s.turn = f.seat
        if s.returned:
            s.returned = []
        if s.told is not None:
            s.tell("turn", f.seat, (s.round, s.turns))
        if s.find_sets(f.seat):
            s.agenda.append(s.rules.sets.first[f.seat])


class Draw(Question[AlleyState]):
    """The deck's top item or the discard's goes to your stash (AA-21)."""

    name = "draw"
    goes_on = True

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        if s.deck:
            return [DECK, DISCARD] if s.discard else [DECK]
        return [DISCARD] if s.discard else []

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        if choice == DECK:
            card = s.draw(f.seat)
        else:
            card = s.take_from_discard()
            s.join_stash(f.seat, card)
        if s.told is not None:
            s.tell("drew", f.seat, (choice,), card, s.seen[card])
        s.go_on(f)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(2)

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return "draw deck" if choice == DECK else "draw discard"

    def prompt(self, p: Position, f: Frame) -> str:
        if not p.discard:
            return "Draw the deck's top item."
        name = item_name(p, p.discard[-1])
        if not p.deck:
            return f"Take the {name} from the discard."
        return f"Draw from the deck, or take the {name} from the discard."

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        return f"the {'deck' if choice == DECK else 'discard'} is empty", "AA-21"


class Act(Question[AlleyState]):
    """Play a stash item, discard one, or activate a special one (AA-22).

    An item is chosen by its name (AA-94): a choice is its kind, times four, plus what is done with it.
    """

    name = "act"
    goes_on = True

    def options(self, s: AlleyState, f: Frame) -> list[int]:
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
            first = ACTS * kind
            if can_play:
                found.append(first)
            found.append(first + DISCARD_IT)
            if special[kind] is not None:
                found.append(first + ACTIVATE_IT)
        return found

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        seat = f.seat
        kind = choice // ACTS
        act = choice % ACTS
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
        if s.told is not None:
            s.tell("activated", seat, (), card, s.everyone)
        script = s.rules.special[s.kind_of[card]]
        if script is not None:
            s.push_effect(script, seat)

    def acts(self) -> list[str]:
        """Return the words for what can be done with an item."""
        return ["play", "discard", "activate"]

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        acts = range(len(self.acts()))
        return [ACTS * kind + act for kind in kinds_of(p, p.stash[f.seat]) for act in acts]

    def word(self, p: Position, f: Frame, choice: int) -> str:
        kind, act = divmod(choice, ACTS)
        return f"{self.acts()[act]} {p.rules.items[kind].name}"

    def prompt(self, p: Position, f: Frame) -> str:
        return "Play an item of your stash, discard one, or activate a special one."

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        if choice % ACTS == PLAY_IT:
            return "your storehouse has no slot to play in", "AA-22"
        return "only a special item can be activated", "AA-50"


@final
class EndTurn(Step[AlleyState]):
    """Look once whether this turn triggers the inspection; the next turn, or the inspection (AA-61)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        seat = f.seat
        rules = s.rules
        two = s.seats == 2
        if s.triggered == NOBODY and s.up[seat] == FULL[s.shape[seat]]:
            if not two or s.tracker() >= rules.tracker_opens:
                s.triggered = seat
                if s.told is not None:
                    s.tell("triggered", seat)
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
