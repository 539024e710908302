"""Reading a text diagram back into a position (see `notation` for how it is written)."""

import re
from typing import Final, final

from hexmonger.games.merchants_of_magick.adventurers import ADVENTURERS
from hexmonger.games.merchants_of_magick.dice import DICE
from hexmonger.games.merchants_of_magick.masteries import MASTERIES, MATERIAL, SIDES
from hexmonger.games.merchants_of_magick.notation import (
    HOLE_MARK,
    NO_CIRCLE,
    PLACES,
    REST,
    UNKNOWN_MARK,
)
from hexmonger.games.merchants_of_magick.numbers import SLOTS
from hexmonger.games.merchants_of_magick.orders import KIND_BY_MARK, KIND_BY_NAME
from hexmonger.games.merchants_of_magick.phases import AT_CLAIMS, ROUND, WAITING, check_deck
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
from hexmonger.kernel.chance import seeded, shuffle
from hexmonger.kernel.diagram import Lines, trouble, whole
from hexmonger.kernel.record import read_choice
from hexmonger.kernel.trouble import Unreadable

CARD: Final = re.compile(
    r"(?P<open>[(<])?(?P<name>[^()<>!*]+|--)(?P<known>!)?(?P<close>[)>])?(?:\*(?P<times>\d+))?"
)
CELL: Final = re.compile(r"\[(?P<inked>\d+)\]|<(?P<pencil>\d+)>|(?P<free>\d+)|(?P<none>-)")
BRACKETS: Final = {"": "", "(": ")", "<": ">"}


@final
class Cards:
    """Orders being laid out for a position: every token takes a copy that is still free."""

    def __init__(self, s: MerchantState) -> None:
        self.s = s
        self.free: dict[int, list[int]] = {}
        for card in range(len(s.kind_of) - 1, -1, -1):
            self.free.setdefault(s.kind_of[card], []).append(card)
        self.unknown: list[tuple[list[int], int, bool, bool]] = []

    def lay(self, zone: list[int], number: int, text: str, face_up: bool) -> None:
        """Add the orders of a list to a zone; names stand between commas, marks between spaces too."""
        for part in text.split(","):
            words = part.split()
            found = CARD.fullmatch(" ".join(words))
            tokens = [" ".join(words)] if found and found["name"] in KIND_BY_NAME else words
            for token in tokens:
                self._lay_token(zone, number, token, face_up)

    def _lay_token(self, zone: list[int], number: int, token: str, face_up: bool) -> None:
        found = CARD.fullmatch(token)
        if not found or BRACKETS[found["open"] or ""] != (found["close"] or ""):
            raise trouble(number, f"{token!r} is no order")
        if found["name"] == HOLE_MARK:
            zone.append(HOLE)
            return
        is_down = found["open"] == "("
        is_seen = bool(found["known"]) or (face_up and not is_down)
        for _ in range(int(found["times"] or 1)):
            if found["name"] == UNKNOWN_MARK:
                self.unknown.append((zone, len(zone), is_seen, is_down))
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
        """Put free orders where one is not known, and under the deck if that is asked for."""
        s = self.s
        rest = [card for cards in self.free.values() for card in reversed(cards)]
        rest.sort()
        shuffle(rest, s.chance)
        if len(rest) < len(self.unknown):
            raise Unreadable(f"there are {len(self.unknown) - len(rest)} orders more than the deck has")
        for zone, index, is_seen, is_down in self.unknown:
            zone[index] = rest.pop()
            self._note(zone[index], is_seen, is_down)
        if to_deck:
            s.deck.extend(rest)
        elif rest:
            raise Unreadable(
                f"{len(rest)} orders are nowhere; write `{REST}` at the end of the deck to put them there"
            )


def read_sheet_row(s: MerchantState, seat: int, number: int, text: str, given: set[int]) -> None:
    """Mark the circles of a row of text: an item, a spell, or both with `|` between them."""
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


def read_seat(s: MerchantState, cards: Cards, seat: int, lines: Lines) -> tuple[int, int, str]:
    """Read a seat and what stands below it; return its adventurer, and its pencil with its line."""
    number, value, rows = lines.seats[seat]
    adventurer = -1
    for part in filter(None, [part.strip() for part in value.split(",")]):
        name, _, text = part.rpartition(" ")
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
            s.scored[2 * seat + s.masteries.index(mastery)] = whole(number, text, "coins", 0)
        else:
            raise trouble(number, f"{part!r} is none of potions, extra dice, adventurer and scored")
    below = {"line": (0, ""), "claimed": (0, ""), "pencil": (0, "")}
    given: set[int] = set()
    has_line = False
    for row_number, row in rows:
        key, colon, text = row.partition(":")
        if not colon:
            read_sheet_row(s, seat, row_number, row, given)
        elif key in below:
            below[key] = (row_number, text.strip())
            has_line = has_line or key == "line"
        else:
            raise trouble(row_number, f"{key!r} is none of line, claimed, pencil and a row of the sheet")
    usual = " ".join([UNKNOWN_MARK] * s.rules.places(s.seats))
    cards.lay(s.line[seat], below["line"][0], below["line"][1] if has_line else usual, True)
    cards.lay(s.claimed[seat], *below["claimed"], True)
    return adventurer, *below["pencil"]


def _named(number: int, name: str, names: list[str], what: str) -> int:
    """Return the number of something that is called by its id."""
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
    if len(found) != 2 or not found[0] < MATERIAL <= found[1]:
        raise trouble(number, "there is one mastery of material, then one of energy (MoM-03)")
    s.masteries = tuple(found)


def read_dice(s: MerchantState, number: int, text: str) -> None:
    """Read the four results."""
    parts = [part.split() for part in text.split(",")]
    if [part[:1] for part in parts] != [[die.name] for die in DICE] or {len(part) for part in parts} != {2}:
        raise trouble(number, "the dice are written `d6 4, d8 7, d10 2, d12 11` or the like")
    # A die that was not rolled yet shows nothing.
    s.dice = [whole(number, part[1], part[0], 1, die.faces) for part, die in zip(parts, DICE, strict=True)]


def check_lines(s: MerchantState) -> None:
    """Refuse lines that no game can have (MoM-16, MoM-19, MoM-40)."""
    places = s.rules.places(s.seats)
    for seat, line in enumerate(s.line):
        if len(line) > places:
            raise Unreadable(f"the line of seat {seat + 1} has {len(line)} places, but {places} is the most")
        if HOLE in line and s.seats > 1:
            raise Unreadable(f"the line of seat {seat + 1}: only alone does a place stay empty (MoM-22)")
        if s.seats == 1 and len(line) != places:
            raise Unreadable(f"alone a line has {places} places, empty ones written {HOLE_MARK} (MoM-40)")
        if s.deck and (len(line) < places or HOLE in line):
            raise Unreadable(
                f"the line of seat {seat + 1} has an empty place, but the deck has orders (MoM-16)"
            )
        if s.phase == CRAFTING and any(card != HOLE and s.down >> card & 1 for card in line):
            raise Unreadable(f"the line of seat {seat + 1}: everything lies face up in this phase (MoM-19)")
    if s.seats == 1 and len(s.waiting) != WAITING:
        raise Unreadable(f"alone {WAITING} orders wait, empty places written {HOLE_MARK} (MoM-40)")


def read_table(lines: Lines, rules: Rules, seats: int) -> MerchantState:
    """Return the position of a diagram's lines under given rules."""
    wrong = check_deck(rules, seats)
    if wrong:
        raise Unreadable(wrong)
    if len(lines.seats) != seats:
        raise Unreadable(f"there are {seats} players, but {len(lines.seats)} seats")
    number, text = lines.take("chance", str(seeded(0)))
    s = MerchantState(rules, seats, (), (), [], whole(number, text, "chance", 0, (1 << 64) - 1))
    s.clear_table()
    s.deck = []
    s.learned = whole(*lines.take("learned", "0"), "learned", 0)
    number, text = lines.take("round", "1")
    count, _, phase = (part.strip() for part in text.partition(","))
    s.round = whole(number, count, "the round", 1, rules.rounds)
    s.phase = _named(number, phase or PHASES[CRAFTING], list(PHASES), "phase")
    read_masteries(s, *lines.take("masteries", f"{MASTERIES[0].id}, {MASTERIES[MATERIAL].id}"))
    dice_line, dice = lines.take("dice", "")
    if dice:
        read_dice(s, dice_line, dice)
    cards = Cards(s)
    number, deck = lines.take("deck", REST)
    has_rest = deck.endswith(REST)
    cards.lay(s.deck, number, deck.removesuffix(REST), False)
    if seats == 1:
        cards.lay(s.waiting, *lines.take("waiting", " ".join([UNKNOWN_MARK] * WAITING)), True)
        cards.lay(s.discard, *lines.take("discard", ""), True)
    lines.check_all_used()
    read = [read_seat(s, cards, seat, lines) for seat in range(seats)]
    s.adventurers = _adventurers([adventurer for adventurer, _, _ in read])
    cards.lay_rest(has_rest)
    s.deck.reverse()
    # Only in a line does an order lie face down on its own.
    s.down &= sum([1 << card for line in s.line for card in line if card != HOLE])
    check_lines(s)
    s.met = [s.fulfilled(seat) for seat in range(seats)]
    s.ink()
    if s.phase != OVER:
        s.agenda = [Frame(ROUND, AT_CLAIMS if dice else 0)]
        s.advance()
    for seat, (_, number, pencil) in enumerate(read):
        write_in_pencil(s, seat, number, pencil)
    return s


def _adventurers(given: list[int]) -> tuple[int, ...]:
    """Return everybody's adventurer; who was given none gets the first that is free."""
    chosen = [adventurer for adventurer in given if adventurer >= 0]
    if len(chosen) != len(set(chosen)):
        raise Unreadable("two seats can't sponsor the same adventurer (MoM-01)")
    free = [adventurer for adventurer in range(len(ADVENTURERS)) if adventurer not in chosen]
    return tuple(adventurer if adventurer >= 0 else free.pop(0) for adventurer in given)


def write_in_pencil(s: MerchantState, seat: int, number: int, pencil: str) -> None:
    """Give a seat's answers of this round, one after the other."""
    for word in filter(None, [word.strip() for word in pencil.split(";")]):
        ask = s.ask_of(seat)
        if ask is None:
            raise trouble(number, f"{word!r}: seat {seat + 1} isn't asked any more")
        choice = read_choice(s, ask, word)
        if choice is None:
            raise trouble(number, f"{word!r} is no answer to: {ask.question.prompt(s, ask.frame)}")
        if choice not in ask.options:
            raise trouble(number, str(s.refusal(ask, choice)))
        s.choose(choice, seat)
