"""Facts told while rules are carried out, for logs and animation; no rule ever reads them."""

from typing import Final, final

UNSEEN: Final = -1
EVERYONE: Final = -1


@final
class Event:
    """A fact: what happened, to or by which seat, with which card, and who may know that card.

    `knowers` has a bit for every seat that does; `EVERYONE` includes those who only watch.
    """

    __slots__ = ("card", "knowers", "numbers", "seat", "what")

    def __init__(self, what: str, seat: int, card: int, knowers: int, numbers: tuple[int, ...]) -> None:
        self.what = what
        self.seat = seat
        self.card = card
        self.knowers = knowers
        self.numbers = numbers

    def heard_by(self, seat: int) -> "Event":
        """Return the fact as a seat hears it, or for -1 a spectator: a card it may not know is `UNSEEN`.

        Who else may know the card is not for it to hear.
        """
        if self.knowers == EVERYONE:
            return self
        if seat >= 0 and self.knowers >> seat & 1:
            return Event(self.what, self.seat, self.card, 1 << seat, self.numbers)
        return Event(self.what, self.seat, UNSEEN, 0, self.numbers)

    def __repr__(self) -> str:
        return f"Event({self.what!r}, {self.seat}, {self.card}, {self.numbers})"
