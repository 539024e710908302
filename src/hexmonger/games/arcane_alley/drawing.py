"""A view of Arcane Alley as a stranger can draw it: zones with cells, figures and traits."""

from dataclasses import replace
from typing import ClassVar, Final

from hexmonger.games.arcane_alley.frames import HAND, TAKES_SLOT, WAS_UP, is_leaving_hand
from hexmonger.games.arcane_alley.phases import Fines
from hexmonger.games.arcane_alley.rules import NO_WIZARD, Rules
from hexmonger.games.arcane_alley.shapes import COLUMNS
from hexmonger.games.arcane_alley.spots import ASIDE, DECK, DISCARD, LIMBO, STASH, STOREHOUSE
from hexmonger.games.arcane_alley.view import FIRST_CODE, KNOWERS, MARKS, AlleyView, back_shown
from hexmonger.games.arcane_alley.zones import BRIBE, HOLE, INSPECTION, MOST_INFAMY, OVER, PHASES
from hexmonger.kernel.drawn import EMPTY, HIDDEN, KNOWN, OPEN, Cell, Cells, Player, Zone
from hexmonger.kernel.spots import COMMON

NO_CELL: Final = Cell(EMPTY)


class Faces:
    """Makes the cells for all views of one number of seats, each once, by the code for a card.

    Without memory `aids` they show what lies open or is in the reader's own hand, and nothing else. A module
    adds marks; where those depend on more than the card, `mood` is what they depend on.
    """

    # What a mark of a code says of an item, as a cell has it: nothing, that it returned, or was turned.
    mark_words: ClassVar[tuple[tuple[str, ...], ...]] = ((), ("returned",), ("turned",))

    def __init__(self, rules: Rules, seats: int, aids: bool, mood: int) -> None:
        self.rules = rules
        self.aids = aids
        self.mood = mood
        self.kinds = len(rules.items)
        self.everyone = tuple(range(seats))
        self.open: dict[int, Cell] = Cells(self.open_cell)
        self.hidden: dict[int, Cell] = Cells(self.hidden_cell)
        self.held: dict[int, Cell] = Cells(self.held_cell)
        self.theirs: dict[int, Cell] = Cells(self.their_cell)

    def marks(self, kind: int, mark: int) -> tuple[str, ...]:
        """Return what else can be seen of an item: that it has returned this turn, or lies turned."""
        return self.mark_words[mark]

    def open_cell(self, code: int) -> Cell:
        """Return the cell of an item that lies open, unless not everybody knows it."""
        if code < 0 or code >= MARKS * self.kinds:
            return self.hidden_cell(code)
        kind = code % self.kinds
        return Cell(OPEN, self.rules.ids[kind], marks=self.marks(kind, self._mark(code)))

    def hidden_cell(self, code: int) -> Cell:
        """Return the cell of an item that lies hidden, with all that the reader has seen of it."""
        if code == HOLE:
            return NO_CELL
        knowers = self._knowers(code) if self.aids else ()
        if code < HOLE:
            return Cell(HIDDEN, back=self._back_shown(code), knowers=knowers)
        kind = code % self.kinds
        back = self.rules.back_word(kind)
        if not self.aids:
            return Cell(HIDDEN, back=back)
        return Cell(KNOWN, self.rules.ids[kind], back, self.marks(kind, self._mark(code)), None, knowers)

    def held_cell(self, code: int) -> Cell:
        """Return the cell of an item in the reader's own hand."""
        if code < 0:
            return self.hidden_cell(code)
        kind = code % self.kinds
        marks = self.marks(kind, self._mark(code))
        knowers = self._knowers(code) if self.aids else ()
        return Cell(KNOWN, self.rules.ids[kind], self.rules.back_word(kind), marks, None, knowers)

    def their_cell(self, code: int) -> Cell:
        """Return the cell of an item in another's hand: who else knows it, nobody can tell (AA-94)."""
        return replace(self.hidden_cell(code), knowers=())

    def _mark(self, code: int) -> int:
        return code // self.kinds % MARKS

    def _knowers(self, code: int) -> tuple[int, ...]:
        """Return the seats that have seen a card, as far as the view tells."""
        bits = (FIRST_CODE - code) & KNOWERS if code < HOLE else code // (MARKS * self.kinds)
        if code > HOLE and not bits:
            return self.everyone
        return tuple(seat for seat in self.everyone if bits >> seat & 1)

    def _back_shown(self, code: int) -> str:
        back = back_shown(code)
        return self.rules.back_words[back] if back < self.rules.backs else ""


class Drawing:
    """Draws a view; without memory `aids`, only what lies open and the reader's own stash.

    A module's drawing adds zones, and has faces of its own.
    """

    def __init__(self, view: AlleyView, aids: bool, mood: int = 0) -> None:
        self.view = view
        self.rules = view.rules
        self.aids = aids
        kept = self.rules.faces
        key = (view.seats, aids, mood)
        faces: Faces | None = kept.get(key)
        if faces is None:
            faces = kept[key] = self.new_faces(mood)
        self.faces = faces
        self.open, self.hidden, self.held, self.theirs = faces.open, faces.hidden, faces.held, faces.theirs

    def new_faces(self, mood: int) -> Faces:
        """Return what makes the cells."""
        return Faces(self.rules, self.view.seats, self.aids, mood)

    def zones(self) -> list[Zone]:
        """Return all zones: those of each seat, then the common ones."""
        view = self.view
        found: list[Zone] = []
        for seat in range(view.seats):
            found.append(self.storehouse(seat))
            found.append(self.stash(seat))
        found.append(self.deck())
        found.append(self.common(DISCARD, [self.open[code] for code in reversed(view.discard)]))
        found.append(self.common(ASIDE, [self.open[code] for code in view.aside]))
        found.append(self.common(LIMBO, self.limbo()))
        return found

    def common(self, name: str, cells: list[Cell]) -> Zone:
        """Return a zone that is common to all and drawn as a whole."""
        return Zone(name, COMMON, len(cells), tuple(cells))

    def storehouse(self, seat: int) -> Zone:
        """Return a storehouse."""
        up = self.view.up[seat]
        codes = self.view.store[seat]
        is_open, is_hidden = self.open, self.hidden
        cells = [is_open[code] if up >> slot & 1 else is_hidden[code] for slot, code in enumerate(codes)]
        return Zone(STOREHOUSE, seat, len(cells), tuple(cells), COLUMNS[self.view.shape[seat]])

    def stash(self, seat: int) -> Zone:
        """Return a stash."""
        codes = self.view.stash[seat]
        made = self.held if seat == self.view.seat else self.theirs
        return Zone(STASH, seat, len(codes), tuple([made[code] for code in codes]))

    def deck(self) -> Zone:
        """Return the deck, with those of its top cards of which there is something to see."""
        cells: list[Cell] = []
        several_backs = self.rules.backs > 1
        for code in reversed(self.view.deck):
            if code < HOLE and not (several_backs and back_shown(code) < self.rules.backs):
                break
            if not self.aids and (cells or not several_backs):
                break
            cells.append(self.hidden[code])
        return Zone(DECK, COMMON, len(self.view.deck), tuple(cells))

    def limbo(self) -> list[Cell]:
        """Return the cells of limbo: what was replaced while hidden lies there as hidden as before."""
        view = self.view
        cells = [self.open[code] for code in view.limbo]
        place = 0
        for f in view.agenda:
            if f.script not in self.rules.in_limbo:
                continue
            if place < len(cells) and f.script is self.rules.play:
                if is_leaving_hand(f):
                    made = self.held if view.seat in (f.picks[HAND], f.seat) else self.hidden
                    cells[place] = made[view.limbo[place]]
                elif f.at != TAKES_SLOT and not f.picks[WAS_UP]:
                    cells[place] = self.hidden[view.limbo[place]]
            place += 1
        return cells


def players(view: AlleyView) -> list[Player]:
    """Return the score and the wizard of every seat, and at an inspection what it has counted."""
    found: list[Player] = []
    rules = view.rules
    has_counted = counted(view)
    for seat in range(view.seats):
        figures = {"gold": view.gold[seat], "infamy": view.infamy[seat], "fines": view.fines[seat]}
        if has_counted[seat]:
            figures["sum"] = view.sums[seat]
        wizard = view.wizards[seat]
        traits = {} if wizard == NO_WIZARD else {"wizard": rules.wizards[wizard].id}
        found.append(Player(seat, figures, traits))
    return found


def counted(view: AlleyView) -> list[bool]:
    """Return for every seat whether it has counted its infamy at this round's inspection (AA-71)."""
    if view.phase != INSPECTION:
        return [view.phase in (BRIBE, OVER)] * view.seats
    if not isinstance(view.agenda[0].step, Fines):
        return [False] * view.seats
    waiting = [f.seat for f in view.agenda if f.script is view.rules.count]
    return [seat not in waiting for seat in range(view.seats)]


def figures(view: AlleyView) -> dict[str, int]:
    """Return the figures common to all; seats among them are -1 for nobody's."""
    numbers = view.rules.numbers
    found = {
        "round": view.round,
        "rounds": numbers["rounds"],
        "most_infamy": MOST_INFAMY,
        "start": view.start,
        "triggered": view.triggered,
        "turns": view.turns,
    }
    if view.seats == 2:
        found["tracker"] = 1 + view.turns // 2
        found["tracker_opens"] = numbers["tracker_opens"]
        found["tracker_ends"] = numbers["tracker_ends"]
    else:
        found["most_turns"] = numbers["turns"] * view.seats
    return found


def traits(view: AlleyView) -> dict[str, str]:
    """Return the phase."""
    return {"phase": PHASES[view.phase]}
