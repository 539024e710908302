"""Zones of a table as text, and comparing them with a partial diagram (see `table` for how to use it)."""

import re
from collections.abc import Sequence
from textwrap import dedent
from typing import Final, Self

from hexmonger.games.arcane_alley.notation import (
    EMPTY_ROW,
    HOLE_MARK,
    NOTHING,
    REST,
    TOKEN,
    UNKNOWN,
    Scribe,
)
from hexmonger.games.arcane_alley.shapes import COLUMNS
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import MARKS, AlleyView
from hexmonger.games.arcane_alley.zones import HOLE
from hexmonger.kernel.diagram import Lines
from hexmonger.testing.table import need

RETURNED: Final = "!"
TIMES: Final = re.compile(r"(.+)\*(\d{1,3})")


class Sight:
    """Zones as text, of the whole table or of what one seat sees."""

    def __init__(self, p: AlleyState | AlleyView) -> None:
        self.p = p
        self.shown: set[str] = set()

    def store(self, seat: int) -> str:
        """Return a storehouse, a line for each row: `Ba (To) (Ri)`; `empty` if nothing is left."""
        cells = self._cells(seat)
        columns = COLUMNS[self.p.shape[seat - 1]]
        rows = [cells[first : first + columns] for first in range(0, len(cells), columns or 1)]
        return "\n".join(" ".join(row) for row in rows) or EMPTY_ROW

    def stash(self, seat: int) -> str:
        """Return a stash in the order of the table of items: `Co Wa`; `nothing` if it is empty."""
        return " ".join(self.mark(card) for card in self.p.stash[seat - 1]) or NOTHING

    @property
    def discard(self) -> str:
        """Return the discard, the top first."""
        return self._pile(self.p.discard)

    @property
    def deck(self) -> str:
        """Return the deck, the top first."""
        return self._pile(self.p.deck)

    @property
    def aside(self) -> str:
        """Return what is set aside, the last first."""
        return self._pile(self.p.aside)

    @property
    def limbo(self) -> str:
        """Return what is in no zone, the last first."""
        return self._pile(self.p.limbo)

    def mark(self, card: int) -> str:
        """Return the mark of a card, `?` for one that can't be known here, `--` for a hole."""
        if card == HOLE:
            return "--"
        return self.p.rules.items[self.p.kind_of[card]].mark if card > HOLE else "?"

    def shows(self, diagram: str) -> Self:
        """Check that the table is as a partial diagram says."""
        __tracebackhide__ = True
        lines = Lines(dedent(diagram).strip("\n"), some_seats=True)
        for key, (_, value) in lines.values.items():
            self._check_pile(key, value.split())
        for seat, (_, value, rows) in zip(lines.told_seats, lines.seats, strict=True):
            need(seat <= self.p.seats, f"there is no seat {seat}; there are {self.p.seats}")
            self._check_seat(seat, value)
            self._check_rows(seat, [row for _, row in rows])
        return self

    def knowers(self, card: int) -> str:
        """Return the seats that know a card, as the notation writes them; `0` for nobody."""
        p = self.p
        if isinstance(p, AlleyState):
            mask = p.seen[card]
        else:
            need(card > HOLE, "a card that a seat can't know has no knowers to compare")
            mask = card // (MARKS * len(p.rules.items)) or (1 << p.seats) - 1
        return "".join(str(seat + 1) for seat in range(p.seats) if mask >> seat & 1) or "0"

    def _cells(self, seat: int) -> list[str]:
        up = self.p.up[seat - 1]
        return [
            self.mark(card) if up >> slot & 1 or card == HOLE else f"({self.mark(card)})"
            for slot, card in enumerate(self.p.store[seat - 1])
        ]

    def _pile(self, cards: Sequence[int]) -> str:
        return " ".join(self.mark(card) for card in reversed(cards)) or NOTHING

    def _fits(self, wanted: str, card: int, cell: str) -> bool:
        """Whether a card, written as a cell, is what a token of a diagram says."""
        if wanted == HOLE_MARK:
            return cell == HOLE_MARK
        found = TOKEN.fullmatch(wanted)
        need(found is not None and bool(found["open"]) == bool(found["close"]), f"{wanted!r} is no card")
        assert found is not None
        hidden = bool(found["open"])
        if found["knowers"] and self.knowers(card) != found["knowers"]:
            return False
        if found["flag"] == RETURNED and Scribe(self.p).flag(card) != RETURNED:
            return False
        if found["mark"] == UNKNOWN and isinstance(self.p, AlleyState):
            return cell.startswith("(") == hidden
        mark = found["mark"] + (found["flag"] or "").replace(RETURNED, "")
        return cell == (f"({mark})" if hidden else mark)

    def _check_rows(self, seat: int, rows: list[str]) -> None:
        __tracebackhide__ = True
        if not rows:
            return
        self.shown.add(f"storehouse of seat {seat}")
        p = self.p
        wanted = [] if rows == [EMPTY_ROW] else [row.split() for row in rows]
        columns = COLUMNS[p.shape[seat - 1]] if p.store[seat - 1] else 0
        tokens = [token for row in wanted for token in row]
        cells = self._cells(seat)
        cards = p.store[seat - 1]
        fits = (
            len(tokens) == len(cells)
            and all(len(row) == columns for row in wanted)
            and all(self._fits(*each) for each in zip(tokens, cards, cells, strict=True))
        )
        if not fits:
            told = "\n".join(" ".join(row.split()) for row in rows)
            known = " ".join(f"{cell}={self.knowers(card)}" for cell, card in zip(cells, cards, strict=True))
            extra = f"\nknowers: {known}" if "=" in told and isinstance(p, AlleyState) else ""
            is_now = f"{self.store(seat)}{extra}"
            raise AssertionError(f"storehouse of seat {seat}\nshould be:\n{told}\nbut is:\n{is_now}")

    def _check_seat(self, seat: int, value: str) -> None:
        __tracebackhide__ = True
        p = self.p
        for part in value.split(","):
            name, _, text = part.strip().partition(" ")
            self.shown.add(f"{name} of seat {seat}")
            if name in ("gold", "infamy", "fines"):
                is_now = {"gold": p.gold, "infamy": p.infamy, "fines": p.fines}[name][seat - 1]
                need(is_now == int(text), f"{name} of seat {seat} should be {text}, but is {is_now}")
            elif name == "stash":
                self._check_hand(f"stash of seat {seat}", text.split(), p.stash[seat - 1])
            elif name == "wizard":
                wizard = p.rules.wizards[p.wizards[seat - 1]].id
                need(wizard == text, f"wizard of seat {seat} should be {text}, but is {wizard}")
            else:
                need(not name, f"{name!r} is none of gold, infamy, fines, stash and wizard")

    def _check_pile(self, key: str, tokens: list[str]) -> None:
        __tracebackhide__ = True
        self.shown.add(key)
        p = self.p
        piles = {"discard": p.discard, "deck": p.deck, "aside": p.aside, "limbo": p.limbo}
        need(key in piles, f"{key!r} is none of {', '.join(piles)}")
        cards = list(reversed(piles[key]))
        need(REST not in tokens[:-1], f"`{REST}` stands only at the end of a pile, not within the {key}")
        if tokens[-1:] == [REST]:
            tokens = one_by_one(tokens[:-1])
            need(len(cards) >= len(tokens), f"the {key} holds only {self._pile(piles[key])}")
            cards = cards[: len(tokens)]
        if key == "aside":
            self._check_hand(key, tokens, cards)
        else:
            self._check_cards(key, tokens, cards)

    def _check_hand(self, what: str, tokens: list[str], cards: Sequence[int]) -> None:
        """Check cards that lie in no order."""
        __tracebackhide__ = True
        tokens = sorted(one_by_one(tokens), key=lambda token: token.split("="))
        self._check_cards(what, tokens, sorted(cards, key=self._sorted_by))

    def _sorted_by(self, card: int) -> list[str]:
        return [self.mark(card), self.knowers(card)] if card > HOLE else [self.mark(card)]

    def _check_cards(self, what: str, tokens: list[str], cards: Sequence[int]) -> None:
        __tracebackhide__ = True
        tokens = one_by_one(tokens)
        fits = len(tokens) == len(cards) and all(
            self._fits(token, card, self.mark(card)) for token, card in zip(tokens, cards, strict=True)
        )
        if not fits:
            is_now = " ".join(self.mark(card) for card in cards) or NOTHING
            raise AssertionError(f"{what} should be: {' '.join(tokens) or NOTHING}\nbut is: {is_now}")


def one_by_one(tokens: list[str]) -> list[str]:
    """Return a token for each card; none where they say that there is nothing.

    >>> one_by_one(["Wa*2", "Co"]), one_by_one(["nothing"])
    (['Wa', 'Wa', 'Co'], [])
    """
    if tokens == [NOTHING]:
        return []
    found: list[str] = []
    for token in tokens:
        several = TIMES.fullmatch(token)
        found += [several[1]] * int(several[2]) if several else [token]
    return found
