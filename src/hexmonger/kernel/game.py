"""What a game offers to every door, and how games are found."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from hexmonger.kernel.chance import seeded
from hexmonger.kernel.draws import Draw
from hexmonger.kernel.events import Event
from hexmonger.kernel.files import check_plain, json_in, shape_of
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.handbook import Handbook, read_handbook
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.names import check_option
from hexmonger.kernel.native import mypyc_attr
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Trouble, Unreadable
from hexmonger.kernel.view import View

GROUP: Final = "hexmonger.games"
DIGEST_BYTES: Final = 6

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Setup:
    """How a table is set up: the number of seats, and the game's own options as text.

    Together with a seed and the choices it is the whole of a game that was played. An option that a
    record couldn't hold is refused.
    """

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, value in self.options.items():
            check_option(name, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The rules of a game: how to begin, what a seat may know, how a position is written.

    `rules` is the number of the rules' shape: records and saved positions carry it, and it changes when
    a script changes so that older ones would go wrong.
    """

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    rules: ClassVar[int] = 0
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 1

    @final
    def new(self, setup: Setup, seed: int, drawn: list[Draw] | None = None) -> S:
        """Return the first position in which someone must answer; the same seed deals the same.

        Every draw of the game is added to `drawn`, if it is given.
        """
        s = self.blank(setup, seeded(seed))
        s.drawn = drawn
        self.deal(s, setup)
        s.advance()
        return s

    def blank(self, setup: Setup, chance: int) -> S:
        """Return a table on which nothing was dealt yet, refusing a set-up that can't be."""
        raise NotImplementedError

    def deal(self, s: S, setup: Setup) -> None:
        """Deal what a blank table begins with, drawing from its chance alone."""
        raise NotImplementedError

    def option_names(self) -> Mapping[str, str]:
        """Return the names of the options a set-up may have, each with a sentence about it."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> V:
        """Return what a seat may know; seat -1 is a spectator."""
        raise NotImplementedError

    def imagine(self, view: V, chance: int) -> S:
        """Return a world that fits a view, dealt anew where the view can't tell."""
        raise NotImplementedError

    def read_state(self, setup: Setup, written: Mapping[str, Any]) -> S:
        """Return the position that `to_json` wrote; `read_json` judges it and whatever goes wrong here."""
        raise NotImplementedError

    def read_json(self, setup: Setup, written: Mapping[str, Any] | str) -> S:
        """Return the position that a state of this set-up wrote with `to_json`, given as text or values.

        Every law is checked once: what the rules can't lead to is refused in a sentence.
        """
        values = json_in(written) if isinstance(written, str) else written
        check_plain(values)
        if values.get("seats", setup.seats) != setup.seats:
            raise Unreadable(f"the position has {values['seats']} seats, and the set-up {setup.seats}")
        try:
            s = self.read_state(setup, values)
            broken = self._misread(s, values) or self.broken_law(s) or self._misdrawn(s)
        except Trouble as trouble:
            raise Unreadable(f"this position can't be: {trouble}") from None
        except KeyError as error:
            raise Unreadable(f"this is no position of {self.title}: {error} is missing or unknown") from error
        except Exception as error:
            reason = f"{type(error).__name__}: {error}".partition("\n")[0]
            raise Unreadable(f"this is no position of {self.title} ({reason})") from error
        if broken:
            raise Unreadable(f"this position can't be: {broken}")
        return s

    def _misread(self, s: S, written: Mapping[str, Any]) -> str:
        """Return what of a position would be written otherwise than it was read; empty if nothing would."""
        again = s.to_json()
        wrong = [name for name in {**again, **written} if again.get(name) != written.get(name)]
        return f"{wrong[0]!r} is not as it would be written" if wrong else ""

    def _misdrawn(self, s: S) -> str:
        """Return what goes wrong when a position is drawn and read back; empty if nothing does."""
        diagram = self.write_position(s)
        drawn = self.read_position(diagram)
        if self.write_position(drawn) != diagram or shape_of(drawn.to_json()) != shape_of(s.to_json()):
            return "its diagram reads back as another position"
        asked = [(ask.seat, ask.options) for ask in s.asks]
        if [(ask.seat, ask.options) for ask in drawn.asks] != asked:
            return "its diagram asks something else"
        return ""

    def write_position(self, s: S) -> str:
        """Return a position as a text diagram."""
        raise NotImplementedError

    def read_position(self, text: str) -> S:
        """Return the position of a text diagram."""
        raise NotImplementedError

    def write_view(self, view: V) -> str:
        """Return what a seat may know as a text diagram."""
        raise NotImplementedError

    def sentence(self, setup: Setup, event: Event, names: Sequence[str]) -> str:
        """Return an event, as somebody heard it, as a sentence for the log; empty for none."""
        raise NotImplementedError

    def places(self, s: S) -> list[int]:
        """Return the place of every seat when the game is over, 1 the best."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """Return the figure that every seat is judged by first."""
        raise NotImplementedError

    def place(self, s: S) -> str:
        """Return how far a game has come, in a few words such as "round 2 of 3"."""
        return ""

    def tally(self, s: S, told: Sequence[Event]) -> dict[str, list[int]]:
        """Return what a table of results shows for every seat, given all that a game told."""
        return {"score": self.scores(s)}

    def with_edition_file(self, setup: Setup, path: Path) -> Setup:
        """Return a set-up that is played by the numbers of an edition file."""
        raise Trouble(f"{path}: {self.title} has no editions")

    def glossary(self, setup: Setup) -> list[Entry]:
        """Return everything the game names, with the numbers of a set-up."""
        return []

    def digest(self, setup: Setup) -> str:
        """Return a few letters that are others once any number of the tables is, for the same set-up.

        A record carries them, so that one that was played by other tables is told from one that is wrong.
        """
        tables = [
            [
                entry.kind,
                entry.id,
                [[figure.name, figure.value] for figure in (*entry.figures, *entry.numbers)],
            ]
            for entry in self.glossary(setup)
        ]
        written = json.dumps(tables, separators=(",", ":")).encode()
        return blake2b(written, digest_size=DIGEST_BYTES).hexdigest()

    def handbooks(self, setup: Setup) -> list[Handbook]:
        """Return the rules as text: those of the game, then those of the modules of a set-up."""
        return [read_handbook(self.title, self.name)]

    def broken_law(self, s: S) -> str:
        """Return what is wrong with a position that the rules can't lead to; empty if nothing is."""
        raise NotImplementedError

    def redeal(self, s: S, seat: int, chance: int, after: S) -> S:
        """Return the position with all dealt again that a seat neither knows nor is about to learn.

        `after` is the position after the next choice, with the events that led there.
        """
        raise NotImplementedError

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats this game is not for."""
        if not self.least_seats <= seats <= self.most_seats:
            raise Trouble(f"{self.title} is for {self.least_seats} to {self.most_seats} players, not {seats}")


def games() -> dict[str, Game[Any, Any]]:
    """Return every installed game that can be loaded, by name; a package adds one in `hexmonger.games`."""
    found: dict[str, Game[Any, Any]] = {}
    for name in installed(GROUP):
        with suppress(Trouble):
            found[name] = find_game(name)
    return found


def find_game(name: str) -> Game[Any, Any]:
    """Return an installed game by its name."""
    game: Game[Any, Any] = load(GROUP, name, "game")
    return game
