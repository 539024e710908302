"""What a seat of Merchants of Magick has before it: rows, orders on the belt, masteries, its adventurer."""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from hexmonger.bots.merchants_hopes import Hopes
from hexmonger.bots.merchants_valuation import Goal, Quest, Valuation, Wish
from hexmonger.games.merchants_of_magick.masteries import APPRENTICE
from hexmonger.games.merchants_of_magick.orders import ORDER_ROWS
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COUNTING_CHARMS
from hexmonger.games.merchants_of_magick.state import NOT_SCORED
from hexmonger.games.merchants_of_magick.view import MerchantView

# Circles that no sheet has, for orders that can't be claimed yet.
NEVER: Final = 1 << len(CIRCLES)
MOST_MISSING: Final = 5


@final
class Ledger:
    """What a seat has for good: orders and masteries beside those it had, and its adventurer's items."""

    __slots__ = ("claimed", "masteries", "met", "orders", "sure")

    def __init__(self, orders: int, claimed: list[int], sure: float, masteries: int, met: int) -> None:
        # Orders are bits by their place among those that come along, `claimed` counts them by group.
        self.orders = orders
        self.claimed = claimed
        self.sure = sure
        self.masteries = masteries
        self.met = met


@final
class Foresight:
    """What one seat has before it when a round's dice lie on the table, by what everybody sees.

    `others` are the sheets of all seats as they will be when the round is over.
    """

    def __init__(self, hopes: Hopes, view: MerchantView, seat: int, others: Sequence[int]) -> None:
        rules = view.rules
        self.hopes = hopes
        self.weights = hopes.weights
        self.rules = rules
        self.view = view
        self.seat = seat
        self.others = others
        self.left = rules.rounds - view.round
        self.marks = view.inked_marks[seat]
        self.claimed = [0, 0, 0]
        self.sure = 0.0
        for card in view.claimed[seat]:
            kind = view.kind_of[card]
            self.claimed[rules.order_group[kind]] += 1
            self.sure += rules.order_coins[kind]
        for coins in view.scored[2 * seat : 2 * seat + 2]:
            if coins != NOT_SCORED:
                self.sure += coins
        self.places = len(view.line[seat])
        self.who = view.adventurers[seat]
        self.masteries = [
            card for card in range(len(view.masteries)) if view.scored[2 * seat + card] == NOT_SCORED
        ]
        self.row_worths: dict[int, list[float]] = {}
        self.belt = self._belt()

    def ledger(self) -> "Ledger":
        """Return what the seat has for good when the round begins."""
        return Ledger(0, self.claimed, self.sure, 0, self.rules.met_by(self.who, self.marks))

    def after_this_round(self) -> Valuation:
        """Return how to value the sheet when this round is over."""
        return self.after(0, self.ledger(), -1)

    def after(self, rounds: int, ledger: "Ledger", met: int) -> Valuation:
        """Return how to value the sheet when this round and so many more are over.

        `met` is how many of the adventurer's items have brought what they bring; -1 means all there are.
        """
        left = self.left - rounds
        wishes: list[Wish] = []
        bit = 1
        for place, kind, chance in self.belt:
            if place >= rounds and not ledger.orders & bit:
                wishes.append(self._wish(place, kind, chance, rounds))
            bit <<= 1
        goals = [
            self._goal(card, rounds, left) for card in self.masteries if not ledger.masteries >> card & 1
        ]
        return self._valuation(left, ledger.claimed, wishes, goals, met, ledger.sure)

    def closed(self, ledger: "Ledger", rounds: int, marks: int) -> "Ledger":
        """Return what the seat has for good once a round is closed with a sheet, so many rounds from now."""
        rules = self.rules
        orders = ledger.orders
        claimed = ledger.claimed
        sure = ledger.sure
        masteries = ledger.masteries
        bit = 1
        for place, kind, _chance in self.belt:
            mask = rules.order_mask[kind]
            if marks & mask == mask and not orders & bit and rounds <= place < self.places + rounds:
                orders |= bit
                claimed = claimed[:]
                claimed[rules.order_group[kind]] += 1
                sure += rules.order_coins[kind]
                if rounds < self.left:
                    sure += self.weights["replacement"]
            bit <<= 1
        for card in self.masteries:
            if not masteries >> card & 1:
                mastery = self.view.masteries[card]
                if (marks & rules.mastery_column[mastery]).bit_count() >= rules.mastery_circles[mastery]:
                    masteries |= 1 << card
                    sure += self._side_coins(card, rounds)
        return Ledger(orders, claimed, sure, masteries, rules.met_by(self.who, marks))

    def _valuation(
        self, left: int, claimed: list[int], wishes: list[Wish], goals: list[Goal], met: int, sure: float
    ) -> Valuation:
        rules = self.rules
        weights = self.weights
        promise = weights["promised_potion"] if left else 0.0
        return Valuation(
            rules,
            self.hopes.sheets[left],
            self._row_worth(left),
            [promise * potions for potions in rules.row_potions],
            claimed,
            wishes,
            weights["replacement"] if left else 0.0,
            goals,
            self._quest(left),
            met,
            self.hopes.purses[left],
            weights["free_mark"],
            weights["charm"],
            sure,
        )

    def _belt(self) -> list[tuple[int, int, float]]:
        """Return the orders that come along: the rounds until each leaves, its kind, how likely it comes.

        First the own line, then what waits, or the lines that the belt comes from (MoM-19, MoM-40).
        """
        view = self.view
        line = view.line[self.seat]
        belt = [(card, 1.0) for card in (*line, *view.waiting)]
        path: list[int] = []
        for step in range(1, view.seats):
            path.append(self.others[self.seat - step])
            belt += [(card, self._passes(card, path)) for card in view.line[self.seat - step]]
        return [
            (place, view.kind_of[card], chance)
            for place, (card, chance) in enumerate(belt[: len(line) + self.left])
            if card >= 0 and chance
        ]

    def _passes(self, card: int, path: list[int]) -> float:
        """Return how likely an order comes past the seats on its way."""
        chance = 1.0
        if card >= 0:
            mask = self.rules.order_mask[self.view.kind_of[card]]
            for marks in path:
                missing = min((mask & ~marks).bit_count(), MOST_MISSING)
                chance *= self.weights[f"passed_on_{missing}"] if missing else 0.0
        return chance

    def _wish(self, place: int, kind: int, chance: float, rounds: int) -> Wish:
        """Return an order as it stands when so many rounds more are over."""
        rules = self.rules
        place -= rounds
        mask = rules.order_mask[kind] if place < self.places else NEVER
        sheet = self.hopes.sheets[min(place, self.left - rounds)]
        rows = [sheet[row] for row in ORDER_ROWS[kind]]
        return Wish(
            mask, chance * self.weights["order"], rules.order_coins[kind], rules.order_group[kind], rows
        )

    def _row_worth(self, left: int) -> list[float]:
        """Return what each row is worth by itself with rounds to go, worked out once."""
        found = self.row_worths.get(left)
        if found is None:
            found = self.row_worths[left] = self._with_new_orders(left)
        return found

    def _with_new_orders(self, left: int) -> list[float]:
        """Return the coins of each row, and what orders that nobody has seen yet add to it."""
        rules = self.rules
        view = self.view
        worth = [float(coins) for coins in rules.row_coins]
        if not left or not view.unseen:
            return worth
        if view.seats > 1:
            new = left * self.weights["new_orders"]
        else:
            new = max(0.0, left - self.weights["waiting"]) * self.weights["new_orders_alone"]
        new = min(new, float(len(view.unseen))) / len(view.unseen)
        parts = [table[self.marks & mask] for mask, table in self.hopes.sheets[left]]
        for card in view.unseen:
            kind = view.kind_of[card]
            group = rules.order_group[kind]
            charm = COUNTING_CHARMS[group]
            rows = ORDER_ROWS[kind]
            bonus = new * rules.charm_bonus[group]
            coins = new * rules.order_coins[kind] + bonus * parts[charm]
            whole = 1.0
            for row in rows:
                whole *= parts[row]
            worth[charm] += bonus * whole
            for row in rows:
                part = coins
                for other in rows:
                    if other != row:
                        part *= parts[other]
                worth[row] += part
        return worth

    def _quest(self, left: int) -> Quest:
        rules = self.rules
        who = self.who
        potions = rules.first_item * self.weights["potion"] if left else 0.0
        mark = self.weights["free_mark"] if left else self.weights["last_free_mark"]
        return Quest(
            rules.enchantment_row[who],
            rules.asked_rows[who],
            rules.asked_mask[who],
            [potions, mark, mark],
            rules.adventurer_coins[who],
            bool(rules.adventurer_orders),
            self.weights["adventurer"] if left else 1.0,
        )

    def _missing(self, card: int) -> list[int]:
        """Return the circles that the others will miss for a mastery."""
        mastery = self.view.masteries[card]
        column = self.rules.mastery_column[mastery]
        needed = self.rules.mastery_circles[mastery]
        return [
            needed - (marks & column).bit_count()
            for seat, marks in enumerate(self.others)
            if seat != self.seat
        ]

    def _side_coins(self, card: int, rounds: int) -> float:
        """Return the coins of the side that a mastery shows so many rounds from now, as far as it is seen."""
        coins = self.rules.side_coins
        missing = self._missing(card)
        if rounds and missing and min(missing) <= 0:
            # Somebody scores it in this round, and it is turned.
            return float(coins[APPRENTICE])
        return float(coins[self.view.side[card]])

    def _goal(self, card: int, rounds: int, left: int) -> Goal:
        """Return a mastery as it stands when so many rounds more are over (MoM-18)."""
        view = self.view
        rules = self.rules
        weights = self.weights
        mastery = view.masteries[card]
        column = rules.mastery_column[mastery]
        needed = rules.mastery_circles[mastery]
        now = float(rules.side_coins[view.side[card]])
        late = float(rules.side_coins[APPRENTICE])
        others = self._missing(card)
        by_missing = [self._side_coins(card, rounds)]
        pace = self.hopes.pace(left) ** weights["mastery"]
        for missing in range(1, needed + 1):
            first = 1.0
            for other in others:
                first /= 1 + exp((missing - other + weights["behind"]) / weights["lead"])
            by_missing.append((late + (now - late) * first) * pace**missing)
        return Goal(column, needed, by_missing)
