"""`python -m bench.thinking`: measure how long each bot thinks, an answer and a turn, in the build that runs.

CPU time is taken around every answer of whole games, those with one option included. A turn is all answers
that a seat gives in a row; in Merchants of Magick, those of a round. At some questions the bot is asked for a
hint besides.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from bench.__main__ import PIPE_WIDTH
from hexmonger.bots import make_bot
from hexmonger.kernel.chance import seeded
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game, find_box
from hexmonger.kernel.match import Bot, play_out
from hexmonger.kernel.native import build_name
from hexmonger.kernel.setup import Setup

SEATS: Final = 4
GAMES: Final = 3
# A hint is asked for at one of so many questions with several answers.
HINT_EVERY: Final = 20
BOTS: Final = ("greedy", "tactician")
TABLES: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("Arcane Alley", "arcane_alley", {"wizards": "random"}),
    ("Moonstruck Market", "arcane_alley", {"wizards": "random", "modules": "moonstruck_market"}),
    ("Merchants of Magick", "merchants_of_magick", {}),
)


@dataclass
class Thought:
    """How long bots of a kind thought, in milliseconds of CPU time: on each answer, turn and hint."""

    answers: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    turns: dict[tuple[int, int, object], float] = field(default_factory=dict)


class Timed:
    """A bot whose answers are timed."""

    def __init__(self, name: str, game: Game[Any, Any], number: int, seat: int, thought: Thought) -> None:
        self.bot: Any = make_bot(name, game, seeded(number, seat))
        self.listens = getattr(self.bot, "listens", False)
        self.number = number
        self.thought = thought

    def choose(self, view: Any, told: Sequence[Event] = (), answered: int = 0) -> int:
        """Answer as the bot does."""
        begun = process_time()
        choice: int = self.bot.choose(view, told, answered)
        took = 1000 * (process_time() - begun)
        self.thought.answers.append(took)
        turn = (self.number, view.seat, (view.round, getattr(view, "turns", 0)))
        self.thought.turns[turn] = self.thought.turns.get(turn, 0.0) + took
        if len(view.options) > 1 and len(self.thought.answers) % HINT_EVERY == 0:
            begun = process_time()
            self.bot.weigh(view, told, answered)
            self.thought.hints.append(1000 * (process_time() - begun))
        return choice


def think(bot: str, name: str, options: dict[str, str]) -> Thought:
    """Let four bots of a kind play some games, and return how long they thought."""
    thought = Thought()
    game = find_box(name).open(Setup(SEATS, options))
    for number in range(GAMES):
        bots: list[Bot[Any]] = [Timed(bot, game, number, seat, thought) for seat in range(SEATS)]
        play_out(game, game.new(seeded(number)), bots)
    return thought


def main() -> None:
    """Measure every bot at every table, and show it."""
    console = Console() if sys.stdout.isatty() else Console(width=PIPE_WIDTH)
    table = Table("bot", "table", box=box.SIMPLE_HEAD)
    for heading in ("an answer", "a turn", "the longest answer", "a hint", "the longest hint"):
        table.add_column(heading, justify="right")
    for bot in BOTS:
        for title, name, options in TABLES:
            thought = think(bot, name, options)
            figures = (
                sum(thought.answers) / len(thought.answers),
                sum(thought.turns.values()) / len(thought.turns),
                max(thought.answers),
                sum(thought.hints) / len(thought.hints),
                max(thought.hints),
            )
            table.add_row(bot, title, *[f"{figure:.2f} ms" for figure in figures])
    console.print(table)
    console.print(f"{build_name()}, {SEATS} seats, {GAMES} games each, CPU time", style="dim")


if __name__ == "__main__":
    main()
