"""What would change by an answer: the difference of two views, a line for each thing that differs."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from hexmonger.kernel.drawn import EMPTY, HIDDEN, Cell, Drawn, Zone
from hexmonger.kernel.messages import plain
from hexmonger.kernel.spots import COMMON
from hexmonger.look import figure, signed
from hexmonger.terminal.any_game.naming import Naming, spelled
from hexmonger.terminal.sitting import Scene

# So many words of a zone are told; of a longer one, those that differ.
MOST_WORDS: Final = 6


@dataclass(frozen=True)
class Change:
    """Something that differs: what it is, how it is, and how it would be."""

    what: str
    was: str
    becomes: str
    by: str = ""

    def __str__(self) -> str:
        return f"{self.what}: {self.was} → {self.becomes}{f' ({self.by})' if self.by else ''}"


class Changes:
    """Compares the table as it is with another one."""

    def __init__(self, scene: Scene, naming: Naming) -> None:
        self.scene = scene
        self.naming = naming

    def to(self, then: Drawn) -> list[Change]:
        """Return what would change: figures common to all, those of everybody, and what lies in zones."""
        now = self.scene.drawn
        found = self._figures(now.figures, then.figures, COMMON)
        for player, after in zip(now.players, then.players, strict=True):
            found += self._figures(player.figures, after.figures, player.seat)
        zones = {(zone.name, zone.seat): zone for zone in then.zones}
        for zone in now.zones:
            was, becomes = self._lying(zone, zones.get((zone.name, zone.seat)))
            if was != becomes:
                what = self.naming.owned(self.scene, zone.seat, self.naming.zone(zone.name))
                found.append(Change(what, was, becomes))
        return found

    def _figures(self, now: Mapping[str, int], then: Mapping[str, int], seat: int) -> list[Change]:
        changes: list[Change] = []
        for name in dict.fromkeys([*now, *then]):
            was, becomes = now.get(name, 0), then.get(name, 0)
            if was != becomes:
                what = self.naming.owned(self.scene, seat, spelled(self.naming.figure(name)))
                changes.append(Change(what, figure(was), figure(becomes), signed(becomes - was)))
        return changes

    def _lying(self, zone: Zone, after: Zone | None) -> tuple[str, str]:
        """Return what lies in a zone before and after; of a long one only the places that differ."""
        then = after.cells if after is not None else ()
        pairs = list(zip_longest(zone.cells, then, fillvalue=Cell(EMPTY)))
        differing = [
            place
            for place, (one, other) in enumerate(pairs)
            if self._word(one, place) != self._word(other, place) or one.marks != other.marks
        ]
        if not differing:
            return figure(zone.size), figure(after.size if after is not None else 0)
        told = differing if len(pairs) > MOST_WORDS else range(len(pairs))
        was = self._listed([self._word(pairs[place][0], place) for place in told])
        becomes = self._listed([self._word(pairs[place][1], place) for place in told])
        if was != becomes:
            return was, becomes
        return self._marks([pairs[place][0] for place in told]), self._marks(
            [pairs[place][1] for place in told]
        )

    def _word(self, cell: Cell, place: int) -> str:
        if cell.face == EMPTY:
            return ""
        if cell.face == HIDDEN:
            return self.scene.say(plain("table-hidden-one"))
        label = self.naming.cell(cell)
        return label.word or label.note or str(place + 1)

    def _listed(self, words: list[str]) -> str:
        return ", ".join(filter(None, words)) or self.scene.say(plain("table-nothing"))

    def _marks(self, cells: list[Cell]) -> str:
        marks = dict.fromkeys(mark.replace("_", " ") for cell in cells for mark in cell.marks)
        return ", ".join(marks) or self.scene.say(plain("table-unmarked"))
