"""The catalogue of actions: a number for everything that can ever be answered with a set-up.

Numbers count from 0, are relative to the asked seat and unique over its questions. They are the same as long
as the rules have the same number: learners and searches build on them.
"""

from collections.abc import Sequence
from typing import Any, final

from hexmonger.kernel.agenda import Ask, Question, Script


@final
class Actions:
    """All that can be answered, in the order of the scripts; `first` is where each question begins."""

    def __init__(self, game: Any, scripts: Sequence[Script]) -> None:
        self.keys: list[str] = []
        self.first: dict[str, int] = {}
        for script in scripts:
            for step in script.steps:
                if isinstance(step, Question) and step.name not in self.first:
                    self.first[step.name] = len(self.keys)
                    self.keys += [f"{step.name}: {key}" for key in step.actions(game)]

    def number(self, p: Any, ask: Ask, choice: int) -> int:
        """Return the number of an answer, given a state or the asked seat's view; -1 if it has none."""
        first = self.first.get(ask.question.name, -1)
        return first if first < 0 else first + ask.question.action(p, ask.frame, choice)
