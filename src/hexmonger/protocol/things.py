"""What a page must know of a game: everything it names, how that looks, and the words for all of it."""

import msgspec

from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.messages import Message
from hexmonger.words.guide import Guide
from hexmonger.words.rulebook import Rulebook


class Drawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a thing of the glossary looks; see `Look` of the kernel."""

    kind: str
    id: str
    icon: tuple[str, ...] = ()
    colour: str = ""
    pattern: str = ""
    short: dict[str, Message] = {}


class Catalogue(msgspec.Struct, frozen=True):
    """Words of one language as Fluent texts, later ones before earlier ones."""

    language: str
    texts: tuple[str, ...]


class Things(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page must know of a game with its set-up, and nothing of how it stands.

    `catalogues` come in the order in which they are asked for words.
    """

    game: str
    title: str
    rules: int
    digest: str
    entries: tuple[Entry, ...]
    looks: tuple[Drawing, ...]
    catalogues: tuple[Catalogue, ...]


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game: a book of its own, then those of all its modules."""

    game: str
    title: str
    books: tuple[Rulebook, ...]


class Guides(msgspec.Struct, frozen=True):
    """How a game is played, for whoever has never seen it: a guide of its own, then those of its modules."""

    game: str
    title: str
    guides: tuple[Guide, ...]
