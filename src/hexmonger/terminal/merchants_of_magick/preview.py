"""What an answer leads to: what is foreseen, the table after it, and what there is to say besides."""

from collections.abc import Sequence
from typing import Final

from hexmonger.kernel.messages import message, plain
from hexmonger.kernel.spots import Spot
from hexmonger.look import CHECK, COIN, WALL_MARK, signed
from hexmonger.terminal.canvas import fitted
from hexmonger.terminal.merchants_of_magick.answers import COMMIT, Answers
from hexmonger.terminal.merchants_of_magick.desk import LIT, LIT_FOR_POTIONS, Desk
from hexmonger.terminal.merchants_of_magick.marks import DOT_OPEN, FLASK, GLYPHS, SCHOOL, in_short
from hexmonger.terminal.preview_panel import Outcome, outcomes, undo_of

IN_FULL: Final = " (i: all)"


class Outlook:
    """What comes of answering with a spot: `then` is the desk after it, where nothing is learned by it."""

    def __init__(self, answers: Answers, desk: Desk, where: Spot) -> None:
        scene, answer = answers.scene, answers.at[where]
        drawn = scene.foresight.after(answer.choice)
        self.desk = desk
        self.then = Desk(drawn, desk.book) if drawn is not None else None
        self.foreseen = scene.foresight.foresee(answer.choice)
        self.is_wall = answer.is_wall
        self.undo = undo_of(scene, self.foreseen, answer.is_wall)
        if where == COMMIT:
            self.title, self.notes = "If you commit", _of_commit(answers, desk)
        elif self.then is None:
            self.title, self.notes = "Nobody can tell", []
        elif answers.asks_for_die:
            self.title, self.notes = "If you take it", _of_die(answers, self.then)
        else:
            completed = any(each.event.name == "completed" for each in self.foreseen.certain)
            self.title, self.notes = "If you mark it", _of_mark(desk, self.then, where, completed)
        self.lines = [*outcomes(scene, self.foreseen, GLYPHS, self.is_wall), *self.notes]

    @property
    def gain(self) -> int:
        """Return the coins that it brings at once."""
        return self.then.figures["coins"] - self.desk.figures["coins"] if self.then is not None else 0

    def in_a_line(self, room: int) -> str:
        """Return it in the one line that a compact table has: what it brings in figures, and the rest."""
        first = f"{COIN}{signed(self.gain)}" if self.gain else WALL_MARK if self.is_wall else ""
        brought = [in_short(self.desk.book, each.event) for each in self.foreseen.certain]
        # Coins are told by the figures before it.
        besides = [note.text for note in self.notes if note.glyph != COIN and not note.is_quiet]
        return cut([words for words in (first, *brought, *besides) if words], room)


def cut(words: Sequence[str], room: int) -> str:
    """Return words in a line, saying where the rest can be read if that is too short."""
    line = "  ".join(words)
    return line if len(line) <= room else f"{fitted(line, room - len(IN_FULL))}{IN_FULL}"


def _of_die(answers: Answers, then: Desk) -> list[Outcome]:
    """Return how many circles a die lights, and that it is an extra one."""
    stands = [light.stands for light in then.lights()]
    columns = then.book.words.joined(then.served, last="list-or")
    lit, more = stands.count(LIT), stands.count(LIT_FOR_POTIONS)
    said = message("table-die-lights", lit=lit, more=more, columns=columns)
    lines = [Outcome(DOT_OPEN, then.say(said))]
    asked = answers.question.prompt.fields
    if "extra" in asked:
        said = message("table-extra-die", extra=asked["extra"], potions=asked["potions"])
        lines.append(Outcome(FLASK, then.say(said)))
    return lines


def _of_commit(answers: Answers, desk: Desk) -> list[Outcome]:
    """Return what becomes of the marks, and how many results would be lost."""
    marks = len(desk.pencilled())
    lines = [Outcome(CHECK, desk.say(message("table-marks-become-ink", marks=marks)))]
    if answers.unspent is not None:
        lines.append(Outcome("!", desk.say(answers.unspent)))
    if desk.seats > 1:
        lines.append(Outcome(DOT_OPEN, desk.say(plain("table-shown-later")), is_quiet=True))
    return lines


def _of_mark(desk: Desk, then: Desk, where: Spot, is_completed: bool) -> list[Outcome]:
    """Return how far a mark brings its row and the mastery of its column, and what charms bring by it."""
    circle = desk.book.circles[where.place]
    row = desk.book.rows[circle.row]
    lines: list[Outcome] = []
    if is_completed:
        lines.append(Outcome(COIN, desk.say(message("table-row-brings", coins=row.coins))))
    else:
        circles, missing = len(row.circles), len(then.missing(row))
        said = message("table-row-marked", row=row.thing, marked=circles - missing, circles=circles)
        lines.append(Outcome(DOT_OPEN, desk.say(said)))
    if charms := then.figures["charms"] - desk.figures["charms"]:
        lines.append(Outcome(COIN, desk.say(message("table-charms-bring", coins=charms))))
    for progress in then.masteries():
        mastery = progress.mastery
        if mastery.column == circle.column and progress.scored is None:
            said = message(
                "table-mastery-so-far",
                mastery=mastery.thing,
                marked=progress.marked,
                circles=mastery.circles,
                coins=progress.brings,
            )
            lines.append(Outcome(SCHOOL, desk.say(said)))
    return lines
