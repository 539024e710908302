"""Coins: the score of a seat as it stands, who wins, and the ratings of a game alone."""

from typing import final

from hexmonger.games.merchants_of_magick.numbers import RATINGS
from hexmonger.games.merchants_of_magick.position import Position, orders_of
from hexmonger.games.merchants_of_magick.rules import ALL_THREE, Rules
from hexmonger.games.merchants_of_magick.sheet import COUNTING_CHARMS, FIRST_SPELL


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
    return counted(
        p.rules,
        p.marks[seat],
        kinds_claimed(p, seat),
        tuple(p.scored[2 * seat : 2 * seat + 2]),
        p.adventurers[seat],
        p.met[seat],
    )


def counted(
    rules: Rules, marks: int, orders: tuple[int, ...], masteries: tuple[int, ...], adventurer: int, met: int
) -> Score:
    """Return the coins for a sheet's marks, kinds of orders, masteries and an adventurer's items (MoM-30)."""
    by_side = [0, 0]
    for row, mask in enumerate(rules.row_mask):
        if marks & mask == mask:
            by_side[row >= FIRST_SPELL] += rules.row_coins[row]
    charms = 0
    for group, number in enumerate(by_group(rules, orders, met)):
        mask = rules.row_mask[COUNTING_CHARMS[group]]
        if marks & mask == mask:
            charms += number * rules.charm_bonus[group]
    return Score(
        by_side[0],
        by_side[1],
        sum([max(0, coins) for coins in masteries]),
        sum([rules.order_coins[kind] for kind in orders]),
        charms,
        rules.adventurer_coins[adventurer] if met == ALL_THREE else 0,
    )


def kinds_claimed(p: Position, seat: int) -> tuple[int, ...]:
    """Return the kinds of the orders that a seat has claimed."""
    return tuple([p.kind_of[card] for card in orders_of(p, seat)])


def by_group(rules: Rules, orders: tuple[int, ...], met: int) -> list[int]:
    """Return how many orders of each group are fulfilled, the adventurer's items too (MoM-31)."""
    items = met if rules.adventurer_orders else 0
    found = [items & 1, items >> 1 & 1, items >> 2 & 1]
    for kind in orders:
        found[rules.order_group[kind]] += 1
    return found


def orders_fulfilled(p: Position, seat: int) -> int:
    """Return how many orders a seat has fulfilled, as a tie is broken by (MoM-30, MoM-31)."""
    return sum(by_group(p.rules, kinds_claimed(p, seat), p.met[seat]))


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
