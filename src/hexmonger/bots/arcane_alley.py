"""What a position of Arcane Alley is worth to a seat, in gold, by what that seat knows.

Everybody's gold is counted together with two guesses: what the storehouse will still earn (`promise`),
and what infamy will cost in fines and bribes by the end of the game (`tolls`).
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from hexmonger.games.arcane_alley.game import ArcaneAlley
from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.shapes import FULL, STACKS
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.turn import DECK
from hexmonger.games.arcane_alley.verbs import Peek, SwapInStorehouse
from hexmonger.games.arcane_alley.view import FIRST_CODE, SEATS_BITS, AlleyView
from hexmonger.games.arcane_alley.zones import BRIBE, HOLE, INSPECTION, NOBODY

# What the others have counts against you, shared among all of them ...
OTHERS: Final = 0.6
# ... and more so what the one ahead has, because one player wins.
LEADER: Final = 0.3
# A wanted item comes by more often than the deck alone gives it: others discard it.
ACCESS: Final = 1.3
# Each item still to be played makes a set less sure: it can be broken, and turns have other uses.
TEMPO: Final = 0.9
# A second set has to share the turns that are left with the first.
SECOND: Final = 0.7
# An item that you know but that lies hidden counts in the inspection at the latest.
ASLEEP: Final = 0.8
# Infamy that a stash item could throw out goes only if a turn is free for it.
CLEAN: Final = 0.4
# What one infamy costs on average; only used to weigh sets against each other.
INFAMY: Final = 0.7
# It takes the others a bit more than a turn to get rid of a hidden item.
PACE: Final = 1.0
# Nobody likes to trigger the inspection as soon as they could.
LINGER: Final = 2.0
# A round that has lasted longer than this gets tedious, and hidden items are what keeps it from ending ...
PATIENCE: Final = 9
# ... so that each of yours counts against you, by this much for every turn more.
TEDIUM: Final = 0.15
# How much infamy a round brings, and how much that varies, when bots play.
ROUND_INFAMY: Final = 8.0
ROUND_SPREAD: Final = 7.0
# How much every turn to come makes infamy less sure.
TURN_SPREAD: Final = 2.0
# How unsure infamy is even when no turn is left, because of what lies hidden.
LAST_SPREAD: Final = 1.5
# What a turn to come brings besides the sets that are under way.
EARNED: Final = 1.0
# Turns are also used to get rid of infamy: this much of it stays after each.
FADE: Final = 1.0
# A stash you can't see is as good as some more draws.
STASHED: Final = 2
# How far apart two sums of infamy must be for the lower one to be fairly sure of staying lower.
DOUBT: Final = 2.0
# How many items stand for all those that nothing in the storehouse waits for, when one is drawn unseen.
DRAWS: Final = 3
# What is left of infamy after the last fine only breaks ties.
TIE_BREAK: Final = 0.01
# A special item in the stash will be of some use.
SPECIAL: Final = 1.5

MOST_INFAMY: Final = 24
MOST_MARKERS: Final = 2
# A stack that may become a set: its kind, how many it wants, the chance that what is hidden there fits,
# whether some of it is hidden, its gold, the infamy that goes with it, and its slots.
Stack = tuple[int, int, float, bool, float, float, int]
Survey = tuple[list[float], int, float, list[Stack]]
COUNT: Final = [mask.bit_count() for mask in range(512)]


class AlleyOutlook:
    """The table as one seat sees it before it answers."""

    def __init__(self, game: ArcaneAlley, view: AlleyView, chance: int) -> None:
        rules = view.rules
        self.game = game
        self.view = view
        self.seat = view.seat
        self.rules = rules
        # One more card stands for all that the seat does not know. As a negative number its kind reads
        # the tables as a special item does, which has no effect where it lies, and equals no other kind.
        self.blank = len(view.kind_of)
        self.kind_of = (*view.kind_of, rules.makes_sets.index(False) - len(rules.items))
        unseen = [view.kind_of[card] for cards in view.unseen for card in cards]
        self.unseen = len(unseen) or 1
        self.copies = [0] * len(rules.items)
        for kind in unseen:
            self.copies[kind] += 1
        self.average = sum([rules.infamy_of[kind] for kind in unseen]) / self.unseen
        self.infamy_of = [rules.infamy_of[kind] for kind in self.kind_of[:-1]] + [self.average]
        self.fine = rules.numbers["fine"]
        self.rounds_after = rules.numbers["rounds"] - view.round
        self.promises: dict[tuple[object, ...], tuple[float, float]] = {}
        self.world = self.imagine(chance)
        self.held = [tuple([card for card in cards if card >= 0]) for cards in view.stash]
        self.surveys: dict[tuple[int, int, tuple[int, ...]], Survey] = {}
        self.odds: dict[tuple[int, int, int], float] = {}
        share = OTHERS / (view.seats - 1)
        self.price = [
            gold - share * (0 if sold is None else sold.numbers.get("gold_gained", 0))
            for gold, sold in zip(rules.gold_of, rules.sold, strict=True)
        ]

    def worlds(self, choice: int) -> list[tuple[float, AlleyState]]:
        """Return worlds to try an answer in, several only where it draws an item unseen."""
        view = self.view
        ask = view.ask
        if ask is None or ask.question.name != "draw" or choice != DECK or view.deck[-1] >= HOLE:
            return [(1.0, self.world)]
        found: list[tuple[float, AlleyState]] = []
        for weight, card in self.draws(view.unseen[(FIRST_CODE - view.deck[-1]) >> SEATS_BITS]):
            s = self.world.clone()
            s.deck[-1] = card
            found.append((weight, s))
        return found

    def draws(self, pool: Sequence[int]) -> list[tuple[float, int]]:
        """Return what may be drawn from a pool: each wanted kind, and some that stand for all the others."""
        s = self.world
        seat = self.seat
        held = [self.kind_of[card] for card in s.stash[seat]]
        stacks = self.survey(s.shape[seat], s.up[seat], tuple(s.store[seat]))[3]
        wanted = {stack[0] for stack in stacks if 0 < stack[1] <= 1 + held.count(stack[0])}
        one_of: dict[int, list[int]] = {}
        rest: list[tuple[float, int]] = []
        for card in pool:
            kind = self.kind_of[card]
            if kind in wanted:
                one_of.setdefault(kind, []).append(card)
            else:
                rest.append((self.infamy_of[card], card))
        found = [(len(cards) / len(pool), cards[0]) for cards in one_of.values()]
        rest.sort()
        parts = min(DRAWS, len(rest))
        share = len(rest) / max(parts, 1) / len(pool)
        found += [(share, rest[(2 * part + 1) * len(rest) // (2 * parts)][1]) for part in range(parts)]
        return found

    def imagine(self, chance: int) -> AlleyState:
        """Return a world that fits the view, up to the end of this phase.

        What lies hidden in storehouses is blank, so that nothing can be planned by knowing it.
        """
        view = self.view
        s = self.game.imagine(view, chance)
        s.agenda = [f for f in s.agenda if f.script is not self.rules.round]
        s.kind_of = self.kind_of
        s.seen.append(0)
        s.pool.append(0)
        for zone, cards in zip((*view.store, view.limbo), (*s.store, s.limbo), strict=True):
            for place, code in enumerate(zone):
                if code < HOLE:
                    cards[place] = self.blank
        return s

    def options(self, s: AlleyState, first: bool) -> Sequence[int]:
        """Return the answers worth a look."""
        ask = s.asks[0]
        options = ask.options
        f = ask.frame
        effect = f.script.steps[-1]
        if ask.question.name == "reveal" or isinstance(effect, Peek):
            # Whatever lies there is as unknown as the rest: only the place matters.
            return [max(options, key=lambda slot: self.prospects(s, slot))]
        if isinstance(effect, SwapInStorehouse):
            if len(f.picks) == 1 and not first:
                return [self.seat]
            if len(f.picks) == 3:
                # To swap two items is to swap them the other way round.
                return [slot for slot in options if slot > f.picks[-1]] or options
        if ask.question.name == "slot" and not first:
            return self.slots(s, options)
        return options

    def prospects(self, s: AlleyState, slot: int) -> int:
        """Return how many stacks go through a slot, one with two like items counting for several."""
        store = s.store[self.seat]
        kinds = [self.kind_of[card] for card in store]
        prospects = 0
        for mask, a, b, c in STACKS[s.shape[self.seat]]:
            if mask >> slot & 1:
                others = [kinds[other] for other in (a, b, c) if other != slot]
                prospects += 10 if others[0] == others[1] >= 0 else 1
        return prospects

    def slots(self, s: AlleyState, options: list[int]) -> list[int]:
        """Return where an item may do good: in stacks with items like it, else where least is lost."""
        kind_of = self.kind_of
        kind = kind_of[s.limbo[-1]]
        store = s.store[self.seat]
        kinds = [kind_of[card] for card in store]
        near = paired = 0
        for mask, a, b, c in STACKS[s.shape[self.seat]]:
            first, second, third = kinds[a], kinds[b], kinds[c]
            if kind in (first, second, third):
                near |= mask
            if first == second >= 0 or first == third >= 0 or second == third >= 0:
                paired |= mask
        loose = [slot for slot in options if not (near | paired) >> slot & 1]
        hidden = [slot for slot in loose if store[slot] == self.blank]
        loose.sort(key=lambda slot: -self.infamy_of[store[slot]])
        looked = {*loose[:2], *hidden[:1]}
        return [slot for slot in options if near >> slot & 1 or slot in looked] or options

    def value(self, s: AlleyState) -> float:
        """Return the worth of a position for the seat, in gold, compared with the others."""
        worths = self.worths(s)
        mine = worths.pop(self.seat)
        value = mine - OTHERS * sum(worths) / len(worths) - LEADER * max(worths)
        late = s.turns // s.seats - PATIENCE
        if late > 0:
            value -= TEDIUM * late * COUNT[FULL[s.shape[self.seat]] & ~s.up[self.seat]]
        return value

    def worths(self, s: AlleyState) -> list[float]:
        """Return what every seat's position is worth in gold."""
        seats = range(s.seats)
        if s.phase == BRIBE:
            table = bribed(self.fine, self.rounds_after)
            return [s.gold[seat] - table[s.infamy[seat]] for seat in seats]
        triggered = self.triggered(s)
        turns = self.turns(s, triggered)
        worths: list[float] = []
        sums: list[float] = []
        known = self.promises
        for seat in seats:
            if seat == self.seat:
                stash = (*s.stash[seat], *s.limbo)
            else:
                # What lies on the discard is as good as in the stash of whoever draws next.
                stash = (*self.held[seat], *s.discard[-1:]) if seat == s.turn else self.held[seat]
            infamy = s.infamy[seat]
            key = (seat, turns[seat], s.shape[seat], s.up[seat], infamy, tuple(s.store[seat]), stash)
            found = known.get(key)
            if found is None:
                gold, left = self.promise(s, seat, turns[seat], stash)
                toll = _at(tolls(self.fine, self.rounds_after, turns[seat]), infamy + left)
                known[key] = found = gold - toll, left
            worths.append(s.gold[seat] + found[0] - self.fine * s.fines[seat])
            sums.append(found[1])
        if triggered != NOBODY:
            worths[triggered] -= self.penalty(s, triggered, turns[triggered], sums)
        return worths

    def penalty(self, s: AlleyState, seat: int, turns: int, sums: list[float]) -> float:
        """Return what triggering the inspection is expected to cost (AA-72)."""
        least = 1.0
        for other in range(s.seats):
            if other != seat:
                least /= 1 + exp((sums[seat] - sums[other]) / DOUBT)
        table = tolls(self.fine, self.rounds_after, turns)
        total = s.infamy[seat] + sums[seat]
        return (1 - least) * (_at(table, total + self.rules.numbers["penalty"]) - _at(table, total))

    def triggered(self, s: AlleyState) -> int:
        """Return who has triggered the inspection, or will by ending this turn."""
        if s.triggered == NOBODY and s.turn != NOBODY and s.up[s.turn] == FULL[s.shape[s.turn]]:
            if s.seats > 2 or s.tracker() >= self.rules.numbers["tracker_opens"]:
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
            least = self.rules.numbers["tracker_opens"] - tracker
            most = self.rules.numbers["tracker_ends"] + 1 - tracker
            return [min(most, max(least, int(LINGER + PACE * hidden[1 - seat]))) for seat in range(2)]
        low, second = sorted(hidden)[:2]
        return [int(LINGER + PACE * (second if own == low else low)) for own in hidden]

    def promise(self, s: AlleyState, seat: int, turns: int, stash: tuple[int, ...]) -> tuple[float, float]:
        """Return the gold a storehouse will still earn, and the infamy that will be left in it."""
        key = (s.shape[seat], s.up[seat], tuple(s.store[seat]))
        survey = self.surveys.get(key)
        if survey is None:
            self.surveys[key] = survey = self.survey(*key)
        infamies, stuck, left, stacks = survey
        kind_of = self.kind_of
        held = [kind_of[card] for card in stash]
        wizard = s.wizards[seat]
        bonus = self.rules.sale_bonus[wizard] if wizard != NO_WIZARD else 0
        draws = turns if seat == self.seat else turns + STASHED
        plans: list[tuple[float, float, float, int]] = []
        for kind, wanted, luck, asleep, gold, saved, mask in stacks:
            chance = luck
            if wanted:
                if wanted <= turns:
                    filled = self.chance_to_fill(kind, wanted, held.count(kind), draws)
                    chance = filled + luck - filled * luck
                elif not luck:
                    continue
            if asleep and turns:
                chance *= ASLEEP
            gold += bonus
            worth = chance * (gold + INFAMY * saved)
            if worth > 0:
                plans.append((worth, chance * gold, chance * saved, mask))
        earned = 0.0
        weight = 1.0
        taken = 0
        plans.sort(reverse=True)
        for _, gold, saved, mask in plans:
            if not taken & mask:
                taken |= mask
                earned += weight * gold
                left -= weight * saved
                weight *= SECOND
        if held and turns:
            taken |= stuck
            worst = max([i for slot, i in enumerate(infamies) if not taken >> slot & 1], default=0.0)
            best = min([self.infamy_of[card] for card in stash])
            if worst > best:
                left -= CLEAN * (worst - best)
            for kind in held:
                if kind >= 0 and not self.rules.makes_sets[kind]:
                    earned += SPECIAL
        return earned + EARNED * turns * len(infamies), left

    def survey(self, shape: int, up: int, store: tuple[int, ...]) -> Survey:
        """Return what a storehouse holds, and every stack that may become a set."""
        rules = self.rules
        kinds: dict[int, int] = {}
        infamies = [self.infamy_of[card] if card != HOLE else 0.0 for card in store]
        blanks = stuck = mimics = halving = 0
        bit = 1
        for card in store:
            if card == self.blank:
                blanks |= bit
            elif card == HOLE:
                stuck |= bit
            else:
                kind = self.kind_of[card]
                if rules.mimics[kind]:
                    mimics |= bit
                elif rules.makes_sets[kind]:
                    kinds[kind] = kinds.get(kind, 0) | bit
                if up & bit:
                    if rules.stays[kind]:
                        stuck |= bit
                    if rules.halves[kind]:
                        halving |= bit
            bit <<= 1
        stacks: list[Stack] = []
        for mask, a, b, c in STACKS[shape]:
            saved = infamies[a] + infamies[b] + infamies[c]
            for kind, slots in kinds.items():
                rest = mask & ~slots
                if rest == mask or rest & stuck:
                    continue
                if rest & mimics:
                    # One that mimics will do for one that is wanted.
                    rest &= ~(rest & mimics & -(rest & mimics))
                wanted = COUNT[rest]
                luck = 1.0
                if wanted:
                    luck = self.copies[kind] / self.unseen if wanted == 1 and rest & blanks else 0.0
                gold = self.price[kind]
                if halving & ~mask:
                    gold /= 2
                stacks.append((kind, wanted, luck, mask & ~rest & ~up != 0, gold, saved, mask))
        return infamies, stuck, sum(infamies), stacks

    def chance_to_fill(self, kind: int, wanted: int, held: int, draws: int) -> float:
        """Return how likely the items that a stack wants come to hand and are played in time."""
        missing = wanted - held if wanted > held else 0
        if not missing:
            return TEMPO**wanted
        key = (kind, missing, draws)
        found = self.odds.get(key)
        if found is None:
            one = min(0.9, ACCESS * self.copies[kind] / self.unseen)
            found = 1 - (1 - one) ** draws
            if missing > 1:
                found -= draws * one * (1 - one) ** (draws - 1)
            if missing > 2:
                found -= draws * (draws - 1) / 2 * one**2 * (1 - one) ** (draws - 2)
            self.odds[key] = found
        return found * TEMPO**wanted


def _at(table: list[float], place: float) -> float:
    """Return the value of a table between two of its places."""
    if place <= 0:
        return table[0]
    low = int(place)
    if low >= len(table) - 1:
        return table[-1]
    return table[low] + (place - low) * (table[low + 1] - table[low])


@lru_cache
def bribed(fine: int, rounds: int) -> list[float]:
    """Return what each infamy will cost when rounds are left to play, the best bribe included."""
    if rounds == 0:
        return [TIE_BREAK * infamy for infamy in range(MOST_INFAMY + 1)]
    after = _spread(settled(fine, rounds - 1), ROUND_INFAMY, ROUND_SPREAD)
    return [
        min([2 * bribe + after[infamy - bribe] for bribe in range(infamy + 1)])
        for infamy in range(MOST_INFAMY + 1)
    ]


@lru_cache
def settled(fine: int, rounds: int) -> list[float]:
    """Return what each sum of infamy costs at the fines (AA-06, AA-73), with rounds to come after them."""
    later = bribed(fine, rounds)
    costs: list[float] = []
    for total in range(100):
        markers = min(MOST_MARKERS, total // (MOST_INFAMY + 1))
        left = min(MOST_INFAMY, total - markers * (MOST_INFAMY + 1))
        costs.append(fine * markers + later[left])
    return costs


@lru_cache
def tolls(fine: int, rounds: int, turns: int) -> list[float]:
    """Return what each expected sum of infamy costs with so many turns to go before it is counted."""
    return _spread(settled(fine, rounds), 0.0, LAST_SPREAD + TURN_SPREAD * turns**0.5)


def _spread(table: list[float], mean: float, spread: float) -> list[float]:
    """Return a table whose places are as unsure as a normal distribution makes them."""
    steps = range(-int(3 * spread) - 1, int(3 * spread) + 2)
    weights = [exp(-((step / spread) ** 2) / 2) for step in steps]
    last = len(table) - 1
    return [
        sum(
            [
                weight * table[min(last, max(0, round(place + mean) + step))]
                for step, weight in zip(steps, weights, strict=True)
            ]
        )
        / sum(weights)
        for place in range(last + 1)
    ]
