"""What lies on the table of Arcane Alley: zones of cards, scores, and who knows what."""

from typing import Any, Final

from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.shapes import EMPTY
from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.chance import chance_text
from hexmonger.kernel.state import State

HOLE: Final = -1
NOBODY: Final = -1

STOCK: Final = 0
SELL: Final = 1
INSPECTION: Final = 2
BRIBE: Final = 3
OVER: Final = 4
PHASES: Final[list[str]] = ["stock", "sell", "inspection", "bribe", "over"]


class Zones(State):
    """Everything on the table.

    Cards are ints; `kind_of` says which item each is. `seen[card]` has a bit for every seat that knows
    the card. `pool[card]` is the shuffle it was last in, times the number of card backs, plus its back:
    hidden cards of one pool look the same (AA-91, AA-92). The last card of `deck` and
    `discard` is the top one. `limbo` holds what is in no zone: an item about to be played, then the one
    it replaced (AA-30); plays nest, so it is a stack.
    """

    __slots__ = (
        "aside",
        "deck",
        "discard",
        "fines",
        "gold",
        "infamy",
        "kind_of",
        "limbo",
        "phase",
        "pool",
        "pools",
        "returned",
        "round",
        "rules",
        "seen",
        "shape",
        "start",
        "stash",
        "store",
        "sums",
        "triggered",
        "turn",
        "turns",
        "up",
        "wizards",
    )

    phase: int
    round: int
    start: int
    turn: int
    turns: int
    triggered: int
    gold: list[int]
    infamy: list[int]
    fines: list[int]
    sums: list[int]
    store: list[list[int]]
    up: list[int]
    shape: list[int]
    stash: list[list[int]]
    deck: list[int]
    discard: list[int]
    aside: list[int]
    limbo: list[int]
    returned: list[int]
    seen: list[int]
    pool: list[int]
    pools: int

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
        new.infamy = self.infamy[:]
        new.fines = self.fines[:]
        new.sums = self.sums[:]
        new.store = [cards[:] for cards in self.store]
        new.up = self.up[:]
        new.shape = self.shape[:]
        new.stash = [cards[:] for cards in self.stash]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.aside = self.aside[:]
        new.limbo = self.limbo[:]
        new.returned = self.returned[:]
        new.seen = self.seen[:]
        new.pool = self.pool[:]
        new.pools = self.pools

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
        self.infamy = [0] * seats
        self.fines = [0] * seats
        self.sums = [0] * seats
        self.gather()

    def zones(self) -> list[list[int]]:
        """Return every list of cards on the table."""
        return [self.deck, self.discard, self.aside, self.limbo, *self.store, *self.stash]

    def gather(self) -> None:
        """Bring all items together in the deck, unshuffled; nobody knows where any is (AA-10)."""
        cards = len(self.kind_of)
        back_of = self.rules.back_of
        self.deck = list(range(cards))
        self.discard = []
        self.aside = []
        self.limbo = []
        self.returned = []
        self.store = [[] for _ in range(self.seats)]
        self.stash = [[] for _ in range(self.seats)]
        self.shape = [EMPTY] * self.seats
        self.up = [0] * self.seats
        self.seen = [0] * cards
        self.pool = [back_of[kind] for kind in self.kind_of]
        self.pools = 0

    def to_json(self) -> dict[str, Any]:
        """Return the whole position as plain JSON values."""
        return {
            "seats": self.seats,
            "wizards": list(self.wizards),
            "agenda": [f.to_json() for f in self.agenda],
            "chance": chance_text(self.chance),
            "learned": self.learned,
            "phase": self.phase,
            "round": self.round,
            "start": self.start,
            "turn": self.turn,
            "turns": self.turns,
            "triggered": self.triggered,
            "gold": self.gold[:],
            "infamy": self.infamy[:],
            "fines": self.fines[:],
            "sums": self.sums[:],
            "store": [cards[:] for cards in self.store],
            "up": self.up[:],
            "shape": self.shape[:],
            "stash": [cards[:] for cards in self.stash],
            "deck": self.deck[:],
            "discard": self.discard[:],
            "aside": self.aside[:],
            "limbo": self.limbo[:],
            "returned": self.returned[:],
            "seen": self.seen[:],
            "pool": self.pool[:],
            "pools": self.pools,
        }

    def read_json(self, written: dict[str, Any]) -> None:
        """Take over everything that `to_json` wrote and that can change."""
        self.learned = written["learned"]
        self.phase = written["phase"]
        self.round = written["round"]
        self.start = written["start"]
        self.turn = written["turn"]
        self.turns = written["turns"]
        self.triggered = written["triggered"]
        self.gold = list(written["gold"])
        self.infamy = list(written["infamy"])
        self.fines = list(written["fines"])
        self.sums = list(written["sums"])
        self.store = [list(cards) for cards in written["store"]]
        self.up = list(written["up"])
        self.shape = list(written["shape"])
        self.stash = [list(cards) for cards in written["stash"]]
        self.deck = list(written["deck"])
        self.discard = list(written["discard"])
        self.aside = list(written["aside"])
        self.limbo = list(written["limbo"])
        self.returned = list(written["returned"])
        self.seen = list(written["seen"])
        self.pool = list(written["pool"])
        self.pools = written["pools"]
