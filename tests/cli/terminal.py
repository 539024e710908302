"""A real terminal to run the program at."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from types import TracebackType
from typing import Self

LONGEST_WAIT = 60.0
ROWS, COLUMNS = 40, 140


class Terminal:
    """The program with a terminal at standard error, and at both other ends if it is played at."""

    def __init__(self, *words: str, is_played: bool = True) -> None:
        self.screen, theirs = pty.openpty()
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.shown = b""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hexmonger.cli", *words],
            stdin=theirs if is_played else subprocess.DEVNULL,
            stdout=theirs if is_played else subprocess.PIPE,
            stderr=theirs,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color"},
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, where: TracebackType | None
    ) -> None:
        if kind is not None:
            self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        os.close(self.screen)

    def _read(self) -> bool:
        """Read what is shown next; return whether there was anything."""
        if not select.select([self.screen], [], [], LONGEST_WAIT)[0]:
            raise TimeoutError(f"nothing more after {self.shown[-500:]!r}")
        try:
            part = os.read(self.screen, 65536)
        except OSError:  # so Linux tells that the other end is closed
            return False
        self.shown += part
        return bool(part)

    def wait_for(self, *signs: str) -> None:
        """Wait until one of these has been shown."""
        while not any(sign.encode() in self.shown for sign in signs):
            assert self._read(), self.shown.decode(errors="replace")

    def press(self, keys: bytes) -> None:
        """Type something."""
        os.write(self.screen, keys)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the program and everything it has started, as a terminal does."""
        os.killpg(self.process.pid, number)

    def rest(self) -> str:
        """Wait for the end and return everything that was shown."""
        while self._read():
            pass
        return self.shown.decode(errors="replace")

    @property
    def exit_code(self) -> int:
        """Return the exit code of the program, once it has ended."""
        return self.process.wait(LONGEST_WAIT)
