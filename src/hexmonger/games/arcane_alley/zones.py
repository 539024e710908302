"""What lies on the table of Arcane Alley: zones of cards, scores, and who knows what."""

from typing import ClassVar, Final

from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.shapes import EMPTY
from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.fields import CARD_LISTS, CARDS, FLAG, LIST, PLAIN, TUPLE, Fields
from hexmonger.kernel.state import State

HOLE: Final = -1
MOST_INFAMY: Final = 24
# What a bribe costs (AA-80).
GOLD_PER_INFAMY: Final = 2
NOBODY: Final = -1

STOCK: Final = 0
SELL: Final = 1
INSPECTION: Final = 2
BRIBE: Final = 3
OVER: Final = 4
PHASES: Final[list[str]] = ["stock", "sell", "inspection", "bribe", "over"]


def with_value(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Return values with another one at a place.

    >>> with_value((1, 2, 3), 1, 5)
    (1, 5, 3)
    """
    changed = list(values)
    changed[place] = value
    return tuple(changed)


class Zones(State):
    """Everything on the table.

    Cards are ints; `kind_of` says which item each is. `seen[card]` has a bit for every seat that knows
    the card. The last card of `deck` and `discard` is the top one; a stash is a hand, in no order but that
    of its cards' numbers (AA-94). The deck is `fresh` from the moment the discard was shuffled into it until
    one of its items has gone into a hand unseen: so long everybody can tell what is in it. `stashed[seat]`
    counts the items that went unseen into a stash though a Boomerang would have come back (AA-87). `limbo`
    holds what is in no zone: an item about to be played, then the one it replaced (AA-30); plays nest, so
    it is a stack. What seldom changes is a tuple: copies share it.
    """

    fields: ClassVar[Fields] = {
        "wizards": TUPLE,
        "phase": PLAIN,
        "round": PLAIN,
        "start": PLAIN,
        "turn": PLAIN,
        "turns": PLAIN,
        "triggered": PLAIN,
        "gold": LIST,
        "infamy": TUPLE,
        "fines": TUPLE,
        "sums": TUPLE,
        "store": CARD_LISTS,
        "up": LIST,
        "shape": TUPLE,
        "stash": CARD_LISTS,
        "deck": CARDS,
        "discard": CARDS,
        "aside": CARDS,
        "limbo": CARDS,
        "returned": TUPLE,
        "seen": LIST,
        "fresh": FLAG,
        "stashed": TUPLE,
    }
    __slots__ = (*fields, "kind_of", "rules")

    phase: int
    round: int
    start: int
    turn: int
    turns: int
    triggered: int
    gold: list[int]
    infamy: tuple[int, ...]
    fines: tuple[int, ...]
    sums: tuple[int, ...]
    store: list[list[int]]
    up: list[int]
    shape: tuple[int, ...]
    stash: list[list[int]]
    deck: list[int]
    discard: list[int]
    aside: list[int]
    limbo: list[int]
    returned: tuple[int, ...]
    seen: list[int]
    fresh: bool
    stashed: tuple[int, ...]

    def __init__(
        self,
        rules: Rules,
        seats: int,
        kind_of: tuple[int, ...],
        wizards: tuple[int, ...],
        agenda: list[Frame],
        chance: int,
    ) -> None:
        super().__init__(seats, agenda, chance)
        self.rules = rules
        self.kind_of = kind_of
        self.wizards = wizards

    def copy_to(self, new: "Zones") -> None:
        """Give a new state a copy of everything that can change."""
        new.asks = self.asks
        new.learned = self.learned
        new.phase = self.phase
        new.round = self.round
        new.start = self.start
        new.turn = self.turn
        new.turns = self.turns
        new.triggered = self.triggered
        new.gold = self.gold[:]
        new.infamy = self.infamy
        new.fines = self.fines
        new.sums = self.sums
        new.store = [cards[:] for cards in self.store]
        new.up = self.up[:]
        new.shape = self.shape
        new.stash = [cards[:] for cards in self.stash]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.aside = self.aside[:]
        new.limbo = self.limbo[:]
        new.returned = self.returned
        new.seen = self.seen[:]
        new.fresh = self.fresh
        new.stashed = self.stashed

    def clear_table(self) -> None:
        """Begin with the scores of AA-02 and every card in the deck, unshuffled."""
        seats = self.seats
        self.phase = STOCK
        self.round = 1
        self.start = 0
        self.turn = NOBODY
        self.turns = 0
        self.triggered = NOBODY
        self.gold = [self.rules.numbers["gold"]] * seats
        self.infamy = (0,) * seats
        self.fines = (0,) * seats
        self.sums = (0,) * seats
        self.gather()

    def gather(self) -> None:
        """Bring all items together in the deck, unshuffled; nobody knows where any is (AA-10)."""
        cards = len(self.kind_of)
        self.deck = list(range(cards))
        self.discard = []
        self.aside = []
        self.limbo = []
        self.returned = ()
        self.store = [[] for _ in range(self.seats)]
        self.stash = [[] for _ in range(self.seats)]
        self.shape = (EMPTY,) * self.seats
        self.up = [0] * self.seats
        self.seen = [0] * cards
        self.fresh = False
        self.stashed = (0,) * self.seats

    def id_of(self, card: int) -> str:
        """Return the id of a card's item: no copy is told apart (AA-94)."""
        return self.rules.ids[self.kind_of[card]]

    def renumber(self, becomes: list[int]) -> None:
        """Let every card become another; the last entry is for a hole."""
        for zone in self.zones():
            zone[:] = [becomes[card] for card in zone]
        for stash in self.stash:
            stash.sort()
        self.returned = tuple([becomes[card] for card in self.returned])
        seen = self.seen[:]
        for card, mask in enumerate(seen):
            self.seen[becomes[card]] = mask
