"""The law of leaks notices what it is there for: a leak that is put in on purpose is found."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from hexmonger.kernel.match import Match
from hexmonger.kernel.messages import message, plain
from hexmonger.protocol.sayings import Preview
from hexmonger.protocol.tables import TableSheet
from hexmonger.server import acts, room, thought
from hexmonger.server.room import Listener, Room
from hexmonger.server.sheets import sheet_of
from hexmonger.server.table import Table
from hexmonger.server.thought import Thought
from tests.server.leaks.law import Leak, play_many


def says_how_busy_others_are(patched: pytest.MonkeyPatch) -> None:
    def told(name: str, table: Table, names: Mapping[int, str], *_: Any) -> TableSheet:
        return sheet_of(name, table, names, (), 0 if table.match is None else table.match.ply)

    patched.setattr(room, "sheet_of", told)


def tells_though_nothing_is_new(patched: pytest.MonkeyPatch) -> None:
    real = Room._tell_reader

    def told(here: Room, match: Match, reader: int, known: dict[int, bytes]) -> None:
        here._told.pop(reader, None)
        real(here, match, reader, known)

    patched.setattr(Room, "_tell_reader", told)


def counts_questions_by_the_ply(patched: pytest.MonkeyPatch) -> None:
    real = room.update_of

    def told(match: Match, reader: int, first: int, view: bytes, *known: Any) -> bytes:
        return real(match, reader, first, view, *known) + (b" " * (match.ply % 7))

    patched.setattr(room, "update_of", told)


def foresees_the_true_world(patched: pytest.MonkeyPatch) -> None:
    async def preview(_here: Room, listener: Listener, live: Any, _said: Preview) -> None:
        match = live.table.playing()
        listener.outbox.put(str(match.state.zones()).encode())

    others: dict[type[Any], acts.Act] = {**acts.ACTS}
    others[Preview] = preview
    patched.setattr(acts, "ACTS", others)


def advises_in_the_true_world(patched: pytest.MonkeyPatch) -> None:
    def advice_of(match: Match, seat: int, bot: str) -> Thought:
        return replace(thought.advice_of(match, seat, bot), world=str(match.state.to_json()))

    patched.setattr(acts, "advice_of", advice_of)


def refuses_by_the_true_world(patched: pytest.MonkeyPatch) -> None:
    def why_not_undo(match: Match, seat: int) -> Any:
        return message("why-not-asked", seat=match.ply + 1) if match.ply % 2 else plain("why-stale")

    patched.setattr(Match, "why_not_undo", why_not_undo)


@pytest.mark.parametrize(
    ("name", "leak"),
    [
        ("merchants_of_magick", says_how_busy_others_are),
        ("merchants_of_magick", tells_though_nothing_is_new),
        ("merchants_of_magick", counts_questions_by_the_ply),
        ("merchants_of_magick", refuses_by_the_true_world),
        ("arcane_alley", foresees_the_true_world),
        ("moonstruck_market", foresees_the_true_world),
        ("arcane_alley", advises_in_the_true_world),
        ("merchants_of_magick", advises_in_the_true_world),
    ],
)
async def test_a_leak_is_found(
    name: str, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        await play_many(name, 1, 60)
