"""The rules as the engine reads them: flat tables made from the sheet, the cards and an edition's numbers."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS, item_rows
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masks import mask_of
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.numbers import SLOTS
from hexmonger.games.merchants_of_magick.orders import ORDER_IDS, ORDER_ROWS, ORDERS, Order
from hexmonger.games.merchants_of_magick.sheet import (
    CIRCLES,
    COLUMNS,
    COUNTING_CHARMS,
    FIRST_PREFIX,
    FIRST_RESEARCH,
    FIRST_SPELL,
    GROUPS,
    ROWS,
)

ALL_CIRCLES: Final = (1 << len(CIRCLES)) - 1
# An adventurer's three items, as bits.
ALL_THREE: Final = 7
MOST_FACES: Final = 12


@final
class Rules:
    """One edition of the game, shared by every state that plays it.

    Sets of circles are bit masks. `reach[potions][die][result]` are the circles that a result may mark
    with at most so many potions (MoM-12, MoM-13).
    """

    def __init__(self, values: Mapping[str, int], corrections: Sequence[tuple[str, int]] = ()) -> None:
        self.corrections = tuple(corrections)
        self.values = dict(values)
        self._fill_sheet()
        self._fill_reach()
        self._fill_orders()
        self._fill_adventurers()
        self.rounds = values["numbers.rounds"]
        self.first_item = values["numbers.first_item"]
        self.adventurer_orders = values["numbers.adventurer_orders"]
        self.slot_costs: list[int] = [values[f"numbers.slot_{slot + 1}"] for slot in range(SLOTS)]
        self.side_coins: list[int] = [values["numbers.master"], values["numbers.apprentice"]]
        self.mastery_circles: list[int] = [values[f"masteries.{each.id}.circles"] for each in MASTERIES]
        self.mastery_column: list[int] = [self.column_mask[COLUMNS.index(each.column)] for each in MASTERIES]

    def _fill_sheet(self) -> None:
        values = self.values
        self.number_of: list[int] = []
        self.row_mask: list[int] = [0] * len(ROWS)
        self.column_mask: list[int] = [0] * len(COLUMNS)
        for circle, (row, column) in enumerate(CIRCLES):
            self.number_of.append(values[f"{_section(row)}.{ROWS[row].id}.{COLUMNS[column]}"])
            self.row_mask[row] |= 1 << circle
            self.column_mask[column] |= 1 << circle
        self.row_of: list[int] = [row for row, _ in CIRCLES]
        # The whole row that each circle belongs to.
        self.row_mask_of: list[int] = [self.row_mask[row] for row in self.row_of]
        self.row_coins: list[int] = []
        self.row_potions: list[int] = []
        for row, line in enumerate(ROWS):
            name = f"{_section(row)}.{line.id}"
            self.row_coins.append(values[f"{name}.coins"])
            self.row_potions.append(values.get(f"{name}.potions", values["numbers.row_potions"]))
        self.charm_bonus: list[int] = [values[f"spells.{ROWS[row].id}.bonus"] for row in COUNTING_CHARMS]

    def _fill_reach(self) -> None:
        self.serves: list[int] = []
        for die in DICE:
            mask = 0
            for column, name in enumerate(COLUMNS):
                if self.values[f"dice.{die.name}.{name}"]:
                    mask |= self.column_mask[column]
            self.serves.append(mask)
        circles = range(len(CIRCLES))
        prices = [
            [self.potions_for(circle, result) for circle in circles] for result in range(MOST_FACES + 1)
        ]
        self.most_potions = max([max(price) for price in prices[1:]])
        self.reach: list[list[list[int]]] = []
        for potions in range(self.most_potions + 1):
            affordable = [mask_of([c for c in circles if price[c] <= potions]) for price in prices]
            self.reach.append([[mask & served for mask in affordable] for served in self.serves])

    def potions_for(self, circle: int, result: int) -> int:
        """Return the least potions with which a result makes the mark (MoM-13)."""
        number = self.number_of[circle]
        return max(0, number - result if circle < FIRST_RESEARCH else result - number)

    def _fill_orders(self) -> None:
        values = self.values
        self.orders: list[Order] = list(ORDERS)
        self.order_mask: list[int] = []
        self.order_coins: list[int] = []
        self.order_group: list[int] = []
        deck: list[int] = []
        for kind, order in enumerate(ORDERS):
            name = ORDER_IDS[kind]
            rows = ORDER_ROWS[kind]
            worth = sum([self.row_coins[row] for row in rows])
            # An order is worth half the coins of its rows, rounded up, and more with two enchantments.
            usual = (worth + 1) // 2 + values["numbers.order"]
            if order.enchantments == 2:
                usual += values["numbers.order_with_two"]
            self.order_mask.append(self.circles_of(rows))
            self.order_coins.append(values.get(f"orders.{name}.coins", usual))
            self.order_group.append(GROUPS.index(ROWS[order.item].kind))
            deck += [kind] * values[f"orders.{name}.copies"]
        self.deck = tuple(deck)

    def _fill_adventurers(self) -> None:
        values = self.values
        self.asked_rows: list[list[int]] = []
        self.enchantment_row: list[int] = []
        self.asked_mask: list[list[int]] = []
        self.adventurer_coins: list[int] = []
        for adventurer in ADVENTURERS:
            name = f"adventurers.{adventurer.id}"
            enchantment = FIRST_PREFIX + values[f"{name}.enchantment"] - 1
            rows = [item_rows(group)[values[f"{name}.{kind}"] - 1] for group, kind in enumerate(GROUPS)]
            self.asked_rows.append(rows)
            self.enchantment_row.append(enchantment)
            self.asked_mask.append([self.circles_of([row, enchantment]) for row in rows])
            self.adventurer_coins.append(values[f"{name}.coins"])

    def circles_of(self, rows: Sequence[int]) -> int:
        """Return the circles of some rows."""
        mask = 0
        for row in rows:
            mask |= self.row_mask[row]
        return mask

    def met_by(self, adventurer: int, marks: int) -> int:
        """Return the adventurer's items that a sheet holds with their enchantment, as bits (MoM-17)."""
        met = 0
        bit = 1
        for mask in self.asked_mask[adventurer]:
            if marks & mask == mask:
                met |= bit
            bit <<= 1
        return met

    def places(self, seats: int) -> int:
        """Return how many orders lie in a line (MoM-02)."""
        return 4 if seats <= 2 else 3 if seats <= 6 else 2


def _section(row: int) -> str:
    return "items" if row < FIRST_SPELL else "spells"
