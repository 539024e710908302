"""Logs: a line for whatever those who run a server should know, and nothing that nobody else may know.

Only what is listed here stands in a line, so that no key, secret, seed, name or chat comes in by accident. Of
an error it is said of which kind it was and where, never what it has to say: that could hold anything.
"""

import logging
import os
import sys
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO

import structlog

from hexmonger.kernel.names import printable

# All that a line may tell: what has happened, when, how bad it is, and these.
FIELDS: Final = frozenset(
    {"event", "level", "timestamp", "address", "listeners", "path", "store", "table", "trace", "what", "why"}
)
LONGEST: Final = 500
MOST_FRAMES: Final = 12

Fields = MutableMapping[str, Any]


def set_up(stream: TextIO | None = None, is_quiet: bool = False) -> None:
    """Write logs to standard error: as JSON, a line each, or readable where somebody sits at a terminal.

    Quiet ones tell of trouble alone.
    """
    where = sys.stderr if stream is None else stream
    shown: Any = structlog.processors.JSONRenderer()
    if where.isatty():
        shown = structlog.dev.ConsoleRenderer(colors="NO_COLOR" not in os.environ)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_words,
            _only_listed,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if is_quiet else logging.INFO),
        logger_factory=lambda *_: _Lines(where),
    )
    logging.basicConfig(handlers=[_Libraries()], level=logging.WARNING, force=True)


class _Lines:
    """Writes lines; one for which there is no room is done without."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def msg(self, line: str) -> None:
        """Write a line."""
        with suppress(OSError, ValueError):
            print(line, file=self._stream, flush=True)

    debug = info = warning = error = critical = msg


class _Libraries(logging.Handler):
    """Takes what libraries log: its first line as it stands in their code, without what it is about."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log it as our own."""
        said = str(record.msg).partition("\n")[0]
        log = structlog.get_logger()
        log.log(record.levelno, "library_said", what=record.name, why=said, exc_info=record.exc_info)


def _without_words(_logger: object, _method: str, fields: Fields) -> Fields:
    """Say of an error of which kind it is and where it came from."""
    given = fields.pop("exc_info", None)
    error = given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        fields["what"] = type(error).__name__
        fields["trace"] = where_from(error.__traceback__)
    return fields


def where_from(found: TracebackType | None) -> str:
    """Return where an error came from: places in the code, the innermost last."""
    frames = traceback.extract_tb(found)[-MOST_FRAMES:]
    return " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)


def _only_listed(_logger: object, _method: str, fields: Fields) -> Fields:
    """Leave out what no line may tell, and whatever could play tricks on a terminal."""
    return {
        name: value if isinstance(value, int | float) else printable(str(value))[:LONGEST]
        for name, value in fields.items()
        if name in FIELDS
    }
