"""Take pictures: python -m tests.web.pictures --only alley-desk --theme night."""

import argparse
import importlib
import pkgutil
import tempfile
from pathlib import Path
from typing import Final

from tests.web import pictures
from tests.web.house import ROOT, chromium, serving
from tests.web.pictures.studio import PICTURES, THEMES
from tests.web.strangers import install

FOLDER: Final = ROOT / "build" / "screenshots"


def main() -> None:
    """Take those that are asked for, or all."""
    for module in pkgutil.iter_modules(pictures.__path__):
        if module.name != "__main__":
            importlib.import_module(f"{pictures.__name__}.{module.name}")
    parser = argparse.ArgumentParser(description="Take pictures of the page.")
    parser.add_argument("--only", nargs="*", default=sorted(PICTURES), choices=sorted(PICTURES))
    parser.add_argument("--theme", nargs="*", default=THEMES, choices=THEMES)
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db", path=install(Path(folder))) as house,
        chromium() as browser,
    ):
        for name in wanted.only:
            for theme in wanted.theme:
                file = PICTURES[name].take(browser, house, theme, FOLDER)
                print(file.relative_to(ROOT), flush=True)


if __name__ == "__main__":
    main()
