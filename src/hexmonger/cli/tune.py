"""`hexmonger tune`: search for the weights with which a bot plays best, and judge them on fresh deals."""

import shlex
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer

from hexmonger.arena import Crew
from hexmonger.bots import weights_file
from hexmonger.bots.weights import Weights
from hexmonger.cli import completion
from hexmonger.cli.options import (
    USUAL_BOT,
    USUAL_GAME,
    EditionFile,
    GameName,
    GameOptions,
    RecipeName,
    Settings,
    set_up,
    with_game_options,
)
from hexmonger.cli.paper import complain, paper, table
from hexmonger.cli.runs import Jobs, all_cores, check_writable, counting, known_bot
from hexmonger.keeping import write_whole
from hexmonger.kernel.game import MODULES, find_box
from hexmonger.kernel.trouble import Trouble
from hexmonger.tuning import Aim, Judgement, Search, first_weights, weights_text

# The part of the time that is for searching; the rest is for judging.
SEARCHING: Final = 0.7
SEARCH: Final = "The search"
JUDGING: Final = "The judgement"
SECONDS: Final = 60.0


@with_game_options
def tune(
    *,
    bot: Annotated[
        str,
        typer.Argument(
            metavar="BOT", help="The bot whose weights are tuned.", autocompletion=completion.bots
        ),
    ],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write the best weights here.")],
    search_file: Annotated[
        Path | None,
        typer.Option(
            "--search",
            metavar="FILE",
            help="Keep all candidates here, and go on from there; usually beside the weights.",
        ),
    ] = None,
    against: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Whom it meets on all other seats.",
            autocompletion=completion.bots,
            rich_help_panel=SEARCH,
        ),
    ] = USUAL_BOT,
    start: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="Begin with these weights, not the usual ones.",
            rich_help_panel=SEARCH,
        ),
    ] = None,
    only: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="Tune these weights alone, with commas.", rich_help_panel=SEARCH),
    ] = None,
    spread: Annotated[
        float,
        typer.Option(metavar="FACTOR", help="Move a weight by this factor at most.", rich_help_panel=SEARCH),
    ] = 3.0,
    seats: Annotated[int, typer.Option(help="How many seats.", rich_help_panel=SEARCH)] = 4,
    deals: Annotated[
        int,
        typer.Option(
            min=2, help="How many deals every candidate meets, in every rotation.", rich_help_panel=SEARCH
        ),
    ] = 10,
    minutes: Annotated[
        float,
        typer.Option(
            min=0,
            help="How long all of it may take; seven tenths are for searching.",
            rich_help_panel=SEARCH,
        ),
    ] = 60.0,
    trials: Annotated[
        int | None,
        typer.Option(min=1, help="How many candidates to try at most, in all.", rich_help_panel=SEARCH),
    ] = None,
    seed: Annotated[int, typer.Option(help="Which deals the search meets.", rich_help_panel=SEARCH)] = 0,
    judge_deals: Annotated[
        int,
        typer.Option(min=2, help="How many fresh deals at every table.", rich_help_panel=JUDGING),
    ] = 50,
    jobs: Jobs = None,
    game_name: GameName = USUAL_GAME,
    options: GameOptions,
    recipe: RecipeName = None,
    edition: EditionFile = None,
    settings: Settings = None,
) -> None:
    """Search for the weights with which a bot plays best, and judge them on fresh deals.

    Every candidate meets the same deals; what counts is its margin.

    The best is judged at 2, 4 and 6 seats, with each module and without.
    """
    began = time.monotonic()
    box = find_box(game_name)
    if weights_file(known_bot(bot)) is not None:
        raise Trouble("name the weights to begin with by --from")
    setup = set_up(box, seats, options, edition, settings, recipe)
    first = first_weights(game_name, start)
    names = tuple(name.strip() for name in only.split(",")) if only else tuple(first.numbers)
    aim = Aim(bot, known_bot(against), game_name, setup, seed, deals, first.numbers, names, spread)
    file = search_file or out.with_suffix(".search")
    check_writable(out)
    check_writable(file)
    with TemporaryDirectory() as folder, Crew(all_cores(jobs)) as crew:
        search = Search(aim, file, Path(folder))
        is_stopped = _look(search, crew, trials, began + SECONDS * minutes * SEARCHING)
        numbers, margin = search.best()
        command = _command(search, start)
        weights = Weights(game_name, box.number, aim.modules, command, "not judged", numbers)
        write_whole(out, weights_text(weights))
        _show(search, margin)
        if is_stopped:
            complain(f"stopped after {search.done} candidates; the same command goes on from there")
            raise typer.Exit(130)
        judgement = Judgement(f"{bot}@{out}", against, game_name, setup, seed)
        _judge(judgement, crew, judge_deals, began + SECONDS * minutes)
    result = judgement.result()
    write_whole(out, weights_text(Weights(game_name, box.number, aim.modules, command, result, numbers)))
    _show_judgement(judgement)
    paper.print(f"\nThe weights are in {out}: {bot}@{out} plays by them.", soft_wrap=True)


def _command(search: Search, start: Path | None) -> str:
    """Return a command that finds the same weights again."""
    aim = search.aim
    words = [aim.bot, "--against", aim.against, "--game", aim.game, "--seats", str(aim.setup.seats)]
    words += [f"--set={name}={value}" for name, value in aim.setup.options.items()]
    words += [] if start is None else [f"--from={start}"]
    words += [] if aim.tuned == tuple(aim.first) else [f"--only={','.join(aim.tuned)}"]
    words += [
        f"--spread={aim.spread:g}",
        f"--deals={aim.deals}",
        f"--trials={search.done}",
        f"--seed={aim.seed}",
    ]
    return shlex.join(["hexmonger", "tune", *words])


def _look(search: Search, crew: Crew, trials: int | None, end: float) -> bool:
    """Try candidates until there are enough, or time is up; return whether Ctrl-C has stopped it."""
    began = time.monotonic()
    total = int(end - began) if trials is None else trials
    try:
        with counting("seconds" if trials is None else "candidates", max(total, 1)) as count:
            # The weights as they are have to be tried, however little time there is.
            while search.done == 0 or (time.monotonic() < end and (trials is None or search.done < trials)):
                search.try_next(crew)
                count(int(time.monotonic() - began) if trials is None else search.done)
    except KeyboardInterrupt:
        return True
    return False


def _judge(judgement: Judgement, crew: Crew, deals: int, end: float) -> None:
    with counting("judging", deals * len(judgement.standings)) as count:
        for done, _ in enumerate(judgement.play(crew, deals, lambda: time.monotonic() > end), 1):
            count(done)


def _show(search: Search, margin: float) -> None:
    aim = search.aim
    before = search.first_margin
    paper.print(
        f"{search.done} candidates for {aim.bot} against {aim.against}, {aim.setup.seats} seats, "
        f"{aim.deals} deals each in every rotation, seed {aim.seed}",
        style="bold",
    )
    begun = "" if before is None else f", from {before:+.1f} at first"
    paper.print(f"The best has a margin of {margin:+.1f} on these deals{begun}.\n")
    numbers, _ = search.best()
    columns = ("before", "now")
    shown = table("weight", *columns, right=columns, whole=("weight", *columns))
    for name in aim.tuned:
        shown.add_row(name, f"{aim.first[name]:g}", f"{numbers[name]:g}")
    paper.print(shown)


def _show_judgement(judgement: Judgement) -> None:
    columns = ("seats", "deals", "margin")
    shown = table(*columns, "modules", right=columns, whole=columns)
    for each in judgement.standings:
        setup = each.trial.setup
        modules = setup.options.get(MODULES, "")
        shown.add_row(
            str(setup.seats), str(len(each.deals)), each.first.margin_text(is_open=False), modules or "none"
        )
    paper.print(
        f"\nOn fresh deals, seed {judgement.seed}, one seat against {judgement.against}:", style="bold"
    )
    paper.print(shown)
