"""Views and events go over the wire and come back the same, and a stranger needs nothing else to play."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from hexmonger import wire
from hexmonger.kernel.chance import Source
from hexmonger.kernel.drawn import Drawn
from hexmonger.kernel.events import TookBack
from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Unreadable
from hexmonger.protocol.schema import schema as protocol_schema

ROOT: Final = Path(__file__).parent.parent
STRANGER: Final = Path(__file__).parent / "stranger.py"
FOLDER: Final = ROOT / "docs" / "schema"
# What is asked for over HTTP; a server says it, and `tests/server/test_protocol.py` compares it.
OF_THE_SERVER: Final = "openapi.json"
MARKET: Final = {"modules": "moonstruck_market"}
SHORT: Final = {"edition": "short", "edition.numbers.rounds": "1"}
KILOBYTE: Final = 1024

Opened = tuple[str, str, Setup]
GAMES: Final[list[Opened]] = [
    ("arcane_alley", "arcane_alley", Setup(3)),
    ("moonstruck_market", "arcane_alley", Setup(3, {**MARKET, "wizards": "random"})),
    ("merchants_of_magick", "merchants_of_magick", Setup(3)),
]
games = pytest.mark.parametrize(("name", "box", "setup"), GAMES, ids=[name for name, _, _ in GAMES])


def opened(box: str, setup: Setup, **options: str) -> Game[Any, Any]:
    """Return a game, with further options."""
    return find_box(box).open(Setup(setup.seats, {**setup.options, **options}))


def played(match: Match, plies: int) -> Iterator[int]:
    """Play a match at random, and give the seat that is asked before every choice."""
    source = Source(match.record.seed, 3)
    while match.state.asks and match.ply < plies:
        ask = match.state.asks[source.below(len(match.state.asks))]
        yield ask.seat
        match.choose(source.pick(ask.options), ask.seat)


def as_text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def schemas() -> dict[str, dict[str, Any]]:
    """Return every schema by the name of its file."""
    events = {f"{name}_events.json": wire.event_schema(opened(box, setup)) for name, box, setup in GAMES}
    return {"view.json": wire.schema(), "protocol.json": protocol_schema(), **events}


def test_the_schemas_are_those_of_the_types(request: pytest.FixtureRequest) -> None:
    made = {name: as_text(schema) for name, schema in schemas().items()}
    if request.config.getoption("--golden"):
        FOLDER.mkdir(exist_ok=True)
        for name, text in made.items():
            (FOLDER / name).write_text(text, encoding="utf-8")
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    kept.pop(OF_THE_SERVER, None)
    assert kept == made, "the types have changed: `pytest tests/test_wire.py --golden` remakes them"


@games
def test_a_view_comes_back_the_same(name: str, box: str, setup: Setup) -> None:
    match = Match(opened(box, setup), 5, ["Ada", "Bo", "Cy"])
    for seat in played(match, 60):
        for reader in (seat, (seat + 1) % 3, -1):
            drawn = match.drawn(reader)
            written = wire.encode(drawn)
            assert wire.decode(written) == drawn
            assert b"null" not in written.replace(b'"question":null', b""), "what has its default is left out"


@games
def test_events_come_back_the_same(name: str, box: str, setup: Setup) -> None:
    match = Match(opened(box, setup), 5, ["Ada", "Bo", "Cy"])
    for _ in played(match, 120):
        pass
    undone = next((seat for seat in range(3) if match.can_undo(seat)), None)
    if undone is not None:
        match.undo(undone)
    for reader in (-1, 0, 1, 2):
        stream = match.events(reader)
        written = wire.encode_events(stream)
        assert wire.decode_events(match.game, written) == stream
        sent = json.loads(written)
        assert [heard["number"] for heard in sent] == list(range(len(stream)))
        moved = [event.moves() for event in stream]
        assert [len(heard.get("moves", ())) for heard in sent] == [len(moves) for moves in moved]
    assert json.loads(wire.encode_events([TookBack(1, (4, 5))], 6))[0]["number"] == 6


@pytest.mark.parametrize(
    ("read", "written"),
    [
        (wire.decode, b"{"),
        (wire.decode, b"[]"),
        (wire.decode, b'{"game": "arcane_alley"}'),
        (wire.decode, b"\xff"),
        (lambda text: wire.decode_events(opened(*GAMES[0][1:]), text), b'[{"number": 1}]'),
        (lambda text: wire.decode_events(opened(*GAMES[0][1:]), text), b'[{"number": 1, "event": {}}]'),
        (
            lambda text: wire.decode_events(opened(*GAMES[0][1:]), text),
            b'[{"number": 1, "event": {"event": "drew", "seat": "me"}}]',
        ),
    ],
)
def test_what_can_not_be_read_is_refused(read: Callable[[bytes], object], written: bytes) -> None:
    with pytest.raises(Unreadable):
        read(written)


@pytest.mark.parametrize(
    ("box", "setup", "most"),
    [
        ("arcane_alley", Setup(4, {"wizards": "random"}), 8),
        ("arcane_alley", Setup(4, {**MARKET, "wizards": "random"}), 8),
        ("arcane_alley", Setup(6, {**MARKET, "wizards": "random"}), 16),
        ("merchants_of_magick", Setup(4), 8),
        ("merchants_of_magick", Setup(8), 16),
    ],
)
def test_a_view_is_small(box: str, setup: Setup, most: int) -> None:
    match = Match(opened(box, setup), 7, ["Ada"] * setup.seats)
    sizes = [len(wire.encode(match.drawn(seat))) for seat in played(match, 400)]
    assert max(sizes) <= most * KILOBYTE


class Stranger:
    """A program that knows nothing of the package, at the other end of two pipes."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process

    def send(self, line: bytes) -> None:
        """Write it a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def answer(self, view: bytes) -> tuple[list[str], int | None]:
        """Show it a view, and return its table and its choice."""
        assert self.process.stdout is not None
        self.send(view)
        line = self.process.stdout.readline()
        assert line, "the stranger has given up"
        said = json.loads(line)
        return said["table"], said["choice"]


@contextmanager
def stranger() -> Iterator[Stranger]:
    """Let a stranger sit down, with the schema."""
    # Isolated, and in no folder of ours: it could not import the package if it wanted to.
    command = [sys.executable, "-I", "-S", str(STRANGER)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        sitting = Stranger(process)
        sitting.send((FOLDER / "view.json").read_bytes().replace(b"\n", b" "))
        yield sitting
        sitting.send(b"")


@games
def test_a_stranger_draws_the_table_and_plays_to_the_end(name: str, box: str, setup: Setup) -> None:
    match = Match(opened(box, setup, **SHORT), 11, ["Ada", "Bo", "Cy"])
    with stranger() as sitting:
        while match.state.asks:
            seat = match.state.asks[-1].seat
            drawn = match.drawn(seat)
            table, choice = sitting.answer(wire.encode(drawn))
            assert_is_recognisable(drawn, table)
            assert choice is not None
            match.choose(choice, seat, match.questions[seat])
        table, choice = sitting.answer(wire.encode(match.drawn(0)))
        assert choice is None
    assert match.state.is_over


def assert_is_recognisable(drawn: Drawn, table: list[str]) -> None:
    """Look for every zone, every card that can be known and every answer in a table that was drawn."""
    for zone in drawn.zones:
        owner = f" of seat {zone.seat + 1}" if zone.seat >= 0 else ""
        at = table.index(f"{zone.name}{owner} ({zone.size})") + 1
        rows = -(-len(zone.cells) // zone.columns) if zone.columns else min(len(zone.cells), 1)
        cells = [word for row in table[at : at + rows] for word in row.split()]
        assert len(cells) == len(zone.cells)
        for cell, word in zip(zone.cells, cells, strict=True):
            assert cell.thing in word
            assert ("?" in word) == (cell.face == "hidden")
            assert cell.value is None or str(cell.value) in word
    assert drawn.question is not None
    for answer in drawn.question.answers:
        assert any(line.startswith(f"  [{answer.choice}] {answer.key} ->") for line in table)


def test_the_stranger_imports_nothing_of_ours() -> None:
    lines = STRANGER.read_text(encoding="utf-8").splitlines()
    imports = [line for line in lines if line.startswith(("import ", "from "))]
    assert imports == ["import json", "from typing import Any"]
