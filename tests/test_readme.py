"""What the README shows works as it stands there."""

import re
import textwrap
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_example_for_the_library_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert found
    exec(compile(textwrap.dedent(found[1]), "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "hexmonger record 1" in printed
    assert "# over: " in printed


def test_every_place_the_readme_names_exists() -> None:
    root = Path(__file__).parent.parent
    for place in re.findall(r"^\| `([\w/.]+)` \|", README, re.MULTILINE):
        assert (root / place).exists(), place
