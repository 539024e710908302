"""What is foreseen, in words: the present tense of an event, with what is open left open."""

from collections.abc import Sequence

from hexmonger.kernel.foreseen import Certain
from hexmonger.kernel.messages import Message, Named, Value
from hexmonger.kernel.outlook import Outlook
from hexmonger.words.words import Words

# What a catalogue is given for an amount that is open: a word, where a number would stand.
OPEN = "open"


def foretold(words: Words, certain: Certain, names: Sequence[str] = (), reader: int = -1) -> str:
    """Return what will happen as a sentence; nothing where that of the catalogue is empty.

    A thing that is open is one that the reader may not know; an amount that is open is the word `open`.
    Where there are no words for what is to come, those for what has come stand in, unless an amount is open.
    """
    said = certain.event.message()
    fields = {
        field: left_open(value) if field in certain.open else value for field, value in said.fields.items()
    }
    name = f"will-{certain.event.name}"
    if words.catalogue.has(name):
        return words.say(Message(name, fields), names, reader)
    if certain.event.is_silent or OPEN in [fields[field] for field in certain.open]:
        return ""
    return words.say(Message(said.id, fields), names, reader)


def left_open(value: Value) -> Value:
    """Return a field of a message without what it says."""
    if isinstance(value, Named):
        return Named(value.kind, "")
    return tuple(Named(each.kind, "") for each in value) if isinstance(value, tuple) else OPEN


def reason(
    words: Words, ahead: Outlook, remarks: Sequence[Message], names: Sequence[str], reader: int
) -> str:
    """Return what speaks for an answer: what is certain to follow, and what is to be remarked then."""
    told = [foretold(words, certain, names, reader) for certain in ahead.certain]
    told += [words.say(remark, names, reader) for remark in remarks]
    return " ".join(sentence for sentence in told if sentence)
