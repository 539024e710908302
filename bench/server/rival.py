"""boardgame.io's server with its file storage, and as many clients as ours has, both in Node."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.server.served import spent_by

HERE: Final = Path(__file__).parent.parent / "boardgame_io"
# How long it may take until everybody is connected, in seconds.
PATIENCE: Final = 240.0


@dataclass(frozen=True, slots=True)
class Rival:
    """Is how many moves its server wrote, every match moving as fast as it goes; CPU in parts of one core."""

    release: str
    tables: int
    connections: int
    set_up: float
    seconds: float
    moves: int
    per_second: float
    server_cpu: float


def measure(folder: Path, tables: int, seconds: float) -> Rival | str:
    """Measure it, or say in a sentence why that can't be done."""
    node = shutil.which("node")
    if node is None:
        return "boardgame.io was left out: there is no Node here."
    if not (HERE / "node_modules" / "boardgame.io").is_dir():
        return "boardgame.io was left out: it is not installed (`make bench-server` does that, with npm)."
    environment = {**os.environ, "NODE_ENV": "production"}
    with (folder / "rival.log").open("w", encoding="utf-8") as log:
        server = subprocess.Popen(
            [node, "server.js", str(folder / "rival")],
            cwd=HERE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment,
        )
        try:
            return _measured(node, server, tables, seconds, environment)
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            return f"boardgame.io was left out: {error}"
        finally:
            server.kill()
            server.wait()


def _measured(
    node: str, server: "subprocess.Popen[str]", tables: int, seconds: float, environment: dict[str, str]
) -> Rival:
    assert server.stdout is not None
    port = int(server.stdout.readline())
    given = [str(port), str(tables), str(seconds)]
    with subprocess.Popen(
        [node, "clients.js", *given], cwd=HERE, stdout=subprocess.PIPE, text=True, env=environment
    ) as clients:
        assert clients.stdout is not None
        clients.stdout.readline()
        before = spent_by(server.pid)
        said, _ = clients.communicate(timeout=PATIENCE)
        spent = spent_by(server.pid) - before
    found = json.loads(said)
    return Rival(
        release=_release(),
        tables=tables,
        connections=found["connections"],
        set_up=found["setUp"],
        seconds=found["seconds"],
        moves=found["moves"],
        per_second=found["moves"] / found["seconds"],
        server_cpu=spent / found["seconds"],
    )


def _release() -> str:
    about = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    return f"boardgame.io {about['dependencies']['boardgame.io']}"
