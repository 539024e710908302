"""What a position of Arcane Alley is worth to a seat, in gold, by what that seat knows.

Everybody's gold is counted together with two guesses: what their storehouse will still earn, and what their
infamy will cost.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from hexmonger.bots.alley_arranging import best_slot
from hexmonger.bots.alley_fines import bribed, toll, unbribed
from hexmonger.bots.alley_prospects import COUNT, Prospects
from hexmonger.games.arcane_alley.frames import chosen
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.shapes import FULL, STACKS
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.turn import DRAW_DECK
from hexmonger.games.arcane_alley.verbs import Peek
from hexmonger.games.arcane_alley.view import AlleyView, back_shown
from hexmonger.games.arcane_alley.zones import BRIBE, HOLE, INSPECTION, NOBODY
from hexmonger.kernel.chance import below
from hexmonger.kernel.game import Game
from hexmonger.kernel.native import mypyc_attr

# What the others have counts against you, all together this much ...
RIVALS: Final = 0.9
# ... and each of them less by this factor than the one ahead of them, because only one player wins.
BEHIND: Final = 0.5
# A round lasts about as long as it takes the quickest to reveal everything, and these turns more:
# nobody likes to trigger the inspection as soon as they could.
LINGER: Final = 2
# A stash you can't see is as good as some more draws.
STASHED: Final = 2
# How far apart two sums of infamy must be for the lower one to be fairly sure of staying lower.
DOUBT: Final = 2.0
# How many items stand for all those that nothing in the storehouse waits for, when one is drawn unseen.
DRAWS: Final = 3
# In how many stacks a corner is; the middle of the storehouse, which is in more, is revealed with one.
IN_A_CORNER: Final = 3
# How much more it tells to see an item between two that are alike.
BETWEEN_TWINS: Final = 10


@mypyc_attr(allow_interpreted_subclasses=True)
class AlleyOutlook:
    """The table as one seat sees it before it answers."""

    def __init__(self, game: Game[AlleyState, AlleyView], view: AlleyView, chance: int) -> None:
        rules = view.rules
        self.game = game
        self.view = view
        self.seat = view.seat
        self.chance = chance
        self.rules = rules
        # One more card stands for all that the seat does not know. As a negative number its kind reads
        # the tables as a special item does, which has no effect where it lies, and equals no other kind.
        deck = rules.deck(view.seats)
        self.blank = len(deck)
        self.kind_of = (*deck, rules.makes_sets.index(False) - len(rules.items))
        parts = [BEHIND**place for place in range(view.seats - 1)]
        self.weights = [RIVALS * part / sum(parts) for part in parts]
        # What a sale gives to another player goes to the last.
        prices = [
            gold - self.weights[-1] * (0 if sold is None else sold.numbers.get("gold_gained", 0))
            for gold, sold in zip(rules.gold_of, rules.sold, strict=True)
        ]
        self.prospects = Prospects(rules, self.kind_of, (*view.unseen, *view.in_deck), prices)
        self.fine = rules.numbers["fine"]
        self.rounds_after = rules.numbers["rounds"] - view.round
        self.bonus = [0 if wizard == NO_WIZARD else rules.sale_bonus[wizard] for wizard in view.wizards]
        self.known: dict[tuple[object, ...], tuple[float, float]] = {}
        self.world = self.imagine(chance)
        # What the seat knows of everybody's hand, in the world it imagines.
        self.held = [
            tuple([card for card in cards if self.knows(self.world.seen[card])]) for cards in self.world.stash
        ]

    def imagine(self, chance: int, covered: list[int] | None = None) -> AlleyState:
        """Return a world that fits the view, up to the end of this phase.

        What lies hidden in storehouses is blank, so that nothing can be planned by knowing it; it is added to
        what is `covered`, if that is given.
        """
        view = self.view
        s = self.game.imagine(view, chance)
        s.agenda = [f for f in s.agenda if f.script is not self.rules.round]
        s.kind_of = self.kind_of
        s.seen.append(0)
        for zone, cards in zip((*view.store, view.limbo), (*s.store, s.limbo), strict=True):
            for place, code in enumerate(zone):
                if code < HOLE:
                    if covered is not None:
                        covered.append(cards[place])
                    cards[place] = self.blank
        return s

    def worlds(self, choice: int) -> list[tuple[float, AlleyState]]:
        """Return worlds to try an answer in, several only where it draws an item unseen."""
        view = self.view
        ask = view.ask
        if ask is None or ask.question.name != "draw" or choice != DRAW_DECK or view.deck[-1] >= HOLE:
            return [(1.0, self.world)]
        found: list[tuple[float, AlleyState]] = []
        for weight, card in self.draws(self.may_be_drawn()):
            s = self.world.clone()
            s.deck[-1] = card
            found.append((weight, s))
        return found

    def may_be_drawn(self) -> list[int]:
        """Return a card for everything that the deck's top item may be, by its back."""
        view = self.view
        back_of = self.rules.back_of
        back = back_shown(view.deck[-1])
        kinds = [kind for kind in (view.in_deck if view.fresh else view.unseen) if back_of[kind] == back]
        hidden = {
            self.kind_of[card]: card for card, seen in enumerate(self.world.seen) if not self.knows(seen)
        }
        return [hidden[kind] for kind in kinds]

    def knows(self, seen: int) -> bool:
        """Whether the seat is among those who know a card."""
        return seen >> self.seat & 1 == 1

    def draws(self, pool: Sequence[int]) -> list[tuple[float, int]]:
        """Return what may be drawn of many: each wanted kind, and some that stand for all the others."""
        s = self.world
        seat = self.seat
        held = [self.kind_of[card] for card in s.stash[seat]]
        stacks = self.prospects.survey(s.shape[seat], s.up[seat], tuple(s.store[seat])).stacks
        wanted = {stack.kind for stack in stacks if 0 < stack.wanted <= 1 + held.count(stack.kind)}
        one_of: dict[int, list[int]] = {}
        rest: list[tuple[float, int]] = []
        for card in pool:
            kind = self.kind_of[card]
            if kind in wanted:
                one_of.setdefault(kind, []).append(card)
            else:
                rest.append((self.prospects.infamy_of[card], card))
        found = [(len(cards) / len(pool), cards[0]) for cards in one_of.values()]
        rest.sort()
        parts = min(DRAWS, len(rest))
        share = len(rest) / max(parts, 1) / len(pool)
        found += [(share, rest[(2 * part + 1) * len(rest) // (2 * parts)][1]) for part in range(parts)]
        return found

    def options(self, s: AlleyState, first: bool) -> Sequence[int]:
        """Return the answers worth a look."""
        ask = s.asks[0]
        options = ask.options
        effect = ask.frame.script.steps[-1]
        if ask.question.name == "reveal" or isinstance(effect, Peek):
            # Whatever lies there is as unknown as the rest: only the place matters.
            return [self.most_telling(s, options)]
        if ask.question.name == "arrange":
            return [best_slot(options)]
        if ask.question.name == "toad.player" and not first:
            return [self.seat]
        if ask.question.name == "toad.second":
            # To swap two items is to swap them the other way round.
            return [slot for slot in options if slot > chosen(ask.frame)] or options
        if ask.question.name == "slot" and not first:
            return self.slots(s, options)
        return options

    def most_telling(self, s: AlleyState, options: Sequence[int]) -> int:
        """Return the slot that it tells most to see, any of several; openings are the middle and a corner."""
        interests = [self.interest(s, slot) for slot in options]
        least = max(interests) if s.up[self.seat] else min(IN_A_CORNER, max(interests))
        telling = [slot for slot, told in zip(options, interests, strict=True) if told >= least]
        return telling[below(self.chance, len(telling))]

    def interest(self, s: AlleyState, slot: int) -> int:
        """Return how much it would tell to see the item of a slot: nothing, if it is known."""
        store = s.store[self.seat]
        if store[slot] != self.blank:
            return 0
        interest = 0
        for mask, a, b, c in STACKS[s.shape[self.seat]]:
            if mask >> slot & 1:
                first, second = [self.kind_of[store[other]] for other in (a, b, c) if other != slot]
                interest += BETWEEN_TWINS if first == second >= 0 else 1
        return interest

    def slots(self, s: AlleyState, options: list[int]) -> list[int]:
        """Return where the seat may play an item."""
        return self.good_slots(s, self.seat, options)

    def good_slots(self, s: AlleyState, seat: int, options: list[int]) -> list[int]:
        """Return where an item may do good: in stacks with items like it, else where least is lost."""
        kind_of = self.kind_of
        kind = kind_of[s.limbo[-1]]
        store = s.store[seat]
        near = paired = 0
        for mask, a, b, c in STACKS[s.shape[seat]]:
            first, second, third = kind_of[store[a]], kind_of[store[b]], kind_of[store[c]]
            if kind in (first, second, third):
                near |= mask
            if first == second >= 0 or first == third >= 0 or second == third >= 0:
                paired |= mask
        loose = [slot for slot in options if not (near | paired) >> slot & 1]
        hidden = [slot for slot in loose if store[slot] == self.blank]
        loose.sort(key=lambda slot: -self.prospects.infamy_of[store[slot]])
        looked = {*loose[:2], *hidden[:1]}
        return [slot for slot in options if near >> slot & 1 or slot in looked] or options

    def value(self, s: AlleyState) -> float:
        """Return the worth of a position for the seat, in gold, compared with the others."""
        return self.beside_others(self.worths(s), self.seat)

    def beside_others(self, worths: list[float], seat: int) -> float:
        """Return what a seat's position is worth less what those of the others count against it."""
        own = worths.pop(seat)
        worths.sort(reverse=True)
        for place, worth in enumerate(worths):
            own -= self.weights[place] * worth
        return own

    def worths(self, s: AlleyState) -> list[float]:
        """Return what every seat's position is worth in gold."""
        seats = range(s.seats)
        if s.phase == BRIBE:
            # Whoever has answered pays no more bribes, and it is this seat that answers now.
            costs = [bribed(self.fine, self.rounds_after)] * s.seats
            costs[self.seat] = unbribed(self.fine, self.rounds_after)
            return [s.gold[seat] - costs[seat][s.infamy[seat]] for seat in seats]
        triggered = self.triggered(s)
        turns = self.turns(s, triggered)
        worths: list[float] = []
        sums: list[float] = []
        for seat in seats:
            if seat == self.seat:
                stash = tuple(s.stash[seat] + s.limbo)
            else:
                # What lies on the discard is as good as in the stash of whoever draws next.
                stash = (*self.held[seat], *s.discard[-1:]) if seat == s.turn else self.held[seat]
            gold, infamy = self.promise(s, seat, stash, turns[seat])
            worths.append(s.gold[seat] + gold - self.fine * s.fines[seat])
            sums.append(infamy)
        if triggered != NOBODY:
            worths[triggered] -= self.penalty(s, triggered, turns[triggered], sums)
        return worths

    def promise(self, s: AlleyState, seat: int, stash: tuple[int, ...], turns: int) -> tuple[float, float]:
        """Return what a seat will still earn, less what its infamy costs, and the infamy it will count."""
        shape, up, store, infamy = s.shape[seat], s.up[seat], tuple(s.store[seat]), s.infamy[seat]
        key = (seat, turns, shape, up, infamy, store, stash)
        found = self.known.get(key)
        if found is None:
            survey = self.prospects.survey(shape, up, store)
            draws = turns if seat == self.seat else turns + STASHED
            gold, left = self.prospects.of_store(survey, stash, turns, draws, self.bonus[seat])
            found = gold - toll(self.fine, self.rounds_after, turns, infamy + left), left
            self.known[key] = found
        return found

    def penalty(self, s: AlleyState, seat: int, turns: int, sums: list[float]) -> float:
        """Return what triggering the inspection can be expected to cost (AA-72)."""
        least = 1.0
        for other in range(s.seats):
            if other != seat:
                least /= 1 + exp((sums[seat] - sums[other]) / DOUBT)
        total = s.infamy[seat] + sums[seat]
        more = total + self.rules.numbers["penalty"]
        without = toll(self.fine, self.rounds_after, turns, total)
        return (1 - least) * (toll(self.fine, self.rounds_after, turns, more) - without)

    def triggered(self, s: AlleyState) -> int:
        """Return who has triggered the inspection, or will by ending this turn."""
        if s.triggered == NOBODY and s.turn != NOBODY and s.up[s.turn] == FULL[s.shape[s.turn]]:
            if s.seats > 2 or s.tracker() >= self.rules.tracker_opens:
                return s.turn
        return s.triggered

    def turns(self, s: AlleyState, triggered: int) -> list[int]:
        """Return how many turns every seat can still expect this round."""
        seats = s.seats
        if s.phase == INSPECTION or not s.agenda:
            return [0] * seats
        if triggered == s.turn:
            return [0 if seat == triggered else 1 for seat in range(seats)]
        if triggered != NOBODY:
            left = (triggered - s.turn) % seats
            return [1 if (seat - s.turn) % seats < left else 0 for seat in range(seats)]
        hidden = [COUNT[FULL[s.shape[seat]] & ~s.up[seat]] for seat in range(seats)]
        if seats == 2:
            tracker = s.tracker()
            least = self.rules.tracker_opens - tracker
            most = self.rules.tracker_ends + 1 - tracker
            return [min(most, max(least, LINGER + hidden[1 - seat])) for seat in range(2)]
        quickest, second = sorted(hidden)[:2]
        return [LINGER + (second if own == quickest else quickest) for own in hidden]
