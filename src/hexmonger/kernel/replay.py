"""A game that was played, to be looked at again: step by step, with any seat's eyes or with all of them."""

import json
from dataclasses import dataclass
from typing import Final

from hexmonger.kernel.drawn import Drawn
from hexmonger.kernel.events import EVERYTHING, SPECTATOR, Event
from hexmonger.kernel.looks import Chart
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import Message
from hexmonger.kernel.witness import unasked, witnessed

ROUND: Final = "round"
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Step:
    """Where a replay stops: after so many choices, those of a turn, or else each by itself.

    `seat` made them, `round` is when. `keys` are what makes it a key moment, if anything does; `leads` is the
    seat that has taken the lead by it.
    """

    choices: int
    seat: int = NOBODY
    round: int = 0
    keys: tuple[Message, ...] = ()
    leads: int = NOBODY


class Replay:
    """A match as it can be looked at once it has ended; the first step is the deal.

    It shows everything, so nobody may be given any of it before.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.steps, players = self._walked(_ends(match))
        self.charts = tuple(self.game.charts()) or tuple([Chart(name) for name in players[0][0]])
        wanted = dict.fromkeys(name for chart in self.charts for name in (chart.figure, chart.flags) if name)
        # What every seat had of each figure, step by step.
        self.figures = {
            name: [[seats[seat].get(name, 0) for seats in players] for seat in range(self.game.seats)]
            for name in wanted
        }

    def story(self, reader: int) -> tuple[list[Event], list[int]]:
        """Return all that a reader heard, and how much of it after every step."""
        return self.match.events(reader), [self.heard_after(step.choices, reader) for step in self.steps]

    def heard_after(self, choices: int, reader: int) -> int:
        """Return how much of its story a reader had heard after so many choices."""
        last = self.match.plies[choices - 1].last if choices else self._dealt
        return self.match.story.heard_before(reader, last)

    def drawn(self, step: int, reader: int) -> Drawn:
        """Return the table after a step as a reader saw it, or as one sees it who sees everything."""
        return self.drawn_after(self.steps[step].choices, reader)

    def drawn_after(self, choices: int, reader: int) -> Drawn:
        """Return the table after so many choices, in the middle of a step or at its end."""
        s = self.match.position(choices)
        if reader == EVERYTHING:
            return witnessed(self.game, s)
        return self.game.draw(unasked(self.game.view(s, reader)), self.match.aids)

    def position(self, step: int) -> str:
        """Return the position after a step as JSON, to go on from."""
        return json.dumps(self.game.write_json(self.match.position(self.steps[step].choices)))

    @property
    def _dealt(self) -> int:
        """Return how much of the story is told by dealing."""
        return self.match.plies[0].first if self.match.ply else len(self.match.story)

    def _walked(self, ends: list[int]) -> tuple[tuple[Step, ...], list[list[dict[str, int]]]]:
        """Return the steps, going from each to the next, and the figures that every seat had after them."""
        made = self.match.record.choices
        s = self.match.position(0).clone()
        found: list[Step] = []
        players: list[list[dict[str, int]]] = []
        leader, last = NOBODY, 0
        for choices in ends:
            figures = self.game.figures(self.game.view(s, SPECTATOR))
            for seat, choice in made[last:choices]:
                s.choose(choice, seat)
            view = self.game.witness(s) or self.game.view(s, SPECTATOR)
            players.append([player.figures for player in self.game.drawn_players(view)])
            ahead = _leader(self.game.scores(s), leader)
            keys = [event.message() for event in _told(self.match, last, choices) if event.is_key]
            found.append(
                Step(
                    choices,
                    made[last][0] if choices else NOBODY,
                    figures.get(ROUND, 0),
                    tuple(keys),
                    ahead if NOBODY != leader != ahead else NOBODY,
                )
            )
            leader, last = ahead, choices
        return tuple(found), players


def _ends(match: Match) -> list[int]:
    """Return after how many choices each step ends.

    One ends where a heading is told. While several choose apart from each other, it ends where another goes
    on. A game that tells no headings has a step for every choice.
    """
    seats = [seat for seat, _ in match.record.choices]
    headings = [any(event.is_heading for event in match.told_by(ply, EVERYTHING)) for ply in range(match.ply)]
    ends = [0]
    for ply in range(match.ply):
        is_last = ply + 1 == match.ply
        is_apart = not is_last and match.plies[ply + 1].is_apart and seats[ply + 1] != seats[ply]
        if headings[ply] or is_last or is_apart or match.plies[ply].ends or not any(headings):
            ends.append(ply + 1)
    return ends


def _told(match: Match, first: int, last: int) -> list[Event]:
    return [event for ply in range(first, last) for event in match.told_by(ply, EVERYTHING)]


def _leader(scores: list[int], before: int) -> int:
    """Return the seat that has more than all others; where none has, the one that had it before."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else before
