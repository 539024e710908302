"""`hexmonger position`: check a text diagram and show it, with the question it stops at."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from hexmonger.cli.paper import paper
from hexmonger.cli.picture import picture, seat_mark
from hexmonger.cli.playback import ending
from hexmonger.cli.topics import closest
from hexmonger.kernel.agenda import Ask
from hexmonger.kernel.files import read_text, text_in
from hexmonger.kernel.game import Box, Game, boxes
from hexmonger.kernel.record import HEAD
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Trouble, Unreadable
from hexmonger.kernel.view import View
from hexmonger.words import trouble_text, words_of

DiagramFile = Annotated[Path, typer.Argument(metavar="FILE", help="A text diagram; - reads standard input.")]
SeatNumber = Annotated[int | None, typer.Option("--seat", min=1, help="Only what this seat may know.")]


def position(
    file: DiagramFile,
    seat: SeatNumber = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write it as JSON.")] = False,
) -> None:
    """Check a position written as a text diagram, show it, and say who is asked what."""
    game, s = read_diagram(file)
    view: View | None = None
    if seat is not None:
        check_seat(seat, s.seats)
        view = game.view(s, seat - 1)
    shown: State | View = s if view is None else view
    if as_json:
        written = game.write_json(s) if view is None else view.to_json()
        asks = [question(game, shown, ask) for ask in s.asks if view is None or ask.seat == view.seat]
        sys.stdout.write(json.dumps({"game": game.name, "position": written, "asks": asks}, indent=1) + "\n")
        return
    diagram = game.write_position(s) if view is None else game.write_view(view)
    paper.print(picture(game, diagram, asked=[ask.seat for ask in s.asks]))
    if s.is_over:
        paper.print(ending(game, s))
    show_asks(game, s, view)


def read_diagram(file: Path) -> tuple[Game[Any, Any], State]:
    """Return the game and the position of a file, or of standard input."""
    name = "standard input" if str(file) == "-" else str(file)
    text = text_in(sys.stdin.buffer, name) if str(file) == "-" else read_text(file)
    try:
        return _box_of(text).read_position(text)
    except Trouble as trouble:
        raise Unreadable(f"{name}: {trouble_text(trouble)}") from None


def _box_of(text: str) -> Box[Any, Any]:
    """Return the game that the first line of a diagram names."""
    lines = [line.split("#", 1)[0].strip() for line in text.splitlines()]
    first = next((line for line in lines if line), "")
    if first == HEAD:
        raise Unreadable("this is a record, not a position; `hexmonger replay` shows it")
    name = first.partition(":")[0].strip()
    known = boxes()
    if name not in known:
        form = f"`{next(iter(known))}: 4 players` or the like"
        raise Unreadable(f"this is no position: it should begin with {form}{closest(name, known)}")
    return known[name]


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that isn't at the table."""
    if seat > seats:
        raise Trouble(f"there is no seat {seat}; there are {seats}")


def question(game: Game[Any, Any], p: State | View, ask: Ask) -> dict[str, Any]:
    """Return an open question as plain JSON values."""
    return {
        "seat": ask.seat + 1,
        "question": ask.question.name,
        "prompt": _prompt(game, p, ask),
        "options": [
            {"choice": choice, "key": key} for choice, key in zip(ask.options, _keys(p, ask), strict=True)
        ],
    }


def _prompt(game: Game[Any, Any], p: State | View, ask: Ask) -> str:
    return words_of(game).say(ask.question.prompt(p, ask.frame), reader=ask.seat)


def _keys(p: State | View, ask: Ask) -> list[str]:
    return [ask.question.key(p, ask.frame, choice) for choice in ask.options]


def show_asks(game: Game[Any, Any], s: State, view: View | None = None) -> None:
    """Say who is asked what, and the options in notation; a view is told of its own question only."""
    p: State | View = s if view is None else view
    for ask in s.asks:
        line = Text().append(seat_mark(ask.seat)).append(f" Seat {ask.seat + 1} is asked", "bold")
        if view is not None and view.seat != ask.seat:
            paper.print(line.append("."))
            continue
        paper.print(line.append(f": {_prompt(game, p, ask)}"))
        paper.print(Padding("; ".join(_keys(p, ask)), (0, 0, 0, 2), expand=False))
