"""The command line: `hexmonger`, and what each of its commands does."""

import errno
import io
import os
import sys

__all__ = ["main"]

INTERRUPTED = 130


def main() -> None:
    """Run the command line; what only one command needs is not loaded for the others."""
    _forgive_letters()
    try:
        try:
            from hexmonger.cli.app import app

            app(prog_name="hexmonger")
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:
        _leave(error)


def _forgive_letters() -> None:
    """Let a terminal or a file that has no letter for one of our marks show a question mark for it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _leave(error: OSError) -> None:
    """End with one sentence when there is no more room for what is written; nobody may be listening."""
    from hexmonger.cli.paper import complain

    # What is still waiting to be written would fail once more at the very end.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    if error.errno == errno.EPIPE:
        os.dup2(nowhere, 1)
        sys.exit(1)
    try:
        complain(f"the output: can't be written ({error.strerror})")
    except OSError:
        os.dup2(nowhere, 2)
    os.dup2(nowhere, 1)
    sys.exit(2)
