"""Playing an item, and what becomes of the one it replaces (AA-30 to AA-39, AA-87)."""

from collections.abc import Sequence
from typing import Any, Final, final

from hexmonger.games.arcane_alley.frames import HAND, WAS_UP
from hexmonger.games.arcane_alley.naming import kinds_of, named_item
from hexmonger.games.arcane_alley.position import Position
from hexmonger.games.arcane_alley.shapes import SIZES, SQUARE
from hexmonger.games.arcane_alley.spots import at_slot, in_stash
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.telling import (
    tell_discarded,
    tell_left,
    tell_played,
    tell_returned,
    tell_stashed,
)
from hexmonger.games.arcane_alley.zones import NOBODY, with_value
from hexmonger.kernel.agenda import Frame, Question, Script, Step
from hexmonger.kernel.messages import Message, message, plain
from hexmonger.kernel.spots import Spot


@final
class PickSlot(Question[AlleyState]):
    """Choose the item to be replaced; the one in limbo takes its place, revealed (AA-30)."""

    name = "slot"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return s.slots_to_play(f.seat)

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        seat = f.seat
        card = s.limbo[-1]
        was_up = s.up[seat] >> choice & 1
        s.limbo[-1] = s.store[seat][choice]
        s.store[seat][choice] = card
        s.up[seat] |= 1 << choice
        hand = NOBODY
        if f.picks:
            hand = f.picks[HAND]
            if s.stashed[hand]:
                s.count_out(hand, card)
            if hand != seat:
                # Who else knew an item of another player's hand is not for the taker to find out (AA-94).
                s.stop_undo()
        s.show(card)
        tell_played(s, seat, choice, hand, was_up)
        kind = s.kind_of[card]
        effect = s.rules.played[kind]
        in_slot = s.rules.in_slot[seat][2 * choice + was_up]
        if effect is not None and seat == s.turn:  # AA-38
            s.agenda.append(in_slot)
            s.push_played(effect, seat, kind, choice)
            s.moment(s.rules.on_play, seat)
        else:
            s.go_on(in_slot)
            sell_on_own_turn(s, seat)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return range(len(p.store[f.seat]))

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return f"at {choice + 1}"

    def prompt(self, p: Position, f: Frame) -> Message:
        return message("ask-slot", item=named_item(p, p.limbo[-1]))

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (at_slot(f.seat, choice),)

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return message("why-item-stays", item=named_item(p, p.store[f.seat][choice])), "AA-30"

    def actions(self, game: Any) -> Sequence[str]:
        return [f"at {slot + 1}" for slot in range(SIZES[SQUARE])]


@final
class SellOnOwnTurn(Step[AlleyState]):
    """After the "when played" effect, whole, sets are sold (AA-31)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        sell_on_own_turn(s, f.seat)


def sell_on_own_turn(s: AlleyState, seat: int) -> None:
    """Sell sets, but only on their owner's turn (AA-20, AA-36)."""
    if seat == s.turn and s.find_sets(seat):
        s.agenda.append(s.rules.sets.first[seat])


@final
class DiscardReplaced(Step[AlleyState]):
    """Then the replaced item goes on the discard (AA-31)."""

    def run(self, s: AlleyState, f: Frame) -> None:
        was_up = f.picks[WAS_UP] == 1
        card = s.limbo.pop()
        if s.seats == 2 and not was_up:
            # Whether it comes back tells everybody something of what it is.
            s.learn(card, s.everyone & ~s.seen[card])
        if s.seats == 2 and not was_up and not can_return(s, card):
            # AA-87: unseen by the other player, into the stash; then one of the stash is discarded.
            s.join_stash(f.seat, card)
            if s.may_be_stashed(f.seat, card):
                s.stashed = with_value(s.stashed, f.seat, s.stashed[f.seat] + 1)
            tell_stashed(s, f.seat, card)
            s.agenda.append(s.rules.discard_one.first[f.seat])
            return
        leave(s, f.seat, card, was_up, f.seat)


@final
class DiscardOne(Question[AlleyState]):
    """Discard one item of your stash, though not as your turn's action (AA-87, AA-88)."""

    name = "discard"

    def options(self, s: AlleyState, f: Frame) -> list[int]:
        return s.kinds_in_stash(f.seat)

    def take(self, s: AlleyState, f: Frame, choice: int) -> None:
        discard_from_stash(s, f.seat, choice)

    def domain(self, p: Position, f: Frame) -> Sequence[int]:
        return kinds_of(p, p.stash[f.seat])

    def key(self, p: Position, f: Frame, choice: int) -> str:
        return f"discard {p.rules.items[choice].name}"

    def points(self, p: Position, f: Frame, choice: int) -> tuple[Spot, ...]:
        return (in_stash(f.seat, p.rules.ids[choice]),)

    def why_not(self, p: Position, f: Frame, choice: int) -> tuple[Message, str]:
        return plain("why-not-in-stash"), "AA-87"

    def actions(self, game: Any) -> Sequence[str]:
        return [f"discard {item.name}" for item in game.rules.items]


def can_return(s: AlleyState, card: int) -> bool:
    """Whether a replaced item comes back: each copy once in a turn."""
    return s.rules.returns[s.kind_of[card]] and card not in s.returned


def leave(s: AlleyState, owner: int, card: int, was_up: bool, by: int) -> None:
    """Let an item that was replaced return, or go on the discard with what that brings."""
    s.show(card)
    if can_return(s, card) and s.has_slot_to_play(owner):
        s.returned = (*s.returned, card)
        tell_returned(s, owner, card)
        s.play(owner, card)
        return
    tell_left(s, owner, card)
    s.put_on_discard(card)
    if was_up:
        # AA-32: "always" effects of an item replaced while hidden are ignored.
        kind = s.kind_of[card]
        after = s.rules.discarded[kind]
        if after is not None:
            s.push_effect(after, owner)
        loss = s.rules.replaced[kind]
        if loss is not None and by == owner:
            s.push_effect(loss, owner)


def discard_from_stash(s: AlleyState, seat: int, kind: int) -> None:
    """Discard an item of a stash; an effect about being discarded resolves (AA-33)."""
    card = s.leave_stash(seat, kind)
    s.show(card)
    tell_discarded(s, seat, card)
    s.put_on_discard(card)
    after = s.rules.discarded[kind]
    if after is not None:
        s.push_effect(after, seat)


PLAY: Final = Script("play", [PickSlot(), SellOnOwnTurn(), DiscardReplaced()])
DISCARD_ONE: Final = Script("discard_one", [DiscardOne()])
