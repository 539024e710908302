"""What waits to be sent to one listener: a bounded buffer, and a task that empties it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from hexmonger.protocol.replies import Reply

# Whoever reads so slowly that more than this waits has to come back and name the last number it saw.
MOST_MESSAGES: Final = 256
MOST_BYTES: Final = 1 << 20

_ENCODER: Final = msgspec.json.Encoder()


def written(reply: Reply) -> bytes:
    """Return a reply as it is sent."""
    return _ENCODER.encode(reply)


class Outbox:
    """Messages for one listener in the order in which they were put there."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self.is_full = False
        self.is_closed = False
        # Called when it is closed or the listener was given up: who does not read at all can't be told so.
        self.at_end: Callable[[], None] = lambda: None

    def put(self, message: bytes) -> None:
        """Let a message be sent; if too many wait already, the listener is given up."""
        if self.is_full or self.is_closed:
            return
        # All that was told in a long game is more than may wait: it counts once it does.
        if len(self._waiting) >= MOST_MESSAGES or self._bytes > MOST_BYTES:
            self.is_full = True
            self._waiting.clear()
            self.at_end()
        else:
            self._bytes += len(message)
            self._waiting.append(message)
        self._wake.set()

    def say(self, reply: Reply) -> None:
        """Let a reply be sent."""
        self.put(written(reply))

    def close(self) -> None:
        """Send what waits, and nothing more."""
        self.is_closed = True
        self._wake.set()
        self.at_end()

    async def empty(self, send: Callable[[str], Awaitable[Any]]) -> None:
        """Send whatever is put here, until it is closed or the listener was given up."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await send(message.decode())
            if self.is_closed or self.is_full:
                return
            self._wake.clear()
            await self._wake.wait()
