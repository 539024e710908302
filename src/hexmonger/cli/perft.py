"""`hexmonger perft`: count how a position can go on."""

import time
from pathlib import Path
from typing import Annotated, Final

import typer

from hexmonger.cli.options import (
    USUAL_GAME,
    EditionFile,
    GameName,
    GameOptions,
    RecipeName,
    Seats,
    Settings,
    set_up,
    with_game_options,
)
from hexmonger.cli.paper import paper, table
from hexmonger.cli.position import read_diagram
from hexmonger.kernel.game import find_box
from hexmonger.kernel.perft import perft as count
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Trouble

# Nobody lives to see the end of a longer count.
MOST_DEPTH: Final = 99


@with_game_options
def perft(
    *,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A text diagram; - reads standard input.")
    ] = None,
    depth: Annotated[int, typer.Option(min=0, max=MOST_DEPTH, help="How many choices to look ahead.")] = 3,
    divide: Annotated[bool, typer.Option(help="Count apart what follows each first choice.")] = False,
    game_name: GameName = USUAL_GAME,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option(help="Begin a new game with this seed instead.")] = None,
    options: GameOptions,
    recipe: RecipeName = None,
    edition: EditionFile = None,
    settings: Settings = None,
) -> None:
    """Count the ways a position can go on, from a text diagram or the start of a new game."""
    if file is not None:
        wanted = (seed, seats, options or None, recipe, edition, settings or None)
        if any(option is not None for option in wanted):
            raise Trouble("a file is a whole position; leave out --seed and what belongs to a new game")
        s = read_diagram(file)[1]
    elif seed is None:
        raise Trouble("say where to begin: a FILE with a position, or --seed N for a new game")
    else:
        box = find_box(game_name)
        players = box.least_seats if seats is None else seats
        setup = set_up(box, players, options, edition, settings, recipe)
        s = box.open(setup).new(seed)
    began = time.perf_counter()
    total = _divided(s, depth) if divide and depth else count(s, depth)
    seconds = time.perf_counter() - began
    paper.print(f"perft({depth}) = {total}   in {seconds:.2f} s")


def _divided(s: State, depth: int) -> int:
    """Show how many ways each first choice goes on, and return their sum."""
    if s.is_over:
        return count(s, depth)
    ask = s.asks[0]
    shown = table("choice", "ways", right=("ways",))
    total = 0
    for choice in ask.options:
        after = s.clone()
        after.choose(choice, ask.seat)
        ways = count(after, depth - 1)
        shown.add_row(ask.question.key(s, ask.frame, choice), str(ways))
        total += ways
    paper.print(shown)
    return total
