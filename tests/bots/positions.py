"""Positions to ask bots in: of every game and number of seats, from random play and from their own.

Run as a module, it answers positions elsewhere: a line of JSON for each of them, and the answer for it.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from hexmonger.bots import bot_names, make_bot
from hexmonger.kernel import Match, Setup, Source, Trouble, find_box
from hexmonger.kernel.chance import seeded
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game
from hexmonger.kernel.match import answer_of
from hexmonger.kernel.state import State
from hexmonger.kernel.story import Stream

ROOT: Final = Path(__file__).parent.parent.parent
WIZARDS: Final = {"wizards": "random"}
TABLES: Final = {
    **{f"arcane_alley {n}": ("arcane_alley", Setup(n, WIZARDS)) for n in (2, 3, 4, 6)},
    **{
        f"moonstruck_market {n}": ("arcane_alley", Setup(n, {**WIZARDS, "modules": "moonstruck_market"}))
        for n in (2, 3, 4, 6)
    },
    "arcane_alley 3, no wizards": ("arcane_alley", Setup(3)),
    **{f"merchants_of_magick {n}": ("merchants_of_magick", Setup(n)) for n in (1, 2, 3, 4)},
}

# How many positions are looked at in one game.
STRETCH: Final = 8
# About how many choices a random game has for every seat.
CHOICES: Final = {"arcane_alley": 190, "merchants_of_magick": 40}


def opened(table: str) -> Game[Any, Any]:
    """Return the game of a table."""
    name, setup = TABLES[table]
    return find_box(name).open(setup)


def bots_at(table: str) -> list[str]:
    """Return the names of the bots that know the game of a table."""
    game = opened(table)
    found: list[str] = []
    for name in bot_names():
        try:
            make_bot(name, game, 0)
        except Trouble:
            continue
        found.append(name)
    return found


@dataclass
class Position:
    """A question to a bot: all that its answer may follow from, and the world that it is asked in."""

    table: str
    bot: str
    seed: int
    s: State
    seat: int
    told: Sequence[Event]
    answered: int

    def answer(self, s: State) -> int:
        """Return what the bot, made anew, answers in a world."""
        game = opened(self.table)
        stream = Stream(self.seat)
        stream.events = list(self.told)
        bot = make_bot(self.bot, game, self.seed)
        return answer_of(bot, game, s, self.seat, self.bot, self.answered, stream)

    def dealt_again(self, source: Source) -> State:
        """Return a world that looks the same to the seat, made of its view or of what only it knows."""
        game = opened(self.table)
        chance = source.below(1 << 30)
        view = game.view(self.s, self.seat)
        world: State = (
            game.imagine(view, chance)
            if source.below(2)
            else game.redeal(self.s, self.seat, chance, after=self.s)
        )
        return world

    def write(self, s: State) -> str:
        """Return the question as a line of JSON, asked in a world."""
        told = [event.to_json() for event in self.told]
        return json.dumps([self.table, self.bot, self.seed, s.to_json(), self.seat, told, self.answered])


def read_position(line: str) -> Position:
    """Return the question that a line of JSON puts."""
    table, bot, seed, s, seat, told, answered = json.loads(line)
    game = opened(table)
    events = [game.read_event(event) for event in told]
    return Position(table, bot, seed, game.read_state(s), seat, events, answered)


def play(
    table: str, bot: str, seed: int, is_own: bool, opening: int = 0, one_in: int = 1
) -> Iterator[tuple[Position, int]]:
    """Play a game, at random or by bots of a kind, and stop at some of the questions that leave a choice.

    With each comes what a bot answers that was kept from the beginning. An opening is played at random.
    """
    game = opened(table)
    match = Match(game, seed, [bot] * game.seats)
    seeds = [seeded(seed, seat) for seat in range(game.seats)]
    kept = [make_bot(bot, game, number) for number in seeds]
    source = Source(seed, 9)
    while asks := match.state.asks:
        ask = asks[source.below(len(asks))]
        seat, choice = ask.seat, source.pick(ask.options)
        is_opening = match.ply < opening
        stops = not is_opening and len(ask.options) > 1 and not source.below(one_in)
        if stops or (is_own and not is_opening):
            answer = match.answer_of(kept[seat], seat)
            if stops:
                told = match.stream(seat).events[:] if getattr(kept[seat], "listens", False) else ()
                answered = match.answered(seat)
                yield Position(table, bot, seeds[seat], match.state, seat, told, answered), answer
            if is_own:
                choice = answer
        match.choose(choice, seat)


def looked_at(table: str, bot: str, seed: int, most: int) -> Iterator[tuple[Position, int]]:
    """Return positions from all over some games: in turn from random play and from the bot's own."""
    name, setup = TABLES[table]
    source = Source(seed, 10)
    while most > 0:
        opening = source.below(setup.seats * CHOICES[name])
        is_own = source.below(2) == 1
        for found in islice(
            play(table, bot, source.below(1 << 30), is_own, opening, 1 if is_own else 3), min(most, STRETCH)
        ):
            most -= 1
            yield found


def answers_elsewhere(lines: Sequence[str], hash_seed: int) -> list[int]:
    """Return what bots answer to questions in a process of their own, where sets have another order."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.positions"],
        input="\n".join(lines),
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [int(line) for line in done.stdout.splitlines()]


def main() -> None:
    """Answer every line."""
    for line in sys.stdin:
        position = read_position(line)
        print(position.answer(position.s))


if __name__ == "__main__":
    main()
