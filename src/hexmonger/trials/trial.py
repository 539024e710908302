"""Games of bots, given by numbers and names alone, so that any worker plays them the same."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hexmonger.bots import make_bot
from hexmonger.kernel.chance import seeded
from hexmonger.kernel.events import Telling
from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.match import Bot, play_out
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.trials.watch import Watch, Watched

DEAL: Final = 0
FIRST_SEAT: Final = 1


@dataclass(frozen=True)
class Trial:
    """What is tried: a game's set-up, and bots on its seats.

    If they rotate, every deal is played once for each way they can sit when all move on by some seats.
    """

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    rotate: bool = False

    @property
    def rotations(self) -> int:
        """Return how many games are played of each deal; seatings that are the same count once."""
        shifts = range(1, len(self.bots) if self.rotate else 1)
        return next((shift for shift in shifts if self._moved(shift) == self.bots), len(shifts) + 1)

    def seated(self, number: int) -> tuple[str, ...]:
        """Return the bot on each seat in one of the games."""
        return self._moved(number % self.rotations)

    def deal_of(self, number: int) -> int:
        """Return which deal a game is played with."""
        return number // self.rotations

    def games_of(self, deal: int) -> range:
        """Return the numbers of the games that are played with a deal."""
        return range(deal * self.rotations, (deal + 1) * self.rotations)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process in plain values: a compiled set-up can't."""
        setup = self.setup
        return _trial, (self.game, setup.seats, dict(setup.options), self.bots, self.seed, self.rotate)

    def _moved(self, shift: int) -> tuple[str, ...]:
        return self.bots[shift:] + self.bots[:shift]


def _trial(
    game: str, seats: int, options: dict[str, str], bots: tuple[str, ...], seed: int, rotate: bool
) -> Trial:
    return Trial(game, Setup(seats, options), bots, seed, rotate)


@dataclass(frozen=True)
class Forfeit:
    """The seat whose bot could not go on, and why."""

    seat: int
    why: str


@dataclass(frozen=True)
class Outcome:
    """How one game went: who sat where, their places and scores, what the game tallies, and its length.

    A game that somebody has forfeited has no scores and no tally; all others there share the victory.
    """

    number: int
    deal: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...] = ()
    tally: Mapping[str, list[int]] = field(default_factory=dict)
    choices: int = 0
    forfeit: Forfeit | None = None

    def share(self, seat: int) -> float:
        """Return a seat's share of the victory."""
        if self.places[seat] > 1 or (self.forfeit is not None and self.forfeit.seat == seat):
            return 0.0
        return 1 / self.places.count(1)

    def margin(self, seat: int) -> float | None:
        """Return a seat's score less the mean of the others'; nothing where there are none."""
        if len(self.scores) < 2:
            return None
        own = self.scores[seat]
        return own - (sum(self.scores) - own) / (len(self.scores) - 1)


def check_trial(trial: Trial) -> None:
    """Refuse a trial whose game can't be dealt, or one of whose bots can't be made for it."""
    game = find_box(trial.game).open(trial.setup)
    game.new(0)
    for bot in dict.fromkeys(trial.bots):
        make_bot(bot, game, 0)


def forfeited(trial: Trial, number: int, forfeit: Forfeit) -> Outcome:
    """Return the outcome of a game that a seat has forfeited: it comes last, and the others share."""
    seated = trial.seated(number)
    places = tuple(len(seated) if seat == forfeit.seat else 1 for seat in range(len(seated)))
    return Outcome(number, trial.deal_of(number), seated, places, forfeit=forfeit)


def play_game(trial: Trial, number: int, watch: Watch | None = None) -> Outcome:
    """Play one of a trial's games, with chance that belongs to the trial's seed and the deal.

    A bot that raises or answers what isn't allowed forfeits it.
    """
    game = find_box(trial.game).open(trial.setup)
    seated = trial.seated(number)
    deal = trial.deal_of(number)
    s = game.new(seeded(trial.seed, deal, DEAL))
    told: list[Telling] = []
    s.told = told
    watch = watch or Watch()
    watch.begin_game(number)
    try:
        bots = [
            _watched(name, game, seat, seeded(trial.seed, deal, FIRST_SEAT + seat), watch)
            for seat, name in enumerate(seated)
        ]
        choices = play_out(game, s, bots, seated)
    except Trouble as trouble:
        return forfeited(trial, number, Forfeit(watch.seat, str(trouble).partition("\n")[0]))
    except SystemExit:
        why = f"the bot {seated[watch.seat]!r} wanted to leave the program"
        return forfeited(trial, number, Forfeit(watch.seat, why))
    finally:
        watch.answered()
    events = [telling.event for telling in told]
    places, scores = tuple(game.places(s)), tuple(game.scores(s))
    return Outcome(number, deal, seated, places, scores, game.tally(s, events), choices)


def _watched(name: str, game: Game[Any, Any], seat: int, seed: int, watch: Watch) -> Bot[Any]:
    """Return a bot by name under a watch, which is watched as it is made, too."""
    watch.ask(seat)
    return Watched(make_bot(name, game, seed), seat, watch)
