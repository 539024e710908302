"""An outlook: foresight beyond the next question, where that is one of an effect and the same seat's again.

Foresight ends at the next question. This goes on: whatever is certain by each of its answers is certain. It
ends with the turn.
"""

from dataclasses import dataclass, replace
from typing import Final

from hexmonger.kernel.events import Event, anatomy_of
from hexmonger.kernel.foreseen import TELLING, Certain, Foreseen, Leaf, common
from hexmonger.kernel.foresight import Foresight

# So many answers to a question are looked through, one after the other.
MOST_BRANCHES: Final = 20


@dataclass(frozen=True)
class Outlook:
    """What a choice leads to up to the next question, and beyond it whatever is answered there."""

    now: Foreseen
    later: Foreseen | None = None

    def is_followed(self, seat: int) -> bool:
        """Whether nothing is left out: neither what nobody can tell, nor what a seat is asked next."""
        last = self.later or self.now
        return last.is_whole and seat not in dict(last.asked or ())

    @property
    def certain(self) -> tuple[Certain, ...]:
        """Return all that is certain, in order."""
        return (*self.now.certain, *(self.later.certain if self.later is not None else ()))


def look_ahead(foresight: Foresight, *choices: int, most: int = MOST_BRANCHES) -> Outlook:
    """Return what a choice, or a line of them, leads to; `most` answers are looked through."""
    now = _this_turn(foresight.foresee(*choices))
    branches = _branches(foresight, choices, now, most)
    if not branches:
        return Outlook(now)
    whole = common([leaf for branch in branches for leaf in branch.leaves])
    # What may happen by some of the answers alone is for the one who answers to choose.
    anyway = set.intersection(*(_alike(branch) for branch in branches))
    possible = tuple(event for event in whole.possible if _subject_of(event) in anyway)
    return Outlook(now, replace(whole, certain=whole.certain[len(now.certain) :], possible=possible))


def _this_turn(foreseen: Foreseen) -> Foreseen:
    """Return what is foreseen up to where a turn or another part of the game begins."""
    leaves: list[Leaf] = []
    for leaf in foreseen.leaves:
        ends = [at for at, event in enumerate(leaf.events) if event.is_heading]
        leaves.append(Leaf(leaf.events[: ends[0] + 1], True, leaf.asked) if ends else leaf)
    return common(leaves) if tuple(leaves) != foreseen.leaves else foreseen


def _alike(foreseen: Foreseen) -> set[tuple[object, ...]]:
    """Return what all events that may happen are about."""
    return {_subject_of(event) for leaf in foreseen.leaves for event in leaf.events}


def _subject_of(event: Event) -> tuple[object, ...]:
    """Return what an event is about, whichever card or amount it is."""
    kinds = anatomy_of(type(event)).kinds
    return (event.name, *(getattr(event, name) for name, kind in kinds.items() if kind in TELLING))


def _branches(foresight: Foresight, choices: tuple[int, ...], now: Foreseen, most: int) -> list[Foreseen]:
    """Return what follows by each answer to the next question; nothing where it is not to be looked past."""
    then = foresight.asked_then(*choices) if now.asked is not None else None
    # A question of the turn has no source.
    if then is None or then.prompt is None or "source" not in then.prompt.fields or len(then.options) > most:
        return []
    found: list[Foreseen] = []
    for choice in then.options:
        line = (*choices, choice)
        branch = _this_turn(foresight.foresee(*line))
        further = _branches(foresight, line, branch, most // len(then.options))
        found += further or [branch]
    return found
