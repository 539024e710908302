"""A position of Merchants of Magick: sheets in ink and in pencil, dice, orders and masteries."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hexmonger.games.merchants_of_magick.masteries import APPRENTICE, MASTER
from hexmonger.games.merchants_of_magick.orders import ORDER_IDS
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.trail import NO_MARKS, marks_in, trail_of
from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.events import EVERYONE, NOBODY
from hexmonger.kernel.fields import BITS, CARD_LISTS, CARDS, LIST, PLAIN, TUPLE, Fields
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Unreadable

HOLE: Final = -1
NOT_SCORED: Final = -1

CRAFTING: Final = 0
OVER: Final = 1
PHASES: Final = ("crafting", "over")


class MerchantState(State):
    """Everything on the table.

    `marks`, `potions`, `extra` (extra dice used) and `met` (the adventurer's items) stand as each seat
    has them now, pencil included; `inked_…` as they stood when the round began, which is all that others
    may see (MoM-21). `spent` are the dice a seat has spent this round, `taken` the places of its line it
    has claimed, `trail` its marks in order (see `trail`).

    Order cards are ints, `kind_of` says which order each is; the deck's last is its top. `seen` has a bit
    for every card that everybody knows, `down` for those that lie face down in a line.
    """

    fields: ClassVar[Fields] = {
        "adventurers": TUPLE,
        "masteries": TUPLE,
        "phase": PLAIN,
        "round": PLAIN,
        "dice": TUPLE,
        "marks": LIST,
        "potions": LIST,
        "extra": LIST,
        "met": LIST,
        "inked_marks": TUPLE,
        "inked_potions": TUPLE,
        "inked_extra": TUPLE,
        "inked_taken": TUPLE,
        "spent": LIST,
        "taken": LIST,
        "line": CARD_LISTS,
        "claimed": CARD_LISTS,
        "waiting": CARDS,
        "deck": CARDS,
        "discard": CARDS,
        "seen": BITS,
        "down": BITS,
        "side": LIST,
        "scored": LIST,
    }
    __slots__ = (*fields, "kind_of", "rules", "trail")

    def __init__(
        self,
        rules: Rules,
        seats: int,
        adventurers: tuple[int, ...],
        masteries: tuple[int, ...],
        agenda: list[Frame],
        chance: int,
    ) -> None:
        super().__init__(seats, agenda, chance)
        self.rules = rules
        self.kind_of = rules.deck
        self.adventurers = adventurers
        self.masteries = masteries

    def clone(self) -> "MerchantState":
        """Return a copy that shares nothing that can change."""
        new = MerchantState(
            self.rules, self.seats, self.adventurers, self.masteries, self.agenda[:], self.chance
        )
        new.lanes = self.copied_lanes()
        new.asks = self.asks
        new.learned = self.learned
        new.phase = self.phase
        new.round = self.round
        new.dice = self.dice
        new.marks = self.marks[:]
        new.potions = self.potions[:]
        new.extra = self.extra[:]
        new.met = self.met[:]
        new.inked_marks = self.inked_marks
        new.inked_potions = self.inked_potions
        new.inked_extra = self.inked_extra
        new.inked_taken = self.inked_taken
        new.spent = self.spent[:]
        new.taken = self.taken[:]
        new.trail = self.trail[:]
        new.line = [cards[:] for cards in self.line]
        new.claimed = [cards[:] for cards in self.claimed]
        new.waiting = self.waiting[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.seen = self.seen
        new.down = self.down
        new.side = self.side[:]
        new.scored = self.scored[:]
        return new

    def clear_table(self) -> None:
        """Begin with empty sheets and every order in the deck, unshuffled (MoM-01)."""
        seats = self.seats
        self.phase = CRAFTING
        self.round = 1
        self.dice: tuple[int, ...] = (0, 0, 0, 0)
        self.marks = [0] * seats
        self.potions = [0] * seats
        self.extra = [0] * seats
        self.met = [0] * seats
        self.line: list[list[int]] = [[] for _ in range(seats)]
        self.claimed: list[list[int]] = [[] for _ in range(seats)]
        self.waiting: list[int] = []
        self.deck = list(range(len(self.kind_of)))
        self.discard: list[int] = []
        self.seen = 0
        self.down = 0
        # MoM-40: alone, masteries score their Apprentice side only.
        self.side = [APPRENTICE if seats == 1 else MASTER] * 2
        self.scored = [NOT_SCORED] * (2 * seats)
        self.ink()

    def ink(self) -> None:
        """Make everything that was pencil ink: from now on others see it."""
        seats = self.seats
        self.inked_marks = tuple(self.marks)
        self.inked_potions = tuple(self.potions)
        self.inked_extra = tuple(self.extra)
        self.spent = [0] * seats
        self.taken = [0] * seats
        self.inked_taken = (0,) * seats
        self.trail = [NO_MARKS] * seats

    def rub_out(self, seat: int) -> None:
        """Put a seat's sheet back to what it was when the round began."""
        self.marks[seat] = self.inked_marks[seat]
        self.potions[seat] = self.inked_potions[seat]
        self.extra[seat] = self.inked_extra[seat]
        self.met[seat] = self.fulfilled(seat)
        self.spent[seat] = 0
        self.taken[seat] = self.inked_taken[seat]
        self.trail[seat] = NO_MARKS

    def fulfilled(self, seat: int) -> int:
        """Return the adventurer's items that a sheet holds with their enchantment, as bits."""
        return self.rules.met_by(self.adventurers[seat], self.marks[seat])

    def show(self, card: int) -> None:
        """Let everybody know an order."""
        if not self.seen >> card & 1:
            self.learn(card, self.everyone)
            self.seen |= 1 << card

    def id_of(self, card: int) -> str:
        """Return the id of an order."""
        return ORDER_IDS[self.kind_of[card]]

    def known_id_of(self, card: int) -> str:
        """Return the id of an order that everybody knows; none of one that nobody does."""
        return ORDER_IDS[self.kind_of[card]] if self.seen >> card & 1 else ""

    def knowers_of(self, card: int) -> int:
        """Return who knows an order: everyone or nobody."""
        return EVERYONE if self.seen >> card & 1 else NOBODY

    def draw_face_up(self) -> int:
        """Take the deck's top order and show it."""
        card = self.deck.pop()
        self.show(card)
        return card

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain JSON values, the marks of the round one by one."""
        trail = [[list(mark) for mark in marks_in(trail)] for trail in self.trail]
        return super().to_json() | {"trail": trail}

    def read_fields(self, values: Mapping[str, Any]) -> None:
        """Take over the fields that `to_json` wrote."""
        super().read_fields(values)
        self.trail = [trail_of([(die, circle) for die, circle in marks]) for marks in values["trail"]]
        if (self.seen | self.down) >> len(self.kind_of):
            raise Unreadable("there is an order that is none of the deck")
