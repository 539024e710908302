"""What a seat of Arcane Alley can tell of the stashes of others by what they did and did not do.

Whoever holds the last item of a set plays it. So when somebody has left a stack one item short for a whole
turn of theirs, their stash does not hold that item; what it lacks must still be drawn.
"""

from collections.abc import Sequence
from typing import Final

from hexmonger.games.arcane_alley.events import Closed, Played, Replaced, Swapped, TurnedUp
from hexmonger.games.arcane_alley.round_events import TurnBegan
from hexmonger.kernel.events import Event

ANY_SLOT: Final = -1


def touched_since(told: Sequence[Event], seats: int) -> list[int]:
    """Return the slots of every seat that have changed since its last turn began, as bits.

    A seat that has had no turn yet may hold anything: all its slots have changed. So they have for one who
    was told nothing, and can't tell.
    """
    touched = [0] * seats
    begun = [False] * seats
    for event in reversed(told):
        if isinstance(event, TurnBegan):
            begun[event.seat] = True
            if all(begun) or event.turns == 0:
                break
        elif isinstance(event, (Played, TurnedUp, Swapped, Replaced, Closed)):
            owner = event.owner if isinstance(event, (Swapped, Replaced)) else event.seat
            if not begun[owner]:
                touched[owner] |= slots_of(event)
    return [slots if had_turn else ANY_SLOT for slots, had_turn in zip(touched, begun, strict=True)]


def slots_of(event: Event) -> int:
    """Return the slots that an event changes, as bits."""
    if isinstance(event, Swapped):
        return 1 << event.slot | 1 << event.other_slot
    if isinstance(event, (Played, TurnedUp, Replaced)):
        return 1 << event.slot
    # Once a gap has closed, no slot is where it was.
    return ANY_SLOT
