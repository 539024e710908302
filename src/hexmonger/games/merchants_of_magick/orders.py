"""The orders: an item with a prefix, a suffix or both, and how many of each are in the deck."""

from dataclasses import dataclass
from typing import Final

from hexmonger.games.merchants_of_magick.sheet import FIRST_PREFIX, FIRST_SUFFIX, ITEMS, ROWS, identifier

NONE: Final = -1


@dataclass(frozen=True)
class Order:
    """An order: the item's number, and those of its prefix and suffix, `NONE` where it has none."""

    item: int
    prefix: int
    suffix: int

    @property
    def rows(self) -> list[int]:
        """Return the rows of the sheet that fulfil it."""
        rows = [self.item]
        if self.prefix != NONE:
            rows.append(FIRST_PREFIX + self.prefix)
        if self.suffix != NONE:
            rows.append(FIRST_SUFFIX + self.suffix)
        return rows

    @property
    def enchantments(self) -> int:
        """Return how many enchantments it asks for."""
        return (self.prefix != NONE) + (self.suffix != NONE)

    @property
    def name(self) -> str:
        """Return its name.

        >>> Order(3, 2, 0).name
        'Everlasting Pendant of the Elves'
        """
        return " ".join(ROWS[row].name for row in self.as_spoken())

    @property
    def id(self) -> str:
        """Return its name as files write it."""
        return identifier(self.name)

    @property
    def mark(self) -> str:
        """Return its mark, made of those of its rows.

        >>> Order(3, 2, 0).mark, Order(2, NONE, 3).mark
        ('EvPeEl', 'RiDr')
        """
        return "".join(ROWS[row].mark for row in self.as_spoken())

    def as_spoken(self) -> list[int]:
        """Return its rows in the order of its name."""
        rows = self.rows
        return [rows[1], rows[0], *rows[2:]] if self.prefix != NONE else rows


def _in_deck(item: int) -> list[Order]:
    """Return the six orders for an item."""
    return [
        Order(item, (item + 1) % 4, NONE),
        Order(item, (item + 2) % 4, NONE),
        Order(item, NONE, item % 4),
        Order(item, NONE, (item + 2) % 4),
        Order(item, item % 4, item % 4),
        Order(item, (item + 3) % 4, (item + 1) % 4),
    ]


# Every order there could be; an edition may put any of them into the deck.
ORDERS: Final = tuple(
    Order(item, prefix, suffix)
    for item in range(len(ITEMS))
    for prefix in range(NONE, 4)
    for suffix in range(NONE, 4)
    if prefix != NONE or suffix != NONE
)
# The one order whose worth the handbook prints; by our rule it comes out the same.
PRINTED_WORTH: Final = Order(3, 2, 0)
IN_DECK: Final = frozenset(order for item in range(len(ITEMS)) for order in _in_deck(item))
# What is worked out from an order's rows, once for all editions.
ORDER_IDS: Final = tuple(order.id for order in ORDERS)
ORDER_ROWS: Final = tuple(tuple(order.rows) for order in ORDERS)
KIND_BY_NAME: Final = {order.name: kind for kind, order in enumerate(ORDERS)}
KIND_BY_MARK: Final = {order.mark: kind for kind, order in enumerate(ORDERS)}
