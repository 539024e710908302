"""What the night market offers: a stall for every installed game, and one for each module of it."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from hexmonger.bots import usual_bot
from hexmonger.kernel.game import MODULES, Box, Game, boxes
from hexmonger.kernel.installed import load
from hexmonger.kernel.looks import Look
from hexmonger.kernel.messages import ENGLISH
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.terminal.leaf import Figures
from hexmonger.terminal.sitting import DOOR, sentence
from hexmonger.terminal.stall_picture import Scenery
from hexmonger.terminal.tables import has_own_table, own_table
from hexmonger.words import trouble_text
from hexmonger.words.catalogue import Catalogue, own_texts
from hexmonger.words.guide import guides_of, plain_words

USUAL_SEATS: Final = 4
COUNTED: Final = ("no", "one", "two", "three", "four", "five", "six", "seven")


@dataclass(frozen=True)
class Stall:
    """A game as it can be played at once, perhaps with a module, and what its stall says and shows."""

    box: Box[Any, Any]
    module: str
    title: str
    sentence: str
    wares: tuple[Look, ...]
    scenery: Scenery | None
    figures: Figures

    @property
    def name(self) -> str:
        """Return what is sold here, by its name: a module, or else a game."""
        return self.module or self.box.name

    @property
    def seats(self) -> int:
        """Return how many play a game that is begun at once."""
        return usual_seats(self.box)

    @property
    def options(self) -> dict[str, str]:
        """Return the options of a game that is begun at once."""
        return {MODULES: self.module} if self.module else {}

    def open(self) -> Game[Any, Any]:
        """Return the game that is begun at once."""
        return self.box.open(Setup(self.seats, self.options))

    @property
    def players(self) -> str:
        """Return for how many the game is."""
        least, most = self.box.least_seats, self.box.most_seats
        return f"{least} to {most} players" if least < most else f"{most} player{'s' if most > 1 else ''}"

    @property
    def bot(self) -> str:
        """Return the kind of bot that a game is played against that is begun at once."""
        return usual_bot(self.open())

    @property
    def usual(self) -> str:
        """Return against whom a game is played that is begun at once."""
        bots = self.seats - 1
        if not bots:
            return "you alone"
        count = COUNTED[bots] if bots < len(COUNTED) else str(bots)
        return f"you and {count} {self.bot} bot{'s' if bots > 1 else ''}"

    @property
    def page(self) -> int | None:
        """Return at which page the guide to it begins; none if nobody has written one."""
        pages = [guide.name for guide in guides_of(self.open()) for _ in guide.chapters]
        if not pages:
            return None
        return pages.index(self.name) if self.name in pages else 0


def stalls() -> list[Stall]:
    """Return every stall of the market, those first that somebody has painted."""
    found: list[Stall] = []
    for box in shelved():
        found.append(_stall(box, "", box.title))
        found += [_stall(box, module, title) for module, title in box.modules().items()]
    return sorted(found, key=lambda stall: stall.scenery is None)


def shelved() -> list[Box[Any, Any]]:
    """Return every installed game, those first that somebody has drawn a table for."""
    return sorted(boxes().values(), key=lambda box: not has_own_table(box.name))


def usual_seats(box: Box[Any, Any], count: int = USUAL_SEATS) -> int:
    """Return so many players, or as many as a game can have."""
    return min(max(count, box.least_seats), box.most_seats)


def _stall(box: Box[Any, Any], module: str, title: str) -> Stall:
    scenery: Scenery | None = None
    figures: Figures = {}
    # A broken table is told to whoever sits down at it.
    with suppress(Trouble):
        table = own_table(box.name)
        if table is not None:
            scenery, figures = table.SCENERY.get(module or box.name), table.FIGURES
    try:
        plain = box.open(Setup(usual_seats(box)))
        game = box.open(Setup(usual_seats(box), {MODULES: module})) if module else plain
        own = plain.looks() if module else {}
        wares = _wares(game.looks(), own)
    except Trouble:
        wares = ()
    return Stall(box, module, title, sentence_of(box, module), wares, scenery, figures)


def _wares(looks: Mapping[tuple[str, str], Look], others: Mapping[tuple[str, str], Look]) -> tuple[Look, ...]:
    """Return the looks that can be drawn as pictures, first those that others don't have."""
    drawn = [key for key, look in looks.items() if look.icon and look.colour]
    return tuple(looks[key] for key in sorted(drawn, key=lambda key: key in others))


def sentence_of(box: Box[Any, Any], module: str) -> str:
    """Return what a game or a module is about: in words of its table, its own, or those of its guide."""
    try:
        game = box.open(Setup(usual_seats(box), {MODULES: module} if module else {}))
        # All words of a game take a while to read; those of its table are enough.
        words, said = Catalogue({ENGLISH: own_texts(ENGLISH, DOOR, box.name)}), f"stall-{module or box.name}"
        if words.has(said):
            return words.phrase(said, {})
        if module:
            about = str(getattr(load(f"hexmonger.{box.name}", module, "module"), "about", ""))
            return about or f"{box.title} with {box.modules()[module]}."
        return box.about or _first_sentence(game) or "Played at the plain table."
    except Trouble as trouble:
        return sentence(trouble_text(trouble))


def _first_sentence(game: Game[Any, Any]) -> str:
    """Return how the guide to a game begins; nothing if there is none."""
    chapters: Sequence[Any] = [chapter for guide in guides_of(game) for chapter in guide.chapters]
    paragraphs = chapters[0].paragraphs if chapters else ()
    return plain_words(paragraphs[0].words).split(". ")[0].rstrip(".") + "." if paragraphs else ""
