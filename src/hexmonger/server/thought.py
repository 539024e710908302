"""A thought: all that a bot's answer follows from, in a form that any process can be given, now or later."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hexmonger.bots.advice import SEED
from hexmonger.kernel.events import Event
from hexmonger.kernel.game import ANY_WORLD
from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import message
from hexmonger.kernel.trouble import Refused
from hexmonger.kernel.view import View


@dataclass(frozen=True)
class Thought:
    """A question put to a bot: its seat's view, the events told to that seat, and the seed it draws from.

    `world` is a position as JSON that was imagined from the view: it looks to the seat as the true one does,
    and holds nothing that the seat can't know. `allowed` are the answers to choose from. `told` is all that
    the seat was ever told, or nothing where that is not at hand; only a bot that listens is given it.
    `answered` is how many answers the seat has given.
    """

    game: str
    seats: int
    options: Mapping[str, str]
    seat: int
    allowed: tuple[int, ...]
    world: str
    told: Sequence[Event] | None
    answered: int
    bot: str
    seed: int


@dataclass(frozen=True)
class Answer:
    """A choice, the bot that made it, and in a sentence why not the one that was asked; empty if it was."""

    choice: int
    bot: str
    why: str = ""


def thought_of(match: Match, seat: int, bot: str, seed: int) -> Thought:
    """Return the thought of a bot that answers for a seat now.

    A match that goes on from a bookmark knows a part of what was told, so its thoughts have none of it: a
    bot that listens needs the match that was played from its beginning.
    """
    stream = match.stream(seat)
    told = None if stream.first else tuple(stream.events)
    return _thought(match, match.view(seat), told, bot, seed)


def advice_of(match: Match, seat: int, bot: str) -> Thought:
    """Return the thought of a bot that advises a seat now.

    Without memory aids it knows no more than what the table shows: a hint is no memory aid either.
    """
    if match.aids:
        return thought_of(match, seat, bot, SEED)
    return _thought(match, match.remembered(seat), (), bot, SEED)


def _thought(match: Match, view: View, told: Sequence[Event] | None, bot: str, seed: int) -> Thought:
    game, seat = match.game, view.seat
    if view.ask is None:
        raise Refused(message("why-not-asked", seat=seat + 1))
    return Thought(
        game.name,
        game.seats,
        dict(game.setup.options),
        seat,
        tuple(view.options),
        json.dumps(game.imagine(view, ANY_WORLD).to_json(), separators=(",", ":")),
        told,
        match.answered(seat),
        bot,
        seed,
    )
