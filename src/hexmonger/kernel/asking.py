"""The question of a view, drawn: what every answer points at, and why the others are not allowed."""

from typing import Final

from hexmonger.kernel.actions import Actions
from hexmonger.kernel.drawn import Answer, Asked, Barred
from hexmonger.kernel.messages import Message
from hexmonger.kernel.spots import Spot
from hexmonger.kernel.view import View

# Among so many answers the commonest verb is looked for; among more, most have the first one's.
FEW: Final = 16


def drawn_question(view: View, actions: Actions, walls: frozenset[int]) -> Asked | None:
    """Return the question that waits for a view's seat, if there is one."""
    ask = view.ask
    if ask is None:
        return None
    question, f = ask.question, ask.frame
    verbs = [question.verb(view, f, choice) for choice in ask.options]
    usual = _usual(verbs)
    answers = [
        Answer(
            choice,
            question.key(view, f, choice),
            actions.number(view, ask, choice),
            question.points(view, f, choice),
            None if verb is usual or verb == usual else verb,
            choice in walls,
        )
        for choice, verb in zip(ask.options, verbs, strict=True)
    ]
    barred: tuple[Barred, ...] = ()
    domain = question.domain(view, f)
    if len(domain) > len(answers):
        allowed = set(ask.options)
        grouped: dict[tuple[Message, str, Message | None], dict[int, tuple[Spot, ...]]] = {}
        for choice in domain:
            if choice not in allowed:
                reason, rule = question.why_not(view, f, choice)
                verb = question.verb(view, f, choice)
                # A verb with numbers says nothing that the reason doesn't.
                own = None if verb.fields or verb == usual else verb
                grouped.setdefault((reason, rule, own), {})[choice] = question.points(view, f, choice)
        barred = tuple([Barred(reason, rule, points, own) for (reason, rule, own), points in grouped.items()])
    return Asked(question.name, question.prompt(view, f), usual, tuple(answers), barred)


def _usual(verbs: list[Message]) -> Message:
    """Return the verb that most answers have, the first of those that equally many have."""
    first = verbs[0]
    if len(verbs) >= FEW or 2 * verbs.count(first) >= len(verbs):
        return first
    return max(verbs, key=verbs.count)
