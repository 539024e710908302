"""The tactics of Merchants of Magick: a whole round at once, with rivals and the next rolls in mind."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, final

from hexmonger.bots.considered import Considered
from hexmonger.bots.merchants_foresight import Foresight
from hexmonger.bots.merchants_hopes import Hopes, hopes_of
from hexmonger.bots.merchants_next_round import Future, typical_rolls
from hexmonger.bots.merchants_round import (
    EVERY_DIE,
    Draft,
    RoundSearch,
    RoundSeen,
    begun,
    goes_on,
    held_die,
    round_seen,
    under_way,
)
from hexmonger.bots.weights import own_weights
from hexmonger.games.merchants_of_magick.plan import Mark, answer_of, plan_of
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.chance import quick
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game

GAME: Final = "merchants_of_magick"
# How many drafts are followed after each mark: in the own round, in the last one, and in a rival's.
FOLLOWED: Final = 8
FOLLOWED_AT_LAST: Final = 32
FOLLOWED_OF_RIVALS: Final = 4
# How many rounds are looked at beyond their end, and over how many rolls of the next round.
ROUNDS: Final = 20
ROLLS: Final = 12
# How many of them are looked at again, over how many rolls of how many rounds more.
ROUNDS_AGAIN: Final = 5
ROLLS_AGAIN: Final = 32
AHEAD_AGAIN: Final = 2
MOST_KEPT: Final = 16
SURE: Final = 1.96


class Planned(NamedTuple):
    """A whole round that was looked at: its marks, what it is worth, and how far that may be off (95 %)."""

    marks: tuple[Mark, ...]
    value: float
    reach: float


# What a seat saw when the dice were rolled, the marks that are made, and the question that waits.
Asked = tuple[RoundSeen, tuple[Mark, ...], str, int]


@final
class MerchantTactics:
    """Plans a round once, from what stood on the table when its dice were rolled."""

    def __init__(self, game: Game[Any, Any], seed: int, weights: Mapping[str, float] | None = None) -> None:
        self.seed = seed
        numbers = {**own_weights(GAME).numbers, **(weights or {})}
        self.weights = tuple(sorted(numbers.items()))
        self.kept: dict[Asked, list[Planned]] = {}
        self.rounds = ROUNDS
        self.rolls = ROLLS
        self.rounds_again = ROUNDS_AGAIN
        self.rolls_again = ROLLS_AGAIN
        self.ahead_again = AHEAD_AGAIN

    def consider(self, view: MerchantView, told: Sequence[Event] = (), answered: int = 0) -> list[Considered]:
        """Return what the answers of the best rounds are worth, the best first."""
        return self._answers(view, self.planned(view)) or self._answers(view, self._from_here(view))

    def planned(self, view: MerchantView) -> list[Planned]:
        """Return the best rounds found, the best first: the same at every question of a round."""
        asked: Asked = (round_seen(view), (), "", EVERY_DIE)
        found = self.kept.get(asked)
        return self._keep(asked, self._plan(view, None)) if found is None else found

    def _from_here(self, view: MerchantView) -> list[Planned]:
        """Return the best rounds that go on from marks with which none of the planned ones begins."""
        ask = view.ask
        assert ask is not None, "this seat is not asked"
        made = tuple(plan_of(view, view.seat))
        asked: Asked = (round_seen(view), made, ask.question.name, held_die(view))
        found = self.kept.get(asked)
        return self._keep(asked, self._plan(view, under_way(view))) if found is None else found

    def _keep(self, asked: Asked, rounds: list[Planned]) -> list[Planned]:
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        self.kept[asked] = rounds
        return rounds

    def _answers(self, view: MerchantView, rounds: list[Planned]) -> list[Considered]:
        """Return the answers by which rounds go on from the marks that are made."""
        made = tuple(plan_of(view, view.seat))
        held = held_die(view)
        found: dict[int, Considered] = {}
        for marks, value, reach in rounds:
            if not goes_on(marks, made, held):
                continue
            choice = answer_of(view, view.seat, marks)
            if choice not in found:
                found[choice] = Considered(choice, value, reach)
        return list(found.values())

    def _plan(self, view: MerchantView, start: Draft | None) -> list[Planned]:
        """Return the best rounds that go on from a draft, or whole ones, the best first."""
        seat = view.seat
        hopes = hopes_of(view.rules, self.weights)
        foresight = Foresight(hopes, view, seat, foreseen_sheets(hopes, view))
        followed = FOLLOWED if foresight.left else FOLLOWED_AT_LAST
        search = RoundSearch(
            view.rules, view.dice, view.adventurers[seat], foresight.after_this_round(), followed
        )
        if start is None:
            drafts = search.rounds(begun(view, seat), True, EVERY_DIE, self.rounds)
        else:
            assert view.ask is not None, "this seat is not asked"
            may_stop = view.ask.question.name == "die"
            drafts = search.rounds(start, may_stop, held_die(view), self.rounds)
        if foresight.left == 0 or len(drafts) == 1 or not self.rolls:
            return [Planned(draft.plan, draft.worth, 0.0) for draft in drafts]
        future = Future(foresight)
        rounds = self._looked_at(future, drafts, 1, self.rolls, view.round)
        if foresight.left == 1 or not self.rolls_again:
            return rounds
        return self._looked_at_again(future, drafts, rounds, view.round)

    def _looked_at(
        self, future: Future, drafts: list[Draft], ahead: int, number: int, salt: int
    ) -> list[Planned]:
        """Return rounds by what they lead to over so many rolls of each of the next rounds."""
        columns = [typical_rolls(number, quick(self.seed, salt, ahead, each)) for each in range(ahead)]
        rolls = [[column[roll] for column in columns] for roll in range(number)]
        rounds: list[Planned] = []
        for draft in drafts:
            values = [future.value(draft.marks, draft.potions, draft.extra, each) for each in rolls]
            mean = sum(values) / number
            spread = sum([(value - mean) ** 2 for value in values]) / (number - 1)
            rounds.append(Planned(draft.plan, mean, SURE * sqrt(spread / number)))
        rounds.sort(key=_value, reverse=True)
        return rounds

    def _looked_at_again(
        self, future: Future, drafts: list[Draft], rounds: list[Planned], salt: int
    ) -> list[Planned]:
        """Return rounds with the best of them looked at further ahead; the others keep their distance."""
        first = rounds[: self.rounds_again]
        chosen = {planned.marks for planned in first}
        again = [draft for draft in drafts if draft.plan in chosen]
        ahead = min(self.ahead_again, future.foresight.left)
        better = self._looked_at(future, again, ahead, self.rolls_again, salt)
        step = better[0].value - first[0].value
        rest = [
            Planned(marks, min(value + step, better[-1].value), reach)
            for marks, value, reach in rounds[self.rounds_again :]
        ]
        return better + rest


def foreseen_sheets(hopes: Hopes, view: MerchantView) -> list[int]:
    """Return the sheets as they will be after the round: the others are likely to play their best one."""
    sheets = list(view.inked_marks)
    for seat in range(view.seats):
        if seat != view.seat:
            valuation = Foresight(hopes, view, seat, view.inked_marks).after_this_round()
            search = RoundSearch(view.rules, view.dice, view.adventurers[seat], valuation, FOLLOWED_OF_RIVALS)
            sheets[seat] = search.rounds(begun(view, seat), True, EVERY_DIE, 1)[0].marks
    return sheets


def _value(planned: Planned) -> float:
    return planned.value
