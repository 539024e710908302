"""What every test at the terminal table takes for granted."""

import asyncio
from typing import Any

import pytest
from textual.message import Message
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from hexmonger.terminal.curtain import Curtain


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take every key at the curtain as one that was pressed after a moment of quiet."""
    monkeypatch.setattr(Curtain, "QUIET", 0.0)


@pytest.fixture(autouse=True)
def undisturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a pilot go on only when every message has been acted upon, however busy the computer is.

    By itself it goes on when little was computed for a while, which tells nothing where others compute too.
    """
    press, pause, dispatch = Pilot.press, Pilot.pause, MessagePump._dispatch_message
    busy: set[MessagePump] = set()

    async def dispatch_noted(pump: MessagePump, message: Message) -> None:
        busy.add(pump)
        try:
            await dispatch(pump, message)
        finally:
            busy.discard(pump)

    def is_quiet(pilot: Pilot[Any]) -> bool:
        pumps = [pilot.app, *pilot.app._registry]
        return not any(pump.is_running and (pump in busy or pump.message_queue_size) for pump in pumps)

    async def until_quiet(pilot: Pilot[Any]) -> None:
        while pilot.app._exception is None and not is_quiet(pilot):
            await asyncio.sleep(0)

    async def press_one_by_one(pilot: Pilot[Any], *keys: str) -> None:
        for key in keys:
            await press(pilot, key)
            await until_quiet(pilot)

    async def pause_until_quiet(pilot: Pilot[Any], delay: float | None = None) -> None:
        await pause(pilot, delay)
        await until_quiet(pilot)

    monkeypatch.setattr(MessagePump, "_dispatch_message", dispatch_noted)
    monkeypatch.setattr(Pilot, "press", press_one_by_one)
    monkeypatch.setattr(Pilot, "pause", pause_until_quiet)
