"""Everybody else: their storehouses small but readable, their gold, infamy and stash."""

from textual.geometry import Region

from hexmonger.kernel.spots import Spot
from hexmonger.look import (
    BRASS_2,
    BRASS_FAINT,
    LANTERN,
    LANTERN_2,
    MIST_100,
    MIST_300,
    OFF,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.arcane_alley.answers import STASH, STOREHOUSE
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.back import paint_frame
from hexmonger.terminal.arcane_alley.sight import Parts, Sight, at_slot
from hexmonger.terminal.arcane_alley.small import paint_small
from hexmonger.terminal.canvas import Canvas, centred, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.prompt import width_of

ACROSS = 3
# What a strip has for the cells of a storehouse, at its end.
STRIP = 38


class Opponents(Area):
    """The storehouses of all others, as panels or, on a compact table, as strips of one line."""

    compact = False

    def rows_needed(self, seats: int, compact: bool) -> int:
        """Return how many lines this area needs."""
        self.compact = compact
        if compact:
            return seats - 1
        return 8 if seats - 1 <= ACROSS else 10

    def panels(self) -> list[tuple[int, Region]]:
        """Return where each opponent's panel lies, clockwise from the one who is looking."""
        sight = self.sight
        if sight is None:
            return []
        seats = sight.around[1:]
        width, height = self.room
        if self.compact:
            return [(seat, Region(0, row, width, 1)) for row, seat in enumerate(seats)]
        across = min(ACROSS if len(seats) != 4 else 2, len(seats))
        lines = (len(seats) + across - 1) // across
        tall = height // max(1, lines)
        found: list[tuple[int, Region]] = []
        for index, seat in enumerate(seats):
            column, row = index % across, index // across
            left = width * column // across
            found.append((seat, Region(left, row * tall, width * (column + 1) // across - left, tall)))
        return found

    def places(self) -> list[Spot]:
        """Return every slot of every opponent."""
        sight = self.sight
        if sight is None:
            return []
        sizes = [(seat, sight.zone(STOREHOUSE, seat).size) for seat, _ in self.panels()]
        return [at_slot(seat, slot) for seat, size in sizes for slot in range(size)]

    def regions(self) -> list[Region]:
        """Return where each slot lies."""
        sight = self.sight
        if sight is None:
            return []
        found: list[Region] = []
        for seat, panel in self.panels():
            zone = sight.zone(STOREHOUSE, seat)
            columns = max(1, zone.columns)
            slots = [divmod(slot, columns) for slot in range(zone.size)]
            if self.compact:
                left = panel.right - STRIP
                found += [
                    Region(left + 4 * (row * columns + column) + row, panel.y, 4, 1) for row, column in slots
                ]
                continue
            tall = 2 if panel.height >= 8 else 1
            # In one line an item needs more of it for its figures.
            wide = 7 if tall == 2 else min(10, (panel.width - 2) // 3)
            left = panel.x + (panel.width - wide * columns) // 2
            top = panel.y + 1 + (panel.height - 2 - tall * (zone.size // columns)) // 2
            found += [Region(left + column * wide, top + row * tall, wide, tall) for row, column in slots]
        return found

    def paint_sight(self, canvas: Canvas, sight: Sight) -> None:
        """Paint every opponent with what anybody may see of them."""
        for seat, panel in self.panels():
            if self.compact:
                self._paint_strip(canvas, sight, seat, panel)
            else:
                self._paint_panel(canvas, sight, seat, panel)
        for index, (place, region) in enumerate(zip(self.places(), self.regions(), strict=True)):
            self._paint_brackets(canvas, sight, index, place, region)
            paint_small(canvas, region.shrink((0, 1, 0, 1)), sight.card_at(place))

    def _name_parts(self, sight: Sight, seat: int) -> Parts:
        return [
            ("▸" if sight.scene.asked == seat else " ", ink(BRASS_2, bold=True)),
            (f"{seat_shape(seat)} ", ink(seat_colour(seat))),
            (fitted(sight.names[seat], 14), ink(MIST_100, bold=True)),
            (" ", ink(MIST_100)),
        ]

    def _paint_panel(self, canvas: Canvas, sight: Sight, seat: int, panel: Region) -> None:
        line = ink(BRASS_2 if sight.scene.asked == seat else BRASS_FAINT)
        x, y, width, height = panel
        paint_frame(canvas, panel, line)
        canvas.put_all(x + 1, y, self._name_parts(sight, seat))
        scores = sight.scores(seat)
        canvas.put_all(panel.right - width_of(scores) - 3, y, [(" ", line), *scores, (" ", line)])
        wizard = sight.wizard(seat)
        stash = f" stash {sight.zone(STASH, seat).size} "
        if not wizard or width >= 34:
            stash = f"{stash}· hidden {sight.hidden(seat)} "
        canvas.put(panel.right - len(stash) - 1, panel.bottom - 1, stash, ink(MIST_300))
        if wizard:
            canvas.put(x + 1, panel.bottom - 1, f" {wizard} ", ink(BRASS_2))
        if not sight.zone(STOREHOUSE, seat).size:
            canvas.put(x + 1, y + height // 2, centred("sold out", width - 2), ink(MIST_300))

    def _paint_strip(self, canvas: Canvas, sight: Sight, seat: int, panel: Region) -> None:
        canvas.put_all(0, panel.y, self._name_parts(sight, seat))
        x = 5 + min(14, max(len(name) for name in sight.names))
        x = canvas.put_all(x, panel.y, sight.scores(seat))
        stash = f"stash {sight.zone(STASH, seat).size}"
        wizard = fitted(sight.wizard(seat), panel.right - STRIP - 12 - x)
        canvas.put(x + 2, panel.y, wizard, ink(BRASS_2))
        canvas.put(panel.right - STRIP - 1 - len(stash), panel.y, stash, ink(MIST_300))
        if not sight.zone(STOREHOUSE, seat).size:
            canvas.put(panel.right - STRIP, panel.y, "sold out", ink(MIST_300))

    def _paint_brackets(self, canvas: Canvas, sight: Sight, index: int, place: Spot, region: Region) -> None:
        """Paint the ring of a cell that has no room for one."""
        is_legal = sight.answers.at(place) is not None
        left, right, style = " ", " ", ink(OFF)
        if self.looked_at == index:
            left, right, style = "▶", "◀", ink(LANTERN_2 if is_legal else MIST_100, bold=True)
        elif is_legal:
            left, right, style = "[", "]", ink(LANTERN, bold=True)
        for y in range(region.y, region.bottom):
            canvas.put(region.x, y, left, style)
            canvas.put(region.right - 1, y, right, style)
        if is_legal and self.looked_at != index and sight.answers.has_numbers(place.seat):
            canvas.put(region.x, region.y, str(place.place + 1), style)
