"""Records: a set-up, a seed and the choices in notation, as a text file to read, keep and replay.

A record is a save, a replay and a bug report in one:

    hexmonger record 1
    game: arcane_alley
    rules: 1
    tables: 6b1f09a2c3d4
    seats: 3
    player 1: Ada
    player 2: greedy
    player 3: greedy
    wizards: none
    seed: 7

    1: reveal 5; reveal 1
    2: reveal 9; …

A line of choices begins with the seat that made them; what follows a `#` there is a comment. Where a table
agreed on its seed, what it was made of stands below it. Once the game is over, every draw is listed.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from sys import intern
from typing import Any, Final

from hexmonger.kernel.agenda import Ask
from hexmonger.kernel.commitment import Agreed, read_agreed
from hexmonger.kernel.draws import LABEL, Draw
from hexmonger.kernel.events import Telling
from hexmonger.kernel.files import lines_in
from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.messages import message
from hexmonger.kernel.names import check_line
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Outdated, Refused, Unreadable

HEAD: Final = "hexmonger record 1"
OWN_KEYS: Final = ("game", "rules", "seats", "seed")
TABLES: Final = "tables"
POSITION: Final = "position"
PLAYER: Final = "player "
LONGEST_SEAT: Final = 9
# How far a game came, for those who look at the file without playing it.
OVER: Final = "# over: "
LEFT: Final = "# left: "


@dataclass
class Record:
    """One game as it was played: enough to be there again.

    `position` is where it begins, as JSON, if not with the deal. `keys` are the choices in notation, each
    written when it was made, `place` says how far the game has come.
    """

    game: str
    rules: int
    setup: Setup
    seed: int
    players: list[str]
    choices: list[tuple[int, int]] = field(default_factory=list)
    agreed: Agreed | None = None
    position: str = ""
    tables: str = field(default="", compare=False)
    keys: list[str] = field(default_factory=list, compare=False)
    place: str = field(default="", compare=False)
    is_over: bool = field(default=False, compare=False)

    def __post_init__(self) -> None:
        for name in self.players:
            check_line(name, "the player's name")
        # Spaces around a name, and more than one inside it, don't count.
        names = [" ".join(name.split()) for name in self.players]
        self.players = [name or f"seat {seat + 1}" for seat, name in enumerate(names)]

    def start(self, drawn: list[Draw] | None = None, told: list[Telling] | None = None) -> State:
        """Return the first position.

        Every draw of the game is added to `drawn`, and what is told by dealing to `told`, if they are given.
        """
        game = game_of(self)
        if not self.position:
            dealt: State = game.new(self.seed, drawn, told)
            return dealt
        s: State = game.read_json(self.position)
        s.drawn = drawn
        return s

    def state(self, choices: int | None = None) -> State:
        """Return the position after all choices, or after so many."""
        s = self.start()
        for seat, choice in self.choices[:choices]:
            s.choose(choice, seat)
        return s

    def add(self, s: State, seat: int, choice: int) -> None:
        """Add a choice that is made in a position."""
        ask = s.ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked"
        self.choices.append((seat, choice))
        # Most are said again and again: each is kept once.
        self.keys.append(intern(ask.question.key(s, ask.frame, choice)))

    def cut(self, choices: int) -> None:
        """Take back all but so many choices."""
        del self.choices[choices:], self.keys[choices:]
        self.is_over = False

    def to_text(self) -> str:
        """Return the record as a text file."""
        drawn: list[Draw] = []
        if self.is_over or len(self.keys) != len(self.choices):
            self._play_again(drawn)
        lines = [
            HEAD,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"{TABLES}: {self.tables or game_of(self).digest}",
            f"seats: {self.setup.seats}",
            *(f"{PLAYER}{seat + 1}: {name}" for seat, name in enumerate(self.players)),
            *(f"{key}: {value}" for key, value in self.setup.options.items()),
            f"seed: {self.seed}",
            *(self.agreed.lines() if self.agreed is not None else ()),
            *([f"{POSITION}: {self.position}"] if self.position else ()),
            "",
        ]
        seat = -1
        for (seat_choosing, _), key in zip(self.choices, self.keys, strict=True):
            if seat_choosing != seat:
                seat = seat_choosing
                lines.append(f"{seat + 1}: {key}")
            else:
                lines[-1] += f"; {key}"
        if self.is_over:
            lines += [f"{OVER}{self.place}", "", *(draw.line(number) for number, draw in enumerate(drawn, 1))]
        elif self.place:
            lines.append(f"{LEFT}{self.place}")
        return "\n".join(lines) + "\n"

    def _play_again(self, drawn: list[Draw]) -> None:
        """Play the game once more for its draws, the notation of its choices, and how far it came."""
        s = self.start(drawn)
        made, self.choices, self.keys = self.choices, [], []
        for seat, choice in made:
            self.add(s, seat, choice)
            s.choose(choice, seat)
        self.is_over = s.is_over
        self.place = over_scores(game_of(self), s) if s.is_over else game_of(self).place(s)


def game_of(record: Record) -> Game[Any, Any]:
    """Return the game of a record, refusing records of other rules, or of other numbers."""
    box = find_box(record.game)
    if record.rules != box.number:
        raise Outdated(f"written under rules {record.rules} of {box.title}, and these are rules {box.number}")
    game = box.open(record.setup)
    if record.tables and record.tables != game.digest:
        raise Outdated(
            f"played by other tables of {box.title}: a number of an item, a card or a rule "
            f"has changed since (its tables are {record.tables}, these are {game.digest})"
        )
    return game


def read_record(
    text: str,
    listen: Callable[[State, int, int], None] | None = None,
) -> tuple[Record, State]:
    """Read a record and play it through; `listen` is shown every position before its choice."""
    lines = lines_in(text)
    record, first = read_head(lines)
    s = record.start()
    for number, seat, word in spoken_in(lines, first):
        try:
            choice = choice_in(s, seat, word, number, len(record.choices) + 1)
        except Refused as refused:
            refused.game = game_of(record)
            raise
        if listen is not None:
            listen(s, seat, choice)
        record.choices.append((seat, choice))
        record.keys.append(word)
        s.choose(choice, seat)
    record.is_over = s.is_over
    record.place = over_scores(game_of(record), s) if s.is_over else game_of(record).place(s)
    return record, s


def spoken_in(lines: list[str], first: int) -> Iterator[tuple[int, int, str]]:
    """Return the choices below the head of a record: the number of the line, the seat, and the word."""
    for number, line in enumerate(lines[first:], first + 1):
        content = line.split("#", 1)[0].strip()
        if not content or content.startswith(LABEL):
            continue
        label, colon, choices = content.partition(":")
        if not colon or not label.strip().isdecimal() or len(label) > LONGEST_SEAT:
            raise Unreadable(f"line {number}: {content!r} should be `seat: choice; choice`")
        for word in choices.split(";"):
            yield number, int(label) - 1, word.strip()


def read_head(lines: list[str]) -> tuple[Record, int]:
    """Return what a record says above its choices, and where these begin."""
    first = lines[0].strip() if lines else ""
    if first != HEAD:
        kind, _, version = first.rpartition(" ")
        own_kind, _, own_version = HEAD.rpartition(" ")
        if kind == own_kind and version.isdecimal() and len(version) < LONGEST_SEAT:
            age = "a newer" if int(version) > int(own_version) else "an older"
            raise Unreadable(f"this is `{first}`, written by {age} version of Hexmonger")
        raise Unreadable(f"this is no record: its first line should be `{HEAD}`")
    header, first_choice = _header(lines)
    return _record(header), first_choice


def over_scores(game: Game[Any, Any], s: State) -> str:
    """Return how a game ended, as it stands at the end of its record."""
    return ", ".join(map(str, game.scores(s)))


def _header(lines: list[str]) -> tuple[dict[str, str], int]:
    """Return the lines above the first blank one, and where the choices begin."""
    header: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        content = line.strip()
        if not content:
            return header, number
        key, colon, value = content.partition(":")
        if not colon:
            raise Unreadable(f"line {number}: {content!r} should be `key: value`")
        if key.strip() in header:
            raise Unreadable(f"line {number}: {key.strip()!r} stands twice")
        header[key.strip()] = value.strip()
    return header, len(lines)


def _record(header: dict[str, str]) -> Record:
    for key in OWN_KEYS:
        if key not in header:
            raise Unreadable(f"the record does not say its {key}")
    numbers: dict[str, int] = {}
    for key in ("rules", "seats", "seed"):
        # Spelled in one way alone, so that no other text stands for the same record.
        if str(header[key]) != _spelled(header[key]):
            raise Unreadable(f"{key} must be a whole number, not {header[key]!r:.80}")
        numbers[key] = int(header[key])
    find_box(header["game"]).check_seats(numbers["seats"])
    players = [header.pop(f"{PLAYER}{seat + 1}", "") for seat in range(numbers["seats"])]
    for key in header:
        if key.startswith(PLAYER):
            raise Unreadable(f"there is no {key} at a table of {numbers['seats']} seats")
    tables, position = header.pop(TABLES, ""), header.pop(POSITION, "")
    check_line(tables, "the digest of the tables,")
    agreed = read_agreed(header, numbers["seats"])
    options = {key: value for key, value in header.items() if key not in OWN_KEYS}
    setup = Setup(numbers["seats"], options)
    seed = numbers["seed"]
    return Record(
        header["game"],
        numbers["rules"],
        setup,
        seed,
        players,
        agreed=agreed,
        position=position,
        tables=tables,
    )


def _spelled(number: str) -> str:
    """Return a whole number as it is written; nothing if it is none."""
    try:
        return str(int(number))
    except ValueError:
        return ""


def choice_in(s: State, seat: int, word: str, line: int, count: int) -> int:
    """Return the choice that a word of a record stands for."""
    where = f"line {line}, choice {count}"
    ask = s.ask_of(seat)
    if ask is None:
        if s.is_over:
            raise Unreadable(f"{where}: the game is over before {word!r}")
        asked = " and ".join(str(ask.seat + 1) for ask in s.asks)
        raise Unreadable(f"{where}: {word!r} is said by seat {seat + 1}, but seat {asked} is asked")
    choice = read_choice(s, ask, word)
    if choice is not None and choice in ask.options:
        return choice
    if choice is None:
        refused = Refused(message("why-no-answer", question=ask.question.name), key=repr(word))
    else:
        refused = ask.refusal(s, choice)
    refused.where = where
    raise refused


def read_choice(p: Any, ask: Ask, word: str) -> int | None:
    """Return the answer that a key stands for, allowed or not; none if it stands for nothing."""
    question, f = ask.question, ask.frame
    for choice in ask.options:
        if question.key(p, f, choice) == word:
            return choice
    for choice in question.domain(p, f):
        if question.key(p, f, choice) == word:
            return choice
    return None
