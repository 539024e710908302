"""All that Merchants of Magick tells, fact by fact: who hears of it, and who may know its secrets.

Each looks first whether anybody listens, so that telling nobody costs next to nothing. What a seat marks is
told to the seat itself as it goes, to all others when the round closes (MoM-21). It is worked out from the
ink and the trail of marks alone, so that both hear the same, and nobody ever hears how often something was
rubbed out.
"""

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.events import (
    AllFulfilled,
    BeltMoved,
    Claimed,
    ClosedUp,
    Committed,
    Completed,
    Counted,
    Fulfilled,
    Joined,
    Marked,
    MarkedFree,
    Mastered,
    MasteryTurned,
    MovedLeft,
    Over,
    Rated,
    Reckoned,
    Replaced,
    Revealed,
    Rolled,
    RoundClosed,
    TookUp,
    WentPast,
)
from hexmonger.games.merchants_of_magick.masks import bits_in
from hexmonger.games.merchants_of_magick.masteries import MASTERIES
from hexmonger.games.merchants_of_magick.numbers import PLAIN_RESULTS, RATINGS
from hexmonger.games.merchants_of_magick.orders import ORDER_IDS
from hexmonger.games.merchants_of_magick.rules import ALL_CIRCLES, ALL_THREE
from hexmonger.games.merchants_of_magick.scoring import rating, score, standings
from hexmonger.games.merchants_of_magick.sheet import CIRCLES, COLUMNS, ROWS
from hexmonger.games.merchants_of_magick.state import HOLE, MerchantState
from hexmonger.games.merchants_of_magick.trail import FREE, marks_in
from hexmonger.kernel.events import Event

# Crafting and research


def tell_rolled(s: MerchantState) -> None:
    """Tell how the dice fell."""
    if s.told is not None:
        s.tell(Rolled(s.round, *s.dice))


def tell_arrived(s: MerchantState) -> None:
    """Tell everybody which orders were claimed because they arrived fulfilled."""
    if s.told is not None:
        for seat in range(s.seats):
            for place in bits_in(s.taken[seat]):
                s.tell(_claimed(s, seat, place))


def tell_took_up(s: MerchantState, seat: int, die: int) -> None:
    """Tell a seat, and nobody else, which die it took up."""
    if s.told is not None:
        s.tell(TookUp(seat, DICE[die].name), hearers=1 << seat)


def tell_latest_mark(s: MerchantState, seat: int) -> None:
    """Tell a seat, and nobody else, what its latest mark has brought."""
    if s.told is not None:
        for event in marks_told(s, seat)[-1]:
            s.tell(event, hearers=1 << seat)


def tell_committed(s: MerchantState, seat: int) -> None:
    """Tell that a seat has committed its round."""
    if s.told is not None:
        s.tell(Committed(seat))


def tell_round_closed(s: MerchantState) -> None:
    """Tell all others, and those who watch, what each seat did in the round that closes."""
    if s.told is not None:
        for seat in range(s.seats):
            for brought in marks_told(s, seat):
                for event in brought:
                    s.tell(event, hearers=~(1 << seat))
        s.tell(RoundClosed(s.round))


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


# Orders and masteries


def tell_replaced(s: MerchantState, seat: int, place: int, card: int) -> None:
    """Tell that an order was laid face down, and which to those who know it."""
    if s.told is not None:
        s.tell(Replaced(seat, place, s.id_of(card)), s.knowers_of(card))


def tell_closed_up(s: MerchantState, seat: int, places: list[int]) -> None:
    """Tell where the orders lay that are left in a line."""
    if s.told is not None:
        s.tell(ClosedUp(seat, tuple([s.known_id_of(card) for card in s.line[seat]]), tuple(places)))


def tell_mastered(s: MerchantState, seat: int, mastery: int, coins: int) -> None:
    """Tell that a seat scored a mastery."""
    if s.told is not None:
        s.tell(Mastered(seat, MASTERIES[mastery].id, coins))


def tell_mastery_turned(s: MerchantState, mastery: int) -> None:
    """Tell that a mastery was turned to its Apprentice side."""
    if s.told is not None:
        s.tell(MasteryTurned(MASTERIES[mastery].id))


def tell_belt_moved(s: MerchantState) -> None:
    """Tell which orders are about to move, where there are several lines."""
    if s.told is not None:
        orders = [s.known_id_of(card) for line in s.line for card in line]
        s.tell(BeltMoved(tuple(orders), tuple([len(line) for line in s.line])))


def tell_moved_left(s: MerchantState) -> None:
    """Tell which orders are about to move, in a game alone; what lies face down goes past unseen."""
    if s.told is not None:
        row = [*s.line[0], *s.waiting]
        if row[0] != HOLE:
            s.tell(WentPast(0, s.id_of(row[0])), s.knowers_of(row[0]))
        places = [place for place, card in enumerate(row) if place and card != HOLE]
        orders = [s.known_id_of(row[place]) for place in places]
        s.tell(MovedLeft(0, tuple(orders), tuple(places), len(s.line[0])))


def tell_joined(s: MerchantState) -> None:
    """Tell which order joined at the far right, if one did."""
    if s.told is not None and s.waiting[-1] != HOLE:
        s.tell(Joined(len(s.waiting) - 1, s.id_of(s.waiting[-1])))


def tell_revealed(s: MerchantState, seat: int, place: int) -> None:
    """Tell which order of a line was turned up."""
    if s.told is not None:
        s.tell(Revealed(seat, place, s.id_of(s.line[seat][place])))


# Coins


def tell_reckoned(s: MerchantState) -> None:
    """Tell the coins that every seat would count if the game ended now."""
    if s.told is not None:
        s.tell(Reckoned(s.round, tuple([score(s, seat).coins for seat in range(s.seats)])))


def tell_over(s: MerchantState) -> None:
    """Tell what every seat counts, and who has won, or the rating of a game alone."""
    if s.told is None:
        return
    for seat in range(s.seats):
        parts = score(s, seat)
        s.tell(Counted(seat, parts.coins, **parts.parts()))
    if s.seats == 1:
        coins = score(s, 0).coins
        s.tell(Rated(0, coins, RATINGS[rating(s.rules, coins)].lower()))
    else:
        places = standings(s)
        winners = [seat for seat, place in enumerate(places) if place == 1]
        s.tell(Over(tuple(winners), tuple(places)))
