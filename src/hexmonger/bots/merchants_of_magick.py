"""How greedy plays Merchants of Magick: it plans a round once and keeps to it."""

from collections.abc import Sequence
from typing import Final, final

from hexmonger.bots.merchants_prospects import FREE_MARK
from hexmonger.bots.merchants_round import (
    RoundSearch,
    RoundSeen,
    Worths,
    begun,
    goes_on,
    held_die,
    round_seen,
    under_way,
)
from hexmonger.bots.merchants_sheet import SheetOutlook
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.plan import Mark, answer_of, plan_of
from hexmonger.games.merchants_of_magick.state import MerchantState
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.kernel.game import Game
from hexmonger.kernel.native import mypyc_attr

# How many drafts are followed after each mark.
FOLLOWED: Final = 8
# How many rounds are remembered: those that a few tables play at the same time.
MOST_KEPT: Final = 32
# The best round found, by what a seat saw when its dice were rolled.
KEPT: Final[dict[RoundSeen, tuple[Mark, ...]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class MerchantOutlook:
    """The round that a seat plans once and keeps to, and what positions are worth to it."""

    def __init__(self, game: Game[MerchantState, MerchantView], view: MerchantView, chance: int) -> None:
        self.game = game
        self.view = view
        self.chance = chance
        self.seat = view.seat
        self._sheet: SheetOutlook | None = None
        self.plan = self._planned()

    @property
    def sheet(self) -> SheetOutlook:
        """Return what the sheet is worth, which is worked out when it is first asked for."""
        found = self._sheet
        if found is None:
            found = self._sheet = SheetOutlook(self.view)
        return found

    @property
    def world(self) -> MerchantState:
        """Return a world in which nobody else is asked, up to the end of the seat's own round."""
        s = self.game.imagine(self.view, self.chance)
        s.agenda = []
        s.lanes = tuple([list(self.view.lane) if seat == self.seat else [] for seat in range(s.seats)])
        s.advance()
        return s

    def worlds(self, choice: int) -> list[tuple[float, MerchantState]]:
        """Return the one world: nothing is learned before a round is committed."""
        return [(1.0, self.world)]

    def options(self, s: MerchantState, first: bool) -> Sequence[int]:
        """Return the answer that the planned round gives."""
        return [answer_of(s, self.seat, self.plan)]

    def value(self, s: MerchantState) -> float:
        """Return the worth of a position for the seat, in coins."""
        seat = self.seat
        return self.worth(s.marks[seat]) + self.purse(s.potions[seat], s.extra[seat])

    def worth(self, marks: int) -> float:
        """Return what a sheet's circles are worth when this round is over."""
        return self.sheet.worth(marks)

    def purse(self, potions: int, extra: int) -> float:
        """Return what potions and free extra dice are worth."""
        return self.sheet.purse(potions, extra)

    def _planned(self) -> tuple[Mark, ...]:
        """Return the round's plan, or the best that is left where other marks than its are made."""
        view = self.view
        # Those who build on this outlook may value otherwise.
        seen = (type(self), *round_seen(view))
        plan = KEPT.get(seen)
        if plan is None:
            if len(KEPT) >= MOST_KEPT:
                KEPT.clear()
            plan = KEPT[seen] = self._whole_round()
        if goes_on(plan, plan_of(view, self.seat), held_die(view)):
            return plan
        return self._from_here()

    def _whole_round(self) -> tuple[Mark, ...]:
        """Return the marks of the best round found, from what stood on the table when it began."""
        search = self._search()
        # Each die in turn goes first, so that a mark which pays only together with others is found too.
        best = search.rounds(begun(self.view, self.seat), True, 0, 1)[0]
        for die in range(1, len(DICE)):
            found = search.rounds(begun(self.view, self.seat), True, die, 1)[0]
            if found.worth > best.worth:
                best = found
        return best.plan

    def _from_here(self) -> tuple[Mark, ...]:
        """Return the best round found that goes on from the marks that are made."""
        view = self.view
        assert view.ask is not None, "this seat is not asked"
        # Only who is asked for a die may leave the round as it is.
        may_stop = view.ask.question.name == "die"
        return self._search().rounds(under_way(view), may_stop, held_die(view), 1)[0].plan

    def _search(self) -> RoundSearch:
        view = self.view
        return RoundSearch(view.rules, view.dice, view.adventurers[self.seat], _OwnWorths(self), FOLLOWED)


@final
class _OwnWorths(Worths):
    """What an outlook says, whoever has built on it."""

    def __init__(self, outlook: MerchantOutlook) -> None:
        super().__init__(FREE_MARK)
        self.outlook = outlook

    def worth(self, marks: int) -> float:
        return self.outlook.worth(marks)

    def purse(self, potions: int, extra: int) -> float:
        return self.outlook.purse(potions, extra)
