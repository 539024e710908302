"""How items are called in notation and in messages, and whose effect it is that asks."""

from collections.abc import Sequence

from hexmonger.games.arcane_alley.position import Position
from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.messages import Message, Named, Value, named


def item_name(p: Position, card: int) -> str:
    """Return the name of a card's item, or what to call a card nobody may name."""
    return p.rules.items[p.kind_of[card]].name if card >= 0 else "hidden item"


def item_id(p: Position, card: int) -> str:
    """Return the id of a card's item; empty for one nobody may name."""
    return p.rules.ids[p.kind_of[card]] if card >= 0 else ""


def named_item(p: Position, card: int) -> Named:
    """Return a card's item as a message has it."""
    return named("item", item_id(p, card))


def kinds_of(p: Position, cards: Sequence[int]) -> list[int]:
    """Return the different kinds of cards, in ascending order."""
    return sorted({p.kind_of[card] for card in cards})


def owner_of_script(p: Position, f: Frame) -> tuple[Named, str]:
    """Return the item or wizard whose effect a frame is, as a message has it, and its rule's id."""
    owner = f.script.name.partition(".")[0]
    rules = p.rules
    kind = rules.kind_by_id.get(owner, -1)
    if kind >= 0:
        return named("item", owner), rules.items[kind].rule
    return named("wizard", owner), rules.wizards[rules.wizard_by_id[owner]].rule


def asking(p: Position, f: Frame, name: str, more: dict[str, Value]) -> Message:
    """Return the prompt of an effect's question: its `source`, its numbers, and what else is known."""
    fields: dict[str, Value] = {"source": owner_of_script(p, f)[0], **f.script.numbers, **more}
    return Message("ask-" + name.replace(".", "-"), fields)
