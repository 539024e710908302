"""A record to step through: every position, what was asked and chosen, and what was told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hexmonger.kernel.events import EVERYTHING, SPECTATOR
from hexmonger.kernel.game import Game
from hexmonger.kernel.match import Match
from hexmonger.kernel.state import State
from hexmonger.look import figure
from hexmonger.words import words_of


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
        self.words = words_of(match.game)

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
        s = match.position(number)
        diagram = self._diagram(game, s)
        asked = tuple(ask.seat for ask in s.asks)
        if number == match.ply:
            closing = (ending(game, s, self.players),) if s.is_over else ()
            return Moment(number, diagram, asked, -1, "", "", closing)
        seat, choice = match.record.choices[number]
        prompt, key = self._answer(game, s, seat, choice)
        lines = self.words.log(match.told_by(number, self.seat), self.players, self.seat)
        return Moment(number, diagram, asked, seat, prompt, key, tuple(line.text for line in lines))

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
        prompt = self.words.say(ask.question.prompt(p, ask.frame), self.players, seat)
        return prompt, ask.question.key(p, ask.frame, choice)


def ending(game: Game[Any, Any], s: State, players: Sequence[str] = ()) -> str:
    """Return who has won a game that is over, and the score of every seat."""
    places, scores = game.places(s), game.scores(s)
    names = words_of(game).players(players) or [f"seat {seat + 1}" for seat in range(len(scores))]
    first = [name for name, place in zip(names, places, strict=True) if place == 1]
    shown = ", ".join(f"{name} {figure(score)}" for name, score in zip(names, scores, strict=True))
    if len(scores) == 1:
        return f"The game is over. Score: {shown}."
    won = f"{first[0]} has won" if len(first) == 1 else f"{' and '.join(first)} share the victory"
    return f"The game is over: {won}. Scores: {shown}."


def heading(playback: Playback, moment: Moment) -> str:
    """Return where in the record a moment is."""
    if moment.number == playback.last:
        over = "the end" if playback.match.state.is_over else "as it was left"
        return f"after choice {playback.last}: {over}"
    return f"choice {moment.number + 1} of {playback.last}"


def answer(playback: Playback, moment: Moment) -> list[str]:
    """Return who chose what, as far as it may be known."""
    if moment.seat < 0:
        return []
    who = f"Seat {moment.seat + 1}, {playback.players[moment.seat]},"
    return [f"{who} chose: {moment.choice}" if moment.choice else f"{who} chose."]
