"""Two builds are compared in alternating slices, each in a process of its own, with a control."""

import re
import subprocess
import sys
from pathlib import Path

from bench.compare import middle

ROOT = Path(__file__).parent.parent


def compare(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the comparison."""
    return subprocess.run(
        [sys.executable, "-m", "bench.compare", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_a_build_is_compared_with_itself() -> None:
    only = ("--slices", "3", "--seconds", "0.01", "--only", "Merchants of Magick")
    result = compare(".", "src", *only)
    assert (result.returncode, result.stderr) == (0, "")
    old, new, _, ratios = result.stdout.splitlines()
    state = ROOT / "src" / "hexmonger" / "kernel" / "state.py"
    assert (old, new) == (f"old: {state}", f"new: {state}")
    assert re.match(r"Merchants of Magick: new/old \d\.\d{3} \(.*\), control/old \d\.\d{3} \(", ratios)


def test_a_folder_without_a_build_is_a_sentence(tmp_path: Path) -> None:
    result = compare(str(tmp_path), ".")
    assert (result.returncode, result.stderr) == (1, f"{tmp_path}: there is no hexmonger in it\n")


def test_the_middle_of_ratios_has_an_interval() -> None:
    assert middle([1.0] * 30) == "1.000 (1.000 to 1.000)"
    assert middle([1 + number / 100 for number in range(-15, 16)]) == "1.000 (0.940 to 1.060)"
