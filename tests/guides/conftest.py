"""Somebody who follows a page, in an empty folder, with the command line and the server of other tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import commands, home, run
from tests.cli.running import Run
from tests.guides.following import Follower
from tests.server.conftest import lobby, server

__all__ = ["commands", "follower", "home", "lobby", "run", "server"]


@pytest.fixture
def follower(run: Run, tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Follower]:
    """Return somebody who follows pages."""
    with Follower(run, tmp_path, home, monkeypatch) as follower:
        yield follower
