"""Hints at the table of Arcane Alley: a line of answers in a few words, and what follows from it."""

from hexmonger.bots.advice import Advised
from hexmonger.kernel.drawn import Answer
from hexmonger.kernel.messages import message
from hexmonger.kernel.spots import Spot
from hexmonger.terminal.arcane_alley.answers import PLAYER, STOREHOUSE, is_set
from hexmonger.terminal.arcane_alley.items import MOONS
from hexmonger.terminal.arcane_alley.preview import lines_of
from hexmonger.terminal.arcane_alley.sight import Sight
from hexmonger.terminal.hint_page import Option, remarks_of

PLAY_HERE = "verb-slot"


def option_of(sight: Sight, along: list[Sight], advised: Advised) -> Option:
    """Return an answer to think of, with those that follow it: "Play Crystal Ball, slot 6"."""
    first, *more = [act_of(before, answer) for before, answer in zip(along, advised.answers, strict=False)]
    what = ", ".join([first[:1].upper() + first[1:], *(act[:1].lower() + act[1:] for act in more)])
    lines = lines_of(sight.scene, advised.ahead, advised.answers[0].is_wall)
    return Option(advised, what, [*lines, *remarks_of(sight.scene, advised)])


def act_of(sight: Sight, answer: Answer) -> str:
    """Return what is done by an answer, and to what."""
    said = answer.verb or sight.scene.verb(answer)
    verb = sight.scene.say(said)
    if not answer.points:
        return verb
    point, *more = answer.points
    if said.id == PLAY_HERE:
        return _slot(sight, point)
    if point.zone == PLAYER:
        name = "yourself" if point.seat == sight.drawn.seat else sight.names[point.seat]
        # Where the player is settled, it is about what happens to them.
        return f"{name}: {verb[:1].lower()}{verb[1:]}" if more else _done(sight, verb, name)
    if is_set(answer.points):
        found = [sight.card_at(each).item for each in answer.points]
        return _done(sight, verb, ", ".join(dict.fromkeys(item.name for item in found if item is not None)))
    item = sight.card_at(point).item
    if point.zone == STOREHOUSE:
        where = _slot(sight, point)
        return _done(sight, verb, where if item is None else f"{item.name} in {where}")
    if item is not None:
        return _done(sight, verb, item.name)
    return _done(sight, verb, point.thing) if point.thing in MOONS else verb


def _slot(sight: Sight, point: Spot) -> str:
    """Return where something lies in a storehouse, and in whose, if that is another's."""
    slot = f"slot {point.place + 1}"
    return slot if point.seat == sight.drawn.seat else f"{slot} of {sight.names[point.seat]}"


def _done(sight: Sight, verb: str, name: str) -> str:
    """Return a verb and what it is done to; a verb of several words stands apart from it."""
    if " " in verb:
        return sight.scene.say(message("table-verb-apart", verb=verb, name=name))
    return f"{verb} {name}"
