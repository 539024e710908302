"""What a sheet of Merchants of Magick is worth to a seat, in coins, and the best round it can plan.

A row, an order, an adventurer's item or a mastery that is not complete counts for a part of its coins:
every circle it still wants takes some away, the more the less the dice reach it and the less time is left.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from hexmonger.games.merchants_of_magick.crafting import COMMIT
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.game import MerchantsOfMagick
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.masteries import APPRENTICE
from hexmonger.games.merchants_of_magick.numbers import SLOTS
from hexmonger.games.merchants_of_magick.orders import ORDER_ROWS
from hexmonger.games.merchants_of_magick.plan import Mark
from hexmonger.games.merchants_of_magick.rules import ALL_CIRCLES, Rules
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COUNTING_CHARMS, ROWS
from hexmonger.games.merchants_of_magick.state import NOT_SCORED, MerchantState
from hexmonger.games.merchants_of_magick.trail import FREE, marks_in
from hexmonger.games.merchants_of_magick.view import MerchantView
from hexmonger.games.merchants_of_magick.words import DICE_COUNT, RESULTS, orders_of

# What is left of a target's worth for each circle it wants, with all the time of the world ...
PATIENT: Final = 0.78
# ... and how much haste takes away: after as many rounds half of it would be left.
HASTE: Final = 0.5
# What a potion that a circle is expected to take counts, in circles.
THIRST: Final = 0.35
# The worth of a potion, and of those beyond what a few rounds can use.
POTION: Final = 0.9
SPARE_POTION: Final = 0.4
ENOUGH_POTIONS: Final = 6
# The worth of an extra die that is still free, when rounds are left to use it in.
EXTRA_DIE: Final = 2.0
# The worth of a free mark.
FREE_MARK: Final = 3.0
# How many orders that nobody has seen yet come to a line in a round.
NEW_ORDERS: Final = 1.0
NEW_ORDERS_ALONE: Final = 1.3
# How likely an order passes a seat that wants so many circles for it; more circles, the last.
PASSED_ON: Final = (0.0, 0.3, 0.5, 0.7, 0.8, 0.9)
# How many circles behind another seat make a mastery's first place unlikely.
LEAD: Final = 1.0
# What is left of a potion after the last round breaks ties (MoM-30).
TIE_BREAK: Final = 0.01
# How many unfinished rounds are followed after each mark.
FOLLOWED: Final = 8

Tables = list[list[dict[int, float]]]


class Wish(NamedTuple):
    """An order that may be claimed: its coins, its group, and the tables of its rows."""

    coins: float
    group: int
    rows: list[tuple[int, dict[int, float]]]


class Pencil(NamedTuple):
    """A round as far as it is planned; `free` says whether a free mark comes next."""

    worth: float
    marks: int
    potions: int
    spent: int
    extra: int
    met: int
    free: bool
    plan: tuple[Mark, ...]


class MerchantOutlook:
    """The sheet as one seat sees it before it answers, and the round it plans."""

    def __init__(self, game: MerchantsOfMagick, view: MerchantView, chance: int) -> None:
        rules = view.rules
        self.view = view
        self.rules = rules
        self.seat = view.seat
        self.left = rules.rounds - view.round
        self.tables = prospects(rules)
        self.sheet = list(zip(rules.row_mask, self.tables[self.left], strict=True))
        self.asked = rules.asked_mask[view.adventurers[view.seat]]
        self.known: dict[int, float] = {}
        self.potions = _potions_worth(self.left)
        self.slots = self._slots()
        self.claimed = [0, 0, 0]
        for card in view.claimed[view.seat]:
            self.claimed[rules.order_group[view.kind_of[card]]] += 1
        self.line = self._line()
        self.wishes = self._wishes()
        self.masteries = self._masteries()
        self.adventurer = self._adventurer()
        self.row_worth = self._row_worth()
        self.world = self._world(game, chance)
        self.plan = [*[Mark(*mark) for mark in marks_in(view.trail[view.seat])], *self.best_round()]

    def _world(self, game: MerchantsOfMagick, chance: int) -> MerchantState:
        """Return a world in which nobody else is asked, up to the end of the seat's own round."""
        s = game.imagine(self.view, chance)
        s.agenda = []
        s.lanes = [list(self.view.lane) if seat == self.seat else [] for seat in range(s.seats)]
        s.advance()
        return s

    def worlds(self, choice: int) -> list[tuple[float, MerchantState]]:
        """Return the one world: nothing is learned before a round is committed."""
        return [(1.0, self.world)]

    def options(self, s: MerchantState, first: bool) -> Sequence[int]:
        """Return the answer that the planned round gives."""
        made = len(marks_in(s.trail[self.seat]))
        ask = s.ask_of(self.seat)
        assert ask is not None
        if made >= len(self.plan):
            return [COMMIT]
        mark = self.plan[made]
        return [mark.die if ask.question.name == "die" else mark.circle]

    def value(self, s: MerchantState) -> float:
        """Return the worth of a position for the seat, in coins."""
        seat = self.seat
        return self.worth(s.marks[seat]) + self.purse(s.potions[seat], s.extra[seat])

    def purse(self, potions: int, extra: int) -> float:
        """Return what potions and free extra dice are worth."""
        return self.potions[min(potions, len(self.potions) - 1)] + self.slots[extra]

    def worth(self, marks: int) -> float:
        """Return what a sheet's circles are worth when this round is over."""
        found = self.known.get(marks)
        if found is not None:
            return found
        parts = [table[marks & mask] for mask, table in self.sheet]
        bonus = [self.rules.charm_bonus[group] * parts[row] for group, row in enumerate(COUNTING_CHARMS)]
        worth = sum([part * coins for part, coins in zip(parts, self.row_worth, strict=True)])
        for group, number in enumerate(self.claimed):
            worth += number * bonus[group]
        for mask, coins, group in self.line:
            if marks & mask == mask:
                worth += coins + bonus[group]
        for coins, group, rows in self.wishes:
            part = 1.0
            for mask, table in rows:
                part *= table[marks & mask]
            worth += part * (coins + bonus[group])
        for column, needed, by_missing in self.masteries:
            missing = needed - (marks & column).bit_count()
            worth += by_missing[missing if missing > 0 else 0]
        self.known[marks] = worth = worth + self._adventurer_worth(marks, parts)
        return worth

    def _adventurer_worth(self, marks: int, parts: list[float]) -> float:
        """Return what the adventurer's items will still bring (MoM-17)."""
        enchantment, items, rewards, coins = self.adventurer
        a, b, c = [parts[row] for row in items]
        three = a * b * c
        two = a * b + a * c + b * c - 2 * three
        one = a + b + c - (a * b + a * c + b * c) + three
        worth = parts[enchantment] * (rewards[0] * one + rewards[1] * two + (rewards[2] + coins) * three)
        for item in range(sum([marks & mask == mask for mask in self.asked])):
            worth -= rewards[item]
        return worth

    def _adventurer(self) -> tuple[int, list[int], list[float], int]:
        rules = self.rules
        who = self.view.adventurers[self.seat]
        later = self.left > 0
        potions = rules.first_item * POTION if later else 0.0
        mark = FREE_MARK if later else 0.0
        return rules.enchantment_row[who], rules.asked_rows[who], [potions, mark, mark], rules.adventurer_coins[who]

    def _slots(self) -> list[float]:
        """Return what the extra dice are worth, by how many are used: the free ones that can still be."""
        costs = self.rules.slot_costs
        free = [sum([cost == 0 for cost in costs[used:]]) for used in range(SLOTS + 1)]
        return [EXTRA_DIE * min(number, 2 * self.left) for number in free]

    def _line(self) -> list[tuple[int, int, int]]:
        """Return the orders of the seat's own line, which are claimed as soon as they can be."""
        rules = self.rules
        kinds = [self.view.kind_of[card] for card in self.view.line[self.seat] if card >= 0]
        return [(rules.order_mask[kind], rules.order_coins[kind], rules.order_group[kind]) for kind in kinds]

    def _wishes(self) -> list[Wish]:
        """Return the orders that lie face up and will be in the seat's line in rounds to come."""
        view = self.view
        line = view.line[self.seat]
        # The belt as it comes along: the own line, then what waits, or the lines it comes from (MoM-19).
        belt = [(card, 1.0) for card in line]
        belt += [(card, 1.0) for card in view.waiting]
        path: list[int] = []
        for step in range(1, view.seats):
            path.append(view.inked_marks[self.seat - step])
            for card in view.line[self.seat - step]:
                belt.append((card, self._passes(card, path)))
        wishes: list[Wish] = []
        for place, (card, chance) in enumerate(belt):
            if card < 0 or place - len(line) >= self.left or place == 0 or not chance:
                continue
            kind = view.kind_of[card]
            tables = self.tables[min(place, self.left)]
            rows = [(self.rules.row_mask[row], tables[row]) for row in ORDER_ROWS[kind]]
            wishes.append(Wish(chance * self.rules.order_coins[kind], self.rules.order_group[kind], rows))
        return wishes

    def _passes(self, card: int, path: list[int]) -> float:
        """Return how likely an order comes past the seats on its way."""
        chance = 1.0
        if card >= 0:
            mask = self.rules.order_mask[self.view.kind_of[card]]
            for marks in path:
                chance *= PASSED_ON[min((mask & ~marks).bit_count(), len(PASSED_ON) - 1)]
        return chance

    def _row_worth(self) -> list[float]:
        """Return what each row is worth by itself: its coins, and orders that nobody has seen yet."""
        rules = self.rules
        view = self.view
        marks = view.marks[self.seat]
        worth = [float(coins) for coins in rules.row_coins]
        new = self.left * (NEW_ORDERS if view.seats > 1 else NEW_ORDERS_ALONE)
        new = min(new, len(view.unseen)) / (len(view.unseen) or 1)
        parts = [table[marks & mask] for mask, table in self.sheet]
        for card in view.unseen:
            kind = view.kind_of[card]
            rows = ORDER_ROWS[kind]
            for row in rows:
                part = new * rules.order_coins[kind]
                for other in rows:
                    if other != row:
                        part *= parts[other]
                worth[row] += part
        return worth

    def _masteries(self) -> list[tuple[int, int, list[float]]]:
        """Return the masteries still to score: column, circles, and worth by circles missing (MoM-18)."""
        view = self.view
        rules = self.rules
        found: list[tuple[int, int, list[float]]] = []
        for card, mastery in enumerate(view.masteries):
            if view.scored[2 * self.seat + card] != NOT_SCORED:
                continue
            column = rules.mastery_column[mastery]
            needed = rules.mastery_circles[mastery]
            now = rules.side_coins[view.side[card]]
            late = rules.side_coins[APPRENTICE]
            others = [
                needed - (view.inked_marks[seat] & column).bit_count()
                for seat in range(view.seats)
                if seat != self.seat
            ]
            by_missing = [float(now)]
            for missing in range(1, needed + 1):
                first = 1.0
                for other in others:
                    first /= 1 + exp((missing - other) / LEAD)
                coins = late + (now - late) * first
                by_missing.append(coins * _pace(self.left) ** missing)
            found.append((column, needed, by_missing))
        return found

    def best_round(self) -> tuple[Mark, ...]:
        """Return the marks, from here on, of the best round that a search finds."""
        view = self.view
        seat = view.seat
        ask = view.ask
        assert ask is not None
        name = ask.question.name
        start = Pencil(0.0, view.marks[seat], view.potions[seat], view.spent[seat], view.extra[seat],
                       view.met[seat], name == "free", ())
        dice = [ask.frame.picks[0]] if name == "circle" else list(range(len(DICE)))
        best = start._replace(worth=self.worth(start.marks) + self.purse(start.potions, start.extra))
        if name != "die":
            best = best._replace(worth=float("-inf"))
        front = [start]
        while front:
            after: dict[tuple[int, int, int], Pencil] = {}
            for pencil in front:
                for mark, cost, slot in self._open(pencil, dice):
                    new = self._marked(pencil, mark, cost, slot)
                    key = (new.marks, new.spent, new.potions)
                    if key not in after or new.worth > after[key].worth:
                        after[key] = new
            dice = list(range(len(DICE)))
            front = sorted(after.values(), key=_worth, reverse=True)[:FOLLOWED]
            for pencil in front:
                if not pencil.free and pencil.worth > best.worth:
                    best = pencil
        return best.plan

    def _open(self, pencil: Pencil, dice: list[int]) -> list[tuple[Mark, int, int]]:
        """Return the marks that may come next, with their potions and the extra dice they use."""
        rules = self.rules
        open_circles = ALL_CIRCLES & ~pencil.marks
        if pencil.free:
            return [(Mark(FREE, circle), 0, 0) for circle in bits_in(open_circles)]
        price = slot = 0
        if DICE_COUNT[pencil.spent] >= RESULTS:
            if pencil.extra >= SLOTS:
                return []
            price = rules.slot_costs[pencil.extra]
            slot = 1
        left = min(pencil.potions - price, rules.most_potions)
        if left < 0:
            return []
        found: list[tuple[Mark, int, int]] = []
        for die in dice:
            if not pencil.spent >> die & 1:
                result = self.view.dice[die]
                for circle in bits_in(rules.reach[left][die][result] & open_circles):
                    found.append((Mark(die, circle), price + rules.potions_for(circle, result), slot))
        return found

    def _marked(self, pencil: Pencil, mark: Mark, cost: int, slot: int) -> Pencil:
        """Return a round with one mark more, and all that it brings (MoM-15, MoM-17)."""
        rules = self.rules
        _, marks, potions, spent, extra, met, _, plan = pencil
        marks |= 1 << mark.circle
        potions -= cost
        extra += slot
        if mark.die != FREE:
            spent |= 1 << mark.die
        free = False
        row_mask = rules.row_mask_of[mark.circle]
        if marks & row_mask == row_mask:
            potions += rules.row_potions[rules.row_of[mark.circle]]
        for item, mask in enumerate(self.asked):
            if not met >> item & 1 and marks & mask == mask:
                met |= 1 << item
                if met.bit_count() == 1:
                    potions += rules.first_item
                elif marks != ALL_CIRCLES:
                    free = True
                    break
        worth = self.worth(marks) + self.purse(potions, extra)
        if free:
            worth += FREE_MARK
        return Pencil(worth, marks, potions, spent, extra, met, free, (*plan, mark))


def _worth(pencil: Pencil) -> float:
    return pencil.worth


def _pace(rounds: int) -> float:
    """Return what is left of a target's worth for an easy circle it wants, with rounds to go."""
    return PATIENT * rounds / (rounds + HASTE)


def _potions_worth(left: int) -> list[float]:
    """Return what each number of potions is worth."""
    if left == 0:
        return [TIE_BREAK * potions for potions in range(100)]
    enough = min(ENOUGH_POTIONS, 3 * left)
    return [
        POTION * min(potions, enough) + SPARE_POTION * max(0, potions - enough) for potions in range(100)
    ]


@lru_cache(maxsize=8)
def prospects(rules: Rules) -> Tables:
    """Return what part of its worth each row has, by rounds to go and the circles that are marked."""
    found: Tables = []
    for rounds in range(rules.rounds):
        easy = [_pace(rounds) ** (1 + THIRST * thirst(rules, circle, rounds)) for circle in range(len(CIRCLES))]
        tables: list[dict[int, float]] = []
        for row in range(len(ROWS)):
            mask = rules.row_mask[row]
            table: dict[int, float] = {}
            marked = mask
            while True:
                part = 1.0
                for circle in bits_in(mask & ~marked):
                    part *= easy[circle]
                table[marked] = part
                if not marked:
                    break
                marked = (marked - 1) & mask
            tables.append(table)
        found.append(tables)
    return found


def thirst(rules: Rules, circle: int, rounds: int) -> float:
    """Return the potions that the best of some rounds' results is expected to need for a circle."""
    most = max([rules.potions_for(circle, result) for result in (1, DICE[-1].faces)])
    expected = 0.0
    for potions in range(most):
        more = 1.0
        for die, mask in zip(DICE, rules.serves, strict=True):
            if mask >> circle & 1:
                faces = range(1, die.faces + 1)
                more *= sum([rules.potions_for(circle, face) > potions for face in faces]) / die.faces
        expected += more**rounds
    return expected
