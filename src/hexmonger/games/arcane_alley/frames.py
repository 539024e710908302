"""What the frames of Arcane Alley hold: where a play stands, and what each pick is."""

from typing import Final

from hexmonger.kernel.agenda import Frame

# Where a play stands: at the slot it takes, then at the sales after its effect.
TAKES_SLOT: Final = 0
SALES: Final = 1
# The pick of a play before it has its slot: whose hand its item comes from, if from one.
HAND: Final = 0
# Those after it: the slot, and whether what it replaced was revealed.
SLOT: Final = 0
WAS_UP: Final = 1


def is_leaving_hand(f: Frame) -> bool:
    """Whether the item of a play is on its way from a hand, not shown yet."""
    return f.at == TAKES_SLOT and len(f.picks) > 0


# Effects. One of an item that is played begins with its slot, one of a set with the copies sold.


def slot_of(f: Frame) -> int:
    """Return the slot of the item whose "when played" effect it is."""
    return f.picks[0]


def copies_sold(f: Frame) -> int:
    """Return how many copies were in the set whose "when sold" effect it is."""
    return f.picks[0]


def chosen(f: Frame) -> int:
    """Return what was chosen last: a player, a slot, a stack, or whatever else was asked for."""
    return f.picks[-1]


def storehouse_to_swap(f: Frame) -> int:
    """Return the player whose items change places."""
    return f.picks[1]


def first_to_swap(f: Frame) -> int:
    """Return the slot of the first of two items that change places."""
    return f.picks[2]


def second_to_swap(f: Frame) -> int:
    """Return the slot of the second."""
    return f.picks[3]


def haunted(f: Frame) -> tuple[int, ...]:
    """Return the places that sold Dolls have taken so far."""
    return f.picks[1:]
