"""`hexmonger replay`: the table of a game that was played, forward and back, or all of it as text."""

from pathlib import Path
from typing import Annotated, Final

import typer

from hexmonger.cli import completion
from hexmonger.cli.colours import ColourCount, ColoursWanted, shown_in
from hexmonger.cli.paper import is_terminal, paper
from hexmonger.cli.playback import Playback, answer, heading
from hexmonger.cli.position import check_seat
from hexmonger.cli.topics import title_with_modules
from hexmonger.kernel.events import EVERYTHING, SPECTATOR
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import kept, load, state_folder

LATEST: Final = Path("latest")


def replay(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help='A record; "latest" is the game you played last.',
            autocompletion=completion.kept_games,
        ),
    ],
    seat: Annotated[int | None, typer.Option(min=1, help="See it as this seat saw it.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="See everything, once the game is over.")] = False,
    begin: Annotated[int, typer.Option("--from", min=1, help="Begin at this choice.")] = 1,
    plain: Annotated[bool, typer.Option("--plain", help="Write all steps as text instead.")] = False,
    colours: ColoursWanted = ColourCount.AUTO,
) -> None:
    """See a game again at its table: arrows go turn by turn, ? lists the keys, q leaves.

    Without --seat a game that is over is shown with everything in it, and one that is not with what
    everyone at the table may know.
    """
    file = found(file)
    match = load(file)
    record, s = match.record, match.state
    if seat is not None and everything:
        raise Trouble("--seat and --all don't go together: see it as one seat, or see everything")
    if everything and not s.is_over:
        raise Trouble(f"{file}: this game isn't over, so nobody may see everything; use --seat")
    if seat is not None:
        check_seat(seat, record.setup.seats)
    if begin > len(record.choices) + 1:
        raise Trouble(f"{file}: there is no choice {begin}; the record has {len(record.choices)}")
    otherwise = EVERYTHING if s.is_over else SPECTATOR
    playback = Playback(match, otherwise if seat is None else seat - 1)
    if plain or not is_terminal():
        _write(playback, begin - 1)
        return
    from hexmonger.terminal import watch_replay

    watch_replay(match, file, playback.seat, begin - 1, shown_in(colours))


def found(file: Path) -> Path:
    """Return the file that a name stands for: "latest" is the kept game that was played last."""
    if file != LATEST or file.exists():
        return file
    path = next(iter(kept()), None)
    if path is None:
        raise Trouble(f"there is no game in {state_folder()}")
    return path


def _write(playback: Playback, first: int) -> None:
    """Write every step from one on as text."""
    record = playback.match.record
    players = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(record.players))
    title = title_with_modules(playback.match.game)
    seed = f", seed {record.seed}" if playback.match.state.is_over and record.agreed is None else ""
    paper.print(f"{title}{seed}: {players}; {playback.title}")
    if record.agreed is not None:
        paper.print(f"commitment {record.agreed.commitment}", soft_wrap=True)
    for number in range(first, playback.last + 1):
        moment = playback.moment(number)
        paper.print(f"\n== {heading(playback, moment)}\n{moment.diagram}", soft_wrap=True)
        for line in (moment.prompt, *answer(playback, moment), *moment.log):
            if line:
                paper.print(line, soft_wrap=True)
