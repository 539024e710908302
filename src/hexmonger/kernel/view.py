"""What one seat may know of a position; the only thing a bot, a person or a page is ever given."""

from typing import Any, ClassVar

from hexmonger.kernel.agenda import Ask
from hexmonger.kernel.fields import Fields, written
from hexmonger.kernel.messages import Message
from hexmonger.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A position as one seat may know it, with the question that waits for it, if any.

    It is built up from what the seat has seen, never by taking secrets out of a state, and it is no
    kind of state: nothing that takes a view accepts a state. `fields` are those that a game adds, as a state
    has them; `held` are the names of all that its views hold.
    """

    fields: ClassVar[Fields] = {}
    held: ClassVar[tuple[str, ...]] = ()

    __slots__ = ("ask", "asked", "seat")

    def __init__(self, seat: int, ask: Ask | None, asked: tuple[int, ...]) -> None:
        self.seat = seat
        # A question of its own: what a view is given to may do with it as it likes.
        self.ask = None if ask is None else Ask(ask.seat, ask.question, ask.frame, ask.options[:])
        self.asked = asked

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain JSON values: whose it is and what waits for an answer, then the game's."""
        ask = self.ask
        question = None
        if ask is not None:
            question = {
                "name": ask.question.name,
                "options": ask.options,
                "keys": [ask.question.key(self, ask.frame, choice) for choice in ask.options],
            }
        return {
            "seat": self.seat,
            "asked": list(self.asked),
            "ask": question,
            **written(self, self.fields),
        }

    def is_same(self, other: "View") -> bool:
        """Whether it holds the same as another view, so that it would be drawn the same.

        Where a game does not say what its views hold, no two are taken for the same.
        """
        if not self.held or self.seat != other.seat or self.asked != other.asked:
            return False
        if self.ask is None or other.ask is None:
            if self.ask is not other.ask:
                return False
        elif not self.ask.is_same(other.ask):
            return False
        for name in self.held:
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    @property
    def options(self) -> list[int]:
        """Return what the seat may choose from now."""
        return self.ask.options if self.ask is not None else []

    def key(self, choice: int) -> str:
        """Return an answer to the seat's question in notation."""
        assert self.ask is not None, "this seat is not asked"
        return self.ask.question.key(self, self.ask.frame, choice)

    @property
    def prompt(self) -> Message | None:
        """Return the seat's question as something to say; nothing where it isn't asked."""
        return self.ask.question.prompt(self, self.ask.frame) if self.ask is not None else None
