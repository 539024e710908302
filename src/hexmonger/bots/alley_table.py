"""The table of Arcane Alley as a tactician sees it: what everybody will come to, in gold."""

from collections.abc import Sequence
from math import erf
from typing import Final

from hexmonger.bots.alley_beliefs import touched_since
from hexmonger.bots.alley_fines import bribed, toll_in_doubt, unbribed
from hexmonger.bots.alley_goals import Goals
from hexmonger.bots.alley_plans import Horizon, Plans, Promise
from hexmonger.bots.alley_stacks import COUNT, Stacks
from hexmonger.bots.alley_weights import AlleyWeights
from hexmonger.bots.arcane_alley import AlleyOutlook
from hexmonger.games.arcane_alley.moonstruck_market.moon import CRESCENT
from hexmonger.games.arcane_alley.moonstruck_market.state import MarketState
from hexmonger.games.arcane_alley.shapes import FULL
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.games.arcane_alley.zones import BRIBE, INSPECTION, NOBODY
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game

ROOT_TWO: Final = 2**0.5
HALF: Final = 0.5


class AlleyTable(AlleyOutlook):
    """Everybody's position in gold: what they have, will still earn, and will pay for their infamy."""

    def __init__(
        self,
        game: Game[AlleyState, AlleyView],
        view: AlleyView,
        chance: int,
        numbers: AlleyWeights,
        goals: Goals,
        told: Sequence[Event] = (),
    ) -> None:
        super().__init__(game, view, chance)
        self.numbers = numbers
        self.goals = goals
        self.touched = touched_since(told, view.seats)
        self.weights = numbers.of_rivals(view.seats)
        unseen = (*view.unseen, *view.in_deck)
        self.stacks = Stacks(self.rules, goals, self.kind_of, unseen, self.weights[-1])
        self.plans = Plans(self.stacks, numbers)
        self.promises: dict[tuple[object, ...], Promise] = {}

    def value_to(self, s: AlleyState, eye: int) -> float:
        """Return what a position is worth to any seat beside the others, as far as this one can tell."""
        return self.beside_others(self.worths_to(s, eye), eye)

    def worths(self, s: AlleyState) -> list[float]:
        """Return what every seat's position is worth in gold."""
        return self.worths_to(s, self.seat)

    def worths_to(self, s: AlleyState, eye: int) -> list[float]:
        """Return the same as another seat would, that knows its own stash."""
        seats = range(s.seats)
        if s.phase == BRIBE:
            # Whoever has answered pays no more bribes, and it is this seat that answers now.
            costs = [bribed(self.fine, self.rounds_after)] * s.seats
            costs[eye] = unbribed(self.fine, self.rounds_after)
            return [s.gold[seat] - costs[seat][s.infamy[seat]] for seat in seats]
        numbers = self.numbers
        triggered = self.triggered(s)
        horizons = self.horizons(s, triggered)
        light = CRESCENT
        reach = 0
        if isinstance(s, MarketState):
            light = s.light or CRESCENT
            for card in s.market:
                reach |= self.goals.of_kind[self.kind_of[card]]
        worths: list[float] = []
        sums: list[float] = []
        variances: list[float] = []
        is_last = not any(horizon[-1] for horizon in horizons)
        for seat in seats:
            if seat == eye:
                stash = (*s.stash[seat], *s.limbo)
                more = 0
            else:
                # What lies on the discard is as good as in the stash of whoever draws next.
                stash = (*self.held[seat], *s.discard[-1:]) if seat == s.turn else self.held[seat]
                more = numbers.stashed
            horizon = horizons[seat]
            promise = self.come_to(s, seat, stash, horizon, more, light, reach)
            infamy = numbers.relieved(promise.infamy, horizon, promise.spare)
            variance = self.stacks.doubt * promise.unknown + numbers.doubt_after(horizon, is_last)
            cost = toll_in_doubt(self.fine, self.rounds_after, s.infamy[seat] + infamy, variance)
            gold = numbers.trust * promise.gold + numbers.hope * promise.room * promise.spare
            if horizon[-1] and seat == eye:
                gold += self.specials(stash)
            worths.append(s.gold[seat] + gold - cost - self.fine * s.fines[seat])
            sums.append(infamy)
            variances.append(variance)
        if triggered != NOBODY:
            worths[triggered] -= self.penalty_for(s, triggered, sums, variances)
        return worths

    def specials(self, stash: Sequence[int]) -> float:
        """Return what the special items of a stash are worth."""
        makes_sets = self.rules.makes_sets
        kind_of = self.kind_of
        number = 0
        for card in stash:
            kind = kind_of[card]
            if kind >= 0 and not makes_sets[kind]:
                number += 1
        return self.numbers.special * number

    def come_to(
        self,
        s: AlleyState,
        seat: int,
        stash: tuple[int, ...],
        horizon: Horizon,
        more: int,
        light: int,
        reach: int,
    ) -> Promise:
        """Return what a seat's storehouse will come to, reckoned once for each way it can be."""
        shape, up, store = s.shape[seat], s.up[seat], tuple(s.store[seat])
        key = (seat, more, horizon, light, reach, shape, up, store, stash)
        found = self.promises.get(key)
        if found is None:
            survey = self.stacks.survey(shape, up, store)
            found = self.plans.promise(
                survey, stash, horizon, self.bonus[seat], light, more, self.touched[seat], reach
            )
            self.promises[key] = found
        return found

    def penalty_for(self, s: AlleyState, seat: int, sums: list[float], variances: list[float]) -> float:
        """Return what triggering the inspection can be expected to cost (AA-72)."""
        least = 1.0
        for other in range(s.seats):
            if other != seat:
                # Nobody may gain less; whoever gains the same is not less.
                ahead = sums[other] + HALF - sums[seat]
                spread = (variances[seat] + variances[other]) ** 0.5
                if spread < HALF:
                    least *= 1.0 if ahead > 0 else 0.0
                else:
                    least *= (1 + erf(ahead / (spread * ROOT_TWO))) / 2
        total = s.infamy[seat] + sums[seat]
        more = total + self.rules.numbers["penalty"]
        without = toll_in_doubt(self.fine, self.rounds_after, total, variances[seat])
        return (1 - least) * (toll_in_doubt(self.fine, self.rounds_after, more, variances[seat]) - without)

    def draws(self, pool: Sequence[int]) -> list[tuple[float, int]]:
        """Return every kind of item that may be drawn of many, each as likely as it is."""
        found: dict[int, int] = {}
        number: dict[int, int] = {}
        for card in pool:
            kind = self.kind_of[card]
            found[kind] = card
            number[kind] = number.get(kind, 0) + 1
        return [(number[kind] / len(pool), card) for kind, card in found.items()]

    def slots(self, s: AlleyState, options: list[int]) -> list[int]:
        """Return where an item may be played: anywhere."""
        return options

    def horizons(self, s: AlleyState, triggered: int) -> list[Horizon]:
        """Return how many turns every seat may still have this round."""
        seats = s.seats
        if s.phase == INSPECTION or not s.agenda or triggered != NOBODY:
            return [(turns,) for turns in self.turns(s, triggered)]
        quickest = min([COUNT[FULL[s.shape[seat]] & ~s.up[seat]] for seat in range(seats)])
        before = max(quickest - 1, 0)
        turns = [before + linger for linger in self.numbers.lingers]
        if seats == 2:
            tracker = s.tracker()
            least = self.rules.tracker_opens - tracker
            most = self.rules.tracker_ends + 1 - tracker
            turns = [min(most, max(least, number)) for number in turns]
        return [tuple(turns)] * seats
