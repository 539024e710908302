"""What is installed has the page of the server, or says that it is missing; nothing else depends on it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a small clone: all that a wheel is made of, and a way to build a page that needs no Node."""
    for name in SOURCES:
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for folder in ("src/hexmonger/server", "docs/rules", "web/src", "scripts"):
        (tmp_path / folder).mkdir(parents=True)
    for package in ("src/hexmonger", "src/hexmonger/server"):
        (tmp_path / package / "__init__.py").write_text("")
    return tmp_path


def wheel_of(clone: Path, builds: str) -> tuple[set[str], str]:
    """Make a wheel with a page that is built in some way; return the names in it, and what was said."""
    command = clone / "scripts" / "with-node"
    command.write_text(f"#!/bin/sh\n{builds}\n")
    command.chmod(0o755)
    made = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", "made"],
        cwd=clone,
        env={**os.environ, "HEXMONGER_COMPILE": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    (wheel,) = (clone / "made").glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist()), made.stderr


def test_the_page_is_built_into_a_wheel(clone: Path) -> None:
    page = "src/hexmonger/server/page"
    names, _ = wheel_of(clone, f"mkdir -p {page}/assets && touch {page}/index.html {page}/assets/main-1.js")
    assert {"hexmonger/server/page/index.html", "hexmonger/server/page/assets/main-1.js"} <= names


def test_without_node_the_page_is_missing_and_nothing_else(clone: Path) -> None:
    names, said = wheel_of(clone, "exit 1")
    assert "hexmonger/server/__init__.py" in names
    assert not [name for name in names if "/page/" in name]
    assert "The page is missing: it could not be built" in said
