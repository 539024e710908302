"""What one seat may know of a position, built up from an allow-list, and worlds that fit it.

A seat sees its own pencil. Everybody else's sheet stands in a view as it did when the round began
(MoM-21); that they have committed is all that shows of their round. An order nobody has seen is `UNKNOWN`.
"""

from typing import Any, ClassVar, Final, final

from hexmonger.games.merchants_of_magick.crafting import COMMIT, CRAFT
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.numbers import PLAIN_RESULTS
from hexmonger.games.merchants_of_magick.phases import AT_CLOSE, ROUND
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.state import CRAFTING, HOLE, MerchantState
from hexmonger.games.merchants_of_magick.trail import NO_MARKS, marks_in
from hexmonger.kernel.agenda import Ask, Frame
from hexmonger.kernel.chance import Source, shuffle_imagined
from hexmonger.kernel.events import SPECTATOR
from hexmonger.kernel.fields import LIST, Fields
from hexmonger.kernel.view import View

UNKNOWN: Final = -2

FIELDS: Final[Fields] = {
    **{name: kind for name, kind in MerchantState.fields.items() if name not in ("seen", "down")},
    "down": LIST,
    "unseen": LIST,
}
HELD: Final[tuple[str, ...]] = (*FIELDS, "kind_of", "lane", "rules", "seats", "trail")


@final
class MerchantView(View):
    """The table as one seat may know it; seat -1 is a spectator's.

    `unseen` are the orders that nobody has seen, `down` those of the lines that lie face down, by place.
    """

    fields: ClassVar[Fields] = FIELDS
    held: ClassVar[tuple[str, ...]] = HELD
    __slots__ = HELD

    def __init__(self, s: MerchantState, seat: int) -> None:
        super().__init__(seat, s.ask_of(seat), tuple([ask.seat for ask in s.asks]))
        self.rules: Rules = s.rules
        self.seats = s.seats
        self.kind_of = s.kind_of
        self.adventurers = s.adventurers
        self.masteries = s.masteries
        self.phase = s.phase
        self.round = s.round
        self.dice = s.dice
        self.inked_marks = s.inked_marks
        self.inked_potions = s.inked_potions
        self.inked_extra = s.inked_extra
        self.inked_taken = s.inked_taken
        marks = list(s.inked_marks)
        potions = list(s.inked_potions)
        extra = list(s.inked_extra)
        met = [s.rules.met_by(s.adventurers[other], s.inked_marks[other]) for other in range(s.seats)]
        spent = [0] * s.seats
        taken = list(s.inked_taken)
        trail = [NO_MARKS] * s.seats
        self.lane: tuple[Frame, ...] = ()
        if seat >= 0:
            marks[seat] = s.marks[seat]
            potions[seat] = s.potions[seat]
            extra[seat] = s.extra[seat]
            met[seat] = s.met[seat]
            spent[seat] = s.spent[seat]
            taken[seat] = s.taken[seat]
            trail[seat] = s.trail[seat]
            if s.lanes:
                self.lane = tuple(s.lanes[seat])
        self.marks = tuple(marks)
        self.potions = tuple(potions)
        self.extra = tuple(extra)
        self.met = tuple(met)
        self.spent = tuple(spent)
        self.taken = tuple(taken)
        self.trail = tuple(trail)
        seen = s.seen
        unseen: list[int] = []
        self.line = tuple([_shown(cards, seen, unseen) for cards in s.line])
        self.claimed = tuple([tuple(cards) for cards in s.claimed])
        self.waiting = tuple(s.waiting)
        self.deck = _shown(s.deck, seen, unseen)
        self.discard = _shown(s.discard, seen, unseen)
        self.down = tuple([_down(s, cards) for cards in s.line])
        # Sorted, so that nothing shows where each of them lies.
        self.unseen = tuple(sorted(unseen))
        self.side = tuple(s.side)
        self.scored = tuple(s.scored)

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain JSON values, the marks of the round one by one."""
        trail = [[list(mark) for mark in marks_in(trail)] for trail in self.trail]
        lane = [f.to_json() for f in self.lane]
        return {**super().to_json(), "lane": lane, "trail": trail}


def witness(s: MerchantState) -> MerchantView:
    """Return the view of one who sees everybody's pencil, and every order that lies in a line."""
    shown = s.clone()
    for card in [card for cards in s.line for card in cards if card != HOLE]:
        shown.seen |= 1 << card
    view = MerchantView(shown, SPECTATOR)
    view.marks = tuple(s.marks)
    view.potions = tuple(s.potions)
    view.extra = tuple(s.extra)
    view.met = tuple(s.met)
    view.spent = tuple(s.spent)
    view.taken = tuple(s.taken)
    view.trail = tuple(s.trail)
    return view


Shown = MerchantState | MerchantView


def ask_of(p: Shown, seat: int) -> Ask | None:
    """Return the question that waits for a seat, if there is one and it may be known."""
    if isinstance(p, MerchantState):
        return p.ask_of(seat)
    return p.ask if p.seat == seat else None


def _shown(cards: list[int], seen: int, unseen: list[int]) -> tuple[int, ...]:
    """Return a zone with a code for every order that nobody has seen, and note which those are."""
    shown: list[int] = []
    for card in cards:
        if card != HOLE and not seen >> card & 1:
            unseen.append(card)
            card = UNKNOWN
        shown.append(card)
    return tuple(shown)


def _down(s: MerchantState, cards: list[int]) -> int:
    """Return the places of a line that lie face down, as bits."""
    mask = 0
    if not s.down:
        return mask
    for place, card in enumerate(cards):
        if card != HOLE and s.down >> card & 1:
            mask |= 1 << place
    return mask


def imagine(view: MerchantView, chance: int) -> MerchantState:
    """Deal a world that fits a view: unseen orders anywhere, and for those who committed any round.

    A seat that has not committed yet is imagined to have its whole round before it.
    """
    s = MerchantState(view.rules, view.seats, view.adventurers, view.masteries, [], chance)
    unseen = list(view.unseen)
    s.chance = shuffle_imagined(unseen, chance)
    s.seen = (1 << len(view.kind_of)) - 1
    for card in unseen:
        s.seen ^= 1 << card
    s.learned = 0
    s.phase = view.phase
    s.round = view.round
    s.dice = view.dice
    s.marks = list(view.marks)
    s.potions = list(view.potions)
    s.extra = list(view.extra)
    s.met = list(view.met)
    s.inked_marks = view.inked_marks
    s.inked_potions = view.inked_potions
    s.inked_extra = view.inked_extra
    s.inked_taken = view.inked_taken
    s.spent = list(view.spent)
    s.taken = list(view.taken)
    s.trail = list(view.trail)
    s.line = [_dealt(cards, unseen) for cards in view.line]
    s.claimed = [list(cards) for cards in view.claimed]
    s.waiting = list(view.waiting)
    s.deck = _dealt(view.deck, unseen)
    s.discard = _dealt(view.discard, unseen)
    s.side = list(view.side)
    s.scored = list(view.scored)
    s.down = 0
    for cards, mask in zip(s.line, view.down, strict=True):
        for place in bits_in(mask):
            s.down |= 1 << cards[place]
    if s.phase == CRAFTING:
        s.agenda = [Frame(ROUND, AT_CLOSE)]
        s.lanes = tuple(
            [list(view.lane) if seat == view.seat else [CRAFT.first[seat]] for seat in range(view.seats)]
        )
        s.advance()
        source = Source.going_on(s.chance)
        for seat in range(view.seats):
            if seat != view.seat and seat not in view.asked:
                play_a_round(s, seat, source)
    return s


def _dealt(zone: tuple[int, ...], unseen: list[int]) -> list[int]:
    """Return a zone with one of the unseen orders for every code."""
    return [unseen.pop() if card == UNKNOWN else card for card in zone]


def play_a_round(s: MerchantState, seat: int, source: Source) -> None:
    """Make up a whole round for a seat: two results at random, and commit."""
    while (ask := s.ask_of(seat)) is not None:
        options = ask.options
        if ask.question.name == "die" and len(options) > 1:
            options = [COMMIT] if s.spent[seat].bit_count() >= PLAIN_RESULTS else options[:-1]
        s.choose(source.pick(options), seat)
