"""Everybody else: their storehouses small but readable, their gold, infamy and stash."""

# ruff: noqa: RUF001 -- these are drawings, not words

from dataclasses import dataclass

from rich.style import Style
from textual.geometry import Region

from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.shapes import COLUMNS, FULL, ROWS
from hexmonger.games.arcane_alley.view import AlleyView
from hexmonger.look import (
    BRASS,
    BRASS_2,
    COIN,
    CREAM,
    EYE,
    FLAG,
    GOLD,
    GOLD_ON_PARCHMENT,
    INK_800,
    LANTERN,
    LANTERN_2,
    LIDS,
    MIST_100,
    MIST_200,
    MIST_300,
    OFF,
    PARCHMENT_LOW,
    PLATE,
    SHIELD,
    WINE,
    WINE_LIGHT,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.arcane_alley.answers import HOUSE, Answers, Place
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.back import colours_of_back
from hexmonger.terminal.arcane_alley.card import colour_of, gold_figure, infamy_figure, shown_mark
from hexmonger.terminal.arcane_alley.moon import is_moon_item
from hexmonger.terminal.arcane_alley.storehouse import Card, card_at
from hexmonger.terminal.canvas import Canvas, centred, fitted
from hexmonger.terminal.ink import ink, mixed

ACROSS = 3


@dataclass(frozen=True)
class Spot:
    """One cell of an opponent's storehouse and where it is painted."""

    seat: int
    slot: int
    region: Region


def others(view: AlleyView) -> list[int]:
    """Return the other seats, clockwise from the one who is looking."""
    first = max(0, view.seat)
    return [(first + step) % view.seats for step in range(1, view.seats)]


def hidden_count(view: AlleyView, seat: int) -> int:
    """Return how many items of a storehouse are hidden."""
    hidden = FULL[view.shape[seat]] & ~view.up[seat]
    return sum(1 for slot, card in enumerate(view.store[seat]) if hidden >> slot & 1 and card != -1)


def score_parts(view: AlleyView, seat: int) -> list[tuple[str, Style]]:
    """Return a seat's gold, infamy and fine markers, each with its glyph."""
    parts = [
        (f"{COIN}{view.gold[seat]}", ink(GOLD, bold=True)),
        (" ", ink(MIST_200)),
        (f"{SHIELD}{view.infamy[seat]}", ink(WINE_LIGHT, bold=True)),
    ]
    if view.fines[seat]:
        parts.append((f" {FLAG}{view.fines[seat]}", ink(WINE_LIGHT, bold=True)))
    return parts


class Opponents(Area):
    """The storehouses of all others, as panels or, on a compact table, as strips of one line."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.view: AlleyView | None = None
        self.answers: Answers | None = None
        self.names: tuple[str, ...] = ()
        self.asked: int | None = None
        self.compact = False

    def show(
        self, view: AlleyView, answers: Answers | None, names: tuple[str, ...], asked: int | None
    ) -> None:
        """Show everybody but the one who is looking."""
        self.view = view
        self.answers = answers
        self.names = names
        self.asked = asked
        self.cursor = max(0, min(self.cursor, len(self.spots()) - 1))
        self.repaint()

    def rows_needed(self, view: AlleyView, compact: bool) -> int:
        """Return how many lines this area needs."""
        self.compact = compact
        count = view.seats - 1
        if compact:
            return count
        return 8 if count <= ACROSS else 10

    def panels(self) -> list[tuple[int, Region]]:
        """Return where each opponent's panel lies."""
        if self.view is None:
            return []
        seats = others(self.view)
        width, height = self.content_size
        if self.compact:
            return [(seat, Region(0, row, width, 1)) for row, seat in enumerate(seats)]
        across = ACROSS if len(seats) != 4 else 2
        across = min(across, len(seats))
        lines = (len(seats) + across - 1) // across
        tall = height // max(1, lines)
        found: list[tuple[int, Region]] = []
        for index, seat in enumerate(seats):
            column, row = index % across, index // across
            left = width * column // across
            found.append((seat, Region(left, row * tall, width * (column + 1) // across - left, tall)))
        return found

    def spots(self) -> list[Spot]:
        """Return every cell of every opponent."""
        view = self.view
        if view is None:
            return []
        found: list[Spot] = []
        for seat, panel in self.panels():
            shape = view.shape[seat]
            rows, columns = ROWS[shape], COLUMNS[shape]
            if self.compact:
                left = panel.right - 38
                found += [
                    Spot(seat, slot, Region(left + slot * 4 + slot // columns, panel.y, 4, 1))
                    for slot in range(rows * columns)
                ]
                continue
            tall = 2 if panel.height >= 8 else 1
            # In one line an item needs more of it for its figures.
            wide = 7 if tall == 2 else min(10, (panel.width - 2) // 3)
            left = panel.x + (panel.width - wide * columns) // 2
            top = panel.y + 1 + (panel.height - 2 - tall * rows) // 2
            found += [
                Spot(
                    seat, slot, Region(left + slot % columns * wide, top + slot // columns * tall, wide, tall)
                )
                for slot in range(rows * columns)
            ]
        return found

    def regions(self) -> list[Region]:
        """Return where each cell lies."""
        return [spot.region for spot in self.spots()]

    def place(self, index: int) -> Place:
        """Return a cell as a place on the table."""
        spot = self.spots()[index]
        return Place(HOUSE, spot.seat, spot.slot)

    def index_of(self, place: Place) -> int | None:
        """Return the cell of a place, if it lies here."""
        for index, spot in enumerate(self.spots()):
            if (spot.seat, spot.slot) == (place.seat, place.index):
                return index
        return None

    def paint(self, canvas: Canvas) -> None:
        """Paint every opponent with what anybody may see of them."""
        view = self.view
        if view is None:
            return
        for seat, panel in self.panels():
            if self.compact:
                self._paint_strip(canvas, view, seat, panel)
            else:
                self._paint_panel(canvas, view, seat, panel)
        for index, spot in enumerate(self.spots()):
            self._paint_cell(canvas, view, index, spot)

    def _name_parts(self, seat: int) -> list[tuple[str, Style]]:
        acts = self.asked == seat
        return [
            ("▸" if acts else " ", ink(BRASS_2, bold=True)),
            (f"{seat_shape(seat)} ", ink(seat_colour(seat))),
            (fitted(self.names[seat], 14), ink(MIST_100, bold=True)),
            (" ", ink(MIST_100)),
        ]

    def _paint_panel(self, canvas: Canvas, view: AlleyView, seat: int, panel: Region) -> None:
        line = ink(BRASS_2 if self.asked == seat else mixed(BRASS, INK_800, 0.6))
        x, y, width, height = panel
        canvas.put(x, y, "╭" + "─" * (width - 2) + "╮", line)
        for row in range(y + 1, panel.bottom - 1):
            canvas.put(x, row, "│", line)
            canvas.put(panel.right - 1, row, "│", line)
        canvas.put(x, panel.bottom - 1, "╰" + "─" * (width - 2) + "╯", line)
        canvas.put_all(x + 1, y, self._name_parts(seat))
        scores = score_parts(view, seat)
        long = sum(len(text) for text, _ in scores)
        canvas.put_all(panel.right - long - 3, y, [(" ", line), *scores, (" ", line)])
        wizard = view.wizards[seat]
        stash = f" stash {len(view.stash[seat])} "
        if wizard == NO_WIZARD or width >= 34:
            stash = f"{stash}· hidden {hidden_count(view, seat)} "
        canvas.put(panel.right - len(stash) - 1, panel.bottom - 1, stash, ink(MIST_300))
        if wizard != NO_WIZARD:
            name = view.rules.wizards[wizard].id.capitalize()
            canvas.put(x + 1, panel.bottom - 1, f" {name} ", ink(BRASS_2))
        if not view.store[seat]:
            canvas.put(x + 1, y + height // 2, centred("sold out", width - 2), ink(MIST_300))

    def _paint_strip(self, canvas: Canvas, view: AlleyView, seat: int, panel: Region) -> None:
        canvas.put_all(0, panel.y, self._name_parts(seat))
        x = 5 + min(14, max(len(name) for name in self.names))
        x = canvas.put_all(x, panel.y, score_parts(view, seat))
        stash = f"stash {len(view.stash[seat])}"
        wizard = view.wizards[seat]
        if wizard != NO_WIZARD:
            name = view.rules.wizards[wizard].id.capitalize()
            canvas.put(x + 2, panel.y, fitted(name, panel.right - 50 - x), ink(BRASS_2))
        canvas.put(panel.right - 39 - len(stash), panel.y, stash, ink(MIST_300))
        if not view.store[seat]:
            canvas.put(panel.right - 38, panel.y, "sold out", ink(MIST_300))

    def _paint_cell(self, canvas: Canvas, view: AlleyView, index: int, spot: Spot) -> None:
        legal = self.answers is not None and self.answers.is_legal(Place(HOUSE, spot.seat, spot.slot))
        looked_at = self.looked_at == index
        x, y, width, height = spot.region
        left, right, style = " ", " ", ink(OFF)
        if looked_at:
            left, right, style = "▶", "◀", ink(LANTERN_2 if legal else MIST_100, bold=True)
        elif legal:
            left, right, style = "[", "]", ink(LANTERN, bold=True)
        for line in range(height):
            canvas.put(x, y + line, left, style)
            canvas.put(x + width - 1, y + line, right, style)
        card = card_at(view, spot.seat, spot.slot)
        inside = Region(x + 1, y, width - 2, height)
        if card.is_hole:
            canvas.put(inside.x, y, centred("··", inside.width), ink(OFF))
        elif card.is_up and card.item is not None:
            paint_small_face(canvas, inside, card)
        else:
            _paint_small_back(canvas, inside, card)


def paint_small_face(canvas: Canvas, region: Region, card: Card) -> None:
    """Paint a face in one or two lines: the mark, and the figures where there is room."""
    item = card.item
    assert item is not None
    mark = ink(CREAM, colour_of(item), bold=True)
    gold = ink(GOLD_ON_PARCHMENT, PARCHMENT_LOW, bold=True)
    infamy = ink(WINE, PARCHMENT_LOW, bold=True)
    x, y, width, height = region
    if height >= 2:
        canvas.put(x, y, centred(shown_mark(item), width), mark)
        canvas.put(x, y + 1, " " * width, gold)
        canvas.put(x, y + 1, gold_figure(item), gold)
        shield = infamy_figure(item)
        canvas.put(x + width - len(shield), y + 1, shield, infamy)
    elif width >= 5:
        canvas.put(x, y, " " * width, gold)
        x = canvas.put(x, y, shown_mark(item), mark)
        x = canvas.put(x, y, gold_figure(item), gold)
        shield = infamy_figure(item)
        if x + len(shield) <= region.right:
            canvas.put(region.right - len(shield), y, shield, infamy)
    else:
        moon = is_moon_item(item)
        canvas.put(x, y, shown_mark(item)[:width], ink(CREAM, colour_of(item), bold=True, underline=moon))


def _paint_small_back(canvas: Canvas, region: Region, card: Card) -> None:
    """Paint a back in one or two lines, with the mark and an eye where the item is known."""
    x, y, width, height = region
    back, colour = colours_of_back(card.has_moon_back)
    line = ink(mixed(colour, back, 0.15), back)
    star = "☾" if card.has_moon_back else "✶"
    plate = ink(MIST_200, PLATE)
    if card.item is None:
        if height >= 2:
            canvas.put(x, y, "╭" + centred(star, width - 2).replace(" ", "─") + "╮", line)
            canvas.put(x, y + 1, "╰" + "─" * (width - 2) + "╯", line)
        else:
            canvas.put(
                x,
                y,
                f"│{star.center(width - 2)}│" if width >= 5 else star * 2 if card.has_moon_back else "╱╲",
                line,
            )
        return
    mark = shown_mark(card.item)
    if height >= 2:
        canvas.put(x, y, centred(mark, width), ink(CREAM, mixed(colour_of(card.item), back, 0.3), bold=True))
        canvas.put(x, y + 1, centred(EYE, width), plate)
    elif width >= 5:
        canvas.put(x, y, centred(f"{LIDS[0]}{mark}{LIDS[1]}", width), plate)
    else:
        canvas.put(x, y, mark[:width], ink(MIST_200, PLATE, underline=True))
