"""A sitting: a match, who of its seats are bots, and the file it is saved to after every choice.

It is the only thing here that holds a match. Screens and widgets are given scenes, which are made of
views: what one seat may know, and nothing else.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Setup
from hexmonger.kernel.match import Bot, Match, answer_of
from hexmonger.kernel.names import as_read_by, printable, told_apart
from hexmonger.kernel.trouble import Refused, Trouble
from hexmonger.kernel.view import View
from hexmonger.saves import Save
from hexmonger.terminal.canvas import fitted

V = TypeVar("V", bound=View)

SPECTATOR = -1
WIDEST_NAME = 24


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log: by which choice it came about, whose it is, and the fact as it was heard."""

    ply: int
    seat: int
    what: str
    text: str
    heard: Event


@dataclass(frozen=True)
class Scene(Generic[V]):
    """All that a table shows at one moment, as one seat may know it.

    `asked` is who must answer. `passing_to` is somebody else at this screen, who is asked next.
    `crossing` holds those options of the seat that can't be taken back, and the lines of the log from
    `wall` on are still open to undo.
    """

    view: V
    names: tuple[str, ...]
    bots: frozenset[int]
    lines: Sequence[LogLine]
    wall: int
    fresh: int
    asked: int | None
    passing_to: int | None
    crossing: frozenset[int]
    can_undo: bool

    @property
    def is_asked(self) -> bool:
        """Whether the one who looks at this scene must answer."""
        return self.asked is not None and self.asked == self.view.seat and self.passing_to is None


class Sitting:
    """People and bots around one screen, playing a match that is saved after every choice."""

    def __init__(self, match: Match, bots: Mapping[int, Bot[Any]], save: Save) -> None:
        self._match = match
        self._bots = dict(bots)
        self._save = save
        self._logs: dict[int, list[LogLine]] = {}
        self.unsaved: Trouble | None = None
        self.bots = frozenset(self._bots)
        self.people = tuple(seat for seat in range(self.setup.seats) if seat not in self._bots)
        self.names = tuple(
            told_apart(
                [
                    fitted(name[:1].upper() + name[1:] if seat in self.bots else name, WIDEST_NAME)
                    for seat, name in enumerate(match.record.players)
                ]
            )
        )

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return self._match.game.name

    @property
    def title(self) -> str:
        """Return the game's name as people say it."""
        return self._match.game.title

    @property
    def setup(self) -> Setup:
        """Return how the table was set up."""
        return self._match.record.setup

    @property
    def ply(self) -> int:
        """Return how many choices were made."""
        return self._match.ply

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._match.state.is_over

    @property
    def save_to(self) -> Path:
        """Return the file the match is saved to."""
        return self._save.path

    @property
    def kept_at(self) -> str:
        """Return the name of that file as it can be shown."""
        return printable(str(self._save.path))

    @property
    def moved(self) -> str:
        """Return that the match is saved to another file than at first, and why, once it is."""
        return self._save.moved

    @property
    def commitment(self) -> str:
        """Return what the host committed to before the deal; empty where the seed was given."""
        agreed = self._match.record.agreed
        return agreed.commitment if agreed is not None else ""

    def asks_several(self) -> bool:
        """Whether several seats are asked at once, each apart from the others."""
        return len(self._match.view(SPECTATOR).asked) > 1

    def asked(self, viewer: int) -> int | None:
        """Return who is to answer next: a bot, the one who is looking, or another person."""
        seats = self._match.view(SPECTATOR).asked
        for seat in seats:
            if seat in self.bots:
                return seat
        return viewer if viewer in seats else next(iter(seats), None)

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return self._match.view(seat)

    def choose(self, choice: int, seat: int) -> None:
        """Answer for a person and save the game; a refused choice changes nothing."""
        self._match.choose(choice, seat)
        self.save()

    def let_bot_choose(self, seat: int) -> None:
        """Let a bot answer from its view and save the game."""
        name = self._match.record.players[seat]
        choice = answer_of(self._bots[seat], self._match.view(seat), name)
        try:
            self._match.choose(choice, seat)
        except Refused as refused:
            raise Trouble(f"the bot {name!r} gave an answer that isn't allowed: {refused}") from None
        self.save()

    def can_undo(self, seat: int) -> bool:
        """Whether a person's last choice can be taken back."""
        return self._match.can_undo(seat)

    def undo(self, seat: int) -> None:
        """Take back a person's last choice, up to the wall."""
        choices = self._match.record.choices
        # What others chose apart since then is made again, so whatever was told from there on is told anew.
        since = max((ply for ply, (chooser, _) in enumerate(choices) if chooser == seat), default=self.ply)
        self._match.undo(seat)
        for lines in self._logs.values():
            while lines and lines[-1].ply >= since:
                lines.pop()
        self.save()

    def save(self) -> None:
        """Write the record; where that fails the game goes on and the reason is kept."""
        try:
            self._save.write(self._match.record)
            self.unsaved = None
        except Trouble as trouble:
            self.unsaved = trouble

    def rescue(self) -> bool:
        """Write the record where there is room, if it can't be saved in its place even now."""
        self.save()
        return self.unsaved is None or self._save.rescue(self._match.record)

    def events(self, since: int = 0) -> list[tuple[int, Event]]:
        """Return what everybody heard since a ply, each fact with the choice that caused it."""
        return [
            (ply, event.heard_by(SPECTATOR))
            for ply, told in enumerate(self._match.told[since:], since)
            for event in told
        ]

    def log(self, seat: int) -> list[LogLine]:
        """Return the log as a seat may read it."""
        lines = self._logs.setdefault(seat, [])
        names = as_read_by(seat, self.names)
        since = lines[-1].ply + 1 if lines else 0
        for ply, told in enumerate(self._match.told[since:], since):
            for event in told:
                heard = event.heard_by(seat)
                text = self._match.game.sentence(heard, names)
                if text:
                    lines.append(LogLine(ply, self._subject(heard), event.what, text, heard))
        return lines

    def _subject(self, heard: Event) -> int:
        """Return the seat that the sentence about an event begins with, whatever its player is called."""
        marks = [f"<{seat}>" for seat in range(self.setup.seats)]
        text = self._match.game.sentence(heard, marks)
        return next((seat for seat, mark in enumerate(marks) if text.startswith(mark)), SPECTATOR)

    def wall(self, seat: int) -> int:
        """Return the ply down to which a seat could take its choices back."""
        choices = self._match.record.choices
        wall = ply = self.ply
        if not self.can_undo(seat):
            return wall
        while ply and self._learned(ply - 1) == self._learned(self.ply):
            ply -= 1
            if choices[ply][0] == seat:
                wall = ply
            elif not self._is_apart(ply):
                break
        return wall

    def scene(self, seat: int, passing_to: int | None = None) -> Scene[Any]:
        """Return what a table may show to a seat now."""
        view = self.view(seat)
        lines = self.log(seat)
        wall = self.wall(seat)
        mine = [ply for ply, (chooser, _) in enumerate(self._match.record.choices) if chooser == seat]
        return Scene(
            view=view,
            names=self.names,
            bots=self.bots,
            lines=tuple(lines),
            wall=_lines_before(lines, wall),
            fresh=_lines_before(lines, mine[-1] if mine else 0),
            asked=self.asked(seat),
            passing_to=passing_to,
            crossing=frozenset(choice for choice in view.options if self._match.crosses_wall(choice, seat)),
            can_undo=self._match.can_undo(seat),
        )

    def _is_apart(self, ply: int) -> bool:
        """Whether whoever chose at a ply did so while others were asked as well."""
        return len(self._match.before[ply].asks) > 1

    def _learned(self, ply: int) -> int:
        """Return how much had been learned by anybody at a ply."""
        positions = self._match.before
        return positions[ply].learned if ply < len(positions) else self._match.state.learned


def _lines_before(lines: Sequence[LogLine], ply: int) -> int:
    """Return how many lines came about by choices before a ply."""
    count = len(lines)
    while count and lines[count - 1].ply >= ply:
        count -= 1
    return count
