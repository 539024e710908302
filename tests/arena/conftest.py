"""What tests of the arena share: bots to be found by this process and by its workers."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.bots import WEIGHTS, install


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install bots for the time of a test, and return the folder they lie in, with a file of weights."""
    place = tmp_path / "bots"
    place.mkdir()
    monkeypatch.syspath_prepend(install(place))
    (place / "high.toml").write_text(WEIGHTS, encoding="utf-8")
    yield place
    sys.modules.pop("somebodys_arena", None)
