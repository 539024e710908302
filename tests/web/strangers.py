"""Games of somebody else's, installed besides for a server: no page has a table for them."""

import os
from pathlib import Path
from typing import Final

from tests.guides.pages import ROOT, install_from

ENTRIES: Final = """
[hexmonger.games]
harbour_bells = tests.web.harbour_bells:BOX
"""


def install(folder: Path) -> str:
    """Put the small game of the guide and Harbour Bells into a folder; return the path that finds them."""
    higher = install_from("adding-a-game", folder)
    info = folder / "strangers-1.0.dist-info"
    info.mkdir()
    metadata = "Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return os.pathsep.join([str(higher), str(folder), str(ROOT)])
