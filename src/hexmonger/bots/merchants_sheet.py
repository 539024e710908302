"""What a sheet of Merchants of Magick is worth to greedy, in coins.

A row, an order, an adventurer's item or a mastery that is not complete counts for a part of its coins:
every circle it still wants takes some away, the more the less the dice reach it and the less time is left.
"""

from math import exp
from typing import Final, NamedTuple, final

from hexmonger.bots.merchants_prospects import FREE_MARK, POTION, pace, potions_worth, prospects
from hexmonger.games.merchants_of_magick.masteries import APPRENTICE
from hexmonger.games.merchants_of_magick.numbers import SLOTS
from hexmonger.games.merchants_of_magick.orders import ORDER_ROWS
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COUNTING_CHARMS
from hexmonger.games.merchants_of_magick.state import NOT_SCORED
from hexmonger.games.merchants_of_magick.view import MerchantView

# The worth of an extra die that is still free, when rounds are left to use it in.
EXTRA_DIE: Final = 1.6
# How many orders that nobody has seen yet come to a line in a round.
NEW_ORDERS: Final = 1.0
NEW_ORDERS_ALONE: Final = 1.3
# The worth of the new order that takes the place of one that is claimed.
REPLACEMENT: Final = 1.0
# How likely an order passes a seat that wants so many circles for it; more circles, the last.
PASSED_ON: Final = (0.0, 0.3, 0.5, 0.7, 0.8, 0.9)
# How many circles behind another seat make a mastery's first place unlikely.
LEAD: Final = 1.0
# Circles that no sheet has, for orders that can't be claimed yet.
NEVER: Final = 1 << len(CIRCLES)


class Wish(NamedTuple):
    """An order that may be claimed: the circles to claim it now, its coins, its group, its rows' tables."""

    circles: int
    coins: float
    group: int
    rows: list[tuple[int, dict[int, float]]]


@final
class SheetOutlook:
    """The sheet as one seat sees it when a round's dice are rolled."""

    def __init__(self, view: MerchantView) -> None:
        rules = view.rules
        self.view = view
        self.rules = rules
        self.seat = view.seat
        self.left = rules.rounds - view.round
        self.tables = prospects(rules)
        self.sheet = list(zip(rules.row_mask, self.tables[self.left], strict=True))
        self.asked = rules.asked_mask[view.adventurers[view.seat]]
        self.known: dict[int, float] = {}
        self.slots = self._slots()
        self.claimed = [0, 0, 0]
        for card in view.claimed[view.seat]:
            self.claimed[rules.order_group[view.kind_of[card]]] += 1
        self.replacement = REPLACEMENT if self.left else 0.0
        self.wishes = self._wishes()
        self.masteries = self._masteries()
        self.adventurer = self._adventurer()
        self.row_worth = self._row_worth()

    def purse(self, potions: int, extra: int) -> float:
        """Return what potions and free extra dice are worth."""
        return potions_worth(potions, self.left) + self.slots[extra]

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
        for circles, coins, group, rows in self.wishes:
            if marks & circles == circles:
                worth += coins + bonus[group] + self.replacement
            else:
                part = 1.0
                for mask, table in rows:
                    part *= table[marks & mask]
                worth += part * (coins + bonus[group])
        for column, needed, by_missing in self.masteries:
            missing = needed - (marks & column).bit_count()
            worth += by_missing[max(0, missing)]
        self.known[marks] = worth = worth + self._adventurer_worth(marks, parts, bonus)
        return worth

    def _adventurer_worth(self, marks: int, parts: list[float], bonus: list[float]) -> float:
        """Return what the adventurer's items will still bring (MoM-17), and what charms do for them."""
        enchantment, items, rewards, coins = self.adventurer
        a, b, c = [parts[row] for row in items]
        three = a * b * c
        two = a * b + a * c + b * c - 2 * three
        one = a + b + c - (a * b + a * c + b * c) + three
        worth = parts[enchantment] * (rewards[0] * one + rewards[1] * two + (rewards[2] + coins) * three)
        for item in range(sum([marks & mask == mask for mask in self.asked])):
            worth -= rewards[item]
        if self.rules.adventurer_orders:
            # MoM-31: a charm counts the adventurer's item of its group too.
            worth += parts[enchantment] * (a * bonus[0] + b * bonus[1] + c * bonus[2])
        return worth

    def _adventurer(self) -> tuple[int, list[int], list[float], int]:
        """Return the adventurer's enchantment, its items, what each brings in turn, and its coins."""
        rules = self.rules
        who = self.view.adventurers[self.seat]
        later = self.left > 0
        potions = rules.first_item * POTION if later else 0.0
        mark = FREE_MARK if later else 0.0
        rewards = [potions, mark, mark]
        return rules.enchantment_row[who], rules.asked_rows[who], rewards, rules.adventurer_coins[who]

    def _slots(self) -> list[float]:
        """Return what the extra dice are worth, by how many are used: the free ones that can still be."""
        costs = self.rules.slot_costs
        free = [sum([cost == 0 for cost in costs[used:]]) for used in range(SLOTS + 1)]
        return [EXTRA_DIE * min(number, 2 * self.left) for number in free]

    def _wishes(self) -> list[Wish]:
        """Return the orders of the seat's line, and those that lie face up where it will get them from."""
        view = self.view
        rules = self.rules
        line = view.line[self.seat]
        # The belt as it comes along: the own line, then what waits, or the lines it comes from (MoM-19).
        belt = [(card, 1.0) for card in (*line, *view.waiting)]
        path: list[int] = []
        for step in range(1, view.seats):
            path.append(view.inked_marks[self.seat - step])
            belt += [(card, self._passes(card, path)) for card in view.line[self.seat - step]]
        wishes: list[Wish] = []
        for place, (card, chance) in enumerate(belt[: len(line) + self.left]):
            if card < 0 or not chance:
                continue
            kind = view.kind_of[card]
            mask = rules.order_mask[kind] if place < len(line) else NEVER
            tables = self.tables[min(place, self.left)]
            rows = [(rules.row_mask[row], tables[row]) for row in ORDER_ROWS[kind]]
            wishes.append(Wish(mask, chance * rules.order_coins[kind], rules.order_group[kind], rows))
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
        marks = view.inked_marks[self.seat]
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
                by_missing.append(coins * pace(self.left) ** missing)
            found.append((column, needed, by_missing))
        return found
