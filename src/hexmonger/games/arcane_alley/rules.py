"""The rules as the engine reads them: flat tables made from items, wizards and an edition's numbers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hexmonger.games.arcane_alley.cards import Item, Number, Steps, Wizard
from hexmonger.games.arcane_alley.frames import SALES
from hexmonger.games.arcane_alley.shapes import SIZES, SQUARE
from hexmonger.kernel.agenda import MOST_SEATS, Frame, Script

NO_WIZARD: Final = -1
BACK_MARKS: Final = ("-", "'")
CODES: Final = 3 * 64
NO_BACK: Final = -1


class Rules:
    """One edition of the game with its modules, shared by every state that plays it.

    `options` are those of a set-up that is played by them, as diagrams write them.
    """

    def __init__(
        self,
        items: Sequence[Item],
        wizards: Sequence[Wizard],
        numbers: Mapping[str, int],
        procedures: Sequence[Script],
        options: Mapping[str, str],
    ) -> None:
        self.options = dict(options)
        self.items: list[Item] = list(items)
        self.wizards: list[Wizard] = list(wizards)
        self.numbers: dict[str, int] = dict(numbers)
        self.turns = self.numbers["turns"]
        self.tracker_opens = self.numbers["tracker_opens"]
        self.tracker_ends = self.numbers["tracker_ends"]
        self.scripts: dict[str, Script] = {}
        self._decks: list[tuple[int, ...]] = [(), ()]
        self._firsts: list[list[int]] = [[], []]
        # What makes the cells of drawn views; see `drawing`.
        self.faces: dict[tuple[int, bool, int], Any] = {}
        # How views have cards, by seats and seat; see `view`.
        self.codes: dict[tuple[int, int], list[tuple[Any, ...]]] = {}
        # Views have codes for cards: three marks and the knowers of up to six seats, times the kind.
        self.kind_of_code = tuple(list(range(len(items))) * CODES)
        self.backs = 1
        self.ids: list[str] = [item.id for item in items]
        self.gold_of: list[int] = [item.gold for item in items]
        self.infamy_of: list[int] = [item.infamy for item in items]
        self.makes_sets: list[bool] = [not item.is_special for item in items]
        self.returns: list[bool] = [item.returns for item in items]
        self.stays: list[bool] = [item.stays for item in items]
        self.halves: list[bool] = [item.halves for item in items]
        self.mimics: list[bool] = [item.mimics for item in items]
        self.played = [self.effect(kind, "played", item.played) for kind, item in self._kinds()]
        self.sold = [self.effect(kind, "sold", item.sold) for kind, item in self._kinds()]
        self.discarded = [self.effect(kind, "discarded", item.discarded) for kind, item in self._kinds()]
        self.replaced = [self.effect(kind, "replaced", item.replaced) for kind, item in self._kinds()]
        self.special = [self.effect(kind, "special", item.special) for kind, item in self._kinds()]
        self.on_play = [self.power(w, "on_play", w.on_play) for w in self.wizards]
        self.on_sale = [self.power(w, "on_sale", w.on_sale) for w in self.wizards]
        self.on_inspection = [self.power(w, "on_inspection", w.on_inspection) for w in self.wizards]
        self.on_count = [self.power(w, "on_count", w.on_count) for w in self.wizards]
        self.stash_of = [_value(w.numbers, "stash", self.numbers["stash"]) for w in self.wizards]
        self.sale_bonus = [_value(w.numbers, "bonus", 0) for w in self.wizards]
        for script in procedures:
            self.scripts[script.name] = script
        self.round = self.scripts["round"]
        self.reveal = self.scripts["reveal"]
        self.turn = self.scripts["turn"]
        self.play = self.scripts["play"]
        # An item of one's own hand is played most often: its frames are made once.
        self.play_own: list[Frame] = [Frame(self.play, 0, seat, (seat,)) for seat in range(MOST_SEATS)]
        # So are those of a play that has its slot: by seat, and by slot and whether it held a revealed item.
        self.in_slot: list[list[Frame]] = [
            [Frame(self.play, SALES, seat, divmod(pick, 2)) for pick in range(2 * SIZES[SQUARE])]
            for seat in range(MOST_SEATS)
        ]
        # Scripts under way that each have an item in limbo, in the same order.
        self.in_limbo: list[Script] = [self.play]
        self.sets = self.scripts["sets"]
        self.discard_one = self.scripts["discard_one"]
        self.inspect = self.scripts["inspect"]
        self.count = self.scripts["count"]
        self.bribe = self.scripts["bribe"]
        self.note_backs([0] * len(self.items))
        self.kind_by_id: dict[str, int] = {item.id: kind for kind, item in self._kinds()}
        self.kind_by_mark: dict[str, int] = {item.mark: kind for kind, item in self._kinds()}
        self.wizard_by_id: dict[str, int] = {w.id: index for index, w in enumerate(self.wizards)}

    def _kinds(self) -> list[tuple[int, Item]]:
        return list(enumerate(self.items))

    def effect(self, kind: int, moment: str, steps: Steps) -> Script | None:
        """Return an item's effect as a script with a name of its own."""
        item = self.items[kind]
        return self._script(f"{item.id}.{moment}", steps, item.numbers, kind)

    def power(self, wizard: Wizard, moment: str, steps: Steps) -> Script | None:
        """Return a wizard's power at a moment as a script with a name of its own."""
        return self._script(f"{wizard.id}.{moment}", steps, wizard.numbers, -1)

    def _script(self, name: str, steps: Steps, numbers: Mapping[str, Number], kind: int) -> Script | None:
        if not steps:
            return None
        values = {key: number.value for key, number in numbers.items()}
        self.scripts[name] = script = Script(name, steps, values, kind)
        return script

    def deck(self, seats: int) -> tuple[int, ...]:
        """Return the kind of every card of the deck for a number of players (AA-01)."""
        column = 0 if seats <= 4 else 1
        deck = self._decks[column]
        if not deck:
            deck = tuple([kind for kind, item in self._kinds() for _ in range(item.copies[column])])
            self._decks[column] = deck
        return deck

    def note_backs(self, back_of: list[int], words: Sequence[str] = ("",)) -> None:
        """Take over which back every kind of item has, and which those have that return when replaced.

        `words` are what the backs are called, where there are several.
        """
        self.back_of = back_of
        self.back_words = words
        backs = {back for back, returns in zip(back_of, self.returns, strict=True) if returns}
        self.returning_back = backs.pop() if len(backs) == 1 else NO_BACK

    def first_copy(self, seats: int) -> list[int]:
        """Return the first card of each kind; its other copies follow it."""
        column = 0 if seats <= 4 else 1
        first = self._firsts[column]
        if not first:
            card = 0
            for copies in self.copies(seats):
                first.append(card)
                card += copies
        return first

    def copies(self, seats: int) -> list[int]:
        """Return how many cards of each kind the deck has for a number of players."""
        column = 0 if seats <= 4 else 1
        return [item.copies[column] for item in self.items]

    def stash(self, wizard: int) -> int:
        """Return how many items a stash is dealt (AA-12)."""
        return self.numbers["stash"] if wizard == NO_WIZARD else self.stash_of[wizard]

    def back_mark(self, back: int) -> str:
        """Return how a diagram marks the back of a hidden card, if it was seen and there are several."""
        return BACK_MARKS[back] if 1 < self.backs > back else ""

    def back_word(self, kind: int) -> str:
        """Return what the back of a kind of item is called; empty where all are alike."""
        return self.back_words[self.back_of[kind]]


def _value(numbers: Mapping[str, Number], name: str, otherwise: int) -> int:
    number = numbers.get(name)
    return otherwise if number is None else number.value
