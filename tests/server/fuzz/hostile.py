"""What somebody could say who means harm: messages of all kinds that change nothing."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from hexmonger.kernel.chance import Source
from hexmonger.protocol import PROTOCOL
from hexmonger.protocol.sayings import LONGEST_LINE, LONGEST_WORDS, MOST_AHEAD

# Texts that have broken somebody's program.
TEXTS: Final = (
    "",
    " ",
    "\\ud800",
    "\\u0000",
    "\\u202e\\u2066",
    "\\u200b\\ufeff",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "../../etc/passwd",
    "%s%n{0}${x}",
    "\\ud83d\\ude00" * 40,
    "a" * 101,
    "a" * 5_000,
    "Z\\u0351\\u036b\\u0343" * 30,
)
NUMBERS: Final = (
    "-1",
    "0",
    "1e400",
    "-1e400",
    "1.5",
    "NaN",
    "Infinity",
    "9" * 30,
    "9" * 4_000,
    "-" + "9" * 400,
    "2147483648",
    "-2147483649",
    "true",
    "null",
    '"1"',
    "[]",
    "{}",
    "0x10",
    "01",
)
SAYS: Final = (
    "hello",
    "choose",
    "take_back",
    "preview",
    "hint",
    "why",
    "chat",
    "remove_line",
    "mute",
    "seal",
    "open",
    "ask",
    "agree",
    "deputy",
    "leave",
    "come_back",
)


@dataclass
class Victim:
    """What is known of a table by somebody who means harm: the seat's question and its options."""

    table: str
    question: int = 0
    options: list[int] = field(default_factory=list)
    # Tickets of choices that were made, with what was said then.
    made: list[dict[str, Any]] = field(default_factory=list)
    # Names of other tables and secrets of other seats, none of which open this one.
    foreign: list[tuple[str, str]] = field(default_factory=list)


Said = str | bytes
Kind = Callable[[Source, Victim], Said]


def _ticket(source: Source) -> str:
    return f"f{source.below(1 << 40)}"


def _text(source: Source) -> str:
    """Return some text as it stands in JSON, between quotation marks."""
    return f'"{TEXTS[source.below(len(TEXTS))]}"'


def _value(source: Source) -> str:
    """Return some value as it stands in JSON, or nearly."""
    return _text(source) if source.below(2) else NUMBERS[source.below(len(NUMBERS))]


def malformed(source: Source, victim: Victim) -> Said:
    """Return what is no message: broken JSON, or JSON of another shape."""
    whole = json.dumps({"say": "why", "ticket": "t", "question": victim.question, "choice": -1})
    cut = source.below(len(whole))
    ways: tuple[Callable[[], Said], ...] = (
        lambda: whole[:cut],
        lambda: whole[cut:],
        lambda: whole[:cut] + chr(source.below(0xD7FF)) + whole[cut + 1 :],
        lambda: "[" * source.below(8_000),
        lambda: '{"say":' * source.below(2_000),
        lambda: '{"say":"why","ticket":' + "[" * 3_000 + "]" * 3_000 + "}",
        lambda: "".join(chr(source.below(256)) for _ in range(source.below(200))),
        lambda: bytes(source.below(256) for _ in range(source.below(200))),
        lambda: whole.encode("utf-16"),
        lambda: NUMBERS[source.below(len(NUMBERS))],
        lambda: f'{{"say":{_value(source)}}}',
        lambda: f'{{"say":"{SAYS[source.below(len(SAYS))]}"}}',
        lambda: whole.replace("}", f',"more":{_text(source)}}}'),
        lambda: whole.replace('"why"', f'"why","say":{_value(source)}'),
        lambda: whole.replace("}", ',"choice":' * 100 + "1}"),
        lambda: "",
    )
    return ways[source.below(len(ways))]()


def misfitting(source: Source, victim: Victim) -> Said:
    """Return a message whose fields hold what they can't."""
    say = SAYS[1 + source.below(len(SAYS) - 1)]
    # No words among these, so that none of them does anything by chance.
    names = ("question", "choice", "choices", "number", "is_on", "seal", "is_yes", "draw")
    parts = [f'"{name}":{_value(source)}' for name in names if source.below(3) == 0]
    ticket = _text(source) if source.below(2) else f'"{_ticket(source)}"'
    unknown = ['"surely_unknown":1'] if say in ("take_back", "leave", "come_back", "ask") else []
    return "{" + ",".join([f'"say":"{say}"', f'"ticket":{ticket}', *parts, *unknown]) + "}"


def stale(source: Source, victim: Victim) -> Said:
    """Return an answer, or a question about one, to what is asked no longer or not yet."""
    later = victim.question + 1 + source.below(1000)
    number = later if source.below(2) or not victim.question else source.below(victim.question)
    choice = source.pick(victim.options) if victim.options else source.below(100)
    return _about(source, number, choice)


def unallowed(source: Source, victim: Victim) -> Said:
    """Return an answer to the question that waits, which is none of those that are allowed."""
    choice = source.below(1 << 31)
    while choice in victim.options:
        choice += 1
    return _about(source, victim.question, choice if source.below(2) else -choice - 1)


def _about(source: Source, number: int, choice: int) -> Said:
    said: dict[str, Any] = {"ticket": _ticket(source), "question": number}
    ways: tuple[dict[str, Any], ...] = (
        {"say": "choose", "choice": choice},
        {"say": "why", "choice": choice},
        {"say": "hint"},
        {"say": "preview", "choices": [choice], "draw": True},
        {"say": "preview", "choices": [choice] * (1 + source.below(MOST_AHEAD))},
    )
    return json.dumps({**said, **ways[source.below(len(ways))]})


def oversized(source: Source, victim: Victim) -> Said:
    """Return a message that is larger than it may be, in one of its parts."""
    ways: tuple[dict[str, Any], ...] = (
        {"say": "chat", "ticket": "t", "text": "x" * (LONGEST_LINE + 1 + source.below(10_000))},
        {"say": "chat", "ticket": "t" * 65, "text": "x"},
        {"say": "open", "ticket": "t", "words": "x" * (LONGEST_WORDS + 1)},
        {"say": "preview", "ticket": "t", "question": victim.question, "choices": [0] * (MOST_AHEAD + 1)},
        {"say": "preview", "ticket": "t", "question": victim.question, "choices": [0] * 5_000},
        {"say": "seal", "ticket": "t", "seal": "0" * 101},
        {"say": "deputy", "ticket": "t", "bot": "x" * (101 + source.below(10_000))},
        {"say": "why", "ticket": "t" * 10_000, "question": 1, "choice": 1},
        {"say": "x" * 16_000},
    )
    return json.dumps(ways[source.below(len(ways))])


def useless(source: Source, victim: Victim) -> Said:
    """Return a message that is well made and can't be done here."""
    ticket = _ticket(source)
    ways: tuple[dict[str, Any], ...] = (
        {"say": "seal", "seal": "0" * 64},
        {"say": "open", "words": "sesame"},
        {"say": "agree", "number": source.below(1000), "is_yes": True},
        {"say": "deputy", "bot": "nobody at all"},
        {"say": "come_back"},
        {"say": "remove_line", "number": source.below(1 << 20), "chat": "table"},
        {"say": "mute", "number": 1000 + source.below(1 << 20), "chat": "watchers"},
        {"say": "chat", "text": "\u202e"},
        {"say": "hello", "protocol": PROTOCOL, "table": victim.table},
    )
    return json.dumps({"ticket": ticket, **ways[source.below(len(ways))]})


def replayed(source: Source, victim: Victim) -> Said:
    """Return what was said before and has been done, again."""
    if not victim.made:
        return stale(source, victim)
    return json.dumps(victim.made[source.below(len(victim.made))])


KINDS: Final[dict[str, Kind]] = {
    "malformed": malformed,
    "misfitting": misfitting,
    "stale": stale,
    "unallowed": unallowed,
    "oversized": oversized,
    "useless": useless,
    "replayed": replayed,
}


def hello_from(source: Source, victim: Victim) -> Said:
    """Return a first message that lets nobody in."""
    table, secret = victim.foreign[source.below(len(victim.foreign))]
    about: dict[str, Any] = {"say": "hello", "protocol": PROTOCOL, "table": victim.table, "secret": secret}
    ways: tuple[Callable[[], Said], ...] = (
        lambda: malformed(source, victim),
        lambda: json.dumps(about),
        lambda: json.dumps({**about, "table": table, "secret": "x" * 43}),
        lambda: json.dumps({**about, "secret": "", "key": secret[1:]}),
        lambda: json.dumps({**about, "table": "nowhere", "secret": ""}),
        lambda: json.dumps({**about, "protocol": source.below(100) + 2}),
        lambda: json.dumps({**about, "seen": -1}),
        lambda: json.dumps({**about, "table": "\U0001f600" * 90, "secret": ""}),
        lambda: json.dumps({"say": "why", "ticket": "t", "question": 1, "choice": 1}),
        lambda: (
            f'{{"say":"hello","protocol":{_value(source)},"table":{_text(source)},"secret":{_text(source)}}}'
        ),
    )
    return ways[source.below(len(ways))]()
