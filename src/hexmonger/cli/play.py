"""`hexmonger play`: the terminal table, with a new game or one that was left."""

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from hexmonger.bots import bot_names
from hexmonger.cli import completion
from hexmonger.cli.options import (
    USUAL_BOT,
    USUAL_GAME,
    Arrange,
    EditionFile,
    GameName,
    ModuleName,
    RecipeName,
    Seats,
    Seed,
    Settings,
    Wizards,
    set_up,
)
from hexmonger.cli.paper import complain, is_terminal, paper
from hexmonger.kernel.commitment import agree
from hexmonger.kernel.game import Game, find_game
from hexmonger.kernel.match import Match
from hexmonger.kernel.names import check_line
from hexmonger.kernel.record import rules_for
from hexmonger.kernel.trouble import Trouble
from hexmonger.saves import bots_of, kept, latest_unfinished, load, new_save, save_record, state_folder

USUAL_SEATS = 3
PERSON = "Player"
LONGEST_NAME = 40
INTERRUPTED = 2


def play(
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
    wizards: Wizards = None,
    modules: ModuleName = None,
    recipe: RecipeName = None,
    arrange: Arrange = None,
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
) -> None:
    """Play at the terminal table, against bots or around one screen; without options it asks who plays."""
    wanted = (players, seats, wizards, modules, recipe, arrange, edition, settings or None, seed)
    if game_name == USUAL_GAME and all(option is None for option in (*wanted, resume, save)):
        _need_terminal()
        _ask_who_plays()
        return
    if resume is not None:
        if game_name != USUAL_GAME or any(option is not None for option in wanted):
            raise Trouble("a saved game brings its own table along; give nothing but --save with --resume")
        match, left = _resumed(resume)
        path = left if save is None else save
        fresh = save is not None and save.resolve() != left.resolve()
    else:
        game = find_game(game_name)
        names = _seated(players, seats)
        setup = set_up(game, len(names), wizards, edition, settings, modules, recipe, arrange)
        if seed is None:
            match = Match.agreed(game, setup, agree(len(names)), names)
        else:
            match = Match(game, setup, seed, names)
        path = new_save() if save is None else save
        fresh = True
    if fresh and path.exists():
        raise Trouble(f"{path}: is there already; give another name, or go on with it by --resume {path}")
    _need_terminal()
    _need_table(match.game)
    _sit_down(match, path)


def _need_terminal() -> None:
    if not is_terminal():
        raise Trouble("`play` needs a terminal to play at; `hexmonger simulate` lets bots play without one")


def _need_table(game: Game[Any, Any]) -> None:
    """Refuse a game that has no table here before anything of it is saved."""
    from hexmonger.terminal.tables import TABLES

    if game.name not in TABLES:
        raise Trouble(f"there is no terminal table for {game.title}; `hexmonger simulate` lets bots play it")


def _ask_who_plays() -> None:
    """Open the table's start screen, and say afterwards where the game is."""
    from hexmonger.terminal import start_screen

    before = {path: path.stat().st_mtime_ns for path in kept()}
    is_interrupted = False
    try:
        start_screen()
    except KeyboardInterrupt:
        is_interrupted = True
    path = next(iter(kept()), None)
    if path is not None and before.get(path) != path.stat().st_mtime_ns:
        _say_where(path, load(path)[1].is_over, is_interrupted)
    elif is_interrupted:
        complain("stopped before a game began")
    if is_interrupted:
        raise typer.Exit(INTERRUPTED)


def _sit_down(match: Match, path: Path) -> None:
    """Play a match to its end or until it is left; whatever happens, it is saved."""
    from hexmonger.terminal import play_table

    save_record(match.record, path)
    is_interrupted = False
    try:
        play_table(match, bots_of(match.game, match.record), path)
    except KeyboardInterrupt:
        is_interrupted = True
    finally:
        save_record(match.record, path)
        _say_where(path, match.state.is_over, is_interrupted)
    if is_interrupted:
        raise typer.Exit(INTERRUPTED)


def _say_where(path: Path, is_over: bool, is_interrupted: bool) -> None:
    """Say how to come back to a game: an answer to one who left, one sentence after Ctrl-C."""
    words = ("over; see it again", "replay") if is_over else ("saved; go on", "play --resume")
    sentence = f"the game is {words[0]} with: hexmonger {words[1]} {shlex.quote(str(path))}"
    if is_interrupted:
        complain(sentence)
    else:
        paper.print(f"T{sentence[1:]}", soft_wrap=True)


def _resumed(resume: str) -> tuple[Match, Path]:
    """Return the match of a saved game, and its file."""
    path: Path | None = Path(resume)
    if resume == "latest":
        path = latest_unfinished()
        if path is None:
            raise Trouble(f"there is no unfinished game in {state_folder()}")
    assert path is not None
    record, s = load(path)
    if s.is_over:
        raise Trouble(f"{path}: this game is over; `hexmonger replay` shows it again")
    return Match.of_record(rules_for(record), record), path


def _seated(players: str | None, seats: int | None) -> list[str]:
    """Return who sits where: the players named, then bots for the seats that are left."""
    names = [PERSON] if players is None else [_checked(name.strip()) for name in players.split(",")]
    if seats is None:
        seats = USUAL_SEATS if players is None else len(names)
    if len(names) > seats:
        raise Trouble(f"{len(names)} players can't sit on {seats} seats: {players}")
    return _numbered(names + [USUAL_BOT] * (seats - len(names)))


def _checked(name: str) -> str:
    """Return a player's name, refusing one that a record can't hold."""
    if not name:
        raise Trouble("a player has no name; write names with commas between them, such as Ada,greedy")
    if len(name) > LONGEST_NAME:
        raise Trouble(f"{name!r} can't be a name: it has more than {LONGEST_NAME} letters")
    check_line(name, "the player's name")
    return next((bot for bot in bot_names() if bot == name.lower()), name)


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
