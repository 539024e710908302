"""Coins: the score of a seat as it stands, who wins, and the ratings of a game alone."""

from typing import Final, final

from hexmonger.games.merchants_of_magick.numbers import RATINGS
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import COUNTING_CHARMS, FIRST_SPELL
from hexmonger.games.merchants_of_magick.words import Position, orders_of

ALL_THREE: Final = 7


@final
class Score:
    """A seat's coins, by where they come from (MoM-30)."""

    __slots__ = ("adventurer", "charms", "items", "masteries", "orders", "spells")

    def __init__(
        self, items: int, spells: int, masteries: int, orders: int, charms: int, adventurer: int
    ) -> None:
        self.items = items
        self.spells = spells
        self.masteries = masteries
        self.orders = orders
        self.charms = charms
        self.adventurer = adventurer

    @property
    def coins(self) -> int:
        """Return all coins together."""
        return self.items + self.spells + self.masteries + self.orders + self.charms + self.adventurer

    def parts(self) -> dict[str, int]:
        """Return the coins by name, in the order of the score pad."""
        return {
            "items": self.items,
            "spells": self.spells,
            "masteries": self.masteries,
            "orders": self.orders,
            "charms": self.charms,
            "adventurer": self.adventurer,
        }

    def __repr__(self) -> str:
        return f"Score({self.parts()})"


def score(p: Position, seat: int) -> Score:
    """Return the coins that a seat would have if the game ended now."""
    rules = p.rules
    marks = p.marks[seat]
    by_side = [0, 0]
    for row, mask in enumerate(rules.row_mask):
        if marks & mask == mask:
            by_side[row >= FIRST_SPELL] += rules.row_coins[row]
    orders = sum([rules.order_coins[p.kind_of[card]] for card in orders_of(p, seat)])
    charms = 0
    for group, number in enumerate(orders_by_group(p, seat)):
        mask = rules.row_mask[COUNTING_CHARMS[group]]
        if marks & mask == mask:
            charms += number * rules.charm_bonus[group]
    masteries = sum([max(0, coins) for coins in p.scored[2 * seat : 2 * seat + 2]])
    adventurer = rules.adventurer_coins[p.adventurers[seat]] if p.met[seat] == ALL_THREE else 0
    return Score(by_side[0], by_side[1], masteries, orders, charms, adventurer)


def orders_by_group(p: Position, seat: int) -> list[int]:
    """Return how many orders of each group a seat has fulfilled, the adventurer's items too (MoM-31)."""
    met = p.met[seat] if p.rules.adventurer_orders else 0
    found = [met & 1, met >> 1 & 1, met >> 2 & 1]
    for card in orders_of(p, seat):
        found[p.rules.order_group[p.kind_of[card]]] += 1
    return found


def orders_fulfilled(p: Position, seat: int) -> int:
    """Return how many orders a seat has fulfilled, as a tie is broken by (MoM-30, MoM-31)."""
    return sum(orders_by_group(p, seat))


def standings(p: Position) -> list[int]:
    """Return the place of every seat, 1 the best: coins, then orders, then potions (MoM-30)."""
    results = [
        (-score(p, seat).coins, -orders_fulfilled(p, seat), -p.potions[seat]) for seat in range(p.seats)
    ]
    return [1 + sum([other < result for other in results]) for result in results]


def rating(rules: Rules, coins: int) -> int:
    """Return the number of the rating for so many coins alone, 0 for a Novice (MoM-41)."""
    best = 0
    for number, name in enumerate(RATINGS):
        if number and coins >= rules.values[f"numbers.rated_{name.lower()}"]:
            best = number
    return best
