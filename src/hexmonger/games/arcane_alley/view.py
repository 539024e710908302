"""What one seat may know of a position, built up from an allow-list, and worlds that fit it.

A card the seat has seen is its number. A card it has not seen is a negative code that tells only what
its back and its past tell everyone: which shuffle it was last in, and which other seats know it.
"""

from typing import Any, Final, final

from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.state import HOLE, AlleyState
from hexmonger.kernel.agenda import Ask, Frame
from hexmonger.kernel.chance import shuffle
from hexmonger.kernel.view import View

SEATS_BITS: Final = 6
FIRST_CODE: Final = -2


def hidden_code(pool: int, knowers: int) -> int:
    """Return what stands for a card that is not known: its shuffle, and who knows it."""
    return FIRST_CODE - (pool << SEATS_BITS | knowers)


@final
class AlleyView(View):
    """The table as one seat may know it; seat -1 is a spectator's.

    `unseen` lists, for each shuffle of the round, the cards that were in it and that the seat can't
    place; `knowers` says who else knows a card that is hidden from some but known to this seat.
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
        unseen: list[list[int]] = [[] for _ in range(s.pools + 1)]
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
        self.unseen = tuple([tuple(cards) for cards in unseen])
        self.knowers = knowers

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain JSON values."""
        ask: Ask | None = self.ask
        return {
            "seat": self.seat,
            "asked": list(self.asked),
            "ask": None
            if ask is None
            else {
                "name": ask.question.name,
                "prompt": ask.question.prompt(self, ask.frame),
                "options": ask.options,
                "words": [ask.question.word(self, ask.frame, choice) for choice in ask.options],
            },
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


def imagine(view: AlleyView, chance: int) -> AlleyState:
    """Deal a world that fits a view: everything it can't tell is dealt again at random."""
    seats = view.seats
    s = AlleyState(view.rules, seats, view.kind_of, view.wizards, list(view.agenda), chance)
    cards = len(view.kind_of)
    dealt: list[list[int]] = []
    for unseen in view.unseen:
        rest = list(unseen)
        chance = shuffle(rest, chance)
        dealt.append(rest)
    s.chance = chance
    seen = [s.everyone] * cards
    pool = [0] * cards
    for card, mask in view.knowers.items():
        seen[card] = mask
    s.seen = seen
    s.pool = pool
    s.pools = view.pools
    s.learned = 0
    s.phase = view.phase
    s.round = view.round
    s.start = view.start
    s.turn = view.turn
    s.turns = view.turns
    s.triggered = view.triggered
    s.gold = list(view.gold)
    s.infamy = list(view.infamy)
    s.fines = list(view.fines)
    s.sums = list(view.sums)
    s.up = list(view.up)
    s.shape = list(view.shape)
    s.discard = list(view.discard)
    s.returned = list(view.returned)
    s.store = [_dealt(zone, dealt, seen, pool) for zone in view.store]
    s.stash = [_dealt(zone, dealt, seen, pool) for zone in view.stash]
    s.deck = _dealt(view.deck, dealt, seen, pool)
    s.aside = _dealt(view.aside, dealt, seen, pool)
    s.limbo = _dealt(view.limbo, dealt, seen, pool)
    s.advance()
    return s


def _dealt(zone: tuple[int, ...], dealt: list[list[int]], seen: list[int], pool: list[int]) -> list[int]:
    """Return a zone with a dealt card for every code, noting who knows it."""
    cards: list[int] = []
    for card in zone:
        if card < HOLE:
            code = FIRST_CODE - card
            shuffled = code >> SEATS_BITS
            card = dealt[shuffled].pop()
            seen[card] = code & 63
            pool[card] = shuffled
        cards.append(card)
    return cards
