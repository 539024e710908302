"""Google's Lighthouse from npm, run three times over a page; of each of its marks the middle one counts."""

import json
import os
import subprocess
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
MARKS: Final = ("accessibility", "best-practices", "performance")
TIMES: Final = 3
FLAGS: Final = "--headless --no-sandbox --disable-dev-shm-usage --disable-background-networking"


def marks_of(address: str, chromium: str, folder: Path) -> dict[str, float]:
    """Return the marks of a page, from 0 to 100; none where Lighthouse can't be had."""
    found: dict[str, list[float]] = {name: [] for name in MARKS}
    for time in range(TIMES):
        report = folder / f"lighthouse-{time}.json"
        command = [
            *(
                str(ROOT / "scripts" / "with-node"),
                "-C",
                "bench/web/lighthouse",
                "npx",
                "lighthouse",
                address,
            ),
            *("--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={FLAGS}"),
            f"--only-categories={','.join(MARKS)}",
        ]
        run = subprocess.run(
            command, env={**os.environ, "CHROME_PATH": chromium}, capture_output=True, text=True, check=False
        )
        if run.returncode or not report.is_file():
            print(f"Lighthouse did not run: {run.stderr.strip()[-500:]}")
            return {}
        categories = json.loads(report.read_text(encoding="utf-8"))["categories"]
        for name in MARKS:
            found[name].append(100 * (categories[name]["score"] or 0))
    return {name: median(each) for name, each in found.items()}
