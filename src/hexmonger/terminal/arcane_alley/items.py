"""Items as the table shows them: an entry of the glossary, and the game's look for it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from hexmonger.kernel.glossary import Entry, Figure, Known
from hexmonger.kernel.looks import Look
from hexmonger.look import COIN, SHIELD, figure
from hexmonger.terminal.sitting import Things
from hexmonger.words import Words

# The glyph of every moment at which an item acts, and of every side of the moon die.
TIMINGS: Final = {"played": "↧", "sold": "◎", "always": "∞", "special": "✦", "expend": "↻"}
MOONS: Final = {"crescent": "☾", "half": "◐", "full": "○"}
ALL_MOONS: Final = "".join(MOONS.values())


@dataclass(frozen=True)
class Item:
    """An item: what is printed on it, and how it looks."""

    entry: Entry
    look: Look
    words: Words

    @property
    def name(self) -> str:
        """Return its name."""
        return self.entry.name

    @cached_property
    def mark(self) -> str:
        """Return the characters it is known by: a special one has its star, a moon item a prime."""
        return self.entry.mark.replace("*", "✦")

    @cached_property
    def figures(self) -> dict[str, Figure]:
        """Return its figures by name."""
        return {each.name: each for each in self.entry.figures}

    @property
    def gold(self) -> int | None:
        """Return the gold for a set of it, if it makes any."""
        return self.figures["gold"].value

    @property
    def infamy(self) -> int:
        """Return the infamy of each."""
        return self.figures["infamy"].value or 0

    @cached_property
    def coin(self) -> str:
        """Return its coin with the gold for a set."""
        return f"{COIN}–" if self.gold is None else f"{COIN}{self.gold}"

    @cached_property
    def shield(self) -> str:
        """Return its shield with its infamy."""
        return f"{SHIELD}{figure(self.infamy)}"

    @cached_property
    def when(self) -> tuple[str, ...]:
        """Return the moments at which it acts."""
        return self.entry.when.names

    @cached_property
    def glyphs(self) -> str:
        """Return the glyphs of these moments."""
        return "".join(TIMINGS[moment] for moment in self.when)

    @cached_property
    def timing(self) -> str:
        """Return these moments in glyphs and words."""
        if len(self.when) == 1:
            return f"{self.glyphs} {self.when[0].capitalize()}"
        return "  ".join(f"{TIMINGS[moment]} {moment}" for moment in self.when)

    @cached_property
    def is_moon(self) -> bool:
        """Whether it belongs to the moon."""
        return "moon" in dict(self.entry.traits)

    @cached_property
    def badge(self) -> str:
        """Return its moons, as on its foot."""
        side = dict(self.entry.traits)["moon"].words if self.is_moon else ""
        return ALL_MOONS if side == "all" else MOONS.get(side, "")

    @cached_property
    def sentences(self) -> list[Known]:
        """Return what it does, a sentence at a time."""
        return self.words.told(self.entry.sentences)

    @cached_property
    def sources(self) -> set[str]:
        """Return every way in which something about it is known."""
        known = {self.figures["gold"].source, self.figures["infamy"].source, self.entry.when.source}
        return known | {sentence.source for sentence in self.entry.sentences}


def items_of(things: Things) -> dict[str, Item]:
    """Return the items of a game by id."""
    return {
        entry.id: Item(entry, things.looks.get((kind, entry.id), Look()), things.words)
        for (kind, _), entry in things.entries.items()
        if kind == "item"
    }
