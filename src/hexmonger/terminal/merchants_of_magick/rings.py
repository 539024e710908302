"""How a circle of the sheet is drawn in each of its states: every one has its own ring and its own colour."""

from dataclasses import dataclass
from typing import Final

from hexmonger.look import (
    CREAM,
    FAR,
    INK_SOFT,
    INK_TEXT,
    LANTERN,
    LANTERN_2,
    LANTERN_ON_PARCHMENT,
    MIST_200,
    PENCIL_GROUND,
)
from hexmonger.look import PENCIL as PENCIL_INK
from hexmonger.terminal.merchants_of_magick.desk import INK, LIT, LIT_FOR_POTIONS, OPEN, OUT_OF_REACH, PENCIL
from hexmonger.terminal.merchants_of_magick.marks import HATCH

LOOKED_AT: Final = "looked at"
NOT_THIS: Final = "looked at and no answer"


@dataclass(frozen=True)
class Ring:
    """A ring: its two sides in a line of writing; where there is room to draw it, top, sides and foot.

    The drawing of one that is round lies on the row's own ground.
    """

    sides: str
    drawing: tuple[str, str, str]
    colour: str
    figure: str
    ground: str | None = None
    bold: bool = True
    is_round: bool = False


THICK: Final = ("┏━━━┓", "┃┃", "┗━━━┛")
DOUBLE: Final = ("╔═══╗", "║║", "╚═══╝")

RINGS: Final = {
    OPEN: Ring("()", ("╭───╮", "││", "╰───╯"), INK_SOFT, INK_SOFT, bold=False),
    INK: Ring("  ", ("▗▄▄▄▖", "▐▌", "▝▀▀▀▘"), INK_TEXT, CREAM, INK_TEXT, is_round=True),
    PENCIL: Ring(HATCH * 2, (HATCH * 5, HATCH * 2, HATCH * 5), PENCIL_INK, PENCIL_INK, PENCIL_GROUND),
    LIT: Ring("[]", THICK, LANTERN_ON_PARCHMENT, INK_TEXT, LANTERN_2),
    LIT_FOR_POTIONS: Ring("[]", THICK, LANTERN_ON_PARCHMENT, INK_TEXT, CREAM),
    OUT_OF_REACH: Ring("░░", ("░░░░░", "░░", "░░░░░"), FAR, FAR, bold=False),
    LOOKED_AT: Ring("▶◀", DOUBLE, INK_TEXT, INK_TEXT, LANTERN),
    NOT_THIS: Ring("▶◀", DOUBLE, INK_TEXT, INK_TEXT, MIST_200),
}
