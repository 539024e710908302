"""What one seat may know of a position, built up from an allow-list, and worlds that fit it.

No view tells copies apart (AA-94). A card the seat has seen is a code: its kind, plus a mark (it has returned
this turn, it lies turned), plus who knows it where not everyone does; `kind_of` tells the kind of every code.
A card it has not seen is a negative code that tells what everyone sees of it: its back, and who has
looked at it.
"""

from typing import Any, ClassVar, Final

from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.zones import HOLE, NOBODY
from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.chance import shuffle_imagined
from hexmonger.kernel.fields import Fields
from hexmonger.kernel.view import View

SEATS_BITS: Final = 6
FIRST_CODE: Final = -2
KNOWERS: Final = (1 << SEATS_BITS) - 1

UNMARKED: Final = 0
RETURNED: Final = 1
TURNED: Final = 2
MARKS: Final = 3


def unknown(back: int, knowers: int) -> int:
    """Return the code of a card that a seat has not seen."""
    return FIRST_CODE - (back << SEATS_BITS | knowers)


def back_shown(code: int) -> int:
    """Return the back that an unknown card shows; one past the last if not even that was seen."""
    return (FIRST_CODE - code) >> SEATS_BITS


def codes_for(rules: Rules, seats: int, seat: int) -> list[tuple[Any, ...]]:
    """Return the codes that a seat has for all cards, by the mask of who knows them, made once."""
    codes = rules.codes.get((seats, seat))
    if codes is None:
        everyone = (1 << seats) - 1
        bit = 1 << seat if seat >= 0 else 0
        coded = MARKS * len(rules.items)
        codes = []
        for mask in range(everyone + 1):
            if mask == everyone:
                codes.append(rules.deck(seats))
            elif mask & bit:
                codes.append(tuple([kind + coded * mask for kind in rules.deck(seats)]))
            else:
                codes.append(tuple([unknown(rules.back_of[kind], mask) for kind in rules.deck(seats)]))
        rules.codes[seats, seat] = codes
    return codes


FIELDS: Final[Fields] = {
    name: kind for name, kind in AlleyState.fields.items() if name not in ("returned", "seen")
}
HELD: Final[tuple[str, ...]] = (*FIELDS, "agenda", "in_deck", "kind_of", "rules", "seats", "unseen")


class AlleyView(View):
    """The table as one seat may know it; seat -1 is a spectator's.

    Hands of others are what the seat knows of them, in order, then backs. `unseen` lists the kinds of all
    cards that the seat can't place, `in_deck` those that are sure to be in a fresh deck instead.
    """

    fields: ClassVar[Fields] = FIELDS
    held: ClassVar[tuple[str, ...]] = HELD
    __slots__ = HELD

    def __init__(self, s: AlleyState, seat: int) -> None:
        super().__init__(seat, s.ask_of(seat), tuple([ask.seat for ask in s.asks]))
        everyone = s.everyone
        bit = 1 << seat if seat >= 0 else 0
        codes = codes_for(s.rules, s.seats, seat)
        kind_of: tuple[Any, ...] = s.kind_of
        # Codes and kinds are only handed on here: as anything they need no unpacking where this is compiled.
        shown: list[Any] = []
        unseen: list[Any] = []
        card = 0
        for mask in s.seen:
            shown.append(codes[mask][card])
            if mask != everyone and not mask & bit:
                unseen.append(kind_of[card])
            card += 1
        shown.append(HOLE)
        for card in s.returned:
            shown[card] += RETURNED * len(s.rules.items)
        in_deck: list[int] = []
        if s.fresh:
            in_deck = sorted([s.kind_of[card] for card in s.deck if shown[card] < HOLE])
            for kind in in_deck:
                unseen.remove(kind)
        self.unseen: tuple[int, ...] = tuple(unseen)
        self.in_deck = tuple(in_deck)
        self.show(s, shown)

    def show(self, s: AlleyState, shown: list[Any]) -> None:
        """Take over what is open to all, and every zone as the seat may know its cards."""
        seat = self.seat
        self.rules: Rules = s.rules
        self.seats = s.seats
        self.kind_of = s.rules.kind_of_code
        self.wizards = s.wizards
        self.agenda: tuple[Frame, ...] = tuple(s.agenda)
        self.phase = s.phase
        self.round = s.round
        self.start = s.start
        self.turn = s.turn
        self.turns = s.turns
        self.triggered = s.triggered
        self.gold = tuple(s.gold)
        self.infamy = s.infamy
        self.fines = s.fines
        self.sums = s.sums
        self.store: tuple[tuple[int, ...], ...] = tuple(
            [tuple([shown[card] for card in cards]) for cards in s.store]
        )
        self.up = tuple(s.up)
        self.shape = s.shape
        self.deck: tuple[int, ...] = tuple([shown[card] for card in s.deck])
        self.discard: tuple[int, ...] = tuple([shown[card] for card in s.discard])
        self.aside: tuple[int, ...] = tuple([shown[card] for card in s.aside])
        self.fresh = s.fresh
        # Of what lies in a hand a spectator is told nothing but what all players know.
        self.stashed = s.stashed if seat >= 0 else (0,) * s.seats
        hands = s.stash
        limbo = [shown[card] for card in s.limbo]
        hand, taker = s.leaving()
        if hand != NOBODY and not self.sees_leaving(hand, taker):
            hands = s.stash[:]
            hands[hand] = [*hands[hand], s.limbo[-1]]
            limbo.pop()
        elif hand not in (NOBODY, seat):
            limbo[-1] = self.of_another(limbo[-1], hand)
        self.limbo: tuple[int, ...] = tuple(limbo)
        self.stash = tuple([self.hand(cards, owner, shown) for owner, cards in enumerate(hands)])

    def sees_leaving(self, hand: int, taker: int) -> bool:
        """Whether the seat sees which item leaves a hand: both players do, and who watches if that is all."""
        return self.seat in (hand, taker) or (self.seat < 0 and self.seats == 2 and hand != taker)

    def hand(self, cards: list[int], owner: int, shown: list[Any]) -> tuple[int, ...]:
        """Return a hand: what the seat knows of it, then backs; in another's, not who else knows what."""
        if owner == self.seat:
            codes = [shown[card] for card in cards]
        else:
            codes = [self.of_another(shown[card], owner) for card in cards]
        if len(codes) > 1:
            codes.sort(key=self.place_in_hand)
        return tuple(codes)

    def of_another(self, code: int, owner: int) -> int:
        """Return an item of another's hand without who else knows it."""
        if code < 0:
            return unknown(back_shown(code), 1 << owner)
        coded = MARKS * len(self.rules.items)
        return code % coded + (coded * (1 << owner | 1 << self.seat) if self.seat >= 0 else 0)

    def place_in_hand(self, code: int) -> int:
        """Return what a hand is sorted by: known items as the table has them, then backs."""
        codes = len(self.kind_of)
        return codes * self.kind_of[code] + code if code >= 0 else codes * len(self.rules.items) - code

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain JSON values; what the seat can't place as a number for each kind."""
        return {
            **super().to_json(),
            "agenda": [f.to_json() for f in self.agenda],
            "unseen": self.counts(self.unseen),
            "in_deck": self.counts(self.in_deck),
        }

    def counts(self, kinds: tuple[int, ...]) -> list[int]:
        """Return how many there are of each kind."""
        found = [0] * len(self.rules.items)
        for kind in kinds:
            found[kind] += 1
        return found

    def imagine(self, s: AlleyState) -> AlleyState:
        """Deal a world that fits this view into a blank one: what it can't tell is dealt again at random."""
        s.phase = self.phase
        s.round = self.round
        s.start = self.start
        s.turn = self.turn
        s.turns = self.turns
        s.triggered = self.triggered
        s.gold = list(self.gold)
        s.infamy = self.infamy
        s.fines = self.fines
        s.sums = self.sums
        s.up = list(self.up)
        s.shape = self.shape
        s.fresh = self.fresh
        s.stashed = self.stashed
        s.seen = [s.everyone] * len(s.kind_of)
        s.returned = ()
        dealer = Dealer(self, s)
        # Hands first: what is known of them must still be there to deal.
        s.stash = [dealer.hand(zone, owner) for owner, zone in enumerate(self.stash)]
        s.store = [dealer.zone(zone) for zone in self.store]
        s.discard = dealer.zone(self.discard)
        s.aside = dealer.zone(self.aside)
        s.limbo = dealer.zone(self.limbo)
        self.deal_more(s, dealer)
        s.deck = dealer.deck(self.deck)
        hand, taker = s.leaving()
        if hand != NOBODY and not self.sees_leaving(hand, taker):
            s.limbo.append(self.on_its_way(s, hand))
        s.learned = 0
        s.advance()
        return s

    def on_its_way(self, s: AlleyState, hand: int) -> int:
        """Take any item that may be leaving a hand out of this seat's sight."""
        cards = s.stash[hand]
        card = s.copy_to_leave(hand, s.kind_of[cards[s.below(len(cards))]])
        cards.remove(card)
        return card

    def deal_more(self, s: AlleyState, dealer: "Dealer") -> None:
        """Lay out what a module adds to the table."""


class Dealer:
    """Lays a world out as a view shows it: a copy for every known card, a card of what is left for others."""

    def __init__(self, view: AlleyView, s: AlleyState) -> None:
        self.rules = view.rules
        self.s = s
        self.items = len(self.rules.items)
        self.coded = MARKS * self.items
        self.turned: list[int] = []
        # The next copy of each kind; which one is nobody's to tell.
        self.copy = list(self.rules.first_copy(view.seats))
        self.unseen = self.by_back(view.unseen)
        self.in_deck = self.by_back(view.in_deck) if view.fresh else self.unseen

    def by_back(self, kinds: tuple[int, ...]) -> list[list[int]]:
        """Return kinds shuffled, apart for each back."""
        back_of = self.rules.back_of
        if self.rules.backs == 1:
            rest = [list(kinds)]
        else:
            rest = [[] for _ in range(self.rules.backs)]
            for kind in kinds:
                rest[back_of[kind]].append(kind)
        for each in rest:
            self.s.chance = shuffle_imagined(each, self.s.chance)
        return rest

    def known(self, code: int) -> int:
        """Return a card for what the seat knows."""
        items = self.items
        kind = code % self.coded
        mask = code // self.coded
        mark = kind // items
        kind %= items
        card = self.copy[kind]
        self.copy[kind] = card + 1
        if mask and mark == UNMARKED:
            # What bears a mark has been seen by all, in whatever hand it is.
            self.s.seen[card] = mask
        if mark == RETURNED:
            self.s.returned = (*self.s.returned, card)
        elif mark == TURNED:
            self.turned.append(card)
        return card

    def dealt(self, kind: int, knowers: int) -> int:
        """Return a card of a kind for one that the seat does not know."""
        card = self.copy[kind]
        self.copy[kind] = card + 1
        self.s.seen[card] = knowers
        return card

    def zone(self, zone: tuple[int, ...]) -> list[int]:
        """Return a zone outside the deck."""
        items = self.items
        copy = self.copy
        cards: list[int] = []
        for code in zone:
            if code >= items:
                card = self.known(code)
            elif code >= 0:
                # What everybody knows bears no mark most of the time.
                card = copy[code]
                copy[code] = card + 1
            elif code == HOLE:
                card = HOLE
            else:
                bits = FIRST_CODE - code
                card = self.dealt(self.unseen[bits >> SEATS_BITS].pop(), bits & KNOWERS)
            cards.append(card)
        return cards

    def hand(self, hand: tuple[int, ...], owner: int) -> list[int]:
        """Return a hand; so many of what is unknown in it are no Boomerangs as everybody can tell (AA-87)."""
        cards: list[int] = []
        stashed = self.s.stashed[owner]
        for code in hand:
            if code >= 0:
                cards.append(self.known(code))
                continue
            back = back_shown(code)
            rest = self.unseen[back]
            at = len(rest) - 1
            if stashed and back == self.rules.returning_back:
                stashed -= 1
                while at and self.rules.returns[rest[at]]:
                    at -= 1
            cards.append(self.dealt(rest.pop(at), 1 << owner))
        cards.sort()
        return cards

    def deck(self, deck: tuple[int, ...]) -> list[int]:
        """Return the deck: from the top what shows its back, then the rest as it comes."""
        # Below the backs that were seen, both kinds of back lie mixed.
        covered = unknown(self.rules.backs, 0)
        mixed: list[int] | None = None
        copy = self.copy
        seen = self.s.seen
        in_deck = self.in_deck
        cards: list[int] = []
        for code in reversed(deck):
            if code >= 0:
                cards.append(self.known(code))
                continue
            if code == covered:
                if mixed is None:
                    mixed = [kind for each in in_deck for kind in each]
                    self.s.chance = shuffle_imagined(mixed, self.s.chance)
                kind = mixed.pop()
                knowers = 0
            else:
                bits = FIRST_CODE - code
                kind = in_deck[bits >> SEATS_BITS].pop()
                knowers = bits & KNOWERS
            card = copy[kind]
            copy[kind] = card + 1
            seen[card] = knowers
            cards.append(card)
        cards.reverse()
        return cards
