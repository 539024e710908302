"""The tactics of Merchants of Magick: a whole round at once, with rivals and the next rolls in mind."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, final

from hexmonger.bots.considered import Considered, mean
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
from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.plan import Mark, answer_of, choices_of, plan_of
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.chance import quick
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game
from hexmonger.kernel.messages import Message, message

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


class Planned(NamedTuple):
    """A whole round that was looked at: its marks, and what it is worth over some rolls to come."""

    marks: tuple[Mark, ...]
    values: tuple[float, ...]

    @property
    def value(self) -> float:
        """Return what it is worth on average."""
        return mean(self.values)


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

    def weigh(self, view: MerchantView, told: Sequence[Event] = (), answered: int = 0) -> list[Considered]:
        """Return what the best rounds are worth over the same rolls to come, each round a line of its own."""
        made = tuple(plan_of(view, view.seat))
        held = held_die(view)
        start = under_way(view) if made or held != EVERY_DIE else None
        search, foresight = self._search(view)
        drafts = self._drafts(search, view, start)
        ahead = min(self.ahead_again, foresight.left)
        rounds = [Planned(draft.plan, (draft.worth,)) for draft in drafts]
        if ahead:
            rounds = self._looked_at(Future(foresight), drafts, ahead, self.rolls_again, view.round)
        remarks = {draft.plan: remarks_on(view, draft) for draft in drafts}
        found: list[Considered] = []
        for marks, values in rounds:
            line = choices_of(marks[len(made) :], commit=False)
            rest = line if held == EVERY_DIE else line[1:]
            found.append(Considered(tuple(rest) or (COMMIT,), values, remarks[marks]))
        return found

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
        for marks, values in rounds:
            if goes_on(marks, made, held):
                choice = answer_of(view, view.seat, marks)
                found.setdefault(choice, Considered((choice,), values))
        return list(found.values())

    def _plan(self, view: MerchantView, start: Draft | None) -> list[Planned]:
        """Return the best rounds that go on from a draft, or whole ones, the best first."""
        search, foresight = self._search(view)
        drafts = self._drafts(search, view, start)
        if foresight.left == 0 or len(drafts) == 1 or not self.rolls:
            return [Planned(draft.plan, (draft.worth,)) for draft in drafts]
        future = Future(foresight)
        rounds = self._looked_at(future, drafts, 1, self.rolls, view.round)
        if foresight.left == 1 or not self.rolls_again:
            return rounds
        return self._looked_at_again(future, drafts, rounds, view.round)

    def _search(self, view: MerchantView) -> tuple[RoundSearch, Foresight]:
        """Return what looks for rounds of the seat, and by which foresight."""
        seat = view.seat
        hopes = hopes_of(view.rules, self.weights)
        foresight = Foresight(hopes, view, seat, foreseen_sheets(hopes, view))
        followed = FOLLOWED if foresight.left else FOLLOWED_AT_LAST
        worths = foresight.after_this_round()
        return RoundSearch(view.rules, view.dice, view.adventurers[seat], worths, followed), foresight

    def _drafts(self, search: RoundSearch, view: MerchantView, start: Draft | None) -> list[Draft]:
        """Return the best drafts of whole rounds, or of those that go on from a draft."""
        if start is None:
            return search.rounds(begun(view, view.seat), True, EVERY_DIE, self.rounds)
        assert view.ask is not None, "this seat is not asked"
        return search.rounds(start, view.ask.question.name == "die", held_die(view), self.rounds)

    def _looked_at(
        self, future: Future, drafts: list[Draft], ahead: int, number: int, salt: int
    ) -> list[Planned]:
        """Return rounds by what they lead to over so many rolls of each of the next rounds."""
        columns = [typical_rolls(number, quick(self.seed, salt, ahead, each)) for each in range(ahead)]
        rolls = [[column[roll] for column in columns] for roll in range(number)]
        rounds: list[Planned] = []
        for draft in drafts:
            values = [future.value(draft.marks, draft.potions, draft.extra, each) for each in rolls]
            rounds.append(Planned(draft.plan, tuple(values)))
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
        least = better[-1].value
        rest = [
            Planned(planned.marks, (min(planned.value + step, least),))
            for planned in rounds[self.rounds_again :]
        ]
        return better + rest


def remarks_on(view: MerchantView, draft: Draft) -> tuple[Message, ...]:
    """Return how a seat stands after a round: its potions, and the orders that want one circle more."""
    rules = view.rules
    short = 0
    for card in view.line[view.seat]:
        mask = rules.order_mask[view.kind_of[card]] if card >= 0 else 0
        if (mask & ~draft.marks).bit_count() == 1:
            short += 1
    near = (message("remark-one-short", orders=short),) if short else ()
    return (message("remark-potions", potions=draft.potions), *near)


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
