"""What all tests share: the option `--golden` and a Hypothesis profile that repeats itself exactly."""

import signal
from importlib.metadata import EntryPoint, entry_points
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from hexmonger.kernel import installed

GROUPS: Final = (
    "hexmonger.games",
    "hexmonger.arcane_alley",
    "hexmonger.bots",
    "hexmonger.outlooks",
    "hexmonger.tactics",
)

# No deadline and no verdict on slowness: a busy machine must not make a test fail.
settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--golden`, which remakes the golden playthroughs instead of comparing with them."""
    parser.addoption("--golden", action="store_true", default=False, help="remake the golden playthroughs")


def hide_extras() -> None:
    """Let the tests find our own games, modules and bots, and those that a test itself installs.

    Whatever else is installed here by somebody would stand in every list.
    """

    def is_ours(entry: EntryPoint) -> bool:
        return entry.dist is not None and entry.dist.name == "hexmonger"

    def place(entry: EntryPoint) -> str:
        return "" if entry.dist is None else str(entry.dist.locate_file(""))

    found = [entry for group in GROUPS for entry in entry_points(group=group)]
    besides = {(place(entry), entry.value) for entry in found if not is_ours(entry)}

    def ours(group: str) -> list[EntryPoint]:
        return [entry for entry in entry_points(group=group) if (place(entry), entry.value) not in besides]

    vars(installed)["entry_points"] = ours
    # The command line has looked around by now.
    installed._found.cache_clear()


def pytest_configure(config: pytest.Config) -> None:
    """Hide what is installed besides, and make the marker of `tests.rules.scenario` known."""
    hide_extras()
    # Who starts the tests in the background has Ctrl-C ignored, and so would be all that a test starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "scenario(kind): what a test shows of the item or wizard it cites")
