"""What one seat may know of a position, built up from an allow-list, and worlds that fit it.

A card the seat has seen is its number. A card it has not seen is a negative code that tells only what
its back and its past tell everyone: its pool (which shuffle it was last in, and its back), and which
other seats know it.
"""

from typing import TYPE_CHECKING, Any, Final

from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import HOLE
from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.chance import shuffle
from hexmonger.kernel.view import View

if TYPE_CHECKING:
    from hexmonger.games.arcane_alley.notation import Scribe

SEATS_BITS: Final = 6
FIRST_CODE: Final = -2
KNOWERS: Final = (1 << SEATS_BITS) - 1


class AlleyView(View):
    """The table as one seat may know it; seat -1 is a spectator's.

    `unseen` lists, for each pool, the cards that are in it and that the seat can't place; `knowers` says
    who else knows a card that is hidden from some but known to this seat.
    """

    __slots__ = (
        "agenda",
        "aside",
        "deck",
        "discard",
        "fines",
        "gold",
        "infamy",
        "kind_of",
        "knowers",
        "limbo",
        "phase",
        "pools",
        "returned",
        "round",
        "rules",
        "seats",
        "shape",
        "start",
        "stash",
        "store",
        "sums",
        "triggered",
        "turn",
        "turns",
        "unseen",
        "up",
        "wizards",
    )

    def __init__(self, s: AlleyState, seat: int) -> None:
        super().__init__(seat, s.ask_of(seat), tuple([ask.seat for ask in s.asks]))
        seen = s.seen
        pool = s.pool
        everyone = s.everyone
        bit = 1 << seat if seat >= 0 else 0
        shown: list[int] = []
        unseen: list[list[int]] = [[] for _ in range((s.pools + 1) * s.rules.backs)]
        knowers: dict[int, int] = {}
        card = 0
        for mask in seen:
            if mask == everyone:
                shown.append(card)
            elif mask & bit:
                shown.append(card)
                knowers[card] = mask
            else:
                shown.append(FIRST_CODE - (pool[card] << SEATS_BITS | mask))
                unseen[pool[card]].append(card)
            card += 1
        shown.append(HOLE)
        self.unseen = tuple([tuple(cards) for cards in unseen])
        self.knowers = knowers
        self.show(s, shown)

    def show(self, s: AlleyState, shown: list[int]) -> None:
        """Take over what is open to all, and every zone as the seat may know its cards."""
        self.rules: Rules = s.rules
        self.seats = s.seats
        self.kind_of = s.kind_of
        self.wizards = s.wizards
        self.agenda: tuple[Frame, ...] = tuple(s.agenda)
        self.phase = s.phase
        self.round = s.round
        self.start = s.start
        self.turn = s.turn
        self.turns = s.turns
        self.triggered = s.triggered
        self.gold = tuple(s.gold)
        self.infamy = tuple(s.infamy)
        self.fines = tuple(s.fines)
        self.sums = tuple(s.sums)
        self.store = tuple([tuple([shown[card] for card in cards]) for cards in s.store])
        self.up = tuple(s.up)
        self.shape = tuple(s.shape)
        self.stash = tuple([tuple([shown[card] for card in cards]) for cards in s.stash])
        self.deck = tuple([shown[card] for card in s.deck])
        self.discard = tuple([shown[card] for card in s.discard])
        self.aside = tuple([shown[card] for card in s.aside])
        self.limbo = tuple([shown[card] for card in s.limbo])
        self.returned = tuple(s.returned)
        self.pools = s.pools

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain JSON values."""
        return {
            **super().to_json(),
            "wizards": list(self.wizards),
            "agenda": [f.to_json() for f in self.agenda],
            "phase": self.phase,
            "round": self.round,
            "start": self.start,
            "turn": self.turn,
            "turns": self.turns,
            "triggered": self.triggered,
            "gold": list(self.gold),
            "infamy": list(self.infamy),
            "fines": list(self.fines),
            "sums": list(self.sums),
            "store": [list(cards) for cards in self.store],
            "up": list(self.up),
            "shape": list(self.shape),
            "stash": [list(cards) for cards in self.stash],
            "deck": list(self.deck),
            "discard": list(self.discard),
            "aside": list(self.aside),
            "limbo": list(self.limbo),
            "returned": list(self.returned),
            "pools": self.pools,
            "unseen": [list(cards) for cards in self.unseen],
            "knowers": {str(card): mask for card, mask in self.knowers.items()},
        }

    def turned(self) -> list[int]:
        """Return the cards that lie sideways; none does in the base game."""
        return []

    def more_lines(self, scribe: "Scribe") -> list[tuple[str, str]]:
        """Return what a module adds to a diagram."""
        return []

    def imagine(self, chance: int) -> AlleyState:
        """Deal a world that fits this view: everything it can't tell is dealt again at random."""
        dealt: list[list[int]] = []
        for unseen in self.unseen:
            rest = list(unseen)
            chance = shuffle(rest, chance)
            dealt.append(rest)
        s = self.rules.module.blank(
            self.rules, self.seats, self.kind_of, self.wizards, list(self.agenda), chance
        )
        back_of = self.rules.back_of
        s.seen = [s.everyone] * len(self.kind_of)
        for card, mask in self.knowers.items():
            s.seen[card] = mask
        s.pool = [back_of[kind] for kind in self.kind_of]
        s.pools = self.pools
        self.deal(s, dealt)
        s.advance()
        return s

    def deal(self, s: AlleyState, dealt: list[list[int]]) -> None:
        """Lay a world out as the view shows it, with a dealt card for every unknown one."""
        s.phase = self.phase
        s.round = self.round
        s.start = self.start
        s.turn = self.turn
        s.turns = self.turns
        s.triggered = self.triggered
        s.gold = list(self.gold)
        s.infamy = list(self.infamy)
        s.fines = list(self.fines)
        s.sums = list(self.sums)
        s.up = list(self.up)
        s.shape = list(self.shape)
        s.discard = list(self.discard)
        s.returned = list(self.returned)
        s.store = [deal_zone(zone, dealt, s.seen, s.pool) for zone in self.store]
        s.stash = [deal_zone(zone, dealt, s.seen, s.pool) for zone in self.stash]
        s.aside = deal_zone(self.aside, dealt, s.seen, s.pool)
        s.limbo = deal_zone(self.limbo, dealt, s.seen, s.pool)
        self.deal_deck(s, dealt)

    def deal_deck(self, s: AlleyState, dealt: list[list[int]]) -> None:
        """Lay the deck, after everything else."""
        s.deck = deal_zone(self.deck, dealt, s.seen, s.pool)


def deal_zone(zone: tuple[int, ...], dealt: list[list[int]], seen: list[int], pool: list[int]) -> list[int]:
    """Return a zone with a dealt card for every code, noting who knows it."""
    cards: list[int] = []
    for card in zone:
        if card < HOLE:
            code = FIRST_CODE - card
            its_pool = code >> SEATS_BITS
            card = dealt[its_pool].pop()
            seen[card] = code & KNOWERS
            pool[card] = its_pool
        cards.append(card)
    return cards
