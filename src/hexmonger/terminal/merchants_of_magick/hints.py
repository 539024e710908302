"""Hints at the table of Merchants of Magick: the rest of a round in a few words, and what follows from it."""

from dataclasses import replace
from typing import Final

from hexmonger.bots.advice import Advised
from hexmonger.kernel.drawn import Answer
from hexmonger.terminal.hint_page import Option, reasons_of
from hexmonger.terminal.merchants_of_magick.desk import Desk
from hexmonger.terminal.merchants_of_magick.marks import FLASK, GLYPHS
from hexmonger.terminal.sitting import Scene

# What the line of answers says itself.
SAID: Final = ("marked", "marked_free")


def option_of(scene: Scene, desk: Desk, advised: Advised) -> Option:
    """Return an answer to think of, with those that follow it: "d12: Scroll arcane, d6: Ring steel"."""
    what = ""
    for answer in advised.answers:
        # A die stands before the circle that it marks.
        gap = "" if not what else " " if what.endswith(":") else ", "
        what += f"{gap}{act_of(desk, answer)}"
    now = advised.ahead.now
    left = replace(now, certain=tuple([each for each in now.certain if each.event.name not in SAID]))
    ahead = replace(advised.ahead, now=left)
    what = what.removesuffix(":").replace("free", "Free", what.startswith("free"))
    return Option(advised, what, reasons_of(scene, replace(advised, ahead=ahead), GLYPHS))


def act_of(desk: Desk, answer: Answer) -> str:
    """Return what is done by an answer, in the words of the sheet: which die, or which circle for what."""
    if not answer.points:
        return "Commit"
    place = answer.points[0].place
    if answer.points[0].zone == "dice":
        return f"{desk.dice[place].thing}:"
    circle = desk.book.circles[place]
    words = f"{desk.book.rows[circle.row].name} {desk.book.columns[circle.column]}"
    if answer.verb is not None and answer.verb.id == "verb-free":
        return f"free: {words}"
    potions = answer.verb.fields.get("potions", 0) if answer.verb is not None else 0
    return f"{words} {FLASK}{potions}" if potions else words
