"""`hexmonger arena`: let bots meet on the same deals in every rotation, and tell who is better."""

import json
import time
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from hexmonger.arena import PATIENCE, Contest, LineUp, ladder, line_up, round_robin
from hexmonger.arena.chart import check_chart, draw_chart
from hexmonger.arena.ledger import head_of
from hexmonger.arena.parquet import check_parquet, write_parquet
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
from hexmonger.cli.runs import Jobs, all_cores, check_writable, counting, known_bot
from hexmonger.cli.standings import show_standings
from hexmonger.cli.topics import title_with_modules
from hexmonger.keeping import write_whole
from hexmonger.kernel.game import find_box
from hexmonger.kernel.native import build_name
from hexmonger.kernel.trouble import Trouble
from hexmonger.trials import as_csv, rows_of

MEETING: Final = "Who meets"
LENGTH: Final = "How long"
FILES: Final = "Files"


@with_game_options
def arena(
    *,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help="Who plays, from the first seat on; the last one takes all seats that are left. "
            "NAME@FILE is a bot with weights of its own.",
            autocompletion=completion.bots,
        ),
    ],
    seats: Annotated[
        int | None,
        typer.Option(help="How many seats; as many as bots if you don't say.", rich_help_panel=MEETING),
    ] = None,
    every_pair: Annotated[
        bool,
        typer.Option("--round-robin", help="Let every bot meet every other one.", rich_help_panel=MEETING),
    ] = False,
    rungs: Annotated[
        bool,
        typer.Option("--ladder", help="Let each bot meet the one named after it.", rich_help_panel=MEETING),
    ] = False,
    deals: Annotated[
        int,
        typer.Option(
            min=1, help="How many deals, each played in every rotation of seats.", rich_help_panel=LENGTH
        ),
    ] = 100,
    until_decided: Annotated[
        bool,
        typer.Option(
            "--until-decided",
            help="End as soon as the first bot's share is known to be other than even; intervals then hold "
            "however often one looks.",
            rich_help_panel=LENGTH,
        ),
    ] = False,
    seed: Annotated[
        int, typer.Option(help="The same seed gives the same games.", rich_help_panel=LENGTH)
    ] = 0,
    jobs: Jobs = None,
    patience: Annotated[
        float,
        typer.Option(
            min=0.1,
            metavar="SECONDS",
            help="A bot that thinks longer about one answer forfeits the game.",
            rich_help_panel=LENGTH,
        ),
    ] = PATIENCE,
    game_name: GameName = USUAL_GAME,
    options: GameOptions,
    recipe: RecipeName = None,
    edition: EditionFile = None,
    settings: Settings = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Add every deal to this file as it was played; called again, go on from there.",
            rich_help_panel=FILES,
        ),
    ] = None,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write the figures here.", rich_help_panel=FILES),
    ] = None,
    csv_file: Annotated[
        Path | None,
        typer.Option(
            "--csv", metavar="FILE", help="Write a row for every seat of every game.", rich_help_panel=FILES
        ),
    ] = None,
    parquet_file: Annotated[
        Path | None,
        typer.Option("--parquet", metavar="FILE", help="The same as Parquet.", rich_help_panel=FILES),
    ] = None,
    chart_file: Annotated[
        Path | None,
        typer.Option(
            "--chart", metavar="FILE", help="Draw the shares: .svg, .png or .pdf.", rich_help_panel=FILES
        ),
    ] = None,
) -> None:
    """Let bots meet on the same deals, each in every rotation of seats, and tell who is better.

    hexmonger arena greedy uniform --seats 4: one greedy bot meets three others.

    A bot that breaks down, hangs or cheats forfeits that game, and is named.
    """
    if every_pair and rungs:
        raise Trouble("a run is a round-robin or a ladder, not both")
    box = find_box(game_name)
    names = [known_bot(name) for name in bots]
    count = seats or (2 if every_pair or rungs else len(names))
    line_ups = _line_ups(names, count, every_pair, rungs)
    setup = set_up(box, count, options, edition, settings, recipe)
    for file in (json_file, csv_file, parquet_file, chart_file):
        if file is not None:
            check_writable(file)
    if parquet_file is not None:
        check_parquet()
    if chart_file is not None:
        check_chart(chart_file)
    contest = Contest(game_name, setup, line_ups, seed, deals, until_decided, out)
    before = sum(each.games for each in contest.standings)
    began = time.perf_counter()
    is_stopped = _run(contest, all_cores(jobs), patience)
    seconds = time.perf_counter() - began
    contest.standings = [each for each in contest.standings if each.deals]
    if contest.standings:
        title = title_with_modules(box.open(setup))
        games = sum(each.games for each in contest.standings) - before
        show_standings(title, contest)
        pace = (
            f"{games} games in {seconds:.1f} s: {games / seconds:,.1f} a second"
            if games
            else "No game is new"
        )
        paper.print(f"{pace}, {build_name()}.", style="dim")
        _write(contest, title, json_file, csv_file, parquet_file, chart_file)
    if is_stopped:
        going_on = "; the same command goes on from there" if out is not None else ""
        complain(f"stopped after {sum(len(each.deals) for each in contest.standings)} deals{going_on}")
        raise typer.Exit(130)


def _line_ups(bots: list[str], seats: int, every_pair: bool, rungs: bool) -> list[LineUp]:
    if every_pair:
        return round_robin(bots, seats)
    return ladder(bots, seats) if rungs else [line_up(bots, seats)]


def _run(contest: Contest, jobs: int, patience: float) -> bool:
    """Play the deals that are left; return whether Ctrl-C has stopped them."""
    try:
        with counting("deals", contest.wanted) as count:
            count(contest.done)
            for _ in contest.play(jobs, patience):
                count(contest.done)
    except KeyboardInterrupt:
        return True
    finally:
        contest.close()
    return False


def _write(
    contest: Contest,
    title: str,
    json_file: Path | None,
    csv_file: Path | None,
    parquet_file: Path | None,
    chart_file: Path | None,
) -> None:
    """Write the files that were asked for."""
    if json_file is not None:
        written: dict[str, Any] = {
            "hexmonger": version("hexmonger"),
            **head_of([each.trial for each in contest.standings]),
            "wanted": contest.deals,
            "until_decided": contest.is_open,
            "standings": [each.to_json(contest.is_open) for each in contest.standings],
        }
        write_whole(json_file, json.dumps(written, indent=1) + "\n")
    rows = [
        row
        for at, each in enumerate(contest.standings)
        for row in rows_of([outcome for deal in each.deals for outcome in deal], line_up=at + 1)
    ]
    if csv_file is not None:
        write_whole(csv_file, as_csv(rows))
    if parquet_file is not None:
        write_parquet(parquet_file, rows)
    if chart_file is not None:
        draw_chart(
            chart_file,
            f"{title}, {contest.standings[0].trial.setup.seats} seats",
            contest.standings,
            contest.is_open,
        )
