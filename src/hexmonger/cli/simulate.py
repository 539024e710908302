"""`hexmonger simulate`: let bots play many games, and show what came out."""

import json
import time
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer

from hexmonger.arena import Task, played, played_here
from hexmonger.cli import completion
from hexmonger.cli.options import (
    USUAL_GAME,
    EditionFile,
    GameName,
    GameOptions,
    RecipeName,
    Settings,
    set_up,
    with_game_options,
)
from hexmonger.cli.paper import complain, paper
from hexmonger.cli.results import tables_of
from hexmonger.cli.runs import check_writable, counting, known_bot
from hexmonger.cli.topics import title_with_modules
from hexmonger.keeping import write_whole
from hexmonger.kernel.game import find_box
from hexmonger.kernel.native import build_name
from hexmonger.kernel.trouble import Trouble
from hexmonger.trials import Outcome, Results, Trial, as_csv, check_trial, rows_of


@with_game_options
def simulate(
    *,
    game_name: GameName = USUAL_GAME,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    players: Annotated[
        str,
        typer.Option(metavar="BOTS", help="A bot for each seat.", autocompletion=completion.players),
    ] = "greedy,uniform,uniform,uniform",
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Play every deal in every rotation of the seats.")
    ] = False,
    options: GameOptions,
    recipe: RecipeName = None,
    edition: EditionFile = None,
    settings: Settings = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many games to play at the same time.")] = 1,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the results here, too.")
    ] = None,
    csv_file: Annotated[
        Path | None,
        typer.Option("--csv", metavar="FILE", help="Write a row for every seat of every game here."),
    ] = None,
) -> None:
    """Let bots play many games, and show who wins how often, and what a game brings, by bot and by seat."""
    box = find_box(game_name)
    bots = tuple(known_bot(name.strip()) for name in players.split(","))
    setup = set_up(box, len(bots), options, edition, settings, recipe)
    trial = Trial(game_name, setup, bots, seed, rotate)
    check_trial(trial)
    game = box.open(setup)
    for file in (json_file, csv_file):
        if file is not None:
            check_writable(file)
    results = Results()
    kept: list[Outcome] | None = None if csv_file is None else []
    began = time.perf_counter()
    is_stopped = _run(trial, games, jobs, results, kept)
    seconds = time.perf_counter() - began
    if results.games:
        _show(title_with_modules(game), trial, results, seconds)
        if json_file is not None:
            measured = {"jobs": jobs, "seconds": round(seconds, 3)}
            written = {**_conditions(trial, games), **results.to_json(), "measured": measured}
            write_whole(json_file, json.dumps(written, indent=1) + "\n")
        if csv_file is not None and kept is not None:
            write_whole(csv_file, as_csv(rows_of(kept)))
    if is_stopped:
        complain(f"stopped after {results.games} of {games} games")
        raise typer.Exit(130)


def _conditions(trial: Trial, games: int) -> dict[str, Any]:
    """Return all that is needed to play the same games again, as plain JSON values."""
    return {
        "hexmonger": version("hexmonger"),
        "build": build_name(),
        "game": trial.game,
        "rules": find_box(trial.game).number,
        "seats": trial.setup.seats,
        "options": dict(trial.setup.options),
        "bots": list(trial.bots),
        "rotate": trial.rotate,
        "seed": trial.seed,
        "wanted": games,
    }


def _run(trial: Trial, games: int, jobs: int, results: Results, kept: list[Outcome] | None) -> bool:
    """Play the games, add them up and maybe keep them; return whether Ctrl-C has stopped them."""
    tasks = (Task(trial, deal) for deal in range(trial.deal_of(games - 1) + 1))
    try:
        with counting("games", games) as count:
            for _, outcomes in played_here(tasks) if jobs == 1 else played(tasks, jobs):
                for outcome in outcomes[: games - results.games]:
                    if outcome.forfeit is not None:
                        raise Trouble(f"in game {outcome.number + 1} {outcome.forfeit.why}")
                    results.add(outcome)
                    if kept is not None:
                        kept.append(outcome)
                count(results.games)
    except KeyboardInterrupt:
        return True
    return False


def _show(title: str, trial: Trial, results: Results, seconds: float) -> None:
    rotating = ", the bots changing seats" if trial.rotate else ""
    games = f"{results.games} game{'' if results.games == 1 else 's'}"
    paper.print(f"{games} of {title}, seed {trial.seed}{rotating}", style="bold")
    # The numbers of an edition and the counts of a recipe stand behind its name.
    options = {name: value for name, value in trial.setup.options.items() if "." not in name}
    if options:
        paper.print(", ".join(f"{name}: {value}" for name, value in options.items()), style="dim")
    for shown in tables_of(results, paper.width):
        paper.print()
        paper.print(shown)
    paper.print()
    share = 100 / trial.setup.seats
    shared = f"{results.shared} of {results.games} {'was' if results.shared == 1 else 'were'}"
    paper.print(
        f"An even share is {share:.1f} %. A victory shared by k seats counts 1/k for each of them "
        f"({shared} shared). ± is the reach of the 95 % interval of a mean.",
        style="dim",
    )
    paper.print(
        f"{results.choices} decisions in {seconds:.1f} s: {results.choices / seconds:,.0f} a second, "
        f"{build_name()}.",
        style="dim",
    )
