"""What the rounds after this one may bring to a sheet of Merchants of Magick, over typical rolls."""

from typing import Final, final

from hexmonger.bots.merchants_foresight import Foresight, Ledger
from hexmonger.bots.merchants_valuation import Valuation
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masks import circles_in
from hexmonger.games.merchants_of_magick.numbers import SLOTS
from hexmonger.games.merchants_of_magick.rules import ALL_CIRCLES, Rules
from hexmonger.kernel.chance import shuffle_imagined

# How many circles are looked at for each die.
LOOKED_AT: Final = 2
FEW: Final = float("-inf")


def typical_rolls(number: int, chance: int) -> list[tuple[int, ...]]:
    """Return rolls in which every die shows each of its faces as evenly as it can."""
    columns: list[list[int]] = []
    for die in DICE:
        faces = [1 + (2 * roll + 1) * die.faces // (2 * number) for roll in range(number)]
        chance = shuffle_imagined(faces, chance)
        columns.append(faces)
    return list(zip(*columns, strict=True))


@final
class Sheet:
    """A sheet when a round is over, and what it is worth."""

    __slots__ = ("extra", "marks", "potions", "worth")

    def __init__(self, marks: int, potions: int, extra: int, worth: float) -> None:
        self.marks = marks
        self.potions = potions
        self.extra = extra
        self.worth = worth


@final
class NextRound:
    """One sheet at the beginning of the next round, whatever the dice will show."""

    def __init__(self, rules: Rules, valuation: Valuation, marks: int, potions: int, extra: int) -> None:
        self.rules = rules
        self.valuation = valuation
        self.marks = marks
        self.potions = potions
        self.extra = extra
        self.idle = valuation.worth(marks) + valuation.purse(potions, extra)
        # What each circle adds, and for every die its circles, those that add most first.
        self.gains: list[float] = [0.0] * len(rules.number_of)
        gains: list[tuple[float, int]] = []
        for circle in circles_in(ALL_CIRCLES & ~marks):
            after = marks | 1 << circle
            brings = potions + self._brought(after, circle)
            gain = valuation.worth(after) + valuation.purse(brings, extra) - self.idle
            self.gains[circle] = gain
            gains.append((gain, circle))
        gains.sort(reverse=True)
        self.served: list[list[int]] = [
            [circle for _, circle in gains if served >> circle & 1] for served in rules.serves
        ]
        self.price = valuation.purse(potions, extra) - valuation.purse(max(0, potions - 1), extra)

    def _brought(self, marks: int, circle: int) -> int:
        """Return the potions of a circle's row if it is complete."""
        mask = self.rules.row_mask_of[circle]
        return self.rules.row_potions[self.rules.row_of[circle]] if marks & mask == mask else 0

    def best(self, dice: tuple[int, ...]) -> Sheet:
        """Return the sheet after the best round found with a roll."""
        rules = self.rules
        valuation = self.valuation
        potions = self.potions
        extra = self.extra
        offers: list[list[tuple[int, int]]] = [self._offers(die, dice[die]) for die in range(len(dice))]
        best = self.idle
        best_marks = self.marks
        best_potions = potions
        best_spent = 0
        used = extra
        for first in range(len(dice)):
            for circle, cost in offers[first]:
                marks = self.marks | 1 << circle
                left = potions - cost + self._brought(marks, circle)
                for second in range(first + 1, len(dice)):
                    for other, other_cost in offers[second]:
                        if other == circle or cost + other_cost > potions:
                            continue
                        both = marks | 1 << other
                        after = left - other_cost + self._brought(both, other)
                        worth = valuation.worth(both) + valuation.purse(after, extra)
                        if worth > best:
                            best = worth
                            best_marks = both
                            best_potions = after
                            best_spent = 1 << first | 1 << second
        while best_spent and best_spent != 15 and extra < SLOTS:
            slot = rules.slot_costs[extra]
            extra += 1
            more = FEW
            more_marks = more_potions = more_die = 0
            for die in range(len(dice)):
                if best_spent >> die & 1:
                    continue
                for circle, cost in offers[die]:
                    cost += slot
                    if best_marks >> circle & 1 or cost > best_potions:
                        continue
                    marks = best_marks | 1 << circle
                    after = best_potions - cost + self._brought(marks, circle)
                    worth = valuation.worth(marks) + valuation.purse(after, extra)
                    if worth > more:
                        more = worth
                        more_marks = marks
                        more_potions = after
                        more_die = die
            if more <= best:
                break
            best = more
            best_marks = more_marks
            best_potions = more_potions
            best_spent |= 1 << more_die
            used = extra
        return Sheet(best_marks, best_potions, used, best)

    def _offers(self, die: int, result: int) -> list[tuple[int, int]]:
        """Return the circles that a result marks best, each with its potions."""
        rules = self.rules
        found: list[tuple[float, int, int]] = []
        last = FEW
        for circle in self.served[die]:
            gain = self.gains[circle]
            if gain <= last:
                break
            cost = rules.potions_for(circle, result)
            if cost > self.potions:
                continue
            gain -= self.price * cost
            if gain > last:
                found.append((gain, circle, cost))
                if len(found) >= LOOKED_AT:
                    found.sort(reverse=True)
                    del found[LOOKED_AT:]
                    last = found[-1][0]
        return [(circle, cost) for _, circle, cost in found]


@final
class Future:
    """Plays the rounds after this one, quickly and by what the seat knows, and values where they lead."""

    def __init__(self, foresight: Foresight) -> None:
        self.foresight = foresight
        self.start = foresight.ledger()
        self.valuations: dict[tuple[int, int, int, int], Valuation] = {}
        self.begun: dict[tuple[int, int, int, int], NextRound] = {}

    def value(self, marks: int, potions: int, extra: int, rolls: list[tuple[int, ...]]) -> float:
        """Return what a sheet is worth after a round with each of some rolls."""
        foresight = self.foresight
        rules = foresight.rules
        ledger = foresight.closed(self.start, 0, marks)
        rounds = 0
        worth = 0.0
        for roll in rolls:
            rounds += 1
            valuation = self._valuation(rounds, ledger)
            key = (rounds, marks, potions, extra)
            begun = self.begun.get(key)
            if begun is None:
                begun = self.begun[key] = NextRound(rules, valuation, marks, potions, extra)
            sheet = begun.best(roll)
            worth = sheet.worth
            if rounds == len(rolls):
                break
            marks, potions, extra = sheet.marks, sheet.potions, sheet.extra
            met = rules.met_by(foresight.who, marks)
            if met != ledger.met:
                items = ledger.met.bit_count()
                if items == 0:
                    potions += rules.first_item
                    items = 1
                while items < met.bit_count():
                    items += 1
                    marks = _with_free_mark(valuation, marks)
            ledger = foresight.closed(ledger, rounds, marks)
        return worth

    def _valuation(self, rounds: int, ledger: Ledger) -> Valuation:
        key = (rounds, ledger.orders, ledger.masteries, ledger.met)
        found = self.valuations.get(key)
        if found is None:
            found = self.valuations[key] = self.foresight.after(rounds, ledger, ledger.met.bit_count())
        return found


def _with_free_mark(valuation: Valuation, marks: int) -> int:
    """Return a sheet with the free mark that is worth most (MoM-17)."""
    best = marks
    worth = FEW
    for circle in circles_in(ALL_CIRCLES & ~marks):
        after = marks | 1 << circle
        if valuation.worth(after) > worth:
            worth = valuation.worth(after)
            best = after
    return best
