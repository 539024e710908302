"""What all tests share: the option `--golden` and a Hypothesis profile that repeats itself exactly."""

import pytest
from hypothesis import HealthCheck, settings

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


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker of `tests.rules.scenario` known."""
    config.addinivalue_line("markers", "scenario(kind): what a test shows of the item or wizard it cites")
