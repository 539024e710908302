"""The measured server as seen from outside: started, watched, killed and started again."""

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, process_time

TICKS = os.sysconf("SC_CLK_TCK")


class NoServer(Exception):
    """The server did not start."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Holds the CPU seconds spent up to a moment: by the server, by this client, by the whole machine."""

    at: float
    server: float
    client: float
    machine: float


class Served:
    """A server in a process of its own, with its file in a folder."""

    def __init__(self, folder: Path, python: str = sys.executable, path: str | None = None) -> None:
        self.file = folder / "bench.db"
        self.log = folder / "server.log"
        self.port = 0
        self.build = ""
        self._python = python
        self._environment = {**os.environ, **({"PYTHONPATH": path} if path else {})}
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        """Return the number of its process."""
        assert self._process is not None, "the server was started"
        return self._process.pid

    def start(self) -> float:
        """Start it, at the port that it had before; return how long that took."""
        begun = monotonic()
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [self._python, "-m", "bench.server.serving", str(self.file), str(self.port)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._environment,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline().split(maxsplit=1)
        if len(said) != 2:
            self._process.wait()
            raise NoServer(f"the server did not start:\n{self.log.read_text(encoding='utf-8')[-2000:]}")
        self.port, self.build = int(said[0]), said[1].strip()
        return monotonic() - begun

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Let it end as it should."""
        if self._process is not None and self._process.poll() is None:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None, "the server was started"
        self._process.send_signal(how)
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def reading(self) -> Reading:
        """Read what was spent up to now."""
        return Reading(monotonic(), spent_by(self.pid), process_time(), spent_by_all())

    def memory(self) -> float:
        """Return the most memory that it has held so far, in MB."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1000
        return 0.0


def spent_by(pid: int) -> float:
    """Return the CPU seconds of a process."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def spent_by_all() -> float:
    """Return the CPU seconds that all processes of the machine have had, or wanted and did not get."""
    first = Path("/proc/stat").read_text(encoding="utf-8").partition("\n")[0].split()
    user, nice, system, _idle, _waiting, *others = map(int, first[1:9])
    return (user + nice + system + sum(others)) / TICKS
