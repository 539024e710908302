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
    usual = max(verbs, key=verbs.count) if len(verbs) < FEW else verbs[0]
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
    allowed = set(ask.options)
    grouped: dict[tuple[Message, str, Message | None], dict[int, tuple[Spot, ...]]] = {}
    for choice in question.domain(view, f):
        if choice not in allowed:
            reason, rule = question.why_not(view, f, choice)
            verb = question.verb(view, f, choice)
            # A verb with numbers says nothing that the reason doesn't.
            own = None if verb.fields or verb == usual else verb
            grouped.setdefault((reason, rule, own), {})[choice] = question.points(view, f, choice)
    barred = [Barred(reason, rule, points, own) for (reason, rule, own), points in grouped.items()]
    return Asked(question.name, question.prompt(view, f), usual, tuple(answers), tuple(barred))
