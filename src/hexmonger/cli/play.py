"""`hexmonger play`: the terminal table, with a new game or one that was left."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hexmonger.bots import AT, is_bot, usual_bot
from hexmonger.cli import completion
from hexmonger.cli.colours import ColourCount, ColoursWanted, shown_in
from hexmonger.cli.options import (
    USUAL_GAME,
    EditionFile,
    GameName,
    GameOptions,
    RecipeName,
    Seats,
    Seed,
    Settings,
    set_up,
    with_game_options,
)
from hexmonger.cli.paper import complain, is_terminal, own_name, paper, quoted
from hexmonger.keeping import reserve
from hexmonger.kernel.commitment import agree
from hexmonger.kernel.game import Box, find_box
from hexmonger.kernel.match import Match
from hexmonger.kernel.names import check_line
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import Hints, Save, bots_of, latest_unfinished, new_save, state_folder
from hexmonger.words import trouble_text

if TYPE_CHECKING:
    from hexmonger.terminal import Colours, Parting

USUAL_SEATS = 3
PERSON = "Player"
LONGEST_NAME = 40
TROUBLE = 2
INTERRUPTED = 130


@with_game_options
def play(
    *,
    game_name: GameName = USUAL_GAME,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help='Who sits where: "Ada,greedy,Ben". The name of a bot is that bot; others are people.',
            autocompletion=completion.players,
        ),
    ] = None,
    seats: Seats = None,
    options: GameOptions,
    recipe: RecipeName = None,
    edition: EditionFile = None,
    settings: Settings = None,
    seed: Seed = None,
    resume: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help='Go on with a saved game; "latest" is the one you left last.',
            autocompletion=completion.kept_games,
        ),
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the game.")] = None,
    hints: Annotated[
        bool, typer.Option("--hints", help="Let several people take hints, which everybody is told of.")
    ] = False,
    colours: ColoursWanted = ColourCount.AUTO,
) -> None:
    """Play at the terminal table, against bots or around one screen; without options the market opens."""
    wanted = (players, seats, options or None, recipe, edition, settings or None, seed, hints or None)
    if game_name == USUAL_GAME and all(option is None for option in (*wanted, resume, save)):
        _need_terminal()
        _ask_who_plays(shown_in(colours))
        return
    if resume is not None:
        if game_name != USUAL_GAME or any(option is not None for option in wanted):
            raise Trouble("a saved game brings its own table along; give nothing but --save with --resume")
        match, kept = _resumed(resume)
        fresh = None if save is None or save.resolve() == kept.path.resolve() else save
    else:
        box = find_box(game_name)
        names = _seated(players, seats, box)
        setup = set_up(box, len(names), options, edition, settings, recipe)
        if seed is None:
            match = Match.agreed(box.open(setup), agree(len(names)), names)
        else:
            match = Match(box.open(setup), seed, names)
        kept, fresh = None, save
    if fresh is not None and fresh.exists():
        raise _taken(fresh)
    _need_terminal()
    _need_table(match.game.name)
    file = _reserved(fresh) if kept is None or fresh is not None else kept
    file.hints = Hints(hints) if kept is None else kept.hints
    _sit_down(match, file, shown_in(colours))


def _reserved(path: Path | None) -> Save:
    """Return a new file for a game: the one that was asked for, or one among the kept games."""
    if path is None:
        return Save(new_save(), known="")
    if not reserve(path):
        raise _taken(path)
    return Save(path, known="")


def _taken(path: Path) -> Trouble:
    return Trouble(f"{path}: is there already; give another name, or go on with it by --resume {path}")


def _need_terminal() -> None:
    if not is_terminal():
        raise Trouble("`play` needs a terminal to play at; `hexmonger simulate` lets bots play without one")


def _need_table(game: str) -> None:
    """Refuse a game whose own table is broken before anything of it is saved."""
    from hexmonger.terminal.tables import own_table

    own_table(game)


def _ask_who_plays(colours: "Colours") -> None:
    """Open the table's start screen, and say afterwards where the game is."""
    from hexmonger.terminal import start_screen

    _part(start_screen(colours))


def _sit_down(match: Match, save: Save, colours: "Colours") -> None:
    """Play a match to its end or until it is left; whatever happens, it is saved."""
    from hexmonger.terminal import play_table

    bots = bots_of(match.game, match.record)
    save.write(match.record)
    _part(play_table(match, bots, save, colours))


def _part(parting: "Parting") -> None:
    """Say how to come back to a game: an answer to one who left, one sentence of trouble to all others."""
    troubles = [
        trouble_text(trouble) for trouble in (parting.trouble, parting.unsaved) if trouble is not None
    ]
    code = TROUBLE if troubles else INTERRUPTED
    if parting.path is None:
        if parting.is_interrupted:
            troubles.append("stopped before a game began")
    elif parting.is_kept:
        told = f"{parting.moved}; " if parting.moved else ""
        told += _way_back(parting.path, parting.is_over)
        if troubles or parting.is_interrupted:
            troubles.append(told)
        else:
            paper.print(f"{told[:1].upper()}{told[1:]}", soft_wrap=True)
    if troubles:
        complain("; ".join(troubles))
        raise typer.Exit(code)


def _way_back(path: Path, is_over: bool) -> str:
    """Return how to come back to a game, in a command that works where it is read."""
    words = ("over; see it again", "replay") if is_over else ("saved; go on", "play --resume")
    return f"the game is {words[0]} with: {own_name()} {words[1]} {quoted(path)}"


def _resumed(resume: str) -> tuple[Match, Save]:
    """Return the match of a saved game, and its file."""
    path: Path | None = Path(resume)
    if resume == "latest":
        path = latest_unfinished()
        if path is None:
            raise Trouble(f"there is no unfinished game in {state_folder()}")
    assert path is not None
    save = Save(path)
    match = save.load()
    if match.state.is_over:
        raise Trouble(f"{path}: this game is over; `hexmonger replay` shows it again")
    return match, save


def _seated(players: str | None, seats: int | None, box: Box[Any, Any]) -> list[str]:
    """Return who sits where: the players named, then bots for the seats that are left."""
    names = [PERSON] if players is None else [_checked(name.strip()) for name in players.split(",")]
    if seats is None:
        usual = min(max(USUAL_SEATS, box.least_seats), box.most_seats)
        seats = usual if players is None else len(names)
    if len(names) > seats:
        raise Trouble(f"{len(names)} players can't sit on {seats} seats: {players}")
    bot = usual_bot(box.open(Setup(box.least_seats)))
    return _numbered(names + [bot] * (seats - len(names)))


def _checked(name: str) -> str:
    """Return a player's name, refusing one that a record can't hold."""
    if not name:
        raise Trouble("a player has no name; write names with commas between them, such as Ada,greedy")
    if len(name) > LONGEST_NAME:
        raise Trouble(f"{name!r} can't be a name: it has more than {LONGEST_NAME} letters")
    check_line(name, "the player's name")
    called, at, path = name.partition(AT)
    bot = f"{called.lower()}{at}{path}"
    return bot if is_bot(bot) else name


def _numbered(names: list[str]) -> list[str]:
    """Return names so that no two are the same.

    >>> _numbered(["Ada", "greedy", "greedy"])
    ['Ada', 'greedy', 'greedy 2']
    """
    numbered: list[str] = []
    for name in names:
        count = names[: len(numbered)].count(name) + 1
        numbered.append(name if count == 1 else f"{name} {count}")
    return numbered
