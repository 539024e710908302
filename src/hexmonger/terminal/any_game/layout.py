"""Where everything lies: zones by whose they are, their cells as cards or, where room is scarce, as chips."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from textual.geometry import Region

from hexmonger.kernel.drawn import EMPTY, HIDDEN, Cell, Zone
from hexmonger.kernel.messages import message
from hexmonger.kernel.spots import COMMON, SOMEWHERE, Spot
from hexmonger.look import BRASS_2, GOLD, MIST_100, MIST_200, MIST_300, seat_colour, seat_shape
from hexmonger.terminal.any_game.naming import Naming, seen_by
from hexmonger.terminal.any_game.offers import Offers
from hexmonger.terminal.canvas import fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.prompt import Parts, width_of

# A zone with more cells than this has chips; what others have of that is summed up in a line.
MOST_CARDS: Final = 12
LEAST_WIDTH: Final = 7
MOST_WIDTH: Final = 16
LONGEST_CHIP: Final = 22
SHORT_NAME: Final = 9
GAP: Final = 1
BETWEEN: Final = 3
BACK: Final = "✶"
DOT: Final = "·"
INDENT: Final = 2


@dataclass(frozen=True)
class Placed:
    """A cell, where it is painted, and which spot it stands for; `pile` is how many lie there on a pile."""

    region: Region
    spot: Spot
    cell: Cell
    pile: int = 0

    @property
    def is_chip(self) -> bool:
        """Whether it has a line alone."""
        return self.region.height == 1


@dataclass(frozen=True)
class Written:
    """Words beside the cells."""

    x: int
    y: int
    parts: Parts


class Layout:
    """A table laid out for a width: with `lines` of words on every card, or with chips if there are none."""

    def __init__(self, offers: Offers, naming: Naming, width: int, lines: int) -> None:
        self.scene = offers.scene
        self.drawn = offers.scene.drawn
        self.naming = naming
        self.offers = offers
        self.width = max(width, LONGEST_CHIP + INDENT)
        self.lines = lines
        self.cells: list[Placed] = []
        self.words: list[Written] = []
        self.height = 0
        self._numbers = offers.at
        for seat in self._owners():
            self._lay_owner(seat)

    def _owners(self) -> list[int]:
        """Return whose zones come after each other: the others', those common to all, one's own."""
        seats, you = len(self.drawn.players), self.drawn.seat
        others = [(you + step) % seats for step in range(1, seats)] if you >= 0 else list(range(seats))
        return [*others, COMMON, you] if you >= 0 else [*others, COMMON]

    def _lay_owner(self, seat: int) -> None:
        zones = [zone for zone in self.drawn.zones if zone.seat == seat]
        if seat == COMMON and not zones:
            return
        if self.height and self.lines:
            self.height += 1
        if seat >= 0:
            self._head(seat)
        if self.lines:
            self._lay_in_rows(zones)
        else:
            for zone in zones:
                self._lay_chips(zone)

    def _head(self, seat: int) -> None:
        """Write who somebody is, with what was given to them, and their figures."""
        player = self.drawn.players[seat]
        is_asked = seat in self.drawn.asked
        style = ink(MIST_100, bold=True)
        traits = [self.naming.thing(trait) for trait in player.traits.values()]
        words: list[Parts] = [
            [
                (f"{seat_shape(seat)} ", ink(seat_colour(seat))),
                (self.scene.names[seat], style),
                (" ♦" if is_asked else "", ink(BRASS_2)),
            ],
            *([(trait, ink(MIST_200))] for trait in traits),
        ]
        words += [
            [(f"{name} ", ink(MIST_300)), (value, ink(GOLD, bold=True))]
            for name, value in self.naming.figures(player.figures)
        ]
        x = 0
        for parts in words:
            if x and x + width_of(parts) > self.width:
                self.height, x = self.height + 1, INDENT
            self.words.append(Written(x, self.height, parts))
            x += width_of(parts) + BETWEEN - 1
        self.height += 1

    def _is_folded(self, zone: Zone) -> bool:
        """Whether a zone is summed up: it is long, somebody else's, and nothing of it is asked about."""
        is_others = 0 <= zone.seat != self.drawn.seat
        return is_others and len(zone.cells) > MOST_CARDS and not self._is_asked(zone)

    def _is_asked(self, zone: Zone) -> bool:
        return any((place.zone, place.seat) == (zone.name, zone.seat) for place in self._numbers)

    def _label(self, zone: Zone) -> Parts:
        """Return what a zone is called, and who sees what lies there; of a folded one what there is."""
        note = self._sum(zone) if self._is_folded(zone) else seen_by(self.scene, zone)
        return [(f"{self.naming.zone(zone.name)} ", ink(BRASS_2)), (note, ink(MIST_300))]

    def _sum(self, zone: Zone) -> str:
        """Return a long zone in a line: how many places it has, and how many of them are marked how."""
        marks = Counter(mark.replace("_", " ") for cell in zone.cells for mark in cell.marks)
        told = [f"{mark} {count}" for mark, count in marks.items()]
        return ", ".join([self.scene.say(message("table-places", count=len(zone.cells))), *told])

    def _places(self, zone: Zone) -> Iterator[tuple[Spot, Cell, int]]:
        """Yield the places of a zone: its pile, and its cells."""
        if self._is_folded(zone):
            return
        if zone.size > len(zone.cells):
            # Of a pile the top may lie open; whatever points at it as a whole means its back.
            yield Spot(zone.name, zone.seat, SOMEWHERE), Cell(HIDDEN), zone.size
        for place, cell in enumerate(zone.cells):
            yield Spot(zone.name, zone.seat, place), cell, 0

    # Cards

    def _lay_in_rows(self, zones: Sequence[Zone]) -> None:
        """Lay zones beside each other, as many as fit."""
        x = lowest = 0
        for zone in zones:
            if len(zone.cells) > MOST_CARDS or self._is_folded(zone):
                self.height, x = self.height + lowest, 0
                self._lay_chips(zone)
                lowest = 0
                continue
            places = list(self._places(zone))
            wide = self._card_width(zone)
            columns = max(1, min(zone.columns or len(places), (self.width + GAP) // (wide + GAP)))
            label = self._label(zone)
            block = min(self.width, max(width_of(label), columns * (wide + GAP) - GAP))
            if x and x + block > self.width:
                self.height, x, lowest = self.height + lowest, 0, 0
            self.words.append(Written(x, self.height, label))
            for at, (spot, cell, pile) in enumerate(places):
                row, column = divmod(at, columns)
                tall = self.lines + 2
                region = Region(x + column * (wide + GAP), self.height + 1 + row * tall, wide, tall)
                self.cells.append(Placed(region, spot, cell, pile))
                lowest = max(lowest, 1 + (row + 1) * tall)
            lowest = max(lowest, 1)
            x += block + BETWEEN
        self.height += lowest

    def _card_width(self, zone: Zone) -> int:
        """Return how wide the cards of a zone are: as much as its longest word and name need."""
        labels = [self.naming.cell(cell) for cell in zone.cells]
        words = [word for label in labels for word in (*_unbroken(label.word), *_unbroken(label.note))]
        wide = min(MOST_WIDTH, max([LEAST_WIDTH, *(cell_len(word) + 2 for word in words)]))
        while wide < MOST_WIDTH and any(len(wrap(label.word, wide - 2)) > self.lines for label in labels):
            wide += 1
        return wide

    # Chips

    def _lay_chips(self, zone: Zone) -> None:
        """Lay a zone in lines: its label, then a chip for every place."""
        label = self._label(zone)
        self.words.append(Written(0, self.height, label))
        places = list(self._places(zone))
        widths = [self._chip_width(*place) for place in places]
        if zone.columns or len(places) > MOST_CARDS:
            # Those that lie in rows, and many of them, stand under each other.
            room = self.width - INDENT
            fair = room // zone.columns - GAP if zone.columns else room
            widths = [max(1, min(max(widths, default=1), fair))] * len(widths)
        x = self.width if zone.columns or len(places) > MOST_CARDS else width_of(label) + GAP
        for at, ((spot, cell, pile), wide) in enumerate(zip(places, widths, strict=True)):
            is_full = x + wide > self.width
            if is_full or (zone.columns and at % zone.columns == 0):
                self.height, x = self.height + 1, INDENT
            self.cells.append(Placed(Region(x, self.height, wide, 1), spot, cell, pile))
            x += wide + GAP
        self.height += 1

    def _chip_width(self, spot: Spot, cell: Cell, pile: int) -> int:
        number = sum(cell_len(f"{offer.number} ") for offer in self._numbers.get(spot, [])[:1])
        return number + cell_len(chip_words(self.naming, cell, pile)) + 2


def _unbroken(words: str) -> list[str]:
    """Return what of some words is not broken into lines: all of them if they are short, or else each."""
    return [words] if cell_len(words) <= SHORT_NAME else words.split()


def chip_words(naming: Naming, cell: Cell, pile: int) -> str:
    """Return what stands on a chip: a word and its note, or a mark where it has neither."""
    if pile:
        return f"×{pile}"
    label = naming.cell(cell)
    words = " ".join(filter(None, (label.word, label.note)))
    return fitted(words, LONGEST_CHIP) or (BACK if cell.face == HIDDEN else DOT)


def card_lines(naming: Naming, cell: Cell, placed: Placed, lines: int) -> list[str]:
    """Return what stands on a card where a cell lies: its name, then a note, in as many lines as it has."""
    if placed.pile:
        return [f"×{placed.pile}"]
    label = naming.cell(cell)
    word = label.word or ("" if cell.face in (EMPTY, HIDDEN) else str(placed.spot.place + 1))
    wide = placed.region.width - 2
    named = wrap(word, wide)
    if len(named) > lines:
        named = [*named[: lines - 1], fitted(" ".join(named[lines - 1 :]), wide)]
    return [*named, *(fitted(note, wide) for note in wrap(label.note, wide))][:lines]
