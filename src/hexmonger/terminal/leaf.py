"""A page of a guide: a chapter in words, with the picture that its game draws beside or below them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from rich.style import Style

from hexmonger.kernel.game import Game
from hexmonger.kernel.trouble import Trouble
from hexmonger.look import BRASS, BRASS_2, BUTTON_INK, LANTERN_2, MIST_100, MIST_300, PAGE, SOURCES
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.ink import ink
from hexmonger.terminal.prompt import width_of
from hexmonger.words.guide import Chapter, Guide, Line, Paragraph

# A picture is drawn for a game and a chapter, in so many columns.
Figure = Callable[[Game[Any, Any], Chapter, int], Canvas]
# By the name of a guide, and of a chapter or a step of it.
Figures = Mapping[tuple[str, str], Figure]
Parts = list[tuple[str, Style]]

GROUND: Final = ink(MIST_100, PAGE)
PLAIN: Final = ink(MIST_100)
STRONG: Final = ink(LANTERN_2, bold=True)
MARK: Final = ink(BRASS)
QUIET: Final = ink(MIST_300)
HEADING: Final = ink(BRASS_2, bold=True)
NUMBER: Final = ink(BUTTON_INK, LANTERN_2, bold=True)

CAPTION: Final = "caption"
BULLET: Final = "◆ "
GAP: Final = 3
# Lines that are shorter or longer than that are hard to read.
LEAST_WORDS: Final = 32
MOST_WORDS: Final = 76


def leaf(game: Game[Any, Any], guide: Guide, chapter: Chapter, figures: Figures, width: int) -> Canvas:
    """Return a chapter with its picture and its steps, in so many columns and as many lines as it needs."""
    parts = [_block(game, guide, chapter, figures, width)]
    for number, step in enumerate(chapter.steps, 1):
        head = Canvas(width, 1, GROUND)
        head.put(head.put(0, 0, f" {number} ", NUMBER) + 1, 0, step.title, HEADING)
        body = _block(game, guide, step, figures, width - 4)
        indented = Canvas(width, body.height, GROUND)
        indented.paste(4, 0, body)
        parts += [Canvas(width, 1, GROUND), head, indented]
    return stacked(parts, width)


def _block(game: Game[Any, Any], guide: Guide, chapter: Chapter, figures: Figures, width: int) -> Canvas:
    """Return the words of a chapter or a step and its picture: beside them where there is room, or below."""
    figure = _figure(game, guide, chapter, figures, width)
    if figure is None:
        return paragraphs(chapter.paragraphs, min(width, MOST_WORDS))
    caption = written(wrapped(chapter.notes.get(CAPTION, ()), max(figure.width, LEAST_WORDS), QUIET))
    drawn = stacked([figure, caption], max(figure.width, caption.width))
    room = min(MOST_WORDS, width - drawn.width - GAP)
    if room < LEAST_WORDS:
        words = paragraphs(chapter.paragraphs, min(width, MOST_WORDS))
        return stacked([words, Canvas(width, 1, GROUND), drawn], width)
    words = paragraphs(chapter.paragraphs, room)
    both = Canvas(width, max(words.height, drawn.height), GROUND)
    both.paste(0, 0, words)
    both.paste(words.width + GAP, 0, drawn)
    return both


def _figure(
    game: Game[Any, Any], guide: Guide, chapter: Chapter, figures: Figures, width: int
) -> Canvas | None:
    """Return the picture of a chapter; none where there is none, or the edition can't have its position."""
    draw = figures.get((guide.name, chapter.name))
    try:
        return draw(game, chapter, width) if draw is not None else None
    except Trouble:
        return None


def stacked(parts: Sequence[Canvas], width: int) -> Canvas:
    """Return some sheets one below the other."""
    canvas = Canvas(width, sum(part.height for part in parts), GROUND)
    y = 0
    for part in parts:
        canvas.paste(0, y, part)
        y += part.height
    return canvas


def paragraphs(texts: Sequence[Paragraph], width: int) -> Canvas:
    """Return paragraphs with a blank line between them, and items of lists without."""
    rows: list[Parts] = []
    for at, paragraph in enumerate(texts):
        if at and not (paragraph.is_listed and texts[at - 1].is_listed):
            rows.append([])
        if not paragraph.is_listed:
            rows += wrapped(paragraph.words, width)
            continue
        for number, row in enumerate(wrapped(paragraph.words, width - len(BULLET))):
            rows.append([(" " * len(BULLET) if number else BULLET, MARK), *row])
    return written(rows, width)


def written(rows: Sequence[Parts], width: int = 0) -> Canvas:
    """Return rows of words as a sheet, as wide as they are if nothing else is said."""
    canvas = Canvas(width or max(map(width_of, rows), default=0), len(rows), GROUND)
    for y, row in enumerate(rows):
        canvas.put_all(0, y, row)
    return canvas


def wrapped(line: Line, width: int, style: Style = PLAIN) -> list[Parts]:
    """Return a line of a guide in rows of a width; a mark stays with the word that it vouches for."""
    rows: list[Parts] = [[]]
    for word in _words(line, style):
        if rows[-1] and width_of(rows[-1]) + 1 + width_of(word) > width:
            rows.append([])
        rows[-1] += [(" ", style), *word] if rows[-1] else word
    return [row for row in rows if row]


def _words(line: Line, style: Style) -> Iterable[Parts]:
    """Return the words of a line, each in one or several styles."""
    words: list[Parts] = [[]]
    for piece in line:
        text = piece if isinstance(piece, str) else piece.words
        first, *more = text.split(" ")
        shown = style if isinstance(piece, str) or style is QUIET else STRONG
        words[-1].append((first, shown))
        words += [[(word, shown)] for word in more]
        if not isinstance(piece, str) and piece.source:
            words[-1].append((f"\N{NO-BREAK SPACE}{SOURCES[piece.source][0]}", MARK))
    return [word for word in words if width_of(word)]
