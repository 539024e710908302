"""Positions as text diagrams that can be read back.

A card is its mark: `Ba` a Crystal Ball, `*L` the Mystical Lamp, `?` one that is not known. In a
storehouse and wherever cards lie open, `(Ba)` is hidden. After the mark, `=13` names the seats that know
it where that is not the usual (everyone for what lies open, the owner for a stash, else nobody), `!` a
Boomerang that has returned this turn, `/` an item that a module has turned (in a stash: that was drawn so
this turn); `*3` stands for three such cards. A stash is a hand: its order means nothing. `--` is Glynna's
hole, and `...` at the end of a pile everything that is nowhere else. With two card backs, `?-` shows the
first and `?'` the second. Where nothing lies, it may be said: `nothing` for a pile or a stash, `empty` for a
storehouse.
"""

import re
from collections.abc import Sequence
from typing import Final

from hexmonger.games.arcane_alley.rules import NO_WIZARD
from hexmonger.games.arcane_alley.shapes import COLUMNS
from hexmonger.games.arcane_alley.state import AlleyState
from hexmonger.games.arcane_alley.view import FIRST_CODE, KNOWERS, MARKS, AlleyView, back_shown
from hexmonger.games.arcane_alley.zones import HOLE, NOBODY, PHASES
from hexmonger.kernel.agenda import Frame
from hexmonger.kernel.chance import chance_text

REST: Final = "..."
HOLE_MARK: Final = "--"
UNKNOWN: Final = "?"
NOTHING: Final = "nothing"
EMPTY_ROW: Final = "empty"
SEAT_PARTS: Final = ("gold", "infamy", "fines", "stash", "wizard")
FLAGS: Final = ("", "!", "/")
TOKEN: Final = re.compile(
    r"(?P<open>\()?(?P<mark>\*?[A-Za-z][A-Za-z']*|\?[-']?)(?:=(?P<knowers>\d+))?"
    r"(?P<flag>[!/])?(?P<close>\))?(?:\*(?P<times>\d+))?"
)


class Scribe:
    """Writes the cards of a state or a view; that of a module writes what it adds to the table, too."""

    def __init__(self, p: AlleyState | AlleyView) -> None:
        self.p = p
        self.everyone = (1 << p.seats) - 1
        self.coded = MARKS * len(p.rules.items)

    def knowers(self, card: int) -> int:
        """Return who knows a card, as bits."""
        if isinstance(self.p, AlleyState):
            return self.p.seen[card]
        return (FIRST_CODE - card) & KNOWERS if card < HOLE else card // self.coded or self.everyone

    def mark(self, card: int) -> str:
        """Return the mark of an item, or of the back of a card that is not known."""
        if card < HOLE:
            return UNKNOWN + self.p.rules.back_mark(back_shown(card))
        return self.p.rules.items[self.p.kind_of[card]].mark

    def flag(self, card: int) -> str:
        """Return the flag of a card that has returned this turn, or lies turned."""
        if isinstance(self.p, AlleyState):
            return "!" if card in self.p.returned else "/" if card in self.p.turned() else ""
        return FLAGS[card % self.coded // len(self.p.rules.items)] if card > HOLE else ""

    def card(self, card: int, usual: int, hidden: bool = False) -> str:
        """Return a card as a token, given who usually knows a card in its place."""
        if card == HOLE:
            return HOLE_MARK
        text = self.mark(card)
        flag = self.flag(card)
        knowers = self.knowers(card)
        # What has returned or lay turned has been seen by all.
        if knowers != (self.everyone if flag else usual):
            text += "=" + "".join(str(seat + 1) for seat in range(self.p.seats) if knowers >> seat & 1)
            if not knowers:
                text += "0"
        text += flag
        return f"({text})" if hidden else text

    def open_zone(self, cards: Sequence[int]) -> str:
        """Return cards that lie open, those that do not in brackets, the top one first."""
        return _joined(
            [
                self.card(card, self.everyone)
                if self.knowers(card) == self.everyone
                else self.card(card, 0, True)
                for card in reversed(cards)
            ]
        )

    def stash(self, seat: int) -> str:
        """Return a stash: items in the order of the table, then backs."""
        tokens = [self.card(card, 1 << seat) for card in self.p.stash[seat]]
        if isinstance(self.p, AlleyState):
            # Copies of one item stand in no order of their own.
            kinds = [self.p.kind_of[card] for card in self.p.stash[seat]]
            tokens = [token for _, token in sorted(zip(kinds, tokens, strict=True))]
        return _joined(tokens)

    def grid(self, seat: int) -> list[str]:
        """Return a storehouse as rows of cards."""
        cells = [
            self.card(card, self.everyone)
            if self.p.up[seat] >> slot & 1
            else self.card(card, 0, card != HOLE)
            for slot, card in enumerate(self.p.store[seat])
        ]
        width = max([len(cell) for cell in cells], default=0)
        columns = COLUMNS[self.p.shape[seat]] or 1
        rows = [cells[first : first + columns] for first in range(0, len(cells), columns)]
        return ["  " + "  ".join(cell.center(width) for cell in row).rstrip() for row in rows]

    def more_lines(self) -> list[tuple[str, str]]:
        """Return what a module adds to a diagram."""
        return []


def _joined(tokens: list[str]) -> str:
    """Return tokens in a row, runs of the same one shortened."""
    runs: list[tuple[str, int]] = []
    for token in tokens:
        if runs and runs[-1][0] == token:
            runs[-1] = (token, runs[-1][1] + 1)
        else:
            runs.append((token, 1))
    return " ".join(token if times == 1 else f"{token}*{times}" for token, times in runs)


def frame_text(f: Frame) -> str:
    """Return a frame as `script@step:seat[picks]`."""
    seat = f":{f.seat + 1}" if f.seat != NOBODY else ""
    picks = f"[{' '.join(map(str, f.picks))}]" if f.picks else ""
    return f"{f.script.name}@{f.at}{seat}{picks}"


def write_position(scribe: Scribe) -> str:
    """Return a position, or what a seat may know of it, as a text diagram."""
    p = scribe.p
    rules = p.rules
    deck = _joined([scribe.card(card, 0) for card in reversed(p.deck)])
    lines = [
        f"arcane_alley: {p.seats} players",
        *(f"{name}: {value}" for name, value in rules.options.items()),
        f"round: {p.round}, {PHASES[p.phase]}",
        f"start: {p.start + 1}",
        f"turn: {_seat(p.turn)}",
        f"turns: {p.turns}",
        f"triggered: {_seat(p.triggered)}",
        f"sums: {' '.join(map(str, p.sums))}",
    ]
    if p.fresh:
        lines.append("fresh: yes")
    if any(p.stashed):
        lines.append(f"stashed: {' '.join(map(str, p.stashed))}")
    if isinstance(p, AlleyState):
        lines += [f"chance: {chance_text(p.chance)}", f"learned: {p.learned}"]
    else:
        lines += [f"seen by: {_seat(p.seat)}"]
    lines += [
        f"deck: {deck}".rstrip(),
        f"discard: {scribe.open_zone(p.discard)}".rstrip(),
        f"aside: {scribe.open_zone(p.aside)}".rstrip(),
        f"limbo: {scribe.open_zone(p.limbo)}".rstrip(),
        *(f"{key}: {value}".rstrip() for key, value in scribe.more_lines()),
        f"agenda: {' '.join(frame_text(f) for f in p.agenda)}".rstrip(),
    ]
    for seat in range(p.seats):
        wizard = p.wizards[seat]
        power = "" if wizard == NO_WIZARD else f", wizard {rules.wizards[wizard].id}"
        stash = f", stash {scribe.stash(seat)}" if p.stash[seat] else ""
        scores = f"gold {p.gold[seat]}, infamy {p.infamy[seat]}, fines {p.fines[seat]}"
        lines += ["", f"seat {seat + 1}: {scores}{power}{stash}", *scribe.grid(seat)]
    return "\n".join(lines) + "\n"


def _seat(seat: int) -> str:
    return "nobody" if seat == NOBODY else str(seat + 1)
