"""Whether a game has words for all that it says."""

from collections.abc import Iterator
from typing import Any, Final

from hexmonger.kernel.chance import Source
from hexmonger.kernel.events import Telling
from hexmonger.kernel.game import Game
from hexmonger.kernel.messages import Message
from hexmonger.kernel.state import State
from hexmonger.words import words_of
from hexmonger.words.catalogue import Unsaid

NAMES: Final = tuple(f"Player {seat}" for seat in range(1, 9))
FEW: Final = 10


def unsaid(game: Game[Any, Any], games: int = FEW) -> list[str]:
    """Return what a game says that it has no words for, or none that can be said, each with the reason.

    Looked at are its things, and what is asked, answered, refused and told in some games played at random.
    """
    words = words_of(game)
    found: dict[str, str] = {}
    for message in _all_said(game, games):
        try:
            words.phrase(message, NAMES[: game.seats], 0)
        except Unsaid as error:
            found.setdefault(message.id, str(error))
    return list(found.values())


def _all_said(game: Game[Any, Any], games: int) -> Iterator[Message]:
    for entry in game.glossary():
        yield from (sentence.said for sentence in entry.sentences)
    for look in game.looks().values():
        yield from look.short.values()
    for seed in range(games):
        yield from _said_in(game, seed)


def _said_in(game: Game[Any, Any], seed: int) -> Iterator[Message]:
    """Yield what is said in a game that is played at random."""
    s: State = game.new(seed)
    source = Source(seed)
    while s.asks:
        ask = s.asks[source.below(len(s.asks))]
        question, f = ask.question, ask.frame
        yield question.prompt(s, f)
        for choice in question.domain(s, f):
            allowed = choice in ask.options
            yield question.verb(s, f, choice) if allowed else question.why_not(s, f, choice)[0]
        told: list[Telling] = []
        s.told = told
        s.choose(source.pick(ask.options), ask.seat)
        yield from (telling.event.message() for telling in told if not telling.event.is_silent)
