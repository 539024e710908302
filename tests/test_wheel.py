"""The compiled wheel, installed by itself: it plays, has the page, and says which build it is."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

import pytest

WHEEL: Final = os.environ.get("HEXMONGER_WHEEL", "")  # its whole path
INSTALL: Final = ("install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check")

pytestmark = pytest.mark.skipif(not WHEEL, reason="make test-compiled makes the wheel that this is about")


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the programs of an environment with the wheel in it; what it depends on is taken from here."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    packages = run(folder / "bin/python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    # What such a file names is looked through after the wheel, and its links to elsewhere are not followed:
    # this clone is not found by them.
    Path(packages, "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    run(Path(sys.executable), "-m", "pip", "--python", str(folder / "bin/python"), *INSTALL, WHEEL)
    return folder / "bin"


def run(program: Path, *words: str) -> str:
    """Return what a program prints where no source lies about."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(program), *words]
    return subprocess.run(
        command, check=True, stdout=subprocess.PIPE, text=True, env=environment, cwd=program.parent
    ).stdout.strip()


def test_it_says_that_it_is_compiled(programs: Path) -> None:
    assert run(programs / "hexmonger", "--version").endswith(", compiled")


def test_bots_play_in_it(programs: Path) -> None:
    shown = run(programs / "hexmonger", "simulate", "--games", "2", "--players", "greedy,uniform")
    assert shown.startswith("2 games of Arcane Alley")


def test_the_page_is_inside(programs: Path) -> None:
    room = Path(
        run(programs / "python", "-c", "import hexmonger.server as room; print(room.__file__)")
    ).parent
    assert programs.parent in room.parents
    assert (room / "page" / "index.html").is_file()
