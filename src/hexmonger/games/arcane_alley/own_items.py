"""A module of one's own: items that bring their words and looks along, and the wizards and words beside them.

docs/writing-an-item.md shows one, whole.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from hexmonger.games.arcane_alley.cards import OURS, Item, Number, Saying, Wizard, text_patterns
from hexmonger.games.arcane_alley.items import ITEMS
from hexmonger.games.arcane_alley.looks import SHORTS, SPECIAL, TYPES, letters_of, looks_of, short_patterns
from hexmonger.games.arcane_alley.module import Module
from hexmonger.games.arcane_alley.wizards import WIZARDS
from hexmonger.kernel.looks import Look
from hexmonger.kernel.messages import ENGLISH, catalogue_of
from hexmonger.kernel.trouble import Trouble

MARK: Final = re.compile(r"[A-Z][a-z]")
SPECIAL_MARK: Final = re.compile(r"\*[A-Z]")
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
ICON: Final = re.compile(r"[#.]+")


def number(value: int) -> Number:
    """Give a number of an item of one's own, which an edition may correct."""
    return Number(value, OURS)


def sentence(words: str) -> Saying:
    """Say what an item of one's own does; `{ $name }` stands for one of its numbers."""
    return Saying(OURS, words)


@dataclass(frozen=True)
class OwnItem(Item):
    """An item of one's own, with how it looks; no handbook prints anything of it.

    `short` says what it does in a few words, by the moment; the rows of an `icon` are made of `#` and `.`.
    """

    gold_source: str = OURS
    infamy_source: str = OURS
    when_source: str = OURS
    copies_source: str = OURS
    book: str = "Own"
    short: Mapping[str, str] = field(default_factory=dict)
    colour: str = SPECIAL[0]
    pattern: str = SPECIAL[1]
    icon: tuple[str, ...] = ()


class OwnModule(Module):
    """The base game with items and wizards of one's own; `words` has those of their questions, in Fluent."""

    def __init__(
        self,
        name: str,
        title: str,
        items: Sequence[OwnItem] = (),
        wizards: Sequence[Wizard] = (),
        words: str = "",
        about: str = "",
    ) -> None:
        self.name = name
        self.title = title
        self.own_items = tuple(items)
        self.own_wizards = tuple(wizards)
        self.words = words
        self.own: list[Item | Wizard] = [*items, *wizards]
        self.about = about or f"Brings {', '.join([each.name for each in self.own])}."
        self._check()

    def items(self) -> Sequence[Item]:
        return (*super().items(), *self.own_items)

    def wizards(self) -> Sequence[Wizard]:
        return (*super().wizards(), *self.own_wizards)

    def catalogues(self, language: str) -> Sequence[str]:
        shorts = {item.id: item.short for item in self.own_items}
        patterns = {**short_patterns(shorts), **text_patterns(self.own)}
        beside = (catalogue_of(patterns), self.words) if language == ENGLISH else ()
        return (*super().catalogues(language), *beside)

    def looks(self, items: Sequence[Item]) -> Mapping[tuple[str, str], Look]:
        types = {letters_of(item.mark): (item.colour, item.pattern) for item in self.own_items}
        shorts = {item.id: item.short for item in self.own_items}
        icons = {letters_of(item.mark): item.icon for item in self.own_items}
        return looks_of(items, {**TYPES, **types}, {**SHORTS, **shorts}, icons)

    def _check(self) -> None:
        """Refuse what would be taken for something else, or could not be drawn."""
        ids = {item.id: item.name for item in ITEMS} | {wizard.id: wizard.name for wizard in WIZARDS}
        marks = {item.mark: item.name for item in ITEMS}
        for item in self.own_items:
            form, letters = (SPECIAL_MARK, "*L") if item.is_special else (MARK, "Ba")
            if not form.fullmatch(item.mark):
                raise Trouble(f"{item.name}: its mark is written like {letters}, not {item.mark!r}")
            if item.mark in marks:
                raise Trouble(f"{item.name}: {marks[item.mark]} has the mark {item.mark} already")
            if not COLOUR.fullmatch(item.colour):
                raise Trouble(f"{item.name}: a colour is written like #5B3BA3, not {item.colour!r}")
            if not all(ICON.fullmatch(row) for row in item.icon):
                raise Trouble(f"{item.name}: the rows of an icon are made of # and .")
            if wrong := set(item.short) - set(item.when):
                does = ", ".join(item.when) or "nothing"
                raise Trouble(f"{item.name}: it does nothing when {min(wrong)!r}, but: {does}")
            marks[item.mark] = item.name
        for each in self.own:
            if each.id in ids:
                raise Trouble(f"{each.name}: {ids[each.id]} has the id {each.id} already")
            ids[each.id] = each.name
