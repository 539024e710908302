"""What happens at a table, written down entry by entry: all of a table follows from its entries.

Names and chat are none of them: they can be forgotten, and what was played stays as it is.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from hexmonger.kernel.trouble import Unreadable
from hexmonger.protocol.tables import Terms

NOBODY: Final = ""


class Entry(msgspec.Struct, frozen=True, tag=True, tag_field="entry", omit_defaults=True, kw_only=True):
    """Something that was done at a table, and is never changed afterwards.

    `ticket` is that of the message that brought it, if one did: said again, it counts once.
    """

    ticket: str = ""


class Made(Entry, frozen=True):
    """The table is made: by whom, for which game with which set-up, and with which secret its host is bound.

    `rules` and `tables` are those of the game then: by others it can't be played on. `position` is where it
    begins, if not with the deal. `record` is a game that was played elsewhere, brought along to be looked at.
    `commitment` is what was shown of the secret then, so that nothing else can stand in its place.
    """

    host: str
    game: str
    rules: int
    tables: str
    seats: int
    options: dict[str, str]
    terms: Terms
    secret: str
    position: str = ""
    record: str = ""
    commitment: str = ""


class Changed(Entry, frozen=True):
    """The host changes the set-up before the start."""

    game: str
    rules: int
    tables: str
    seats: int
    options: dict[str, str]
    terms: Terms


class Sat(Entry, frozen=True):
    """Somebody sits down: a person, or a bot with the seed it draws from."""

    seat: int
    person: str = NOBODY
    bot: str = ""
    seed: int = 0


class Left(Entry, frozen=True):
    """Somebody gets up, or is asked to, before the start."""

    seat: int


class Hosted(Entry, frozen=True):
    """The right of the host passes on."""

    person: str


class Sealed(Entry, frozen=True):
    """A seat commits to its words."""

    seat: int
    seal: str


class Opening(Entry, frozen=True):
    """Nobody can commit any longer: words are opened."""


class Opened(Entry, frozen=True):
    """A seat opens its words."""

    seat: int
    words: str


class Began(Entry, frozen=True):
    """The seed is made of what was opened, and the game begins."""


class Chose(Entry, frozen=True):
    """A seat answers: the choice, and the same in notation.

    `bot` is who answered in the place of a person, or for a seat of its own.
    """

    seat: int
    choice: int
    key: str
    bot: str = ""


class TookBack(Entry, frozen=True):
    """A seat takes back its latest choice."""

    seat: int


class WentBack(Entry, frozen=True):
    """Everybody at the table agreed to go back to before a ply, beyond the wall."""

    seat: int
    ply: int


class StoodIn(Entry, frozen=True):
    """A bot goes on for a person who is away, or who has conceded."""

    seat: int
    bot: str
    seed: int
    is_for_good: bool = False


class Deputed(Entry, frozen=True):
    """A person says which bot is to stand in."""

    seat: int
    bot: str


class Hinted(Entry, frozen=True):
    """A seat asks for advice on a question, by its number."""

    seat: int
    question: int


class Replaced(Entry, frozen=True):
    """A bot could not go on, and another one has its place from now on."""

    seat: int
    bot: str


class Returned(Entry, frozen=True):
    """A person takes the seat back."""

    seat: int


class Closed(Entry, frozen=True):
    """The table ends without the game being over: by agreement, or because everybody left."""

    why: str


AnyEntry = (
    Made
    | Changed
    | Sat
    | Left
    | Hosted
    | Sealed
    | Opening
    | Opened
    | Began
    | Chose
    | TookBack
    | WentBack
    | StoodIn
    | Deputed
    | Hinted
    | Replaced
    | Returned
    | Closed
)


def ticketed(entries: Sequence[AnyEntry], ticket: str) -> list[AnyEntry]:
    """Return entries, the first of which has the ticket of the message that brought them.

    >>> ticketed([Left(2), Hosted("ada")], "2:a")[0].ticket
    '2:a'
    """
    first, *others = entries
    return [msgspec.structs.replace(first, ticket=ticket), *others]


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> str:
    """Return an entry as the store keeps it.

    >>> written(Left(2)), read('{"entry":"Left","seat":2}') == Left(2)
    ('{"entry":"Left","seat":2}', True)
    """
    return _ENCODER.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """Return the entry that was kept as text."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"this entry of a table can't be read: {error}") from None
