"""How a test runs the command line, and what came of it."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Result:
    """How a run of the command line went."""

    exit_code: int
    stdout: str
    stderr: str
    exception: Exception | None = None

    @property
    def output(self) -> str:
        """Return everything that was written."""
        return self.stdout + self.stderr


class Run(Protocol):
    """Runs the command line in this process."""

    def __call__(self, *words: str, given: str = "") -> Result: ...
