"""The verbs that item and wizard texts are made of.

YOU is the seat an effect belongs to, HERE the slot of the item played, and THEM or IT what was chosen
last. Amounts are names of numbers in the item's own table, so that an edition can correct them.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.frames import (
    SLOT,
    chosen,
    first_to_swap,
    second_to_swap,
    slot_of,
    storehouse_to_swap,
)
from hexmonger.games.arcane_alley.naming import asking, owner_of_script
from hexmonger.games.arcane_alley.playing import leave
from hexmonger.games.arcane_alley.position import Position
from hexmonger.games.arcane_alley.shapes import BESIDE
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.targets import SLOTS, Target
from hexmonger.games.arcane_alley.telling import (
    tell_exchanged,
    tell_ignored,
    tell_looked_at_stash,
    tell_peeked,
    tell_put_on_deck,
    tell_replaced,
    tell_revealed_from_deck,
    tell_saw,
    tell_set_aside,
    tell_set_aside_unseen,
    tell_swapped,
    tell_took_from_discard,
    tell_took_from_stash,
    tell_valued,
)
from hexmonger.games.arcane_alley.zones import HOLE, with_value
from hexmonger.kernel.agenda import Frame, Question, Step
from hexmonger.kernel.messages import Message, plain
from hexmonger.kernel.native import mypyc_attr

YOU: Final = 0
THEM: Final = 1

NO_OR_YES: Final = ("no", "yes")


def seat_of(who: int, f: Frame) -> int:
    """Return the seat a pronoun stands for."""
    return f.seat if who == YOU else chosen(f)


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
        s.flip(f.seat, chosen(f))


@final
class FlipBeside(Step[AlleyState]):
    """Every item that shares a side with this one is turned over."""

    def run(self, s: AlleyState, f: Frame) -> None:
        for slot in BESIDE[s.shape[f.seat]][slot_of(f)]:
            s.flip(f.seat, slot)


@final
class Peek(Step[AlleyState]):
    """You alone look at the chosen item of your storehouse."""

    def run(self, s: AlleyState, f: Frame) -> None:
        slot = chosen(f)
        s.show_to(s.store[f.seat][slot], f.seat)
        tell_peeked(s, f.seat, slot)


@final
class SwapInStorehouse(Step[AlleyState]):
    """The two chosen items of the chosen storehouse change places, each staying hidden or revealed."""

    def run(self, s: AlleyState, f: Frame) -> None:
        them, first, second = storehouse_to_swap(f), first_to_swap(f), second_to_swap(f)
        swap(s, SLOTS * them + first, SLOTS * them + second)
        tell_swapped(s, f.seat, them, first, second)


@final
class SwapWithAnother(Step[AlleyState]):
    """Your chosen hidden item and the chosen revealed item of another player change places."""

    def run(self, s: AlleyState, f: Frame) -> None:
        slot, place = f.picks
        swap(s, SLOTS * f.seat + slot, place)
        tell_exchanged(s, f.seat, slot, place // SLOTS, place % SLOTS)


def swap(s: AlleyState, place: int, other_place: int) -> None:
    """Let two items change places, each staying hidden or revealed."""
    seat, slot = divmod(place, SLOTS)
    other_seat, other_slot = divmod(other_place, SLOTS)
    store, other_store = s.store[seat], s.store[other_seat]
    store[slot], other_store[other_slot] = other_store[other_slot], store[slot]
    up = s.up[seat] >> slot & 1
    other_up = s.up[other_seat] >> other_slot & 1
    if up != other_up:
        s.up[seat] ^= 1 << slot
        s.up[other_seat] ^= 1 << other_slot


@final
class PutDiscardOnDeck(Step[AlleyState]):
    """The discard's top item goes face down on top of the deck."""

    def run(self, s: AlleyState, f: Frame) -> None:
        if s.discard:
            card = s.take_from_discard()
            tell_put_on_deck(s, f.seat, card)
            s.put_on_deck(card)


@final
class DrawToStash(Step[AlleyState]):
    """The deck's top item joins your stash, unseen by others."""

    def can(self, s: AlleyState, f: Frame) -> bool:
        return bool(s.deck)

    def run(self, s: AlleyState, f: Frame) -> None:
        if s.deck:
            s.draw(f.seat)


@final
class ReplaceFromDiscard(Step[AlleyState]):
    """The discard's top item takes the place of the chosen one, which goes on the discard."""

    def run(self, s: AlleyState, f: Frame) -> None:
        owner, slot = divmod(chosen(f), SLOTS)
        card = s.store[owner][slot]
        s.store[owner][slot] = s.take_from_discard()
        tell_replaced(s, f.seat, owner, slot, card)
        leave(s, owner, card, True, f.seat)


@final
class PlayFromDiscard(Step[AlleyState]):
    """Play the chosen item of the discard; the rest keeps its order."""

    def run(self, s: AlleyState, f: Frame) -> None:
        depth = chosen(f)
        card = s.take_from_discard(depth)
        tell_took_from_discard(s, f.seat, card, depth)
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
                    card = s.deck.pop()
                    uncovers = s.uncover()
                    s.show(card)
                    s.limbo.append(card)
                    tell_revealed_from_deck(s, f.seat, card)
                    if uncovers:
                        s.tell_top()
                    if not s.deck:
                        s.refill()


@final
class PlayOneOfTheRevealed(Step[AlleyState]):
    """Play the chosen one; the others are set aside first."""

    def run(self, s: AlleyState, f: Frame) -> None:
        card = s.limbo.pop(chosen(f))
        for other in s.limbo:
            s.set_aside(other)
            tell_set_aside(s, f.seat, other)
        s.limbo = []
        s.play(f.seat, card)


@final
class LookAtStash(Step[AlleyState]):
    """You see the whole stash of the chosen player."""

    def run(self, s: AlleyState, f: Frame) -> None:
        them = chosen(f)
        # Whether there was anything left to learn is not for others to find out (AA-94).
        s.stop_undo()
        s.stashed = with_value(s.stashed, them, 0)
        tell_looked_at_stash(s, f.seat, them)
        for card in s.stash[them]:
            s.show_to(card, f.seat)
        for card in s.stash[them]:
            tell_saw(s, f.seat, them, card)


@final
class PlayFromTheirStash(Step[AlleyState]):
    """Play the chosen item of the chosen player's stash."""

    def run(self, s: AlleyState, f: Frame) -> None:
        them, kind = f.picks[-2:]
        tell_took_from_stash(s, f.seat, them, kind)
        s.play_from_stash(f.seat, them, kind)


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def __init__(self, name: str, condition: Condition) -> None:
        self.name = name
        self.condition = condition

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return [0, 1] if self.condition.holds(s, f) else []

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        if choice:
            s.go_on(f)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(2)

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return NO_OR_YES[choice]

    def prompt(self, p: Position, f: Frame) -> Message:
        return asking(p, f, self.name, {})

    def verb(self, p: Position, f: Frame, choice: int) -> Message:
        return plain("verb-yes" if choice else "verb-no")

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return plain("why-one-of-two"), owner_of_script(p, f)[1]

    def actions(self, game: Any) -> Sequence[str]:
        return NO_OR_YES


@final
class IgnoreEffect(Step[AlleyState]):
    """The effect that waits above the play it belongs to is dropped, whole."""

    def run(self, s: AlleyState, f: Frame) -> None:
        while s.agenda[-1].script is not s.rules.play:
            s.agenda.pop()
        tell_ignored(s, f.seat, s.agenda[-1].picks[SLOT])


@final
class PutAsideUnseen(Step[AlleyState]):
    """The chosen hidden item is set aside unseen; its place stays open as a hole."""

    def run(self, s: AlleyState, f: Frame) -> None:
        slot = chosen(f)
        card = s.store[f.seat][slot]
        s.store[f.seat][slot] = HOLE
        s.aside.append(card)
        tell_set_aside_unseen(s, f.seat, slot, card)


@final
class GainItsInfamyInGold(Step[AlleyState]):
    """You gain gold equal to the chosen item's infamy; negative infamy costs that gold."""

    def run(self, s: AlleyState, f: Frame) -> None:
        slot = chosen(f)
        infamy = s.rules.infamy_of[s.kind_of[s.store[f.seat][slot]]]
        tell_valued(s, f.seat, slot, infamy)
        if infamy >= 0:
            s.gain_gold(f.seat, infamy)
        else:
            s.lose_gold(f.seat, -infamy)
