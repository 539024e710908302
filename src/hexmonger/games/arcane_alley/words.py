"""How slots, seats and cards are written, in notation and in sentences."""

from collections.abc import Sequence
from typing import Protocol

from hexmonger.games.arcane_alley.rules import Rules
from hexmonger.kernel.agenda import Frame


class Position(Protocol):
    """What a state and a view have in common: enough to word a question.

    A card of a state is its number; one of a view is a code that `kind_of` tells the kind of, or a negative
    number if the seat may not know it.
    """

    @property
    def rules(self) -> Rules: ...
    @property
    def seats(self) -> int: ...
    @property
    def kind_of(self) -> tuple[int, ...]: ...
    @property
    def store(self) -> Sequence[Sequence[int]]: ...
    @property
    def up(self) -> Sequence[int]: ...
    @property
    def shape(self) -> Sequence[int]: ...
    @property
    def stash(self) -> Sequence[Sequence[int]]: ...
    @property
    def deck(self) -> Sequence[int]: ...
    @property
    def discard(self) -> Sequence[int]: ...
    @property
    def aside(self) -> Sequence[int]: ...
    @property
    def limbo(self) -> Sequence[int]: ...
    @property
    def gold(self) -> Sequence[int]: ...
    @property
    def infamy(self) -> Sequence[int]: ...
    @property
    def round(self) -> int: ...


def item_name(p: Position, card: int) -> str:
    """Return the name of a card's item, or what to call a card nobody may name."""
    return p.rules.items[p.kind_of[card]].name if card >= 0 else "hidden item"


def numbered_name(p: Position, cards: Sequence[int], index: int) -> str:
    """Return the name of one of several cards, numbered where an earlier one has the same."""
    name = item_name(p, cards[index])
    earlier = sum(item_name(p, card) == name for card in cards[:index])
    return f"{name} {earlier + 1}" if earlier else name


def kinds_of(p: Position, cards: Sequence[int]) -> list[int]:
    """Return the different kinds of cards, in ascending order."""
    return sorted({p.kind_of[card] for card in cards})


def owner_of_script(p: Position, f: Frame) -> tuple[str, str]:
    """Return the name and the rule's id of the item or wizard whose effect a frame is."""
    owner, _, moment = f.script.name.partition(".")
    if not moment:
        return "", ""
    rules = p.rules
    if owner in rules.kind_by_id:
        item = rules.items[rules.kind_by_id[owner]]
        return item.name, item.rule
    wizard = rules.wizards[rules.wizard_by_id[owner]]
    return wizard.name, wizard.rule


def headed(p: Position, f: Frame, sentence: str) -> str:
    """Return a prompt with the item or wizard it belongs to in front."""
    return f"{owner_of_script(p, f)[0]}: {sentence}."
