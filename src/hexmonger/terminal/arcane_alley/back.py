"""How the back of a card looks: a star in a hexagon, or a crescent in a ring for a moon item."""

# ruff: noqa: RUF001 -- these are drawings, not words

from rich.style import Style
from textual.geometry import Region

from hexmonger.look import (
    BASE_BACK,
    BASE_BACK_DIM,
    BRASS,
    BRASS_2,
    BRASS_DARK,
    CREAM,
    EYE,
    MIST_200,
    MOON_BACK,
    MOON_BACK_DIM,
    OFF,
    PLATE,
    SILVER,
)
from hexmonger.terminal.arcane_alley.items import Item
from hexmonger.terminal.canvas import Canvas, centred, fitted
from hexmonger.terminal.ink import ink


def colours_of_back(moon: bool) -> tuple[str, str]:
    """Return the ground of a back and the colour of its drawing."""
    return (MOON_BACK, SILVER) if moon else (BASE_BACK, BRASS)


def paint_back(
    canvas: Canvas, region: Region, known: Item | None = None, dim: bool = False, moon: bool = False
) -> None:
    """Paint a card's back; where the one who looks has seen the item, its medallion and an eye."""
    ground, colour = colours_of_back(moon)
    if dim:
        ground, colour = (MOON_BACK_DIM, OFF) if moon else (BASE_BACK_DIM, BRASS_DARK)
    line = ink(colour, ground)
    canvas.fill(region, line)
    if region.height <= 3 or region.width < 10:
        _paint_low_back(canvas, region, known, line, moon)
        return
    x, _, width, height = region
    paint_frame(canvas, region, line)
    if height >= 6:
        _paint_figure(canvas, region, line, moon)
    middle, centre = _middle(region)
    if known is None:
        star = ink(colour if moon else BRASS_2, ground, bold=True)
        if height < 6:
            canvas.put(middle - 1, centre, "☾" if moon else "╳╳", star)
            return
        canvas.put(middle - 1, centre - 1, "╭╴" if moon else "╲╱", star)
        canvas.put(middle - 1, centre, "╰╴" if moon else "╱╲", star)
        return
    canvas.put(middle - 2, centre - 1, centred(known.mark, 4), ink(CREAM, known.look.colour, bold=True))
    plate = ink(MIST_200, PLATE)
    canvas.put(x, region.bottom - 1, centred(f"{EYE} {_short(known, width - 4)}", width), plate)


def _middle(region: Region) -> tuple[int, int]:
    return region.x + region.width // 2, region.y + region.height // 2


def _paint_figure(canvas: Canvas, region: Region, line: Style, moon: bool) -> None:
    """Paint the hexagon of a base back, or the ring of a moon back."""
    middle, centre = _middle(region)
    rows = (
        ("╭────╮", "│      │", "│      │", "╰────╯") if moon else ("╱────╲", "╱      ╲", "╲      ╱", "╲────╱")
    )
    for row, (drawn, indent) in enumerate(zip(rows, (3, 4, 4, 3), strict=True)):
        canvas.put(middle - indent, centre - 2 + row, drawn, line)


def paint_frame(canvas: Canvas, region: Region, style: Style) -> None:
    """Paint a thin frame along the inside of a region."""
    x, y, width, _ = region
    canvas.put(x, y, "╭" + "─" * (width - 2) + "╮", style)
    for row in range(y + 1, region.bottom - 1):
        canvas.put(x, row, "│", style)
        canvas.put(region.right - 1, row, "│", style)
    canvas.put(x, region.bottom - 1, "╰" + "─" * (width - 2) + "╯", style)


def _paint_low_back(canvas: Canvas, region: Region, known: Item | None, line: Style, moon: bool) -> None:
    """Paint a back that is low or narrow."""
    x, y, width, height = region
    if height >= 2:
        paint_frame(canvas, region, line)
    if known is None:
        star = "☾" if moon else "╳╳"
        canvas.put(x + (width - len(star)) // 2, y + height // 2, star, line + Style(bold=True))
        return
    plate = ink(MIST_200, PLATE)
    canvas.put(x, y, centred(known.mark, width), ink(CREAM, known.look.colour, bold=True))
    canvas.put(x, y + 1, centred(_short(known, width), width), plate)
    canvas.put(x, y + height - 1, centred(EYE, width), plate)


def _short(item: Item, width: int) -> str:
    """Return as much of an item's name as a plate has room for: its last word tells most."""
    return item.name if len(item.name) <= width else fitted(item.name.split(" ")[-1], width)
