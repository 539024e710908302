"""What a sheet of Merchants of Magick is worth to a seat once a round is over, in coins.

A row, an order, an adventurer's item or a mastery that is not complete counts for a part of its coins:
every circle it still wants takes some away, the more the less the dice reach it and the less time is left.
"""

from typing import final

from hexmonger.bots.merchants_round import Worths
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import COUNTING_CHARMS

# A row's circles, and what part of its worth it has by those that are marked.
Parts = tuple[int, dict[int, float]]


@final
class Wish:
    """An order that may be claimed: the circles that claim it in this round, its coins, group and rows.

    `hope` is how likely it comes to the seat, and how much an order counts before it is claimed.
    """

    __slots__ = ("circles", "coins", "group", "hope", "rows")

    def __init__(self, circles: int, hope: float, coins: int, group: int, rows: list[Parts]) -> None:
        self.circles = circles
        self.hope = hope
        self.coins = coins
        self.group = group
        self.rows = rows


@final
class Quest:
    """What an adventurer asks for, as rows and circles, what its items bring in turn, and its coins.

    `hope` is what part of all that counts while rounds are left.
    """

    __slots__ = ("asked", "coins", "counts", "enchantment", "hope", "items", "rewards")

    def __init__(
        self,
        enchantment: int,
        items: list[int],
        asked: list[int],
        rewards: list[float],
        coins: int,
        counts: bool,
        hope: float,
    ) -> None:
        self.enchantment = enchantment
        self.items = items
        self.asked = asked
        self.rewards = rewards
        self.coins = coins
        # MoM-31: whether a charm counts the item of its group.
        self.counts = counts
        self.hope = hope


@final
class Goal:
    """A mastery still to score: its column, its circles, and its worth by how many are missing."""

    __slots__ = ("by_missing", "column", "needed")

    def __init__(self, column: int, needed: int, by_missing: list[float]) -> None:
        self.column = column
        self.needed = needed
        self.by_missing = by_missing


@final
class Purse:
    """What potions and extra dice are worth, by how many there are and how many are used."""

    __slots__ = ("extra", "potions", "spare")

    def __init__(self, potions: list[float], spare: float, extra: list[float]) -> None:
        self.potions = potions
        self.spare = spare
        self.extra = extra

    def worth(self, potions: int, extra: int) -> float:
        """Return what so many potions are worth with so many extra dice used."""
        most = len(self.potions) - 1
        if potions > most:
            return self.potions[most] + self.spare * (potions - most) + self.extra[extra]
        return self.potions[potions] + self.extra[extra]


@final
class Valuation(Worths):
    """Values one seat's sheet at the end of a round; what it has valued it remembers."""

    def __init__(
        self,
        rules: Rules,
        sheet: list[Parts],
        row_worth: list[float],
        promised: list[float],
        claimed: list[int],
        wishes: list[Wish],
        replacement: float,
        goals: list[Goal],
        quest: Quest,
        met: int,
        money: Purse,
        free_mark: float,
        charm: float,
        sure: float,
    ) -> None:
        super().__init__(free_mark)
        self.rules = rules
        self.sheet = sheet
        self.row_worth = row_worth
        # What the potions of a row count before it is complete.
        self.promised = promised
        self.claimed = claimed
        self.wishes = wishes
        self.replacement = replacement
        self.goals = goals
        self.quest = quest
        # How many of the adventurer's items have brought what they bring; -1 for all that a sheet has.
        self.met = met
        self.money = money
        # What part of a charm's bonus counts before the charm is complete.
        self.charm = charm
        self.sure = sure
        self.known: dict[int, float] = {}

    def purse(self, potions: int, extra: int) -> float:
        """Return what potions are worth, and the extra dice that are left when so many are used."""
        return self.money.worth(potions, extra)

    def worth(self, marks: int) -> float:
        """Return what a sheet's circles are worth when the round is over."""
        found = self.known.get(marks)
        if found is not None:
            return found
        worth = self.sure
        parts: list[float] = []
        row = 0
        for mask, table in self.sheet:
            here = marks & mask
            part = table[here]
            parts.append(part)
            worth += part * self.row_worth[row]
            if here != mask:
                worth += part * self.promised[row]
            row += 1
        bonus: list[float] = []
        for group in range(len(COUNTING_CHARMS)):
            part = parts[COUNTING_CHARMS[group]]
            coins = self.rules.charm_bonus[group] * (part if part == 1.0 else part * self.charm)
            bonus.append(coins)
            worth += self.claimed[group] * coins
        for wish in self.wishes:
            circles = wish.circles
            if marks & circles == circles:
                worth += wish.coins + bonus[wish.group] + self.replacement
            else:
                part = wish.hope * (wish.coins + bonus[wish.group])
                for mask, table in wish.rows:
                    part *= table[marks & mask]
                worth += part
        for goal in self.goals:
            missing = goal.needed - (marks & goal.column).bit_count()
            worth += goal.by_missing[max(0, missing)]
        worth += self._adventurer(marks, parts, bonus)
        self.known[marks] = worth
        return worth

    def _adventurer(self, marks: int, parts: list[float], bonus: list[float]) -> float:
        """Return what the adventurer's items will still bring (MoM-17), and what charms do for them."""
        quest = self.quest
        items = quest.items
        rewards = quest.rewards
        a, b, c = parts[items[0]], parts[items[1]], parts[items[2]]
        three = a * b * c
        pairs = a * b + a * c + b * c
        worth = rewards[0] * (a + b + c - pairs + three) + rewards[1] * (pairs - 2 * three)
        worth += (rewards[2] + quest.coins) * three
        if quest.counts:
            worth += a * bonus[0] + b * bonus[1] + c * bonus[2]
        worth *= quest.hope * parts[quest.enchantment]
        met = self.met
        if met < 0:
            met = 0
            for mask in quest.asked:
                if marks & mask == mask:
                    met += 1
        for item in range(met):
            worth -= rewards[item]
        return worth
