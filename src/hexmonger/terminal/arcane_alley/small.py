"""Cards in one or two lines, for the storehouses of others and for the inspection."""

# ruff: noqa: RUF001 -- these are drawings, not words

from textual.geometry import Region

from hexmonger.look import CREAM, EYE, GOLD_ON_PARCHMENT, LIDS, MIST_200, OFF, PARCHMENT_LOW, PLATE, WINE
from hexmonger.terminal.arcane_alley.back import colours_of_back
from hexmonger.terminal.arcane_alley.items import Item
from hexmonger.terminal.arcane_alley.sight import Card
from hexmonger.terminal.canvas import Canvas, centred
from hexmonger.terminal.ink import ink


def paint_small(canvas: Canvas, region: Region, card: Card) -> None:
    """Paint a card as somebody sees it."""
    if card.is_hole:
        canvas.put(region.x, region.y, centred("··", region.width), ink(OFF))
    elif card.is_up and card.item is not None:
        paint_small_face(canvas, region, card.item)
    else:
        _paint_small_back(canvas, region, card)


def paint_small_face(canvas: Canvas, region: Region, item: Item) -> None:
    """Paint a face: the mark, and the figures where there is room."""
    mark = ink(CREAM, item.look.colour, bold=True)
    gold = ink(GOLD_ON_PARCHMENT, PARCHMENT_LOW, bold=True)
    infamy = ink(WINE, PARCHMENT_LOW, bold=True)
    x, y, width, height = region
    if height >= 2:
        canvas.put(x, y, centred(item.mark, width), mark)
        canvas.put(x, y + 1, " " * width, gold)
        canvas.put(x, y + 1, item.coin, gold)
        canvas.put(region.right - len(item.shield), y + 1, item.shield, infamy)
    elif width >= 5:
        canvas.put(x, y, " " * width, gold)
        x = canvas.put(x, y, item.mark, mark)
        x = canvas.put(x, y, item.coin, gold)
        if x + len(item.shield) <= region.right:
            canvas.put(region.right - len(item.shield), y, item.shield, infamy)
    else:
        canvas.put(x, y, item.mark[:width], ink(CREAM, item.look.colour, bold=True, underline=item.is_moon))


def _paint_small_back(canvas: Canvas, region: Region, card: Card) -> None:
    """Paint a back, with the mark and an eye where the item is known."""
    x, y, width, height = region
    back, colour = colours_of_back(card.has_moon_back)
    line = ink(colour, back)
    star = "☾" if card.has_moon_back else "✶"
    if card.item is None:
        if height >= 2:
            canvas.put(x, y, "╭" + centred(star, width - 2).replace(" ", "─") + "╮", line)
            canvas.put(x, y + 1, "╰" + "─" * (width - 2) + "╯", line)
        else:
            narrow = star * 2 if card.has_moon_back else "╱╲"
            canvas.put(x, y, f"│{star.center(width - 2)}│" if width >= 5 else narrow, line)
        return
    mark, plate = card.item.mark, ink(MIST_200, PLATE)
    if height >= 2:
        canvas.put(x, y, centred(mark, width), ink(CREAM, card.item.look.colour, bold=True))
        canvas.put(x, y + 1, centred(EYE, width), plate)
    elif width >= 5:
        canvas.put(x, y, centred(f"{LIDS[0]}{mark}{LIDS[1]}", width), plate)
    else:
        canvas.put(x, y, mark[:width], ink(MIST_200, PLATE, underline=True))
