"""The canon's tables once more, as the page gives them, and a recount of everything that brings coins.

Nothing here is taken from the game's own tables: it reads a position by the names of circles and orders.
"""

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.naming import circle_name
from hexmonger.games.merchants_of_magick.state import MerchantState

COLUMNS = {"items": ("steel", "wood", "leather"), "spells": ("elemental", "arcane", "wild")}

ITEMS = """
Backpack    accessory - - 3  1
Scroll      accessory - 3 -  1
Ring        accessory 3 - -  2
Pendant     accessory 5 4 4  3
Staff       weapon    - 6 -  1
Sword       weapon    4 - -  2
Crossbow    weapon    - 9 6  3
Warhammer   weapon    6 5 4  4
Bracers     armor     - - 9  1
Helmet      armor     5 - -  2
Greaves     armor     7 - 5  4
Plate Armor armor     8 2 8  5
"""
SPELLS = """
Fiery                   prefix 6 - 11 1
Shocking                prefix 2 7 -  2
Everlasting             prefix - 1 9  3
Divine                  prefix 9 2 7  4
of the Elves            suffix - 8 10 1
of the Dwarves          suffix 8 4 -  2
of the Orcs             suffix 7 - 4  3
of the Dragons          suffix 5 6 2  4
Glamour Potion Supplier charm  4 - -  1
Renowned Accessories    charm  3 5 -  1
Weapon Prestige         charm  - 3 5  2
Elite Armor             charm  1 - 3  3
"""
# Enchantment, accessory, weapon, armor, coins.
ASKS = {
    "Barbarian": ("of the Orcs", "Scroll", "Warhammer", "Helmet", 5),
    "Bounty Hunter": ("Everlasting", "Scroll", "Warhammer", "Helmet", 5),
    "Cleric": ("Divine", "Backpack", "Sword", "Helmet", 6),
    "Knight": ("of the Dragons", "Backpack", "Sword", "Helmet", 6),
    "Ranger": ("of the Elves", "Ring", "Staff", "Plate Armor", 6),
    "Warrior": ("of the Dwarves", "Pendant", "Crossbow", "Bracers", 6),
    "Witch": ("Fiery", "Pendant", "Staff", "Plate Armor", 5),
    "Wizard": ("Shocking", "Ring", "Crossbow", "Greaves", 4),
}
MASTERY = {
    "Blacksmith": ("steel", 5),
    "Carpenter": ("wood", 5),
    "Leatherworker": ("leather", 5),
    "Elementalist": ("elemental", 6),
    "Enchanter": ("arcane", 6),
    "Wildkeeper": ("wild", 6),
}
CHARMS = {"Renowned Accessories": "accessory", "Weapon Prestige": "weapon", "Elite Armor": "armor"}
DICE = {
    "d6": ("steel", "wood", "leather"),
    "d8": ("wood", "leather", "elemental"),
    "d10": ("leather", "elemental", "arcane"),
    "d12": ("elemental", "arcane", "wild"),
}


class Line:
    """A row as the page gives it: its kind, the circles by column, and its coins."""

    def __init__(self, text: str, columns: tuple[str, ...]) -> None:
        *name, self.kind, first, second, third, coins = text.split()
        self.name = " ".join(name)
        self.circles = {
            column: int(number)
            for column, number in zip(columns, (first, second, third), strict=True)
            if number != "-"
        }
        self.coins = int(coins)

    @property
    def names(self) -> set[str]:
        """Return the names of its circles."""
        return {f"{self.name} {column}" for column in self.circles}


LINES = {
    line.name: line
    for text, columns in ((ITEMS, COLUMNS["items"]), (SPELLS, COLUMNS["spells"]))
    for line in [Line(each, columns) for each in text.strip().splitlines()]
}
ITEM_NAMES = [name for name, line in LINES.items() if line.kind in ("accessory", "weapon", "armor")]
PREFIXES = [name for name, line in LINES.items() if line.kind == "prefix"]
SUFFIXES = [name for name, line in LINES.items() if line.kind == "suffix"]


def deck() -> dict[str, int]:
    """Return every order of the deck by name, with its worth."""
    found: dict[str, int] = {}
    for i, item in enumerate(ITEM_NAMES):
        pairs: list[tuple[str, str]] = [(PREFIXES[(i + k) % 4], "") for k in (1, 2)]
        pairs += [("", SUFFIXES[(i + k) % 4]) for k in (0, 2)]
        pairs += [(PREFIXES[i % 4], SUFFIXES[i % 4]), (PREFIXES[(i + 3) % 4], SUFFIXES[(i + 1) % 4])]
        for prefix, suffix in pairs:
            name = " ".join(filter(None, (prefix, item, suffix)))
            total = sum(LINES[row].coins for row in (prefix, item, suffix) if row)
            found[name] = -(-total // 2) + bool(prefix and suffix)
    return found


DECK = deck()


def rows_of(order: str) -> list[str]:
    """Return the rows that an order asks for."""
    return [name for name in LINES if f" {name} " in f" {order} " and LINES[name].kind != "charm"]


class Recount:
    """Follows a game round by round and counts the coins of every seat by the canon alone."""

    def __init__(self, s: MerchantState) -> None:
        self.seats = s.seats
        self.masteries = [MASTERIES[mastery].name for mastery in s.masteries]
        self.adventurers = [ADVENTURERS[adventurer].name for adventurer in s.adventurers]
        self.worth = [4 if s.seats == 1 else 8] * 2
        self.scored: list[dict[int, int]] = [{}, {}]

    def close_round(self, s: MerchantState) -> None:
        """Count the mastery phase of the round that has just closed."""
        for card, name in enumerate(self.masteries):
            column, needed = MASTERY[name]
            reached = [
                seat
                for seat in range(self.seats)
                if seat not in self.scored[card]
                and sum(circle.endswith(f" {column}") for circle in self.marks(s, seat)) >= needed
            ]
            for seat in reached:
                self.scored[card][seat] = self.worth[card]
            if reached:
                self.worth[card] = 4

    @staticmethod
    def marks(s: MerchantState, seat: int) -> set[str]:
        """Return the circles that a seat has marked."""
        return {circle_name(circle) for circle in bits_in(s.marks[seat])}

    @staticmethod
    def orders(s: MerchantState, seat: int) -> list[str]:
        """Return the orders that a seat has claimed."""
        return [s.rules.orders[s.kind_of[card]].name for card in s.claimed[seat]]

    def fitted_out(self, s: MerchantState, seat: int) -> list[str]:
        """Return the items that a seat's adventurer has got, which are orders too (MoM-31)."""
        marks = self.marks(s, seat)
        enchantment, *items, _ = map(str, ASKS[self.adventurers[seat]])
        return [item for item in items if LINES[item].names | LINES[enchantment].names <= marks]

    def parts(self, s: MerchantState, seat: int) -> dict[str, int]:
        """Return the coins of a seat when the game is over, by where they come from."""
        marks = self.marks(s, seat)
        complete = {name for name, line in LINES.items() if line.names <= marks}
        orders = self.orders(s, seat)
        groups = [LINES[row].kind for order in orders for row in rows_of(order) if row in ITEM_NAMES]
        groups += [LINES[item].kind for item in self.fitted_out(s, seat)]
        enchantment, *items, coins = ASKS[self.adventurers[seat]]
        return {
            "items": sum(LINES[name].coins for name in complete if name in ITEM_NAMES),
            "spells": sum(LINES[name].coins for name in complete if name not in ITEM_NAMES),
            "masteries": sum(scored.get(seat, 0) for scored in self.scored),
            "orders": sum(DECK[order] for order in orders),
            "charms": sum(2 * groups.count(group) for charm, group in CHARMS.items() if charm in complete),
            "adventurer": int(coins) if {enchantment, *map(str, items)} <= complete else 0,
        }

    def places(self, s: MerchantState) -> list[int]:
        """Return everybody's place: coins, then orders, then potions; equal if all are (MoM-30)."""
        results = [
            (sum(self.parts(s, seat).values()), orders, s.potions[seat])
            for seat in range(self.seats)
            for orders in [len(self.orders(s, seat)) + len(self.fitted_out(s, seat))]
        ]
        return [1 + sum(other > mine for other in results) for mine in results]
