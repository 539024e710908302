"""A ledger: a file to which every deal is added as soon as it was played, and from which a run goes on.

Its first line says what is played and by which code; every other line is one deal of one line-up.
"""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

from hexmonger.arena.fingerprint import fingerprint
from hexmonger.kernel.game import find_box
from hexmonger.kernel.trouble import Trouble
from hexmonger.trials import Forfeit, Outcome, Trial

if sys.platform != "win32":
    import fcntl

FORMAT: Final = 1
# What has to be the same for a run to go on, in words.
MATTERS: Final = {
    "arena": "its format is another",
    "game": "it is of another game",
    "rules": "the rules of the game have changed since",
    "tables": "the numbers of the game have changed since",
    "seats": "it is of another number of seats",
    "options": "it is of another set-up",
    "seed": "it is of another seed",
    "line_ups": "it is of other line-ups",
}


def head_of(trials: Sequence[Trial]) -> dict[str, Any]:
    """Return what the games of some trials follow from, as plain JSON values."""
    first = trials[0]
    box = find_box(first.game)
    bots = sorted({bot for trial in trials for bot in trial.bots})
    return {
        "arena": FORMAT,
        "game": first.game,
        "rules": box.number,
        "tables": box.open(first.setup).digest,
        "seats": first.setup.seats,
        "options": dict(first.setup.options),
        "seed": first.seed,
        "line_ups": [list(trial.bots) for trial in trials],
        "bots": {bot: fingerprint(bot, first.game) for bot in bots},
    }


class Ledger:
    """An open ledger of some trials; what it held already is in `kept`, by line-up, in the deals' order."""

    def __init__(self, path: Path, trials: Sequence[Trial]) -> None:
        self.path = path
        self.trials = trials
        self.kept: list[list[list[Outcome]]] = [[] for _ in trials]
        try:
            self._file = self._opened()
        except OSError as error:
            raise Trouble(f"{path}: can't be used ({error.strerror})") from None
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, where: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, line_up: int, deal: int, outcomes: Sequence[Outcome]) -> None:
        """Write one deal of a line-up."""
        self._write({"deal": deal, "line_up": line_up, "games": [_written(each) for each in outcomes]})

    def _opened(self) -> BinaryIO:
        file = self.path.open("a+b")
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                file.close()
                raise Trouble(f"{self.path}: another run is writing it") from None
        return file

    def _read(self) -> None:
        """Read what is there; a line of ours that was cut off in mid-write is taken away."""
        self._file.seek(0)
        whole = self._file.read()
        *lines, cut_off = whole.split(b"\n")
        head = head_of(self.trials)
        if lines:
            self._check(self._value(lines[0], 1), head)
        elif not _line(head).startswith(cut_off):
            raise Trouble(f"{self.path}: these are no results of an arena")
        for number, line in enumerate(lines[1:], 2):
            self._keep(self._value(line, number), number)
        self._file.truncate(len(whole) - len(cut_off))
        if not lines:
            self._write(head)

    def _value(self, line: bytes, number: int) -> Any:
        try:
            return json.loads(line)
        except ValueError:
            raise Trouble(f"{self.path}: line {number} is no line of an arena's results") from None

    def _check(self, found: Any, head: Mapping[str, Any]) -> None:
        """Refuse to go on with what was played differently."""
        if not isinstance(found, dict) or "arena" not in found:
            raise Trouble(f"{self.path}: these are no results of an arena")
        for name, reason in MATTERS.items():
            if found.get(name) != head[name]:
                raise Trouble(f"{self.path}: can't go on with this run: {reason}")
        before = found.get("bots", {})
        for bot, now in head["bots"].items():
            if before.get(bot) != now:
                raise Trouble(
                    f"{self.path}: can't go on with this run: the code of {bot!r} has changed since"
                )

    def _keep(self, written: Any, number: int) -> None:
        try:
            kept = self.kept[written["line_up"]]
            trial = self.trials[written["line_up"]]
            if written["deal"] != len(kept):
                raise ValueError
            numbers = trial.games_of(written["deal"])
            outcomes = [_outcome(trial, at, game) for at, game in zip(numbers, written["games"], strict=True)]
        except (KeyError, IndexError, TypeError, ValueError):
            raise Trouble(f"{self.path}: line {number} is no deal that could stand there") from None
        kept.append(outcomes)

    def _write(self, value: Mapping[str, Any]) -> None:
        try:
            self._file.write(_line(value))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise Trouble(f"{self.path}: can't be written ({error.strerror})") from None


def _line(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _written(outcome: Outcome) -> dict[str, Any]:
    """Return what can't be told from a game's number, as plain JSON values."""
    written: dict[str, Any] = {
        "places": outcome.places,
        "scores": outcome.scores,
        "tally": dict(outcome.tally),
        "choices": outcome.choices,
    }
    if outcome.forfeit is not None:
        written["forfeit"] = [outcome.forfeit.seat, outcome.forfeit.why]
    return written


def _outcome(trial: Trial, number: int, written: Mapping[str, Any]) -> Outcome:
    """Return the outcome of a game that was written down."""
    outcome = Outcome(
        number,
        trial.deal_of(number),
        trial.seated(number),
        tuple(written["places"]),
        tuple(written["scores"]),
        written["tally"],
        written["choices"],
    )
    if "forfeit" in written:
        seat, why = written["forfeit"]
        outcome = replace(outcome, forfeit=Forfeit(seat, why))
    return outcome
