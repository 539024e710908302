"""What somebody says to a table, one message each; the first is a hello."""

from typing import Annotated, Final, Literal

import msgspec

from hexmonger.protocol.tables import ChatName, Word

LONGEST_LINE: Final = 500
LONGEST_WORDS: Final = 200
MOST_AHEAD: Final = 16

Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Choice = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
# An id that whoever says something makes up: it comes back in the answer, and said again it counts once.
Ticket = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Saying(msgspec.Struct, frozen=True, tag_field="say", omit_defaults=True, forbid_unknown_fields=True):
    """Something that is said to a table."""


class Hello(Saying, frozen=True, tag="hello"):
    """The first message: for which protocol, at which table, and with which seat's secret, if any.

    Without a secret one watches. `key` is a player key, so that a watcher can chat. `seen` is how many events
    the reader has heard already: the rest comes in the first update.
    """

    protocol: int
    table: Word
    secret: Word = ""
    key: Word = ""
    seen: Number = 0


class Choose(Saying, frozen=True, tag="choose"):
    """Answer a question, by the number that it has for this seat."""

    ticket: Ticket
    question: Number
    choice: Choice


class TakeBack(Saying, frozen=True, tag="take_back"):
    """Take back the latest choice, up to the wall."""

    ticket: Ticket


class Preview(Saying, frozen=True, tag="preview"):
    """Ask what will follow if the seat makes some choices; with `draw`, how the table looks then."""

    ticket: Ticket
    question: Number
    choices: Annotated[list[Choice], msgspec.Meta(min_length=1, max_length=MOST_AHEAD)]
    draw: bool = False


class Hint(Saying, frozen=True, tag="hint"):
    """Ask what a bot would answer, and why; everybody at the table is told that one has asked."""

    ticket: Ticket
    question: Number


class Why(Saying, frozen=True, tag="why"):
    """Ask why a choice is not allowed."""

    ticket: Ticket
    question: Number
    choice: Choice


class Chat(Saying, frozen=True, tag="chat"):
    """Say something to those at the table, or as a watcher to those who watch."""

    ticket: Ticket
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)]


class RemoveLine(Saying, frozen=True, tag="remove_line"):
    """Remove a line of the chat, as the host may."""

    ticket: Ticket
    number: Number
    chat: ChatName = "table"


class Mute(Saying, frozen=True, tag="mute"):
    """Hear no more chat of whoever wrote a line, or hear it again."""

    ticket: Ticket
    number: Number
    chat: ChatName = "table"
    is_on: bool = True


class Seal(Saying, frozen=True, tag="seal"):
    """Commit to words for the seed, before the game begins."""

    ticket: Ticket
    seal: Word


class OpenWords(Saying, frozen=True, tag="open"):
    """Open the words that the seat has committed to, once everybody was called to."""

    ticket: Ticket
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORDS)]


class Ask(Saying, frozen=True, tag="ask"):
    """Ask everybody to agree: to go back beyond the wall, or to end the game as it stands."""

    ticket: Ticket
    what: Literal["undo", "end"]


class Agree(Saying, frozen=True, tag="agree"):
    """Agree to what somebody has asked for, or don't."""

    ticket: Ticket
    number: Number
    is_yes: bool


class Deputy(Saying, frozen=True, tag="deputy"):
    """Say which bot is to stand in when the seat's time has run out."""

    ticket: Ticket
    bot: Word


class Leave(Saying, frozen=True, tag="leave"):
    """Let the deputy go on from now: until one comes back, or for good where one concedes."""

    ticket: Ticket
    is_for_good: bool = False


class ComeBack(Saying, frozen=True, tag="come_back"):
    """Take the seat back from whoever stands in."""

    ticket: Ticket


AnySaying = (
    Hello
    | Choose
    | TakeBack
    | Preview
    | Hint
    | Why
    | Chat
    | RemoveLine
    | Mute
    | Seal
    | OpenWords
    | Ask
    | Agree
    | Deputy
    | Leave
    | ComeBack
)

SAYINGS: Final[msgspec.json.Decoder[AnySaying]] = msgspec.json.Decoder(AnySaying)
