"""Answers that lie nowhere on the table, listed under the prompt."""

from collections.abc import Sequence

from rich.style import Style
from textual.geometry import Region

from hexmonger.kernel.drawn import Answer
from hexmonger.kernel.spots import Spot, spot
from hexmonger.look import (
    BUTTON_INK,
    COIN,
    CREAM,
    GOLD,
    LANTERN,
    LANTERN_2,
    MIST_100,
    MIST_300,
    PANEL,
    SHIELD,
    WALL,
    WALL_MARK,
    WINE_LIGHT,
    figure,
    seat_colour,
    seat_shape,
)
from hexmonger.terminal.arcane_alley.answers import LIST, PLAYER, STOREHOUSE, is_set
from hexmonger.terminal.arcane_alley.area import Area
from hexmonger.terminal.arcane_alley.items import MOONS, Item
from hexmonger.terminal.arcane_alley.preview import gold_of_sale
from hexmonger.terminal.arcane_alley.sight import Parts, Sight
from hexmonger.terminal.canvas import Canvas, fitted
from hexmonger.terminal.ink import ink
from hexmonger.terminal.prompt import width_of

PLAIN = ink(MIST_100)
STRONG = ink(MIST_100, bold=True)


class ChoiceList(Area):
    """A list of answers, one a line; it scrolls with the cursor."""

    most_lines = 9

    def show(self, sight: Sight) -> None:
        """List what can be answered."""
        super().show(sight)
        if self.display != bool(self.choices):
            self.display = bool(self.choices)
        if self.choices:
            self.styles.height = min(self.most_lines, len(self.choices))

    @property
    def choices(self) -> list[Answer]:
        """Return the listed answers."""
        return [] if self.sight is None else self.sight.answers.listed

    def places(self) -> list[Spot]:
        """Return every line."""
        return [spot(LIST, place=index) for index in range(len(self.choices))]

    @property
    def first_line(self) -> int:
        """Return the first answer that is shown."""
        height = max(1, self.room.height)
        return max(0, min(self.cursor - height // 2, len(self.choices) - height))

    def regions(self) -> list[Region]:
        """Return one line for each answer."""
        width = self.room.width
        first = self.first_line
        return [Region(0, index - first, width, 1) for index in range(len(self.choices))]

    def paint_sight(self, canvas: Canvas, sight: Sight) -> None:
        """Paint the answers with what each is about."""
        first = self.first_line
        for index, answer in enumerate(self.choices[first : first + canvas.height], first):
            self._paint_line(canvas, index - first, index, answer, sight)
        if first > 0:
            canvas.put(canvas.width - 1, 0, "▴", ink(MIST_300))
        if first + canvas.height < len(self.choices):
            canvas.put(canvas.width - 1, canvas.height - 1, "▾", ink(MIST_300))

    def _paint_line(self, canvas: Canvas, line: int, index: int, answer: Answer, sight: Sight) -> None:
        looked_at = self.looked_at == index
        # The key that chooses a line stands in its ring; beyond the ninth there is none.
        number = sight.answers.key_in_list(index) or "·"
        if looked_at:
            canvas.put(0, line, " " * canvas.width, ink(MIST_100, PANEL))
            canvas.put(0, line, f"▶{number}◀", ink(BUTTON_INK, LANTERN_2, bold=True))
        else:
            canvas.put(0, line, f"[{number}]", ink(LANTERN, bold=True))
        parts = [
            (text, style if style.bgcolor is not None or not looked_at else style + Style(bgcolor=PANEL))
            for text, style in parts_of(sight, answer, canvas.width - 7)
        ]
        canvas.put_all(4, line, parts)
        if answer.is_wall:
            canvas.put(canvas.width - 3, line, WALL_MARK, ink(WALL, PANEL if looked_at else None))


def parts_of(sight: Sight, answer: Answer, width: int) -> Parts:
    """Return an answer in words and glyphs, the less important ones where a width has room."""
    if is_set(answer.points):
        return _set_parts(sight, answer, width)
    said = sight.scene.verb(answer)
    verb = (sight.scene.say(said), PLAIN)
    if not answer.points:
        return [verb]
    point, *more = answer.points
    if point.zone == PLAYER:
        name = "Yourself" if point.seat == sight.drawn.seat else sight.names[point.seat]
        shape = (f"{seat_shape(point.seat)} ", ink(seat_colour(point.seat)))
        # Where the player is settled, it is about what happens to them.
        return [shape, (f"{name}  ", STRONG), *([verb] if more else sight.scores(point.seat))]
    item = sight.card_at(point).item
    if item is not None:
        return _item_parts(item, width)
    if point.thing in MOONS:
        return [verb, (f"  {MOONS[point.thing]} {point.thing}", STRONG)]
    infamy = said.fields.get("infamy")
    lost = f"  {SHIELD}{figure(-infamy)}" if isinstance(infamy, int) else ""
    return [verb, (lost, ink(WINE_LIGHT, bold=True))]


def _set_parts(sight: Sight, answer: Answer, width: int) -> Parts:
    """Return a set with its gold and where it lies."""
    found = [sight.card_at(point).item for point in answer.points]
    items = {item.name: item for item in found if item is not None}
    parts = [(f" {item.mark} ", ink(CREAM, item.look.colour, bold=True)) for item in items.values()]
    where = f"  {_stack(answer.points, sight.zone(STOREHOUSE, answer.points[0].seat).columns)}"
    gold = f"{COIN}{gold_of_sale(sight.scene, answer)}"
    room = width - width_of(parts) - len(where) - len(gold) - 2
    names = ", ".join(items)
    # Of several items the marks say which they are, where there is no room for all the names.
    name = names if len(names) <= room or len(items) == 1 else ""
    return [*parts, (f" {fitted(name, room)} ", STRONG), (gold, ink(GOLD)), (where, ink(MIST_300))]


def _stack(points: Sequence[Spot], columns: int) -> str:
    """Return where a set lies, in words; its slots light up while somebody is on it."""
    rows, across = ({divmod(point.place, columns)[at] for point in points} for at in (0, 1))
    if len(rows) == 1:
        return f"row {min(rows) + 1}"
    return f"column {min(across) + 1}" if len(across) == 1 else "diagonal"


def _item_parts(item: Item, width: int) -> Parts:
    """Return an item with its figures, and when it acts in words or in glyphs."""
    parts = [
        (f" {item.mark} ", ink(CREAM, item.look.colour, bold=True)),
        (f" {item.name} ", STRONG),
        (item.coin, ink(GOLD)),
        (" ", PLAIN),
        (item.shield, ink(WINE_LIGHT)),
    ]
    fits = width_of(parts) + len(item.timing) + 2 <= width
    return [*parts, (f"  {item.timing}" if fits else f" {item.glyphs}", ink(MIST_300))]
