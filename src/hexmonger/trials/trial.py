"""Games of bots, given by numbers and names alone, so that any worker plays them the same."""

from dataclasses import dataclass
from typing import Final

from hexmonger.bots import make_bot
from hexmonger.kernel.chance import seeded
from hexmonger.kernel.events import Telling
from hexmonger.kernel.game import find_box
from hexmonger.kernel.match import play_out
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble

DEAL: Final = 0
FIRST_SEAT: Final = 1


@dataclass(frozen=True)
class Trial:
    """What is tried: a game's set-up, and bots on its seats, taking turns on them if they rotate."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    rotate: bool = False

    def seated(self, number: int) -> tuple[str, ...]:
        """Return the bot on each seat in one of the games."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


@dataclass(frozen=True)
class Outcome:
    """How one game went: who sat where, their places, what the game tallies, and how long it was."""

    number: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    tally: dict[str, list[int]]
    choices: int


def play_games(trial: Trial, first: int, count: int) -> list[Outcome]:
    """Play some of a trial's games in a row."""
    return [play_game(trial, number) for number in range(first, first + count)]


def play_game(trial: Trial, number: int) -> Outcome:
    """Play one of a trial's games, with chance that belongs to the trial's seed and its number."""
    game = find_box(trial.game).open(trial.setup)
    seated = trial.seated(number)
    s = game.new(seeded(trial.seed, number, DEAL))
    told: list[Telling] = []
    s.told = told
    bots = [
        make_bot(name, game, seeded(trial.seed, number, FIRST_SEAT + seat))
        for seat, name in enumerate(seated)
    ]
    try:
        choices = play_out(game, s, bots, seated)
    except Trouble as trouble:
        raise Trouble(f"in game {number + 1} {trouble}") from None
    events = [telling.event for telling in told]
    return Outcome(number, seated, tuple(game.places(s)), game.tally(s, events), choices)
