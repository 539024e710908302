"""The verbs that item and wizard texts are made of.

YOU is the seat an effect belongs to, HERE the slot of the item played, and THEM or IT what was chosen
last. Amounts are names of numbers in the item's own table, so that an edition can correct them.
"""

from collections.abc import Sequence
from typing import Final, final

from hexmonger.games.arcane_alley.playing import leave
from hexmonger.games.arcane_alley.shapes import BESIDE
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.targets import SLOTS, Target
from hexmonger.games.arcane_alley.words import Position, headed, owner_of_script
from hexmonger.games.arcane_alley.zones import HOLE
from hexmonger.kernel.agenda import Frame, Question, Step

YOU: Final = 0
THEM: Final = 1


def seat_of(who: int, f: Frame) -> int:
    """Return the seat a pronoun stands for."""
    return f.seat if who == YOU else f.picks[-1]


@final
class Gain(Step[AlleyState]):
    """Someone gains infamy, gold, or first the one and then the other."""

    def __init__(self, who: int, infamy: str = "", gold: str = "") -> None:
        self.who = who
        self.infamy = infamy
        self.gold = gold

    def run(self, s: AlleyState, f: Frame) -> None:
        seat = seat_of(self.who, f)
        if self.infamy:
            s.gain_infamy(seat, f.script.numbers[self.infamy])
        if self.gold:
            s.gain_gold(seat, f.script.numbers[self.gold])


@final
class Lose(Step[AlleyState]):
    """Someone loses infamy or gold, as far as they have it."""

    def __init__(self, who: int, infamy: str = "", gold: str = "") -> None:
        self.who = who
        self.infamy = infamy
        self.gold = gold

    def run(self, s: AlleyState, f: Frame) -> None:
        seat = seat_of(self.who, f)
        if self.infamy:
            s.lose_infamy(seat, f.script.numbers[self.infamy])
        if self.gold:
            s.lose_gold(seat, f.script.numbers[self.gold])


@final
class GainForEachOther(Step[AlleyState]):
    """You gain gold for every other revealed copy of this item in all storehouses, as one sum."""

    def __init__(self, gold: str) -> None:
        self.gold = gold

    def run(self, s: AlleyState, f: Frame) -> None:
        copies = -1
        kind_of = s.kind_of
        kind = f.script.kind
        for seat in range(s.seats):
            up = s.up[seat]
            for slot, card in enumerate(s.store[seat]):
                if kind_of[card] == kind and up >> slot & 1:
                    copies += 1
        s.gain_gold(f.seat, f.script.numbers[self.gold] * copies)


@final
class Flip(Step[AlleyState]):
    """The chosen item of your storehouse is turned over."""

    def run(self, s: AlleyState, f: Frame) -> None:
        s.flip(f.seat, f.picks[-1])


@final
class FlipBeside(Step[AlleyState]):
    """Every item that shares a side with this one is turned over."""

    def run(self, s: AlleyState, f: Frame) -> None:
        for slot in BESIDE[s.shape[f.seat]][f.picks[0]]:
            s.flip(f.seat, slot)


@final
class Peek(Step[AlleyState]):
    """You alone look at the chosen item of your storehouse."""

    def run(self, s: AlleyState, f: Frame) -> None:
        slot = f.picks[-1]
        card = s.store[f.seat][slot]
        s.show_to(card, f.seat)
        if s.told is not None:
            s.tell("peeked", f.seat, (slot,), card, s.seen[card])


@final
class SwapInStorehouse(Step[AlleyState]):
    """The two chosen items of the chosen storehouse change places, each staying hidden or revealed."""

    def run(self, s: AlleyState, f: Frame) -> None:
        _, them, first, second = f.picks
        swap(s, them, first, them, second)


@final
class SwapWithAnother(Step[AlleyState]):
    """Your chosen hidden item and the chosen revealed item of another player change places."""

    def run(self, s: AlleyState, f: Frame) -> None:
        slot, place = f.picks
        swap(s, f.seat, slot, place // SLOTS, place % SLOTS)


def swap(s: AlleyState, seat: int, slot: int, other_seat: int, other_slot: int) -> None:
    """Let two items change places, each staying hidden or revealed."""
    store, other_store = s.store[seat], s.store[other_seat]
    store[slot], other_store[other_slot] = other_store[other_slot], store[slot]
    up = s.up[seat] >> slot & 1
    other_up = s.up[other_seat] >> other_slot & 1
    if up != other_up:
        s.up[seat] ^= 1 << slot
        s.up[other_seat] ^= 1 << other_slot
    if s.told is not None:
        s.tell("swapped", seat, (slot, other_seat, other_slot))


@final
class PutDiscardOnDeck(Step[AlleyState]):
    """The discard's top item goes face down on top of the deck."""

    def run(self, s: AlleyState, f: Frame) -> None:
        if s.discard:
            card = s.take_from_discard()
            if s.told is not None:
                s.tell("put on deck", f.seat, (), card, s.everyone)
            s.put_on_deck(card)


@final
class DrawToStash(Step[AlleyState]):
    """The deck's top item joins your stash, unseen by others."""

    def can(self, s: AlleyState, f: Frame) -> bool:
        return bool(s.deck)

    def run(self, s: AlleyState, f: Frame) -> None:
        if s.deck:
            card = s.draw(f.seat)
            if s.told is not None:
                s.tell("drew", f.seat, (0,), card, s.seen[card])


@final
class GainInfamyOrLoseGold(Question[AlleyState]):
    """The chosen player gains infamy, or loses gold: you say which."""

    name = "either"

    def __init__(self, infamy: str, gold: str) -> None:
        self.infamy = infamy
        self.gold = gold

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [0, 1]

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        if choice == 0:
            s.gain_infamy(f.picks[-1], f.script.numbers[self.infamy])
        else:
            s.lose_gold(f.picks[-1], f.script.numbers[self.gold])

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(2)

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return "lose gold" if choice else "gain infamy"

    def prompt(self, p: Position, f: Frame) -> str:
        numbers = f.script.numbers
        return headed(
            p,
            f,
            f"player {f.picks[-1] + 1} gains {numbers[self.infamy]} infamy, "
            f"or loses {numbers[self.gold]} gold",
        )

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        return "choose one of the two", owner_of_script(p, f)[1]


@final
class ReplaceFromDiscard(Step[AlleyState]):
    """The discard's top item takes the place of the chosen one, which goes on the discard."""

    def run(self, s: AlleyState, f: Frame) -> None:
        owner, slot = divmod(f.picks[-1], SLOTS)
        card = s.store[owner][slot]
        s.store[owner][slot] = s.take_from_discard()
        if s.told is not None:
            s.tell("replaced", owner, (slot, f.seat), s.store[owner][slot], s.everyone)
        leave(s, owner, card, True, f.seat)


@final
class Haunt(Question[AlleyState]):
    """One after another, hidden items of other players are replaced by the sold copies.

    Its first pick is the number of copies sold, the others are the places haunted so far.
    """

    name = "place"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        if len(f.picks) > f.picks[0]:
            return []
        found: list[int] = []
        for seat in range(s.seats):
            if self.is_open(f, seat):
                found += [SLOTS * seat + slot for slot in s.hidden_slots(seat)]
        return found

    def is_open(self, f: Frame, seat: int) -> bool:
        """Whether a storehouse may still get one."""
        return seat != f.seat and all(place // SLOTS != seat for place in f.picks[1:])

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        owner, slot = divmod(choice, SLOTS)
        sold = max(i for i, card in enumerate(s.aside) if s.kind_of[card] == f.script.kind)
        doll = s.aside.pop(sold)
        card = s.store[owner][slot]
        s.store[owner][slot] = doll
        s.up[owner] |= 1 << slot
        if s.told is not None:
            s.tell("replaced", owner, (slot, f.seat), doll, s.everyone)
        s.agenda.append(Frame(f.script, f.at, f.seat, (*f.picks, choice)))
        leave(s, owner, card, False, f.seat)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return [SLOTS * seat + slot for seat in range(p.seats) for slot in range(len(p.store[seat]))]

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return f"item {choice // SLOTS + 1}:{choice % SLOTS + 1}"

    def prompt(self, p: Position, f: Frame) -> str:
        return headed(p, f, "choose a hidden item of another player that a sold copy replaces")

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        rule = owner_of_script(p, f)[1]
        seat = choice // SLOTS
        if seat == f.seat:
            return "it must be another player's", rule
        if not self.is_open(f, seat):
            return "each storehouse gets at most one", rule
        return "that item is not hidden", rule


@final
class PlayFromDiscard(Step[AlleyState]):
    """Play the chosen item of the discard; the rest keeps its order."""

    def run(self, s: AlleyState, f: Frame) -> None:
        card = s.take_from_discard(f.picks[-1])
        if s.told is not None:
            s.tell("took", f.seat, (f.picks[-1],), card, s.everyone)
        s.play(f.seat, card)


@final
class RevealFromDeck(Step[AlleyState]):
    """Reveal items from the top of the deck, provided you have a slot to play in (AA-52)."""

    def __init__(self, items: str) -> None:
        self.items = items

    def run(self, s: AlleyState, f: Frame) -> None:
        if s.has_slot_to_play(f.seat):
            for _ in range(f.script.numbers[self.items]):
                if s.deck:
                    card = s.take_top()
                    s.show(card)
                    s.limbo.append(card)
                    if s.told is not None:
                        s.tell("revealed from deck", f.seat, (), card, s.everyone)


@final
class PlayOneOfTheRevealed(Step[AlleyState]):
    """Play the chosen one; the others are set aside first."""

    def run(self, s: AlleyState, f: Frame) -> None:
        card = s.limbo.pop(f.picks[-1])
        for other in s.limbo:
            s.set_aside(other)
            if s.told is not None:
                s.tell("set aside", f.seat, (), other, s.everyone)
        s.limbo = []
        s.play(f.seat, card)


@final
class LookAtStash(Step[AlleyState]):
    """You see the whole stash of the chosen player."""

    def run(self, s: AlleyState, f: Frame) -> None:
        them = f.picks[-1]
        # Whether there was anything left to learn is not for others to find out (AA-94).
        s.learned += 1
        s.stashed[them] = 0
        if s.told is not None:
            s.tell("looked at stash", f.seat, (them,))
        for card in s.stash[them]:
            s.show_to(card, f.seat)
            if s.told is not None:
                s.tell("saw", f.seat, (them,), card, s.seen[card])


@final
class PlayFromTheirStash(Step[AlleyState]):
    """Play the chosen item of the chosen player's stash."""

    def run(self, s: AlleyState, f: Frame) -> None:
        them, kind = f.picks[-2:]
        card = s.play_from_stash(f.seat, them, kind)
        if s.told is not None:
            s.tell("took from stash", f.seat, (them,), card, 1 << f.seat | 1 << them)


class Condition:
    """Something that must hold for a power to be offered."""

    def holds(self, s: AlleyState, f: Frame) -> bool:
        """Whether it holds for the seat of a frame."""
        raise NotImplementedError


@final
class HasAny(Condition):
    """There is something to choose."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def holds(self, s: AlleyState, f: Frame) -> bool:
        return bool(self.target.options(s, f))


@final
class CanPay(Condition):
    """You have the whole price in gold, and infamy to lose."""

    def __init__(self, gold: str) -> None:
        self.gold = gold

    def holds(self, s: AlleyState, f: Frame) -> bool:
        return s.gold[f.seat] >= f.script.numbers[self.gold] and s.infamy[f.seat] > 0


@final
class Always(Condition):
    """Nothing more is needed."""

    def holds(self, s: AlleyState, f: Frame) -> bool:
        return True


@final
class May(Question[AlleyState]):
    """You may do the rest of this script, or not."""

    name = "may"

    def __init__(self, words: str, condition: Condition) -> None:
        self.words = words
        self.condition = condition

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [0, 1] if self.condition.holds(s, f) else []

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        if choice:
            s.go_on(f)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(2)

    def word(self, p: Position, f: Frame, choice: int) -> str:
        return "yes" if choice else "no"

    def prompt(self, p: Position, f: Frame) -> str:
        return headed(p, f, self.words.format_map(f.script.numbers)).rstrip(".") + "?"

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[str, str]:
        return "answer yes or no", owner_of_script(p, f)[1]


@final
class IgnoreEffect(Step[AlleyState]):
    """The effect that waits above the play it belongs to is dropped, whole."""

    def run(self, s: AlleyState, f: Frame) -> None:
        while s.agenda[-1].script is not s.rules.play:
            s.agenda.pop()
        if s.told is not None:
            s.tell("ignored", f.seat)


@final
class SetAsideUnseen(Step[AlleyState]):
    """The chosen hidden item is set aside unseen; its place stays open as a hole."""

    def run(self, s: AlleyState, f: Frame) -> None:
        slot = f.picks[-1]
        card = s.store[f.seat][slot]
        s.store[f.seat][slot] = HOLE
        s.aside.append(card)
        if s.told is not None:
            s.tell("set aside unseen", f.seat, (slot,), card, s.seen[card])


@final
class GainItsInfamyInGold(Step[AlleyState]):
    """You gain gold equal to the chosen item's infamy; negative infamy costs that gold."""

    def run(self, s: AlleyState, f: Frame) -> None:
        infamy = s.rules.infamy_of[s.kind_of[s.store[f.seat][f.picks[-1]]]]
        if s.told is not None:
            card = s.store[f.seat][f.picks[-1]]
            s.tell("valued", f.seat, (infamy,), card, s.everyone)
        if infamy >= 0:
            s.gain_gold(f.seat, infamy)
        else:
            s.lose_gold(f.seat, -infamy)
