"""What a table says to somebody, one message each."""

from typing import Any, Final, Literal

import msgspec

from hexmonger.kernel.drawn import Answer, Drawn
from hexmonger.kernel.messages import Message
from hexmonger.protocol.tables import ChatName, TableSheet
from hexmonger.wire import Heard

Code = Literal[
    "unreadable",
    "protocol",
    "unknown",
    "secret",
    "refused",
    "stale",
    "trouble",
    "not_stored",
    "too_fast",
    "too_large",
    "closing",
]


class Reply(msgspec.Struct, frozen=True, tag_field="say", omit_defaults=True):
    """Something that a table says."""


class Welcome(Reply, frozen=True, tag="welcome"):
    """The answer to a hello: which protocol and program this is, and which seat one has; -1 to watch."""

    protocol: int
    program: str
    seat: int


class TableIs(Reply, frozen=True, tag="table"):
    """The table as everybody may know it, whenever something of it has changed."""

    table: TableSheet


class Update(Reply, frozen=True, tag="update"):
    """What the reader has heard since the last update, and the table as it may know it now.

    The events are numbered for this reader alone; the first has the number `first`. `question` is the number
    of the question that waits, to be sent with its answer. `heard` is how much was heard in all: a hello with
    it goes on from here.
    """

    first: int
    heard: int
    events: list[Heard]
    view: Drawn
    question: int = 0


class Sure(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event that will happen, or may, but for the fields that are open; `said` is the event as a message.

    Words for what is to come stand under `will-` and the event's name, where a game has them.
    """

    event: dict[str, Any]
    open: tuple[str, ...] = ()
    said: Message | None = None


class Foretold(Reply, frozen=True, tag="foretold"):
    """What follows from choices: what is certain, what may happen besides, and who is asked what then.

    What may happen in several ways that differ in a card or an amount alone is told once, with that open.
    It is `whole` if every way was followed to the next question. `later` is what is certain beyond that,
    where an effect asks, whichever answer it gets. `view` is the table after it, where it was asked for and
    nobody learns anything by it.
    """

    ticket: str
    certain: tuple[Sure, ...]
    possible: tuple[Sure, ...] = ()
    asked: tuple[tuple[int, str], ...] | None = None
    is_whole: bool = False
    later: tuple[Sure, ...] = ()
    view: Drawn | None = None


class Advised(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer that a bot would think of, with those that follow it as long as nothing new is learned.

    `value` is what it is worth more than the mean of all that were weighed, which may be off by `reach`
    (95 %); `best` is the part of the imagined futures in which none was worth more. `certain` is what follows
    from it, and the remarks say how the seat stands then.
    """

    answers: tuple[Answer, ...]
    value: float
    reach: float
    best: float
    certain: tuple[Sure, ...] = ()
    remarks: tuple[Message, ...] = ()


class Advice(Reply, frozen=True, tag="advice"):
    """The answers that a bot would think of, the best first."""

    ticket: str
    bot: str
    advised: tuple[Advised, ...]


class Because(Reply, frozen=True, tag="because"):
    """Why a choice is not allowed: as a message, as a sentence, and by which rule."""

    ticket: str
    reason: Message | None
    text: str
    rule: str = ""


class Done(Reply, frozen=True, tag="done"):
    """What was said with a ticket has been done, and is stored."""

    ticket: str


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the chat; one of a person who is not at the table has no seat. A removed one has no text."""

    number: int
    name: str
    text: str = ""
    seat: int = -1
    at: float = 0.0
    is_removed: bool = False


class Lines(Reply, frozen=True, tag="lines"):
    """Lines of a chat, of those who play or of those who watch; one that was there before is replaced."""

    chat: ChatName
    lines: tuple[Line, ...]


class Notice(Reply, frozen=True, tag="notice"):
    """Something that everybody should know: a seat's time has run out, its bot was replaced, or it has asked
    for a hint."""

    what: Literal["time_is_up", "bot_replaced", "request_ended", "hint_taken"]
    seat: int
    text: str = ""


class Wrong(Reply, frozen=True, tag="wrong"):
    """What was said can't be done, and nothing was changed: a code, a sentence, and the rule if there is one.

    `after` is how many seconds to wait before it is said again.
    """

    code: Code
    text: str
    ticket: str = ""
    rule: str = ""
    reason: Message | None = None
    after: float | None = None


AnyReply = Welcome | TableIs | Update | Foretold | Advice | Because | Done | Lines | Notice | Wrong

REPLIES: Final[msgspec.json.Decoder[AnyReply]] = msgspec.json.Decoder(AnyReply)
