"""Advice: the best answers that a bot sees for a seat, what they are worth, and why.

It is made of a view and of what the seat was told, like every answer of a bot: who asks for advice learns
nothing that they could not know.

    for advised in advise(adviser(game), match.foresight(seat)):
        print([answer.key for answer in advised.answers], advised.value, advised.reach)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from hexmonger.bots import make_bot
from hexmonger.bots.considered import Considered, mean, reach
from hexmonger.kernel.drawn import Answer
from hexmonger.kernel.events import Event
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.game import NO_WALLS, Game
from hexmonger.kernel.messages import Message
from hexmonger.kernel.outlook import Outlook, look_ahead
from hexmonger.kernel.trouble import Trouble
from hexmonger.kernel.view import View

# Who gives advice, the first of them that knows the game.
ADVISERS: Final = ("tactician", "greedy")
MOST: Final = 3
SEED: Final = 0


class Adviser(Protocol):
    """A bot that can tell what answers are worth."""

    def weigh(self, view: Any, told: Sequence[Event] = (), answered: int = 0) -> list[Considered]:
        """Return what the best answers are worth over the same futures; at least one of them."""
        ...


@dataclass(frozen=True)
class Advised:
    """An answer to think of, with those that follow it as long as nothing new is learned.

    `value` is what it is worth more than the mean of all that were weighed, which may be off by `reach`
    (95 %). `best` is the part of the futures in which none was worth more. `ahead` is what follows from it,
    and the remarks say how the seat stands then.
    """

    answers: tuple[Answer, ...]
    value: float
    reach: float
    best: float
    ahead: Outlook
    remarks: tuple[Message, ...] = ()

    @property
    def choices(self) -> tuple[int, ...]:
        """Return the answers as a line of choices."""
        return tuple([answer.choice for answer in self.answers])


def adviser_of(game: Game[Any, Any]) -> str:
    """Return the name of the bot that gives advice in a game; empty where none does."""
    for name in ADVISERS:
        try:
            make_bot(name, game, SEED)
        except Trouble:
            continue
        return name
    return ""


def adviser(game: Game[Any, Any]) -> Adviser:
    """Return the bot that gives advice in a game."""
    name = adviser_of(game)
    if not name:
        raise Trouble(f"no bot gives advice in {game.title}")
    found: Any = make_bot(name, game, SEED)
    weighing: Adviser = found
    return weighing


def advise(
    bot: Adviser, foresight: Foresight, told: Sequence[Event] = (), answered: int = 0, most: int = MOST
) -> list[Advised]:
    """Return the best answers to the question that waits for the seat of a view, the best first."""
    weighed = bot.weigh(foresight.view, told, answered)
    futures = range(len(weighed[0].values))
    usual = [mean([each.values[future] for each in weighed]) for future in futures]
    most_of = [max([each.values[future] for each in weighed]) for future in futures]
    found: list[Advised] = []
    for each in sorted(weighed, key=_value, reverse=True)[:most]:
        over = [each.values[future] - usual[future] for future in futures]
        best = sum([each.values[future] == most_of[future] for future in futures]) / len(futures)
        answers = _answers(foresight, each.line)
        ahead = look_ahead(foresight, *[answer.choice for answer in answers])
        found.append(Advised(answers, mean(over), reach(over), best, ahead, each.remarks))
    return found


def _value(considered: Considered) -> float:
    return considered.value


def _answers(foresight: Foresight, line: Sequence[int]) -> tuple[Answer, ...]:
    """Return the answers of a line, as they are drawn, as long as nothing is learned by them."""
    found: list[Answer] = []
    view: View | None = foresight.view
    for place, choice in enumerate(line):
        if view is None or view.ask is None or choice not in view.ask.options:
            break
        drawn = foresight.game.draw(view, walls=None if place == 0 else NO_WALLS).question
        assert drawn is not None, "a seat that is asked has a question"
        answer = next(each for each in drawn.answers if each.choice == choice)
        found.append(
            Answer(choice, answer.key, answer.number, answer.points, drawn.verb_of(answer), answer.is_wall)
        )
        view = foresight.asked_then(*line[: place + 1])
    return tuple(found)
