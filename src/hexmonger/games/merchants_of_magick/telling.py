"""What is told of a seat's round: to the seat itself as it goes, to all others when it closes (MoM-21).

It is worked out from the ink and the trail of marks alone, so that both hear the same, and nobody ever hears
how often something was rubbed out.
"""

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.events import (
    AllFulfilled,
    Claimed,
    Completed,
    Fulfilled,
    Marked,
    MarkedFree,
)
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.numbers import PLAIN_RESULTS
from hexmonger.games.merchants_of_magick.orders import ORDER_IDS
from hexmonger.games.merchants_of_magick.rules import ALL_CIRCLES, ALL_THREE
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS, ROWS
from hexmonger.games.merchants_of_magick.state import HOLE, MerchantState
from hexmonger.games.merchants_of_magick.trail import FREE, marks_in
from hexmonger.kernel.events import Event


def tell_latest_mark(s: MerchantState, seat: int) -> None:
    """Tell a seat what its latest mark has brought."""
    for event in marks_told(s, seat)[-1]:
        s.tell(event, hearers=1 << seat)


def tell_round(s: MerchantState, seat: int) -> None:
    """Tell all others, and those who watch, what a seat did in the round that closes."""
    for brought in marks_told(s, seat):
        for event in brought:
            s.tell(event, hearers=~(1 << seat))


def tell_arrived(s: MerchantState, seat: int) -> None:
    """Tell everybody which orders a seat has claimed because they arrived fulfilled."""
    for place in bits_in(s.taken[seat]):
        s.tell(_claimed(s, seat, place))


def marks_told(s: MerchantState, seat: int) -> list[list[Event]]:
    """Return what there is to tell of a seat's round: by its marks, each with all that it brings (MoM-20)."""
    rules = s.rules
    adventurer = s.adventurers[seat]
    marks = s.inked_marks[seat]
    taken = s.inked_taken[seat]
    met = rules.met_by(adventurer, marks)
    results = 0
    told: list[list[Event]] = []
    for die, circle in marks_in(s.trail[seat]):
        results += die != FREE
        brought = [_marked(s, seat, die, circle, results)]
        marks |= 1 << circle
        row_mask = rules.row_mask_of[circle]
        if marks & row_mask == row_mask:
            row = rules.row_of[circle]
            brought.append(Completed(seat, ROWS[row].id, rules.row_potions[row]))
            for place in _claimable(s, seat, marks):
                if not taken >> place & 1:
                    taken |= 1 << place
                    brought.append(_claimed(s, seat, place))
        met = _meet(s, seat, marks, met, brought)
        told.append(brought)
    return told


def _marked(s: MerchantState, seat: int, die: int, circle: int, results: int) -> Event:
    """Return a mark, the last of so many results that the seat has spent."""
    rules = s.rules
    row, column = CIRCLES[circle]
    if die == FREE:
        return MarkedFree(seat, circle, ROWS[row].id, COLUMNS[column])
    potions = rules.potions_for(circle, s.dice[die])
    extra = 0
    if results > PLAIN_RESULTS:
        slot = s.inked_extra[seat] + results - PLAIN_RESULTS - 1
        potions += rules.slot_costs[slot]
        extra = slot + 1
    return Marked(seat, circle, ROWS[row].id, COLUMNS[column], DICE[die].name, extra, potions)


def _claimable(s: MerchantState, seat: int, marks: int) -> list[int]:
    """Return the places of a line whose orders some marks fulfil, from the left."""
    masks = [s.rules.order_mask[s.kind_of[card]] if card != HOLE else -1 for card in s.line[seat]]
    return [place for place, mask in enumerate(masks) if marks & mask == mask]


def _claimed(s: MerchantState, seat: int, place: int) -> Event:
    """Return the claim of an order."""
    kind = s.kind_of[s.line[seat][place]]
    return Claimed(seat, place, ORDER_IDS[kind], s.rules.order_coins[kind])


def _meet(s: MerchantState, seat: int, marks: int, met: int, brought: list[Event]) -> int:
    """Add the adventurer's items that some marks fulfil, up to a free mark; return all that are met."""
    rules = s.rules
    who = s.adventurers[seat]
    name = ADVENTURERS[who].id
    for item, mask in enumerate(rules.asked_mask[who]):
        if met >> item & 1 or marks & mask != mask:
            continue
        met |= 1 << item
        number = met.bit_count()
        potions = rules.first_item if number == 1 else 0
        brought.append(Fulfilled(seat, name, ROWS[rules.asked_rows[who][item]].id, number, potions))
        if met == ALL_THREE:
            brought.append(AllFulfilled(seat, name, rules.adventurer_coins[who]))
        if number > 1 and marks != ALL_CIRCLES:
            break
    return met
