"""What a game offers to every door: boxes that are installed, and games bound to a set-up."""

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from hexmonger.kernel.actions import Actions
from hexmonger.kernel.agenda import Script, read_frame
from hexmonger.kernel.asking import drawn_question
from hexmonger.kernel.chance import quick, read_chance, seeded
from hexmonger.kernel.drawn import Drawn, Player, Undo, Zone
from hexmonger.kernel.draws import Draw
from hexmonger.kernel.events import Event, Telling, TookBack, anatomy_of, read_event
from hexmonger.kernel.files import check_plain, json_in, lines_in, shape_of
from hexmonger.kernel.glossary import Entry
from hexmonger.kernel.handbook import Handbook, read_handbook
from hexmonger.kernel.installed import installed, load
from hexmonger.kernel.looks import Chart, Look
from hexmonger.kernel.native import mypyc_attr
from hexmonger.kernel.primer import Primer
from hexmonger.kernel.setup import Setup, Stock
from hexmonger.kernel.state import State, has_ended
from hexmonger.kernel.trouble import Trouble, Unreadable
from hexmonger.kernel.view import View

GROUP: Final = "hexmonger.games"
# The option by which a game is played with a module.
MODULES: Final = "modules"
DIGEST_BYTES: Final = 6
# How many set-ups of a game are kept at hand; whoever tries thousands must not fill the memory with them.
MOST_OPENED: Final = 64
# What `write_position` puts into a diagram; nobody who draws one by hand says how much was learned.
RULES_LINE: Final = re.compile(r"^rules:[ \t]*([^\s#]*)[ \t\r]*(?:#.*)?$", re.MULTILINE)
LEARNED_LINE: Final = re.compile(r"^learned:", re.MULTILINE)
# The chance of the world in which answers are tried: any will do.
ANY_WORLD: Final = quick(0)
NO_WALLS: Final[frozenset[int]] = frozenset()

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A game bound to its set-up: how to begin, what a seat may know, how a position is written.

    It is made once, by the box it comes from, and knows all that is the same at every position. `about`
    is a sentence for those who choose a game. `number` is that of the rules' shape: records and saved
    positions carry it, and it changes when a script changes so that older ones would go wrong.
    """

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    about: ClassVar[str] = ""
    number: ClassVar[int] = 0
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 1

    def __init__(self, box: "Box[S, V]", setup: Setup) -> None:
        self.box = box
        self.setup = setup
        self.seats = setup.seats
        self._digest = ""
        self._actions: Actions | None = None
        self._events: tuple[dict[str, type[Event]], dict[str, set[str]]] | None = None
        self._glossary: tuple[Entry, ...] | None = None

    @final
    def new(self, seed: int, drawn: list[Draw] | None = None, told: list[Telling] | None = None) -> S:
        """Return the first position in which someone must answer; the same seed deals the same.

        Every draw of the game is added to `drawn`, and what is told by dealing to `told`, if they are given.
        """
        s = self.blank(seeded(seed))
        s.drawn = drawn
        s.told = told
        self.deal(s)
        s.advance()
        s.told = None
        return s

    def blank(self, chance: int) -> S:
        """Return a position in which nothing was dealt yet."""
        raise NotImplementedError

    def deal(self, s: S) -> None:
        """Deal what a blank position begins with, drawing from its chance alone."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> V:
        """Return what a seat may know; seat -1 is a spectator."""
        raise NotImplementedError

    def witness(self, s: S) -> V | None:
        """Return the view of one who has seen all that lies hidden, but for what is still to be dealt.

        Nobody gets it before a game is over. Where a game has none, its seats are asked what they know.
        """
        return None

    def imagine(self, view: V, chance: int) -> S:
        """Return a world that fits a view, dealt anew where the view can't tell."""
        raise NotImplementedError

    def read_state(self, written: Mapping[str, Any]) -> S:
        """Return the position that `to_json` wrote; `read_json` judges it and whatever goes wrong here."""
        s = self.blank(read_chance(written["chance"]))
        scripts = {script.name: script for script in self.scripts()}
        s.agenda = [read_frame(scripts, frame) for frame in written["agenda"]]
        lanes = written.get("lanes", ())
        s.lanes = tuple([[read_frame(scripts, frame) for frame in lane] for lane in lanes])
        s.learned = written["learned"]
        s.read_fields(written)
        s.advance()
        return s

    @final
    def write_json(self, s: S) -> dict[str, Any]:
        """Return a position as plain JSON values, with the game and the number of the rules it is one of."""
        return {"game": self.name, "rules": self.number, **s.to_json()}

    @final
    def read_json(self, written: Mapping[str, Any] | str) -> S:
        """Return the position that `write_json` wrote, given as text or values.

        Every law is checked once: what the rules can't lead to is refused in a sentence.
        """
        values = json_in(written) if isinstance(written, str) else dict(written)
        check_plain(values)
        if values.pop("game", self.name) != self.name:
            raise Unreadable(f"this is no position of {self.title}")
        self.box.check_rules(values.pop("rules", ""))
        if values.get("seats", self.seats) != self.seats:
            raise Unreadable(f"the position has {values['seats']} seats, and the set-up {self.seats}")
        try:
            s = self.read_state(values)
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
        _, drawn = self.box.read_position(diagram)
        if self.write_position(drawn) != diagram or shape_of(drawn.to_json()) != shape_of(s.to_json()):
            return "its diagram reads back as another position"
        asked = [(ask.seat, ask.options) for ask in s.asks]
        if [(ask.seat, ask.options) for ask in drawn.asks] != asked:
            return "its diagram asks something else"
        return ""

    @final
    def write_position(self, s: S) -> str:
        """Return a position as a text diagram, which says by which rules it was written."""
        head, _, rest = self.diagram(s).partition("\n")
        return f"{head}\nrules: {self.number}\n{rest}"

    def diagram(self, s: S) -> str:
        """Return a position as a text diagram: if a game has no better, its JSON, a line for each value."""
        return self._diagram(s.to_json())

    def read_diagram(self, text: str) -> S:
        """Return the position of a text diagram, if a number of seats is all that its box is opened with."""
        pairs = [line.partition(":") for line in lines_in(text)[1:] if line.strip()]
        values = [f"{json.dumps(name.strip())}: {value}" for name, _, value in pairs]
        return self.read_state({"seats": self.seats, **json_in("{" + ", ".join(values) + "}")})

    def write_view(self, view: V) -> str:
        """Return what a seat may know as a text diagram."""
        return self._diagram(view.to_json())

    def _diagram(self, values: Mapping[str, Any]) -> str:
        lines = [f"{name}: {json.dumps(value)}" for name, value in values.items() if name != "seats"]
        return "\n".join([f"{self.name}: {self.seats} players", *lines]) + "\n"

    def event_kinds(self) -> Sequence[type[Event]]:
        """Return every kind of event that the game tells."""
        return ()

    @final
    def read_event(self, written: Any) -> Event:
        """Return the event that was written as JSON."""
        if self._events is None:
            kinds = {anatomy_of(kind).name: kind for kind in (*self.event_kinds(), TookBack)}
            things: dict[str, set[str]] = {}
            for entry in self.glossary():
                things.setdefault(entry.kind, set()).add(entry.id)
            self._events = kinds, things
        return read_event(self._events[0], written, self.seats, self._events[1])

    def catalogues(self, language: str) -> Sequence[str]:
        """Return the game's words in a language as Fluent texts; none where it has none.

        What is said of a thing may be written beside it: `catalogue_of` makes a text of it.
        """
        return ()

    def scripts(self) -> Sequence[Script]:
        """Return every script that a position may have on its agenda."""
        return ()

    @property
    def actions(self) -> Actions:
        """Return the catalogue of all that can ever be answered, made once."""
        if self._actions is None:
            self._actions = Actions(self, self.scripts())
        return self._actions

    # Drawing

    def zones(self, view: V, aids: bool) -> list[Zone]:
        """Return what lies on the table; without memory aids, only what lies open or in one's own hand."""
        return []

    def drawn_players(self, view: V) -> list[Player]:
        """Return the figures and traits of every seat."""
        return [Player(seat, {}) for seat in range(self.seats)]

    def forgetful(self, view: V) -> V:
        """Return the view of one who remembers nothing but what lies open and the own hand."""
        return view

    def figures(self, view: V) -> dict[str, int]:
        """Return the figures common to all, such as the round."""
        return {}

    def traits(self, view: V) -> dict[str, str]:
        """Return what else is common to all, such as the phase."""
        return {}

    def turn(self, view: V) -> int:
        """Return whose turn it is, -1 for nobody's."""
        return view.asked[0] if len(view.asked) == 1 else -1

    @final
    def draw(
        self, view: V, aids: bool = True, walls: frozenset[int] | None = None, undo: Undo | None = None
    ) -> Drawn:
        """Return a view as a stranger can draw it, with the answers that can't be taken back marked."""
        asked = view if aids else self.forgetful(view)
        return Drawn(
            game=self.name,
            rules=self.number,
            seat=view.seat,
            turn=self.turn(view),
            asked=view.asked,
            figures=self.figures(view),
            traits=self.traits(view),
            players=tuple(self.drawn_players(view)),
            zones=tuple(self.zones(view, aids)),
            question=drawn_question(asked, self.actions, self.walls(view) if walls is None else walls),
            undo=undo,
        )

    @final
    def any_world(self, view: V) -> S:
        """Return the world in which the answers to a view's question are tried: one that fits the view."""
        return self.imagine(view, ANY_WORLD)

    @final
    def walls(self, view: V, world: S | None = None) -> frozenset[int]:
        """Return the answers to a view's question that can't be taken back, in some world at least.

        Up to where somebody learns something all worlds that fit a view go the same way, so one is enough.
        """
        if view.ask is None:
            return NO_WALLS
        if world is None:
            world = self.any_world(view)
        found: list[int] = []
        for choice in view.ask.options:
            after = world.clone()
            if after.learns_by(choice, view.seat) or has_ended(world, after, view.seat):
                found.append(choice)
        return frozenset(found)

    def could_be(self, world: S, seat: int, card: int, is_back: bool, settled: frozenset[int]) -> list[int]:
        """Return a card of each kind that a card can be, as far as a seat can tell, itself among them.

        `world` fits the seat's view, and what is `settled` is to stay where it is; of a back, a card of each.
        Nothing where that can't be told: foresight ends there.
        """
        return []

    def exchange(self, world: S, card: int, other: int) -> None:
        """Let two cards that a seat can't tell apart change places in an imagined world."""
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

    def charts(self) -> Sequence[Chart]:
        """Return the figures of the players that are worth a line over the game; none for all of them."""
        return ()

    def tally(self, s: S, told: Sequence[Event]) -> dict[str, list[int]]:
        """Return what a table of results shows for every seat, given all that a game told."""
        return {"score": self.scores(s)}

    def entries(self) -> Sequence[Entry]:
        """Return everything the game names, with its numbers."""
        return ()

    @final
    def glossary(self) -> tuple[Entry, ...]:
        """Return everything the game names, made once."""
        if self._glossary is None:
            self._glossary = tuple(self.entries())
        return self._glossary

    def stock(self) -> Stock:
        """Return what is dealt from, as far as the game says, for those who choose a set-up."""
        return Stock()

    def looks(self) -> Mapping[tuple[str, str], Look]:
        """Return how things of the glossary look, by kind and id, as far as the game says."""
        return {}

    @property
    def digest(self) -> str:
        """Return a few letters that are others once any number of the game is, for the same set-up.

        A record carries them, so that one that was played by other numbers is told from one that is wrong.
        """
        if not self._digest:
            numbers = [
                [
                    entry.kind,
                    entry.id,
                    [[figure.name, figure.value] for figure in (*entry.figures, *entry.numbers)],
                ]
                for entry in self.glossary()
            ]
            written = json.dumps(numbers, separators=(",", ":")).encode()
            self._digest = blake2b(written, digest_size=DIGEST_BYTES).hexdigest()
        return self._digest

    def handbooks(self) -> list[Handbook]:
        """Return the rules as text: those of the game, then those of its modules."""
        return [read_handbook(self.title, self.name)]

    def primers(self, language: str) -> list[Primer]:
        """Return what teaches the game in a language, then what teaches its modules; none if nobody does."""
        return []

    def broken_law(self, s: S) -> str:
        """Return what is wrong with a position that the rules can't lead to; empty if nothing is."""
        raise NotImplementedError

    def redeal(self, s: S, seat: int, chance: int, after: S) -> S:
        """Return the position with all dealt again that a seat neither knows nor is about to learn.

        `after` is the position after the next choice, with the events that led there. Any world that fits
        the seat's view will do; one in which the seat hears the same is worth more to the laws.
        """
        return self.imagine(self.view(s, seat), chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Generic[S, V]):
    """A game as it is installed: what it is called, for how many it is, and what can be chosen about it.

    That of a game without options needs nothing but the kind of game: `BOX = Box(Higher)`.
    """

    def __init__(self, kind: type[Game[S, V]]) -> None:
        self.kind = kind
        self.name: str = kind.name
        self.title: str = kind.title
        self.about: str = kind.about
        self.number: int = kind.number
        self.least_seats: int = kind.least_seats
        self.most_seats: int = kind.most_seats
        self._opened: dict[tuple[int, tuple[tuple[str, str], ...]], Game[S, V]] = {}

    def option_names(self) -> Mapping[str, str]:
        """Return the names of the options a set-up may have, each with a sentence about it."""
        return {}

    def choices(self, options: Mapping[str, str]) -> Mapping[str, Mapping[str, str]]:
        """Return the options that people choose from, each with its values and their names, the usual first.

        What there is to choose from may depend on the options that were chosen before.
        """
        return {}

    @final
    def modules(self) -> dict[str, str]:
        """Return the titles of the modules that the game can be played with, by name."""
        return {name: title for name, title in self.choices({}).get(MODULES, {}).items() if name}

    def seat_choices(self, options: Mapping[str, str]) -> Mapping[str, Mapping[str, str]]:
        """Return those of them that may be chosen for each seat by itself, with what a seat can have.

        The value of such an option is then what the seats have, with commas between.
        """
        return {}

    @final
    def open(self, setup: Setup) -> Game[S, V]:
        """Return the game with a set-up, made once, refusing one that can't be."""
        key = (setup.seats, tuple(sorted(setup.options.items())))
        game = self._opened.get(key)
        if game is None:
            self.check_seats(setup.seats)
            game = self.made(setup)
            if len(self._opened) == MOST_OPENED:
                del self._opened[next(iter(self._opened))]
            self._opened[key] = game
        return game

    def made(self, setup: Setup) -> Game[S, V]:
        """Make the game with a set-up, whose number of seats is right, refusing options that can't be."""
        for option in setup.options:
            raise Trouble(f"{self.title} has no option called {option!r}")
        return self.kind(self, setup)

    @final
    def read_position(self, text: str) -> tuple[Game[S, V], S]:
        """Return the position of a text diagram, and the game it is one of.

        One that `write_position` wrote says by which rules; whoever draws one by hand need not.
        """
        found = RULES_LINE.search(text)
        if found is not None:
            self.check_rules(found[1])
            # An empty line in its place: other lines keep their numbers.
            text = text[: found.start()] + text[found.end() :]
        elif LEARNED_LINE.search(text):
            self.check_rules("")
        return self.read_diagram(text)

    def check_rules(self, number: object) -> None:
        """Refuse a position that was written under rules of another number, or does not say which."""
        if str(number) != str(self.number):
            said = (
                f"was written under rules {number!s:.20} of {self.title}"
                if number
                else "does not say its rules"
            )
            raise Unreadable(f"the position {said}, and these are rules {self.number}")

    def read_diagram(self, text: str) -> tuple[Game[S, V], S]:
        """Return the position of a text diagram without the line of its rules, and the game it is one of."""
        seats = re.match(rf"\s*{self.name}: *([0-9]{{1,3}}) players?\b", text)
        if seats is None:
            raise Unreadable(f"a diagram begins with `{self.name}: {self.most_seats} players` or the like")
        game = self.open(Setup(int(seats[1])))
        return game, game.read_diagram(text)

    def with_edition_file(self, setup: Setup, path: Path) -> Setup:
        """Return a set-up that is played by the numbers of an edition file."""
        raise Trouble(f"{path}: {self.title} has no editions")

    def with_recipe_file(self, setup: Setup, path: Path) -> Setup:
        """Return a set-up that is played with the deck of a recipe file."""
        raise Trouble(f"{path}: {self.title} has no recipes")

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats this game is not for."""
        if not self.least_seats <= seats <= self.most_seats:
            raise Trouble(f"{self.title} is for {self.least_seats} to {self.most_seats} players, not {seats}")


def boxes() -> dict[str, Box[Any, Any]]:
    """Return every installed game that can be loaded, by name; a package adds one in `hexmonger.games`."""
    found: dict[str, Box[Any, Any]] = {}
    for name in installed(GROUP):
        with suppress(Trouble):
            found[name] = find_box(name)
    return found


def find_box(name: str) -> Box[Any, Any]:
    """Return an installed game by its name."""
    box: Box[Any, Any] = load(GROUP, name, "game")
    return box
