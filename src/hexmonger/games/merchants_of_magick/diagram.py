"""Reading a text diagram back into a position (see `notation` for how it is written)."""

import re
from typing import Final, NamedTuple, final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.crafting import COMMIT_KEY
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masteries import FIRST_ENERGY, MASTERIES, SIDES
from hexmonger.games.merchants_of_magick.naming import circle_name
from hexmonger.games.merchants_of_magick.notation import (
    HOLE_MARK,
    NO_CIRCLE,
    NOTHING,
    PLACES,
    REST,
    UNKNOWN_MARK,
)
from hexmonger.games.merchants_of_magick.numbers import SLOTS
from hexmonger.games.merchants_of_magick.orders import KIND_BY_MARK, KIND_BY_NAME
from hexmonger.games.merchants_of_magick.phases import AT_CLAIMS, ROUND, WAITING
from hexmonger.games.merchants_of_magick.possible import check_possible
from hexmonger.games.merchants_of_magick.rules import Rules
from hexmonger.games.merchants_of_magick.sheet import ROWS
from hexmonger.games.merchants_of_magick.state import (
    CRAFTING,
    HOLE,
    OVER,
    PHASES,
    MerchantState,
)
from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.chance import shuffle
from hexmonger.kernel.diagram import Lines, chance_in, trouble, whole
from hexmonger.kernel.record import read_choice
from hexmonger.kernel.trouble import Unreadable

CARD: Final = re.compile(
    r"(?P<open>[(<])?(?P<name>[^()<>!*]+|--)(?P<known>!)?(?P<close>[)>])?(?:\*(?P<times>\d{1,5}))?"
)
CELL: Final = re.compile(r"\[(?P<inked>\d+)\]|<(?P<pencil>\d+)>|(?P<free>\d+)|(?P<none>-)")
FACE_DOWN: Final = "("
CLAIMED: Final = "<"
BRACKETS: Final = {"": "", FACE_DOWN: ")", CLAIMED: ">"}
# What may stand in a zone besides orders that lie there like all others.
IN_LINE: Final = (FACE_DOWN, CLAIMED, HOLE_MARK)
IN_WAITING: Final = (HOLE_MARK,)
IN_DISCARD: Final = (FACE_DOWN,)
# What may stand below a seat besides the rows of its sheet.
BELOW: Final = ("line", "claimed", "pencil")
SEAT_PARTS: Final = ("potions", "extra dice", "adventurer", "scored")


@final
class Cards:
    """Orders being laid out for a position: every token takes a copy that is still free."""

    def __init__(self, s: MerchantState) -> None:
        self.s = s
        self.free: dict[int, list[int]] = {}
        for card in range(len(s.kind_of) - 1, -1, -1):
            self.free.setdefault(s.kind_of[card], []).append(card)
        self.unknown: list[tuple[list[int], int, bool, bool, int]] = []
        # Places of a line that say they were claimed this round, with the line of text.
        self.claimed: list[tuple[list[int], int, int]] = []

    def lay(self, zone: list[int], number: int, text: str, face_up: bool, also: tuple[str, ...] = ()) -> None:
        """Add the orders of a list to a zone; names stand between commas, marks between spaces too."""
        for token in tokens_in(text):
            if token == REST:
                raise trouble(number, f"`{REST}` stands only at the end of the deck")
            self._lay_token(zone, number, token, face_up, also)

    def _lay_token(
        self, zone: list[int], number: int, token: str, face_up: bool, also: tuple[str, ...]
    ) -> None:
        found = CARD.fullmatch(token)
        if not found or BRACKETS[found["open"] or ""] != (found["close"] or ""):
            raise trouble(number, f"{token!r} is no order")
        for sign in (found["open"], found["name"]):
            if sign in IN_LINE and sign not in also:
                raise trouble(number, f"{token!r} can't stand here")
        if found["open"] == CLAIMED:
            self.claimed.append((zone, len(zone), number))
        if found["name"] == HOLE_MARK:
            zone.append(HOLE)
            return
        is_down = found["open"] == FACE_DOWN
        is_seen = bool(found["known"]) or (face_up and not is_down)
        for _ in range(int(found["times"] or 1)):
            if found["name"] == UNKNOWN_MARK:
                self.unknown.append((zone, len(zone), is_seen, is_down, number))
                zone.append(HOLE)
            else:
                card = self._copy(number, found["name"])
                zone.append(card)
                self._note(card, is_seen, is_down)

    def _copy(self, number: int, name: str) -> int:
        rules = self.s.rules
        kind = KIND_BY_NAME.get(name, KIND_BY_MARK.get(name))
        if kind is None:
            raise trouble(number, f"there is no order called {name!r}")
        if not self.free.get(kind):
            copies = self.s.kind_of.count(kind)
            raise trouble(number, f"{rules.orders[kind].name} stands more often than in the deck ({copies})")
        return self.free[kind].pop()

    def _note(self, card: int, is_seen: bool, is_down: bool) -> None:
        if is_seen:
            self.s.seen |= 1 << card
        if is_down:
            self.s.down |= 1 << card

    def lay_rest(self, to_deck: bool) -> None:
        """Put orders that are nowhere yet where an unknown one lies, and under the deck if asked to."""
        s = self.s
        rest = [card for cards in self.free.values() for card in reversed(cards)]
        rest.sort()
        shuffle(rest, s.chance)
        if len(rest) < len(self.unknown):
            number = self.unknown[len(rest)][-1]
            raise trouble(number, f"there are {len(self.unknown) - len(rest)} orders more than the deck has")
        for zone, index, is_seen, is_down, _ in self.unknown:
            zone[index] = rest.pop()
            self._note(zone[index], is_seen, is_down)
        if to_deck:
            s.deck.extend(rest)
        elif rest:
            raise Unreadable(
                f"{len(rest)} orders are nowhere; write `{REST}` at the end of the deck to put them there"
            )


def tokens_in(text: str) -> list[str]:
    """Return the orders of a list, a token for each; none where it says that there is nothing.

    >>> tokens_in("FiRi DiRi*2, Ring of the Elves")
    ['FiRi', 'DiRi*2', 'Ring of the Elves']
    """
    found: list[str] = []
    for part in text.split(","):
        words = part.split()
        whole_part = CARD.fullmatch(" ".join(words))
        found += [" ".join(words)] if whole_part and whole_part["name"] in KIND_BY_NAME else words
    return [] if found == [NOTHING] else found


def read_sheet_row(s: MerchantState, seat: int, number: int, text: str, given: set[int]) -> list[int]:
    """Mark the circles of a row of text, an item, a spell or both; return those drawn in pencil."""
    pencilled: list[int] = []
    for part in text.split("|"):
        words = part.split()
        name = " ".join(words[:-3])
        row = next((index for index, each in enumerate(ROWS) if each.name == name), -1)
        if row < 0:
            raise trouble(number, f"{part.strip()!r} is no row of the sheet: a name and three places")
        if row in given:
            raise trouble(number, f"{name} stands twice")
        given.add(row)
        for circle, column, cell in zip(PLACES[row], ROWS[row].columns, words[-3:], strict=True):
            found = CELL.fullmatch(cell)
            if not found:
                raise trouble(number, f"{cell!r} is no circle: write 3, [3], <3> or -")
            asked = s.rules.number_of[circle] if circle >= 0 else NO_CIRCLE
            if cell.strip("[]<>") != str(asked):
                raise trouble(number, f"{name} has {asked} in {column}, not {cell.strip('[]<>')}")
            if found["inked"]:
                s.marks[seat] |= 1 << circle
            if found["pencil"]:
                pencilled.append(circle)
    return pencilled


class Pencil(NamedTuple):
    """A seat's round as a diagram gives it: answers and circles in pencil, with the lines they stand in."""

    answers: str
    number: int
    circles: list[tuple[int, int]]


def read_seat(s: MerchantState, cards: Cards, seat: int, lines: Lines) -> tuple[int, Pencil]:
    """Read a seat and what stands below it; return its adventurer and its pencil."""
    number, value, rows = lines.seats[seat]
    adventurer = -1
    told: set[str] = set()
    for part in filter(None, [part.strip() for part in value.split(",")]):
        name, _, text = part.rpartition(" ")
        if name in told:
            raise trouble(number, f"{name!r} stands twice")
        told.add(name)
        if name == "potions":
            s.potions[seat] = whole(number, text, "potions", 0)
        elif name == "extra dice":
            s.extra[seat] = whole(number, text, "the number of extra dice", 0, SLOTS)
        elif name == "adventurer":
            adventurer = _named(number, text, [each.id for each in ADVENTURERS], "adventurer")
        elif name.startswith("scored "):
            mastery = _named(number, name.removeprefix("scored "), [m.id for m in MASTERIES], "mastery")
            if mastery not in s.masteries:
                raise trouble(number, f"{MASTERIES[mastery].name} is none of the two masteries")
            coins = whole(number, text, "coins", 0)
            if coins not in s.rules.side_coins:
                most, least = s.rules.side_coins
                raise trouble(number, f"a mastery brings {most} or {least} coins, not {coins} (MoM-18)")
            s.scored[2 * seat + s.masteries.index(mastery)] = coins
        else:
            raise trouble(number, f"{part!r} is none of {', '.join(SEAT_PARTS[:-1])} and {SEAT_PARTS[-1]}")
    below: dict[str, tuple[int, str]] = {}
    given: set[int] = set()
    circles: list[tuple[int, int]] = []
    for row_number, row in rows:
        key, colon, text = row.partition(":")
        if not colon:
            pencilled = read_sheet_row(s, seat, row_number, row, given)
            circles += [(circle, row_number) for circle in pencilled]
        elif key not in BELOW:
            raise trouble(row_number, f"{key!r} is none of {', '.join(BELOW)} and a row of the sheet")
        elif key in below:
            raise trouble(row_number, f"{key!r} stands twice")
        else:
            below[key] = (row_number, text.strip())
    usual = " ".join([UNKNOWN_MARK] * s.rules.places(s.seats))
    cards.lay(s.line[seat], *below.get("line", (0, usual)), True, IN_LINE)
    cards.lay(s.claimed[seat], *below.get("claimed", (0, "")), True)
    pencil_number, answers = below.get("pencil", (0, ""))
    return adventurer, Pencil(answers, pencil_number, circles)


def _named(number: int, name: str, names: list[str], what: str) -> int:
    """Return the place of a name among those that there are, refusing any other."""
    if name not in names:
        raise trouble(number, f"there is no {what} called {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def read_masteries(s: MerchantState, number: int, text: str) -> None:
    """Read the two masteries and the sides they show."""
    found: list[int] = []
    for card, part in enumerate([part.strip() for part in text.split(",")]):
        name, _, side = part.partition(" ")
        found.append(_named(number, name, [each.id for each in MASTERIES], "mastery"))
        if card < len(s.side) and side:
            s.side[card] = _named(number, side, list(SIDES), "side")
    if len(found) != 2 or not found[0] < FIRST_ENERGY <= found[1]:
        raise trouble(number, "there is one mastery of material, then one of energy (MoM-03)")
    s.masteries = tuple(found)


def read_dice(s: MerchantState, number: int, text: str) -> None:
    """Read the four results."""
    parts = [part.split() for part in text.split(",")]
    if [part[:1] for part in parts] != [[die.name] for die in DICE] or {len(part) for part in parts} != {2}:
        raise trouble(number, "the dice are written `d6 4, d8 7, d10 2, d12 11` or the like")
    results = [whole(number, part[1], part[0], 1, die.faces) for part, die in zip(parts, DICE, strict=True)]
    s.dice = tuple(results)


def read_table(lines: Lines, rules: Rules, seats: int) -> MerchantState:
    """Return the position of a diagram's lines under given rules."""
    s = MerchantState(rules, seats, (), (), [], chance_in(lines))
    s.clear_table()
    s.deck = []
    s.learned = whole(*lines.take("learned", "0"), "learned", 0)
    number, text = lines.take("round", "1")
    count, _, phase = (part.strip() for part in text.partition(","))
    s.round = whole(number, count, "the round", 1, rules.rounds)
    s.phase = _named(number, phase or PHASES[CRAFTING], list(PHASES), "phase")
    read_masteries(s, *lines.take("masteries", f"{MASTERIES[0].id}, {MASTERIES[FIRST_ENERGY].id}"))
    dice_line, dice = lines.take("dice", "")
    if dice:
        read_dice(s, dice_line, dice)
    cards = Cards(s)
    number, deck = lines.take("deck", REST)
    has_rest = tokens_in(deck)[-1:] == [REST]
    cards.lay(s.deck, number, deck.removesuffix(REST) if has_rest else deck, False)
    if seats == 1:
        cards.lay(s.waiting, *lines.take("waiting", " ".join([UNKNOWN_MARK] * WAITING)), True, IN_WAITING)
        cards.lay(s.discard, *lines.take("discard", ""), True, IN_DISCARD)
    lines.check_all_used()
    read = [read_seat(s, cards, seat, lines) for seat in range(seats)]
    s.adventurers = _adventurers([adventurer for adventurer, _ in read], lines)
    cards.lay_rest(has_rest)
    s.deck.reverse()
    # Only in a line does an order lie face down on its own.
    s.down &= sum([1 << card for line in s.line for card in line if card != HOLE])
    check_possible(s, lines)
    s.met = [s.fulfilled(seat) for seat in range(seats)]
    s.ink()
    if s.phase != OVER:
        s.agenda = [Frame(ROUND, AT_CLAIMS) if dice else ROUND.first[-1]]
        s.advance()
    for seat, (_, pencil) in enumerate(read):
        write_in_pencil(s, seat, pencil)
    for seat, line in enumerate(s.line):
        for zone, place, number in cards.claimed:
            if zone is line and not s.taken[seat] >> place & 1:
                raise trouble(number, f"the order in place {place + 1} was not claimed this round (MoM-16)")
    return s


def _adventurers(given: list[int], lines: Lines) -> tuple[int, ...]:
    """Return everybody's adventurer; who was given none gets the first that is free."""
    chosen = [adventurer for adventurer in given if adventurer >= 0]
    for seat, adventurer in enumerate(given):
        if adventurer in given[:seat] and adventurer >= 0:
            raise trouble(lines.seats[seat][0], "two seats can't sponsor the same adventurer (MoM-01)")
    free = [adventurer for adventurer in range(len(ADVENTURERS)) if adventurer not in chosen]
    return tuple(adventurer if adventurer >= 0 else free.pop(0) for adventurer in given)


def write_in_pencil(s: MerchantState, seat: int, pencil: Pencil) -> None:
    """Give a seat's answers of this round, one after the other."""
    number = pencil.number
    for word in filter(None, [word.strip() for word in pencil.answers.split(";")]):
        ask = s.ask_of(seat)
        if ask is None:
            raise trouble(number, f"{word!r}: seat {seat + 1} isn't asked any more")
        choice = read_choice(s, ask, word)
        if choice is None:
            raise trouble(number, f"{word!r} is no answer to the question {ask.question.name!r}")
        if choice not in ask.options:
            refused = ask.refusal(s, choice)
            refused.where = f"line {number}"
            raise refused
        if word == COMMIT_KEY and len(s.asks) == 1:
            raise trouble(number, "with the last commit the round is closed, and its pencil is ink (MoM-21)")
        s.choose(choice, seat)
    for circle, row_number in pencil.circles:
        if not s.marks[seat] >> circle & 1:
            name = circle_name(circle)
            raise trouble(row_number, f"{name} is drawn in pencil, but no answer marks it (MoM-21)")
