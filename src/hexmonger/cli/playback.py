"""A record to step through: every position, what was asked and chosen, and what was told."""

from dataclasses import dataclass
from typing import Any, Final

from hexmonger.kernel.events import Event
from hexmonger.kernel.game import Game
from hexmonger.kernel.match import Match
from hexmonger.kernel.state import State

EVERYTHING: Final = -2
SPECTATOR: Final = -1


@dataclass(frozen=True)
class Moment:
    """One position of a record as somebody may know it, the choice made in it, and what that told."""

    number: int
    diagram: str
    asked: tuple[int, ...]
    seat: int
    prompt: str
    choice: str
    log: tuple[str, ...]


class Playback:
    """The moments of a match, seen from a seat, by a spectator, or by one who sees everything."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.players = match.record.players

    @property
    def last(self) -> int:
        """Return the number of the last moment, after all choices."""
        return self.match.ply

    @property
    def title(self) -> str:
        """Return whose eyes these are."""
        if self.seat == EVERYTHING:
            return "all-seeing"
        if self.seat == SPECTATOR:
            return "what everyone may know"
        return f"as seat {self.seat + 1}, {self.players[self.seat]}"

    def moment(self, number: int) -> Moment:
        """Return the position after so many choices, with the choice that follows."""
        match = self.match
        game: Game[Any, Any] = match.game
        s: State = match.before[number] if number < match.ply else match.state
        diagram = self._diagram(game, s)
        asked = tuple(ask.seat for ask in s.asks)
        if number == match.ply:
            return Moment(number, diagram, asked, -1, "", "", ())
        seat, choice = match.record.choices[number]
        prompt, word = self._answer(game, s, seat, choice)
        log = tuple(text for event in match.told[number] if (text := self._sentence(event)))
        return Moment(number, diagram, asked, seat, prompt, word, log)

    def _diagram(self, game: Game[Any, Any], s: State) -> str:
        if self.seat == EVERYTHING:
            return game.write_position(s)
        return game.write_view(game.view(s, self.seat))

    def _answer(self, game: Game[Any, Any], s: State, seat: int, choice: int) -> tuple[str, str]:
        """Return a question and its answer; those of another seat are that seat's own."""
        ask = s.ask_of(seat)
        if ask is None or self.seat not in (EVERYTHING, seat):
            return "", ""
        p = s if self.seat == EVERYTHING else game.view(s, seat)
        return ask.question.prompt(p, ask.frame), ask.question.word(p, ask.frame, choice)

    def _sentence(self, event: Event) -> str:
        heard = event if self.seat == EVERYTHING else event.heard_by(self.seat)
        names = ["You" if index == self.seat else name for index, name in enumerate(self.players)]
        return self.match.game.sentence(self.match.record.setup, heard, names)
