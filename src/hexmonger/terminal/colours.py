"""How many colours a terminal has: as it says of itself, or as whoever sits there says."""

import subprocess
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

ALL_COLOURS: Final = ("truecolor", "24bit")
# Terminals that have all colours, but for whom nobody says so at the other end of a connection.
ABLE: Final = ("kitty", "alacritty", "foot", "ghostty", "wezterm", "direct", "contour", "iterm2")
PATIENCE: Final = 1.0


class Colours(Enum):
    """How many colours a table is shown in."""

    ALL = 0
    OF_256 = 256
    OF_16 = 16


def colours_of(environ: Mapping[str, str], platform: str, tmux: Callable[[], str] | None = None) -> Colours:
    """Return how many colours a terminal has, by what its environment says.

    `tmux` tells what the terminal around it can do: what lies within only knows where it was started.
    """
    term = environ.get("TERM", "").lower()
    if "TMUX" in environ:
        return Colours.ALL if "RGB" in (tmux or client_features)().split(",") else Colours.OF_256
    if "STY" in environ:
        return Colours.OF_256
    if platform == "win32" or environ.get("COLORTERM", "").strip().lower() in ALL_COLOURS:
        return Colours.ALL
    if any(name in term for name in ABLE):
        return Colours.ALL
    return Colours.OF_256 if term.endswith("256color") else Colours.OF_16


def client_features() -> str:
    """Return what tmux knows of the terminal that it is shown in; nothing if it doesn't say."""
    try:
        asked = subprocess.run(
            ["tmux", "display-message", "-p", "#{client_termfeatures}"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return asked.stdout.strip()
