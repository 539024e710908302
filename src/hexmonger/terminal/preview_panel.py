"""The panel that shows what will happen, always in the same place and form, and its lines from foresight.

    lines = outcomes(scene, scene.foresee(answer.choice), GLYPHS, answer.is_wall)
    panel.show(title, lines, answer.is_wall)

A game brings words for it: `will-<event>` says in the present tense what is to come, `then-<question>` (with
the field `seat`; dots of a question's name are dashes) who is asked what next. Where a catalogue has no such
words, or they are empty, there is no line.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from hexmonger.kernel.events import Event
from hexmonger.kernel.foreseen import Certain, Foreseen, differences
from hexmonger.kernel.messages import message, player
from hexmonger.look import BRASS_2, MIST_100, MIST_200, MIST_300, WALL, WALL_MARK, seat_colour, seat_shape
from hexmonger.terminal.plain import Static, entitle
from hexmonger.terminal.sitting import Scene
from hexmonger.words import LogLine
from hexmonger.words.foretelling import foretold

LEARNED: Final = "No undo after this."
GLYPH: Final = "•"
NEXT: Final = "▸"
PERHAPS: Final = "?"
NOBODY_CAN_TELL: Final = "Nobody can tell what comes after."
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
    the mark stands where something is open for the reader, and otherwise at the first line.
    """
    lines: dict[str, Outcome] = {}
    times: dict[str, int] = {}
    for certain in foreseen.certain:
        text = foretold(scene.words, certain, scene.names, scene.drawn.seat)
        if text:
            times[text] = times.get(text, 0) + 1
            lines.setdefault(text, Outcome(glyphs.get(certain.event.name, GLYPH), text, bool(certain.open)))
    certain_lines = [
        Outcome(line.glyph, _counted(text, times[text]), line.learned) for text, line in lines.items()
    ]
    besides = [*_asked_then(scene, foreseen), *_perhaps(scene, foreseen)]
    return _marked([*certain_lines, *besides], is_wall)


def _marked(lines: list[Outcome], is_wall: bool) -> list[Outcome]:
    """Return lines with the mark of the wall at one of them, if the wall is met at all."""
    marked = next((at for at, line in enumerate(lines) if line.learned), 0) if is_wall else None
    return [Outcome(line.glyph, line.text, at == marked, line.is_quiet) for at, line in enumerate(lines)]


def _asked_then(scene: Scene, foreseen: Foreseen) -> list[Outcome]:
    """Return who is asked what next, where that is certain and the game has words for it."""
    lines: list[Outcome] = []
    for seat, question in foreseen.asked or ():
        then = message(f"then-{question.replace('.', '-')}", seat=player(seat))
        if scene.words.catalogue.has(then.id) and (text := scene.say(then)):
            lines.append(Outcome(NEXT, text))
    return lines


def _perhaps(scene: Scene, foreseen: Foreseen) -> list[Outcome]:
    """Return a line for what may happen besides, or that nobody can tell."""
    texts: dict[str, None] = {}
    for certain in _alike(foreseen.possible):
        text = foretold(scene.words, certain, scene.names, scene.drawn.seat).rstrip(".")
        if text:
            texts[text] = None
    if texts:
        shown = "; ".join(list(texts)[:MOST_PERHAPS])
        is_all = foreseen.is_whole and len(texts) <= MOST_PERHAPS
        return [Outcome(PERHAPS, f"Perhaps: {shown}{'.' if is_all else ' …'}", is_quiet=True)]
    return [] if foreseen.is_whole else [Outcome(PERHAPS, NOBODY_CAN_TELL, is_quiet=True)]


def _alike(events: Iterable[Event]) -> list[Certain]:
    """Return events with those in one that differ in their cards and amounts alone, which are open then."""
    found: list[Certain] = []
    for event in events:
        for at, other in enumerate(found):
            differing = differences(other.event, event)
            if differing is not None:
                found[at] = Certain(other.event, other.open | differing)
                break
        else:
            found.append(Certain(event, frozenset()))
    return found


def _counted(text: str, times: int) -> str:
    """Return a sentence with how many times it holds.

    >>> _counted("An item joins your stash.", 2)
    'An item joins your stash (×2).'
    """
    return text if times == 1 else f"{text.rstrip('.')} (×{times})."


class PreviewPanel(Static):
    """A verb per line, with the wall mark where something will be learned."""

    def show(
        self, title: str, lines: Sequence[Outcome], crosses: bool | None, no_undo: str = LEARNED
    ) -> None:
        """Show consequences; `crosses` says whether the choice can't be taken back, if there is one."""
        entitle(self, title)
        text = Text()
        for outcome in lines:
            glyph, words = (MIST_300, MIST_300) if outcome.is_quiet else (BRASS_2, MIST_100)
            text.append(f"{outcome.glyph} ", glyph).append(outcome.text, words)
            if outcome.learned:
                text.append(f" {WALL_MARK}", WALL)
            text.append("\n")
        if crosses:
            text.append(f"{WALL_MARK} {no_undo}", WALL)
        elif crosses is not None:
            text.append("u takes it back.", MIST_300)
        text.rstrip()
        self.update(text, layout=False)

    def refuse(self, sentence: str) -> None:
        """Say why what is looked at can't be chosen."""
        self.border_title = "Not now"
        self.update(Text(sentence, WALL), layout=False)

    def tell(self, lines: Sequence[LogLine]) -> None:
        """Show what has just happened, while there is nothing to choose here."""
        self.border_title = "Just now"
        text = Text()
        for line in lines:
            text.append(f"{seat_shape(line.seat)} ", seat_colour(line.seat)).append(
                f"{line.text}\n", MIST_200
            )
        text.rstrip()
        self.update(text, layout=False)
