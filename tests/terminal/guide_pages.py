"""The guides as pages of the documentation, with the pictures that the terminal table draws."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.segment import Segment, Segments
from rich.terminal_theme import TerminalTheme

from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.setup import Setup
from hexmonger.look import SOURCES
from hexmonger.terminal.canvas import Canvas
from hexmonger.terminal.leaf import CAPTION, MOST_WORDS, Figures
from hexmonger.terminal.tables import own_table
from hexmonger.words.guide import Chapter, Guide, Line, Paragraph, guides_of

DOCS: Final = Path(__file__).parents[2] / "docs"
FOLDER: Final = "how-to-play"
NIGHT: Final = TerminalTheme((22, 28, 56), (236, 235, 242), [(0, 0, 0)] * 8, [(0, 0, 0)] * 8)
# A picture without a window around it, in a font that is there already.
SVG: Final = """\
<svg viewBox="0 0 WIDE TALL" width="WIDE" height="TALL" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; }}
{styles}</style>
<defs>{lines}</defs>
<rect width="WIDE" height="TALL" rx="8" fill="#161C38"/>
<g transform="translate(12, 9)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g>
</svg>
"""
CELL: Final = (12.2, 24.4)
# Every guide: the game that brings it, and the options it is there with.
GUIDES: Final = {
    "arcane_alley": ("arcane_alley", {}),
    "moonstruck_market": ("arcane_alley", {"modules": "moonstruck_market"}),
    "merchants_of_magick": ("merchants_of_magick", {}),
}
HEAD: Final = (
    "The same is one key away while you play: `h` opens it at [the terminal table](../terminal-table.md). "
    "[The page](../web-table.md) has it under *How to play*."
)
FOOT: Final = "The [rules]({}) have every case, each by its id and with how we know it."


def game_of(name: str) -> Game[Any, Any]:
    """Return the game that brings a guide."""
    box, options = GUIDES[name]
    return find_box(box).open(Setup(3, options))


def figures_of(game: Game[Any, Any]) -> Figures:
    """Return what the game's own table draws beside its guides."""
    table = own_table(game.name)
    assert table is not None, "every guide of ours has pictures"
    return table.FIGURES


def files_of(name: str) -> Iterator[tuple[Path, str]]:
    """Yield every file that shows a guide, with its text: the page, and its pictures."""
    game = game_of(name)
    guide = next(guide for guide in guides_of(game) if guide.name == name)
    figures = figures_of(game)
    page = name.replace("_", "-")
    yield DOCS / FOLDER / f"{page}.md", _page(guide, figures, page)
    for chapter in _all_chapters(guide):
        draw = figures.get((guide.name, chapter.name))
        if draw is not None:
            path = DOCS / "pictures" / FOLDER / f"{page}-{chapter.name}.svg"
            yield path, _picture(draw(game, chapter, MOST_WORDS), f"{page}-{chapter.name}")


def _all_chapters(guide: Guide) -> list[Chapter]:
    return [each for chapter in guide.chapters for each in (chapter, *chapter.steps)]


def _page(guide: Guide, figures: Figures, page: str) -> str:
    """Return a guide in Markdown."""
    blocks = [f"# How to play {guide.title}", HEAD]
    for chapter in guide.chapters:
        blocks += [f"## {chapter.title}", *_blocks(guide, chapter, figures, page)]
        for number, step in enumerate(chapter.steps, 1):
            blocks += [f"### {number}. {step.title}", *_blocks(guide, step, figures, page)]
    blocks.append(f"---\n\n{FOOT.format(f'../rules/{page}.md')}{_legend(guide)}")
    return "\n\n".join(blocks) + "\n"


def _blocks(guide: Guide, chapter: Chapter, figures: Figures, page: str) -> Iterator[str]:
    listed: list[str] = []
    for paragraph in (*chapter.paragraphs, Paragraph(())):
        if paragraph.is_listed:
            listed.append(f"- {_words(paragraph.words)}")
            continue
        if listed:
            yield "\n".join(listed)
            listed = []
        if paragraph.words:
            yield _words(paragraph.words)
    if (guide.name, chapter.name) in figures:
        said = "".join(
            piece if isinstance(piece, str) else piece.words for piece in chapter.notes.get(CAPTION, ())
        )
        yield f"![{said or chapter.title}](../pictures/{FOLDER}/{page}-{chapter.name}.svg)"


def _words(line: Line) -> str:
    """Return a line in Markdown."""
    said = ""
    for piece in line:
        if isinstance(piece, str):
            said += piece
        else:
            said += f"**{piece.words}**" if piece.words else ""
            said += f"\N{NO-BREAK SPACE}{SOURCES[piece.source][0]}" if piece.source else ""
    return said


def _legend(guide: Guide) -> str:
    """Return what the marks of a guide mean, if it has any."""
    lines = [paragraph.words for chapter in _all_chapters(guide) for paragraph in chapter.paragraphs]
    used = {piece.source for line in lines for piece in line if not isinstance(piece, str)}
    marks = [f"{mark} {words}" for source, (mark, words) in SOURCES.items() if source in used]
    return f" Marks on this page: {', '.join(marks)}." if marks else ""


def _picture(canvas: Canvas, name: str) -> str:
    """Return a sheet as a picture."""
    console = Console(
        width=canvas.width,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    for line in range(canvas.height):
        console.print(Segments([*canvas.strip(line), Segment.line()]), end="")
    # The last line is taken for an empty one.
    console.print()
    size = {"WIDE": f"{canvas.width * CELL[0] + 24:.1f}", "TALL": f"{canvas.height * CELL[1] + 20:.1f}"}
    form = SVG.replace("WIDE", size["WIDE"]).replace("TALL", size["TALL"])
    made = console.export_svg(theme=NIGHT, code_format=form, unique_id=name, font_aspect_ratio=0.61)
    return "\n".join(line.rstrip() for line in made.splitlines()) + "\n"
