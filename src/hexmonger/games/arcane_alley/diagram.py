"""Reading a text diagram back into a position (see `notation` for how it is written)."""

from hexmonger.games.arcane_alley.agenda import read_agenda
from hexmonger.games.arcane_alley.course import read_course
from hexmonger.games.arcane_alley.notation import (
    EMPTY_ROW,
    HOLE_MARK,
    NOTHING,
    REST,
    SEAT_PARTS,
    TOKEN,
    UNKNOWN,
)
from hexmonger.games.arcane_alley.rules import BACK_MARKS, NO_WIZARD, Rules
from hexmonger.games.arcane_alley.shapes import COLUMNS, EMPTY, ROWS
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.turn import StartTurn
from hexmonger.games.arcane_alley.zones import BRIBE, HOLE, OVER, with_value
from hexmonger.kernel.chance import shuffle
from hexmonger.kernel.diagram import Lines, chance_in, trouble, whole
from hexmonger.kernel.trouble import Unreadable


class Layout:
    """Cards being laid out for a position: every token takes a copy that is still free.

    That of a module reads what it adds to a diagram, too.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.everyone = (1 << seats) - 1
        self.seats = seats
        self.kind_of = rules.deck(seats)
        self.free: dict[int, list[int]] = {kind: [] for kind in range(len(rules.items))}
        for card in range(len(self.kind_of) - 1, -1, -1):
            self.free[self.kind_of[card]].append(card)
        self.seen = [0] * len(self.kind_of)
        self.returned: list[int] = []
        # Cards that lie turned, with their lines.
        self.turned: dict[int, int] = {}
        self.unknown: list[tuple[list[int], int, int, str, int]] = []
        # Where whatever is nowhere else goes, if the diagram says so: the pile, its name, who knows it.
        self.rest: tuple[list[int], str, int] | None = None

    def lay_pile(self, zone: list[int], key: str, lines: Lines, usual: int, hidden: int | None) -> None:
        """Add the cards of a pile's line to it; `...` at its end stands for what is nowhere else."""
        number, text = lines.take(key, "")
        tokens = tokens_in(text)
        if REST in tokens[:-1]:
            raise trouble(number, f"`{REST}` stands only at the end of a pile")
        for token in tokens:
            if token != REST:
                self.lay(zone, number, token, usual, hidden)
            elif self.rest is None:
                self.rest = zone, key, usual
            else:
                raise trouble(number, f"`{REST}` stands in the {self.rest[1]} already, not in the {key} too")

    def lay(self, zone: list[int], number: int, text: str, usual: int, usual_hidden: int | None) -> int:
        """Add a token's cards to a zone; return 1 if it lies open, 0 if it is in brackets."""
        if text == HOLE_MARK and usual_hidden is not None:
            zone.append(HOLE)
            return 0
        found = TOKEN.fullmatch(text)
        if not found or bool(found["open"]) != bool(found["close"]):
            raise trouble(number, f"{text!r} is no card")
        hidden = bool(found["open"])
        if hidden and usual_hidden is None:
            raise trouble(number, f"{text!r} can't be in brackets here")
        knowers = usual_hidden if hidden and usual_hidden is not None else usual
        if found["flag"] == "!":
            self._check_returned(number, text, found["mark"])
        if found["flag"]:
            # What has returned or lay turned has been seen by all.
            knowers = self.everyone
        if found["knowers"]:
            knowers = 0
            for digit in found["knowers"]:
                if digit != "0":
                    knowers |= 1 << whole(number, digit, "a seat", 1, self.seats) - 1
        for _ in range(whole(number, found["times"] or "1", "a number of cards", 1, len(self.kind_of))):
            self._lay_one(zone, number, found["mark"], knowers)
            if found["flag"]:
                if found["flag"] == "!":
                    self.returned.append(zone[-1])
                else:
                    self.turned[zone[-1]] = number
        return 0 if hidden else 1

    def _check_returned(self, number: int, text: str, mark: str) -> None:
        """Refuse an item that can't have returned."""
        kind = self.rules.kind_by_mark.get(mark)
        if kind is None or not self.rules.returns[kind]:
            raise trouble(number, f"{text!r}: only a Boomerang returns (AA-item:magic_boomerang)")

    def _lay_one(self, zone: list[int], number: int, mark: str, knowers: int) -> None:
        if mark.startswith(UNKNOWN):
            self.unknown.append((zone, len(zone), knowers, mark.removeprefix(UNKNOWN), number))
            zone.append(HOLE)
            return
        kind = self.rules.kind_by_mark.get(mark)
        if kind is None:
            known = " ".join(self.rules.kind_by_mark)
            raise trouble(number, f"there is no item with the mark {mark!r}; there are: {known}")
        if not self.free[kind]:
            copies = self.kind_of.count(kind)
            name = self.rules.items[kind].name
            raise trouble(number, f"the deck has no more than {copies} of {name}")
        card = self.free[kind].pop()
        zone.append(card)
        self.seen[card] = knowers

    def back(self, card: int) -> int:
        """Return the back of a card."""
        return self.rules.back_of[self.kind_of[card]]

    def lay_rest(self, chance: int) -> None:
        """Put free copies where a card is not known, and what is left where the diagram says."""
        rest = [card for cards in self.free.values() for card in reversed(cards)]
        shuffle(rest, chance)
        if len(rest) < len(self.unknown):
            number = self.unknown[len(rest)][-1]
            raise trouble(number, f"there are {len(self.unknown) - len(rest)} cards more than the deck has")
        for zone, index, knowers, back, number in self.unknown:
            fitting = [card for card in rest if not back or BACK_MARKS[self.back(card)] == back]
            if not fitting:
                raise trouble(number, "there are more hidden cards of one back than the deck has")
            zone[index] = fitting[-1]
            rest.remove(fitting[-1])
            self.seen[zone[index]] = knowers
        if self.rest is not None:
            zone, _, knowers = self.rest
            zone.extend(rest)
            for card in rest:
                self.seen[card] = knowers
        elif rest:
            raise Unreadable(
                f"{len(rest)} items of the deck are nowhere; write `{REST}` at the end of the deck "
                "to put them there"
            )

    def turn_start(self, s: AlleyState) -> int:
        """Return the step of a turn that has begun but sold nothing yet."""
        return next(at for at, step in enumerate(s.rules.turn.steps) if isinstance(step, StartTurn))

    def read_more(self, s: AlleyState, lines: Lines, step: str) -> None:
        """Read what a module adds to a diagram, given where the turn stands; the base game adds nothing."""
        for number in self.turned.values():
            raise trouble(number, "nothing lies sideways in the base game")


def tokens_in(text: str) -> list[str]:
    """Return the tokens of cards in a row; none where it says that there is nothing."""
    tokens = text.split()
    return [] if tokens == [NOTHING] else tokens


def read_seat(s: AlleyState, table: Layout, seat: int, lines: Lines) -> int:
    """Read a seat's line and its storehouse; return its wizard."""
    number, value, rows = lines.seats[seat]
    wizard = NO_WIZARD
    told: set[str] = set()
    for part in value.split(","):
        name, _, text = part.strip().partition(" ")
        if name in told:
            raise trouble(number, f"{name!r} stands twice")
        told.add(name)
        if name == "gold":
            s.gold[seat] = whole(number, text, "gold", 0)
        elif name == "infamy":
            s.infamy = with_value(s.infamy, seat, whole(number, text, "infamy", 0, 24))
        elif name == "fines":
            s.fines = with_value(s.fines, seat, whole(number, text, "the number of fine markers", 0, 2))
        elif name == "stash":
            for token in tokens_in(text):
                table.lay(s.stash[seat], number, token, 1 << seat, None)
        elif name == "wizard":
            if text not in table.rules.wizard_by_id:
                known = ", ".join(table.rules.wizard_by_id)
                raise trouble(number, f"there is no wizard called {text!r}; there are: {known}")
            wizard = table.rules.wizard_by_id[text]
        elif name:
            raise trouble(number, f"{name!r} is none of {', '.join(SEAT_PARTS[:-1])} and {SEAT_PARTS[-1]}")
    if [row for _, row in rows] == [EMPTY_ROW]:
        rows = []
    for row_number, row in rows:
        for token in row.split():
            slot = len(s.store[seat])
            is_open = table.lay(s.store[seat], row_number, token, table.everyone, 0)
            if len(s.store[seat]) != slot + 1:
                raise trouble(row_number, f"{token!r}: a storehouse shows every item by itself")
            if is_open and "=" in token:
                raise trouble(row_number, f"{token!r}: what lies open is known to everyone")
            s.up[seat] |= is_open << slot
    widths = {len(row.split()) for _, row in rows}
    shapes = [
        shape for shape in range(6) if ROWS[shape] == len(rows) and (not rows or widths == {COLUMNS[shape]})
    ]
    if not shapes:
        raise trouble(
            rows[0][0],
            f"a storehouse is 3x3, 2x3, 3x2, 1x3, 3x1 or nothing, not that of seat {seat + 1}",
        )
    s.shape = with_value(s.shape, seat, shapes[0] if rows else EMPTY)
    return wizard


def read_table(lines: Lines, table: Layout, s: AlleyState) -> None:
    """Lay out the position of a diagram's lines, given one in which nothing was dealt yet."""
    seats = s.seats
    s.chance = chance_in(lines)
    s.agenda = []
    s.deck = []
    s.learned = whole(*lines.take("learned", "0"), "learned", 0)
    course = read_course(lines, s)
    number, sums = lines.take("sums", " ".join(["0"] * seats))
    s.sums = tuple([whole(number, part, "a sum", -999, 999) for part in sums.split()])
    if len(s.sums) != seats:
        raise trouble(number, f"there must be {seats} sums")
    number, fresh = lines.take("fresh", "no")
    if fresh not in ("yes", "no"):
        raise trouble(number, f"a deck is fresh, yes or no, not {fresh!r}")
    s.fresh = fresh == "yes"
    number, stashed = lines.take("stashed", " ".join(["0"] * seats))
    s.stashed = tuple([whole(number, part, "a number of stashed items", 0) for part in stashed.split()])
    has_deck = "deck" in lines.values
    table.lay_pile(s.deck, "deck", lines, 0, None)
    for zone, key in ((s.discard, "discard"), (s.aside, "aside"), (s.limbo, "limbo")):
        table.lay_pile(zone, key, lines, table.everyone, 0)
    if not has_deck and table.rest is None:
        table.rest = s.deck, "deck", 0
    s.wizards = tuple(read_seat(s, table, seat, lines) for seat in range(seats))
    for seat, wizard in enumerate(s.wizards):
        if wizard != NO_WIZARD and wizard in s.wizards[:seat]:
            raise trouble(lines.seats[seat][0], "two seats can't have the same wizard (AA-03)")
    if s.phase in (BRIBE, OVER):
        _check_inspected(s, lines)
    table.read_more(s, lines, course.step)
    table.lay_rest(s.chance)
    for zone in (s.deck, s.discard, s.aside, s.limbo):
        zone.reverse()
    for stash in s.stash:
        stash.sort()
    s.seen = table.seen
    s.returned = tuple(sorted(table.returned))
    read_agenda(s, lines, course, table.turn_start(s))


def _check_inspected(s: AlleyState, lines: Lines) -> None:
    """Refuse what no inspection leaves behind: hidden items and fine markers."""
    for seat in range(s.seats):
        number, _, rows = lines.seats[seat]
        if s.fines[seat]:
            raise trouble(number, f"the fines of seat {seat + 1} were paid at the inspection (AA-73)")
        if any(card != HOLE and not s.up[seat] >> slot & 1 for slot, card in enumerate(s.store[seat])):
            number = next(at for at, row in rows if "(" in row)
            raise trouble(number, f"the inspection has revealed what seat {seat + 1} hid (AA-70)")
