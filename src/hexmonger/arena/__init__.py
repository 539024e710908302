"""The arena: line-ups of bots on the same deals in every rotation, and what the results are worth."""

from hexmonger.arena.contest import Contest
from hexmonger.arena.line_ups import LineUp, ladder, line_up, round_robin
from hexmonger.arena.standing import Standing, Standings
from hexmonger.arena.workers import PATIENCE, Crew, Task, played, played_here

__all__ = [
    "PATIENCE",
    "Contest",
    "Crew",
    "LineUp",
    "Standing",
    "Standings",
    "Task",
    "ladder",
    "line_up",
    "played",
    "played_here",
    "round_robin",
]
