"""A lean WebSocket: it parses no more than it must, so that the client costs little beside the server."""

import asyncio
from collections.abc import Callable
from typing import Final

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
# A client masks what it sends; by this mask everything stays as it is.
MASK: Final = b"\0\0\0\0"
SWITCHING: Final = b"HTTP/1.1 101"
END_OF_HEAD: Final = b"\r\n\r\n"
KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="


class Line(asyncio.Protocol):
    """One connection; it begins with a greeting.

    Every message is given to `hear`, and `lost` is called when it ends.
    """

    def __init__(
        self, port: int, greeting: bytes, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self._port = port
        self._greeting = greeting
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, _error: Exception | None) -> None:
        """Tell that it has ended."""
        self._transport = None
        self._lost()

    def say(self, message: bytes) -> None:
        """Send a message, where the connection still stands."""
        self._send(TEXT, message)

    def close(self) -> None:
        """End it at once."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take whatever has come, and give on whole messages."""
        if self._buffer or not self._is_open:
            self._buffer += data
            data = bytes(self._buffer)
            self._buffer.clear()
        if not self._is_open:
            head, end, data = data.partition(END_OF_HEAD)
            if not end:
                self._buffer += head
                return
            if not head.startswith(SWITCHING):
                self.close()
                return
            self._is_open = True
            self._send(TEXT, self._greeting)
        rest = self._frames(data)
        if rest < len(data):
            self._buffer += data[rest:]

    def _frames(self, data: bytes) -> int:
        """Give on all whole messages; return where the next one begins."""
        at, size = 0, len(data)
        while size - at >= 2:
            kind, length, start = data[at], data[at + 1], at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                if size < start:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            at = start + length
            if kind == TEXT:
                self._hear(data[start:at])
            elif kind == PING:
                self._send(PONG, data[start:at])
            elif kind == CLOSE:
                self.close()
        return at

    def _send(self, kind: int, message: bytes) -> None:
        if self._transport is None:
            return
        length = len(message)
        if length < 126:
            size = bytes((kind, 0x80 | length))
        else:
            size = bytes((kind, 0x80 | 126)) + length.to_bytes(2, "big")
        self._transport.write(size + MASK + message)


async def connected(
    port: int, greeting: bytes, hear: Callable[[bytes], None], lost: Callable[[], None]
) -> Line:
    """Return a new connection to the server on a port."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(port, greeting, hear, lost), "127.0.0.1", port)
    return line
