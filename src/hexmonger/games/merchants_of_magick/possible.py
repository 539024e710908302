"""What no position may be, however it is written: no game can come to it."""

from hexmonger.games.merchants_of_magick.masteries import APPRENTICE, MASTER, MASTERIES
from hexmonger.games.merchants_of_magick.notation import HOLE_MARK
from hexmonger.games.merchants_of_magick.phases import WAITING
from hexmonger.games.merchants_of_magick.state import CRAFTING, HOLE, NOT_SCORED, OVER, MerchantState
from hexmonger.kernel.diagram import Lines, trouble


def check_possible(s: MerchantState, lines: Lines) -> None:
    """Refuse a position that no game can have."""
    if s.phase == OVER and s.round != s.rules.rounds:
        number = lines.line_of("round")
        raise trouble(number, f"the game is over after round {s.rules.rounds} only, not {s.round} (MoM-01)")
    _check_masteries(s, lines)
    _check_lines(s, lines)


def _check_masteries(s: MerchantState, lines: Lines) -> None:
    """Refuse sides that the masteries can't show, and coins that they can't have brought."""
    number = lines.line_of("masteries")
    for card, mastery in enumerate(s.masteries):
        name = MASTERIES[mastery].name
        scored = [coins for coins in s.scored[card::2] if coins != NOT_SCORED]
        if s.seats == 1 and (s.side[card] == MASTER or scored not in ([], [s.rules.side_coins[APPRENTICE]])):
            raise trouble(number, f"alone {name} shows and scores its Apprentice side only (MoM-40)")
        if scored and s.side[card] == MASTER:
            raise trouble(number, f"{name} was scored, so it shows its Apprentice side (MoM-18)")


def _check_lines(s: MerchantState, lines: Lines) -> None:
    """Refuse lines that no game can have (MoM-16, MoM-19, MoM-40)."""
    places = s.rules.places(s.seats)
    for seat, line in enumerate(s.line):
        number = lines.row_of(seat, "line")
        of_seat = f"the line of seat {seat + 1}"
        if len(line) > places:
            raise trouble(number, f"{of_seat} has {len(line)} places, but {places} is the most")
        if HOLE in line and s.seats > 1:
            raise trouble(number, f"{of_seat}: only alone does a place stay empty (MoM-22)")
        if s.seats == 1 and len(line) != places:
            raise trouble(number, f"alone a line has {places} places, empty ones are {HOLE_MARK} (MoM-40)")
        if s.deck and (len(line) < places or HOLE in line):
            raise trouble(number, f"{of_seat} has an empty place, but the deck has orders (MoM-16)")
        if s.phase == CRAFTING and any(card != HOLE and s.down >> card & 1 for card in line):
            raise trouble(number, f"{of_seat}: everything lies face up in this phase (MoM-19)")
    number = lines.line_of("waiting")
    if s.seats == 1 and len(s.waiting) != WAITING:
        raise trouble(number, f"alone {WAITING} orders wait, empty places written {HOLE_MARK} (MoM-40)")
    if s.deck and HOLE in s.waiting:
        raise trouble(number, "a place that waits is empty, but the deck has orders (MoM-40)")
