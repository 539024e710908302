"""What goes wrong in a way a user can understand: one clear sentence each."""

from hexmonger.kernel.messages import Message


class Trouble(Exception):
    """Something a user gave can't be used; its text is one sentence that says what and where."""


class Unreadable(Trouble):
    """A text or file is not what it should be."""


class Outdated(Trouble):
    """A record is of other rules or other numbers than these; `why` says how it came about."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        """Return it as a sentence."""
        return f"the record was {self.why}"


class Refused(Trouble):
    """A choice is not allowed: the answer in notation, why not, and by which rule.

    `where` is the place in a text it was read from, `game` the game it was meant for: whoever has its
    catalogue can say it in a sentence.
    """

    def __init__(self, reason: Message, rule: str = "", key: str = "", where: str = "") -> None:
        super().__init__(reason, rule, key, where)
        self.reason = reason
        self.rule = rule
        self.key = key
        self.where = where
        self.game: object = None

    def __str__(self) -> str:
        """Return it for those who have no catalogue at hand."""
        return self.worded(str(self.reason))

    def worded(self, reason: str) -> str:
        """Return it as a sentence, given the words for its reason."""
        parts = [part for part in (self.where, self.key, reason) if part]
        sentence = ": ".join(parts)
        return f"{sentence} ({self.rule})" if self.rule else sentence
