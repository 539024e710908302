"""The phases of a round (MoM-10, MoM-16, MoM-18, MoM-19, MoM-22, MoM-40) and the end."""

from typing import Final, final

from hexmonger.games.merchants_of_magick.crafting import CRAFT, FREE_MARK, claim
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masteries import APPRENTICE, MASTER
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.state import HOLE, NOT_SCORED, OVER, MerchantState
from hexmonger.games.merchants_of_magick.telling import (
    tell_arrived,
    tell_belt_moved,
    tell_closed_up,
    tell_joined,
    tell_mastered,
    tell_mastery_turned,
    tell_moved_left,
    tell_over,
    tell_reckoned,
    tell_replaced,
    tell_revealed,
    tell_rolled,
    tell_round_closed,
)
from hexmonger.kernel.agenda import Frame, Script, Step

WAITING: Final = 2
TOO_MANY_DOUBLES: Final = 3
FACES: Final = (DICE[0].faces, DICE[1].faces, DICE[2].faces, DICE[3].faces)


def deal_orders(s: MerchantState) -> None:
    """Shuffle the orders and deal everybody a line, dealing anew where that must be (MoM-02)."""
    s.shuffle(s.deck)
    places = s.rules.places(s.seats)
    for seat in range(s.seats):
        s.line[seat] = [s.draw_face_up() for _ in range(places)]
    for seat in range(s.seats):
        make_good(s, seat)
    if s.seats == 1:
        s.waiting = [s.draw_face_up() for _ in range(WAITING)]


def make_good(s: MerchantState, seat: int) -> None:
    """Deal a line anew while it has three orders or more with two enchantments (MoM-02)."""
    orders = s.rules.orders
    for _ in range(len(s.kind_of)):
        line = s.line[seat]
        doubles = sum([orders[s.kind_of[card]].enchantments == 2 for card in line])
        if doubles < TOO_MANY_DOUBLES:
            return
        # In line order, each below the one before it; the deck is not shuffled, so all stay known.
        s.deck[:0] = reversed(line)
        s.line[seat] = [s.draw_face_up() for _ in line]


@final
class RollDice(Step[MerchantState]):
    """All four dice are rolled, for everybody (MoM-10)."""

    def run(self, s: MerchantState, f: Frame) -> None:
        # One draw for all four: every way they can fall is as likely as the others.
        d6, d8, d10, d12 = FACES
        rolled = s.below(d6 * d8 * d10 * d12)
        s.dice = (
            rolled % d6 + 1,
            rolled // d6 % d8 + 1,
            rolled // (d6 * d8) % d10 + 1,
            rolled // (d6 * d8 * d10) + 1,
        )
        tell_rolled(s)


@final
class ClaimArrived(Step[MerchantState]):
    """Orders that came already fulfilled are claimed before anybody's first mark, for all to see (MoM-16)."""

    def run(self, s: MerchantState, f: Frame) -> None:
        for seat in range(s.seats):
            claim(s, seat)
        tell_arrived(s)
        s.inked_taken = tuple(s.taken)


@final
class CraftAndResearch(Step[MerchantState]):
    """Everybody crafts and researches apart; the rest waits until all have committed (MoM-11)."""

    def run(self, s: MerchantState, f: Frame) -> None:
        s.part([CRAFT.first[seat] for seat in range(s.seats)])


@final
class CloseRound(Step[MerchantState]):
    """Marks are shown, claimed orders are taken and replaced face down, in seat order (MoM-16, MoM-21)."""

    def run(self, s: MerchantState, f: Frame) -> None:
        s.unseal()
        tell_round_closed(s)
        for seat in range(s.seats):
            if s.taken[seat]:
                replace_claimed(s, seat)
        s.ink()


def replace_claimed(s: MerchantState, seat: int) -> None:
    """Take the claimed orders out of a line; face-down ones from the deck take their places (MoM-16)."""
    kept: list[int] = []
    places: list[int] = []
    line = s.line[seat]
    for place, card in enumerate(line):
        if not s.taken[seat] >> place & 1:
            kept.append(card)
            places.append(place)
            continue
        s.claimed[seat].append(card)
        if s.deck:
            new = s.deck.pop()
            s.down |= 1 << new
            kept.append(new)
            places.append(place)
            tell_replaced(s, seat, place, new)
        elif s.seats == 1:
            # MoM-40: alone, an empty place stays and moves left like an order.
            kept.append(HOLE)
    s.line[seat] = kept
    if len(kept) < len(line):
        tell_closed_up(s, seat, places)


@final
class ScoreMasteries(Step[MerchantState]):
    """Everybody with enough circles scores a mastery's side; then it is turned (MoM-18)."""

    def run(self, s: MerchantState, f: Frame) -> None:
        rules = s.rules
        scored = s.scored
        for card in range(len(s.masteries)):
            mastery = s.masteries[card]
            column = rules.mastery_column[mastery]
            needed = rules.mastery_circles[mastery]
            coins = rules.side_coins[s.side[card]]
            anyone = False
            for seat in range(s.seats):
                place = 2 * seat + card
                if scored[place] == NOT_SCORED:
                    if (s.marks[seat] & column).bit_count() >= needed:
                        scored[place] = coins
                        anyone = True
                        tell_mastered(s, seat, mastery, coins)
            if anyone and s.side[card] == MASTER:
                s.side[card] = APPRENTICE
                tell_mastery_turned(s, mastery)


@final
class MoveOrders(Step[MerchantState]):
    """The belt moves and face-down orders are revealed; after the last round the game is over (MoM-19)."""

    def run(self, s: MerchantState, f: Frame) -> None:
        tell_reckoned(s)
        if s.round >= s.rules.rounds:
            finish(s)
            return
        if s.seats == 1:
            move_alone(s)
        else:
            move_belt(s)
        if s.down:
            turn_up_all(s)


def turn_up_all(s: MerchantState) -> None:
    """Reveal the orders that lie face down (MoM-19)."""
    for seat in range(s.seats):
        for place, card in enumerate(s.line[seat]):
            if card != HOLE and s.down >> card & 1:
                s.show(card)
                tell_revealed(s, seat, place)
    s.down = 0


def move_belt(s: MerchantState) -> None:
    """Pass each line's leftmost order to the next line that has a place, all at once (MoM-19, MoM-22)."""
    seats = [seat for seat in range(s.seats) if s.line[seat]]
    if seats:
        tell_belt_moved(s)
    passed = [s.line[seat].pop(0) for seat in seats]
    for index, card in enumerate(passed):
        seat = seats[(index + 1) % len(seats)]
        s.line[seat].append(card)


def move_alone(s: MerchantState) -> None:
    """Move everything one place left; the leftmost is discarded, a new order joins (MoM-40)."""
    places = len(s.line[0])
    row = [*s.line[0], *s.waiting]
    tell_moved_left(s)
    card = row.pop(0)
    if card != HOLE:
        s.discard.append(card)
    row.append(s.draw_face_up() if s.deck else HOLE)
    s.line[0] = row[:places]
    s.waiting = row[places:]
    tell_joined(s)


def finish(s: MerchantState) -> None:
    """End the game and tell how it went (MoM-30, MoM-41)."""
    s.phase = OVER
    s.agenda.clear()
    tell_over(s)


@final
class NextRound(Step[MerchantState]):
    """A round begins."""

    def run(self, s: MerchantState, f: Frame) -> None:
        s.round += 1
        s.agenda.append(ROUND.first[-1])


ROUND: Final = Script(
    "round",
    [
        RollDice(),
        ClaimArrived(),
        CraftAndResearch(),
        CloseRound(),
        ScoreMasteries(),
        MoveOrders(),
        NextRound(),
    ],
)
# Where a round stands once its dice are rolled, and once all have committed.
AT_CLAIMS: Final = 1
AT_CLOSE: Final = 3
SCRIPTS: Final[dict[str, Script]] = {script.name: script for script in (ROUND, CRAFT, FREE_MARK)}


def check_deck(rules: Rules, seats: int) -> str:
    """Return why a deck can't deal the lines; empty if it can (MoM-02, MoM-40)."""
    needed = rules.places(seats) * seats + (WAITING if seats == 1 else 0)
    if len(rules.deck) < needed:
        who = "1 player needs" if seats == 1 else f"{seats} players need"
        return f"the deck is too small: {who} {needed} orders, but it has {len(rules.deck)} (MoM-02)"
    return ""
