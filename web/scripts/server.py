"""Run a server on loopback for whoever works on the page: python web/scripts/server.py FILE PORT."""

import asyncio
import sys
from pathlib import Path

import structlog

from hexmonger.server.door.running import bound, serve


async def main(data: Path, port: int) -> None:
    """Serve until told to stop; where is printed first, and what is logged goes elsewhere."""
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    listening = bound("127.0.0.1", port)
    where = f"http://127.0.0.1:{listening.getsockname()[1]}"
    await serve(data, listening, ready=lambda: print(where, flush=True))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
