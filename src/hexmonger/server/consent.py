"""What everybody at a table must agree to: going back beyond the wall, or ending the game as it stands.

Bots and those who are stood in for agree to everything. No answer in time is no; so is a server that stops.
"""

import secrets
from dataclasses import dataclass, field
from time import time
from typing import Final, Literal

from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.tables import Request
from hexmonger.server.entries import AnyEntry, ticketed
from hexmonger.server.table import Table

What = Literal["undo", "end"]

# How many seconds there are to answer.
PATIENCE: Final = 60.0
# Numbers begin somewhere below this.
MOST_NUMBER: Final = 1_000_000
BY_AGREEMENT: Final = "by agreement"


@dataclass
class Asked:
    """Something that was asked for, by which seat, and who has agreed; to go back, to before which ply."""

    number: int
    what: What
    seat: int
    until: float
    ply: int = 0
    ticket: str = ""
    agreed: set[int] = field(default_factory=set)


class Consent:
    """All that waits for everybody's consent at a table."""

    def __init__(self) -> None:
        self._asked: dict[int, Asked] = {}
        # Whoever agrees to something that a server before this one was asked for agrees to nothing here.
        self._number = secrets.randbelow(MOST_NUMBER)

    def requests(self, table: Table) -> list[Request]:
        """Return what waits, as everybody may know it."""
        return [
            Request(
                each.number,
                each.what,
                each.seat,
                tuple(sorted(each.agreed)),
                tuple(seat for seat in table.people if seat not in each.agreed),
                each.until,
            )
            for each in self._asked.values()
        ]

    def ask(self, table: Table, seat: int, what: What, ticket: str = "") -> Asked:
        """Let a seat ask for something, to which it agrees itself; said again, it is what waits already."""
        for each in self._asked.values():
            if ticket and each.ticket == ticket:
                return each
        if table.match is None or table.is_over:
            raise Trouble("nothing is played here that could be taken back or ended")
        if any(each.what == what for each in self._asked.values()):
            raise Trouble("that was asked for already: it waits for an answer")
        ply = 0
        if what == "undo":
            if table.made.terms.undo != "friendly":
                raise Trouble("at a strict table nothing is taken back beyond the wall")
            ply = table.match.latest(seat)
            if ply < 0:
                raise Trouble(f"seat {seat + 1} has chosen nothing that could be taken back")
        self._number += 1
        asked = Asked(self._number, what, seat, time() + PATIENCE, ply, ticket, {seat})
        self._asked[asked.number] = asked
        return asked

    def answer(self, number: int, seat: int, is_yes: bool) -> Asked:
        """Let a seat answer what was asked for; a no ends it."""
        asked = self._asked.get(number)
        if asked is None:
            raise Trouble("nothing waits for that answer any longer")
        if is_yes:
            asked.agreed.add(seat)
        else:
            self.end(number)
        return asked

    def end(self, number: int) -> Asked | None:
        """Let something wait no longer; return it if it did."""
        return self._asked.pop(number, None)

    def decided(self, table: Table, asked: Asked) -> list[AnyEntry]:
        """Return what is done once everybody has agreed; nothing as long as somebody has not."""
        if asked.number not in self._asked or not asked.agreed.issuperset(table.people):
            return []
        self.end(asked.number)
        if asked.what == "end":
            return ticketed([table.close(BY_AGREEMENT)], asked.ticket)
        made = table.playing().record.choices
        if asked.ply >= len(made) or made[asked.ply][0] != asked.seat:
            # It was taken back meanwhile, and another's choice has its place.
            return []
        return ticketed([table.go_back(asked.seat, asked.ply)], asked.ticket)
