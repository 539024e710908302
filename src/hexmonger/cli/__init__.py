"""The command line: `hexmonger`, and what each of its commands does."""

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line; what only one command needs is not loaded for the others."""
    try:
        from hexmonger.cli.app import app

        app(prog_name="hexmonger")
    except KeyboardInterrupt:
        sys.exit(130)
