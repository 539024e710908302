"""The panel that shows what will happen, always in the same place and form, and its lines from foresight.

    lines = outcomes(scene, scene.foresight.foresee(answer.choice), GLYPHS, answer.is_wall)
    panel.show(title, lines, answer.is_wall)

A game brings words for it: `will-<event>` says in the present tense what is to come, `then-<question>` (with
the field `seat`; dots of a question's name are dashes) who is asked what next. Without the former there is
the line of a log; where they are empty, or without the latter, there is none.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from textwrap import wrap
from typing import Final

from rich.text import Text

from hexmonger.kernel.events import Event
from hexmonger.kernel.foreseen import Certain, Foreseen, differences, gathered, unmatched
from hexmonger.kernel.messages import message, plain, player
from hexmonger.look import BRASS_2, MIST_100, MIST_200, MIST_300, WALL, WALL_MARK, seat_colour, seat_shape
from hexmonger.terminal.plain import Static, entitle
from hexmonger.terminal.sitting import Scene
from hexmonger.words import LogLine
from hexmonger.words.foretelling import foretold

GLYPH: Final = "•"
NEXT: Final = "▸"
PERHAPS: Final = "?"
MOST_PERHAPS: Final = 3


@dataclass(frozen=True)
class Outcome:
    """One line of a preview: a glyph, a sentence, whether somebody learns something by it, or it is quiet."""

    glyph: str
    text: str
    learned: bool = False
    is_quiet: bool = False


def outcomes(scene: Scene, foreseen: Foreseen, glyphs: Mapping[str, str], is_wall: bool) -> list[Outcome]:
    """Return what is foreseen, a line each: what is certain, who is asked then, what may happen besides.

    `glyphs` has a glyph for each kind of event that deserves one of its own, by its name. With `is_wall`,
    the mark stands where something is open for the reader, or may happen, and otherwise at the first line.
    """
    lines: dict[str, Outcome] = {}
    times: dict[str, int] = {}
    for certain in foreseen.certain:
        text = foretold(scene.words, certain, scene.names, scene.drawn.seat)
        if text:
            times[text] = times.get(text, 0) + 1
            lines.setdefault(text, Outcome(glyphs.get(certain.event.name, GLYPH), text, bool(certain.open)))
    for text, number in times.items():
        if number > 1:
            said = scene.say(message("table-times", what=text, times=number))
            lines[text] = replace(lines[text], text=said)
    besides = [*_asked_then(scene, foreseen), *_besides(scene, foreseen)]
    return _marked([*lines.values(), *besides], is_wall)


def _marked(lines: list[Outcome], is_wall: bool) -> list[Outcome]:
    """Return lines with the mark of the wall at the one that teaches something, if the wall is met at all."""
    teaching = [at for at, line in enumerate(lines) if line.learned]
    open_ones = [at for at, line in enumerate(lines) if line.is_quiet]
    # Where nothing is new to the reader, others learn by the choice itself.
    marked = [*teaching, *open_ones, 0][0] if is_wall else None
    return [replace(line, learned=at == marked) for at, line in enumerate(lines)]


def _asked_then(scene: Scene, foreseen: Foreseen) -> list[Outcome]:
    """Return who is asked what next, where that is certain and the game has words for it."""
    lines: list[Outcome] = []
    for seat, question in foreseen.asked or ():
        then = message(f"then-{question.replace('.', '-')}", seat=player(seat))
        if scene.words.catalogue.has(then.id) and (text := scene.say(then)):
            lines.append(Outcome(NEXT, text))
    return lines


def _besides(scene: Scene, foreseen: Foreseen) -> list[Outcome]:
    """Return lines for what may happen besides: one of two, or perhaps, or that nobody can tell."""
    groups = gathered(foreseen.possible)
    texts = [foretold(scene.words, each, scene.names, scene.drawn.seat) for each in groups]
    either = _either(foreseen, [group for group, text in zip(groups, texts, strict=True) if text])
    lines: list[Outcome] = []
    if either is not None:
        one, other = (texts[groups.index(each)] for each in either)
        lines.append(Outcome(PERHAPS, scene.say(message("table-either", one=one, other=other)), True))
        texts = [text for text in texts if text not in (one, other)]
    rest = list(dict.fromkeys(text for text in texts if text))
    if rest:
        is_all = foreseen.is_whole and len(rest) <= MOST_PERHAPS
        what = " ".join(rest[:MOST_PERHAPS])
        said = message("table-perhaps" if is_all else "table-perhaps-more", what=what)
        lines.append(Outcome(PERHAPS, scene.say(said), is_quiet=True))
    elif not foreseen.is_whole:
        lines.append(Outcome(PERHAPS, scene.say(plain("table-nobody-can-tell")), is_quiet=True))
    return lines


def _either(foreseen: Foreseen, groups: Sequence[Certain]) -> tuple[Certain, Certain] | None:
    """Return two of what may happen, exactly one of which does whichever way it goes; nothing if none do."""
    if not foreseen.is_whole:
        return None
    ways = [unmatched(foreseen.certain, leaf.events) for leaf in foreseen.leaves]
    for pair in combinations(groups, 2):
        if all(sum(_are_alike(each, event) for each in pair for event in way) == 1 for way in ways):
            return pair
    return None


def _are_alike(one: Certain, event: Event) -> bool:
    """Whether an event differs in its card or amount alone."""
    return differences(one.event, event) is not None


def undo_of(scene: Scene, foreseen: Foreseen, is_wall: bool) -> str:
    """Return whether a choice can be taken back, in words: by one that ends a turn, others are asked."""
    if is_wall:
        return scene.say(plain("table-no-undo"))
    is_asked = foreseen.asked is None or scene.drawn.seat in dict(foreseen.asked)
    return scene.say(plain("table-undo" if is_asked else "table-undo-until"))


def room_for_mark(words: str, before: int, width: int) -> str:
    """Return a sentence that takes its last word along to the line where a mark after it has room.

    `before` is how far its first line is indented.

    >>> room_for_mark("You draw an item from the deck.", 4, 36)
    'You draw an item from the\\ndeck.'
    >>> room_for_mark("You draw an item from the deck.", 4, 37)
    'You draw an item from the deck.'
    """
    lines = wrap(f"{'-' * (before - 1)} {words}", width) if width > 0 else []
    if not lines or len(lines[-1]) + 1 + len(WALL_MARK) <= width or " " not in words:
        return words
    return "\n".join(words.rsplit(" ", 1))


def latest(lines: Sequence[LogLine], width: int, room: int) -> Sequence[LogLine]:
    """Return the last of some lines: as many as are whole in a room, and one at least."""
    if not width:
        return lines
    first = len(lines)
    while first and (room := room - len(wrap(f"- {lines[first - 1].text}", width))) >= 0:
        first -= 1
    return lines[min(first, max(0, len(lines) - 1)) :]


class PreviewPanel(Static):
    """A verb per line, with the wall mark where something will be learned."""

    def show(self, title: str, lines: Sequence[Outcome], crosses: bool | None, foot: str = "") -> None:
        """Show consequences; `crosses` says whether the choice can't be taken back, `foot` tells it."""
        entitle(self, title)
        text = Text()
        for outcome in lines:
            glyph, words = (MIST_300, MIST_300) if outcome.is_quiet else (BRASS_2, MIST_100)
            text.append(f"{outcome.glyph} ", glyph)
            if outcome.learned:
                sentence = room_for_mark(outcome.text, len(outcome.glyph) + 1, self.content_size.width)
                text.append(sentence, words).append(f" {WALL_MARK}", WALL)
            else:
                text.append(outcome.text, words)
            text.append("\n")
        if crosses:
            text.append(f"{WALL_MARK} {foot}", WALL)
        elif crosses is not None:
            text.append(foot, MIST_300)
        text.rstrip()
        self.update(text, layout=False)

    def refuse(self, sentence: str) -> None:
        """Say why what is looked at can't be chosen."""
        self.border_title = "Not now"
        self.update(Text(sentence, WALL), layout=False)

    def tell(self, lines: Sequence[LogLine]) -> None:
        """Show what has just happened, as far as there is room, while there is nothing to choose here."""
        self.border_title = "Just now"
        text = Text()
        for line in latest(lines, *self.content_size):
            text.append(f"{seat_shape(line.seat)} ", seat_colour(line.seat)).append(
                f"{line.text}\n", MIST_200
            )
        text.rstrip()
        self.update(text, layout=False)
