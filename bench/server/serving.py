"""The server that is measured, in a process of its own: `python -m bench.server.serving FILE PORT`."""

import asyncio
import resource
import sys
from pathlib import Path
from typing import Final

import structlog

from hexmonger.kernel.native import build_name
from hexmonger.server.door.limits import Limits
from hexmonger.server.door.running import bound, serve

# All connections come from one address, which a server that is not measured would not bear with.
ANY_NUMBER: Final = (1e9, 1e9)
LIMITS: Final = Limits(ANY_NUMBER, ANY_NUMBER, ANY_NUMBER, ANY_NUMBER)
FILES: Final = 20_000


def allow_files(wanted: int = FILES) -> int:
    """Let this process have as many connections as it may; return how many files it can open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return wanted if soft == resource.RLIM_INFINITY else soft


async def run(where: Path, port: int) -> None:
    """Serve until told to stop; once the server answers, print its port and which engine it runs."""
    listening = bound("127.0.0.1", port)

    def ready() -> None:
        print(listening.getsockname()[1], build_name(), flush=True)

    await serve(where, listening, ready=ready, limits=LIMITS)


if __name__ == "__main__":
    allow_files()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    asyncio.run(run(Path(sys.argv[1]), int(sys.argv[2])))
