"""Take pictures of every screen of the terminal table: python -m tests.terminal.pictures --only start.

With --docs those that the documentation shows are taken, and put there.
"""

import argparse
import asyncio
from pathlib import Path
from typing import Final

from hexmonger.terminal.colours import Colours
from tests.terminal.moments import MOMENTS, SIZES, opened
from tests.terminal.picture import picture_of

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build" / "terminal"
IN_DOCS: Final = {
    "terminal-market": ("start-left", "120x40", "all"),
    "terminal-market-16": ("start", "80x24", "16"),
    "terminal-table": ("alley-sale", "120x40", "all"),
    "terminal-magick": ("magick-mark", "120x40", "all"),
}
"""The moment, size and colours of every picture in the documentation."""
COLOURS: Final = {"all": Colours.ALL, "256": Colours.OF_256, "16": Colours.OF_16}


async def take(name: str, size: str, colours: str, path: Path | None = None) -> Path:
    """Take one picture, into a file of its own or a given one."""
    async with opened(name, SIZES[size], COLOURS[colours]) as (app, _):
        path = path or FOLDER / f"{name}-{size}-{colours}.svg"
        path.write_text(picture_of(app))
    return path


def main() -> None:
    """Take those that are asked for, or all."""
    parser = argparse.ArgumentParser(description="Take pictures of the terminal table.")
    parser.add_argument("--only", nargs="*", default=[*MOMENTS], choices=[*MOMENTS])
    parser.add_argument("--size", nargs="*", default=[*SIZES], choices=[*SIZES])
    parser.add_argument("--colours", nargs="*", default=["all", "256"], choices=[*COLOURS])
    parser.add_argument("--docs", action="store_true")
    wanted = parser.parse_args()
    if wanted.docs:
        for name, moment in IN_DOCS.items():
            path = ROOT / "docs" / "pictures" / f"{name}.svg"
            print(asyncio.run(take(*moment, path)).relative_to(ROOT), flush=True)
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in wanted.only:
        for size in wanted.size:
            for colours in wanted.colours:
                print(asyncio.run(take(name, size, colours)).relative_to(ROOT), flush=True)


if __name__ == "__main__":
    main()
