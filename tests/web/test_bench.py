"""The bench of the page says what it found, and whether that is what was wished for."""

from bench.web.__main__ import lines_of
from bench.web.visits import Clicks, Loaded, Tasks


def test_every_figure_is_held_against_what_was_wished_for() -> None:
    found = {
        "first page": [Loaded(150_000, 0.4), Loaded(201_000, 0.6), Loaded(150_000, 0.5)],
        "clicks": Clicks(60, 16.0, 48.0, 120.0),
        "tasks": Tasks(300, 2, 71.0),
        "lighthouse": {"accessibility": 94.0, "performance": 40.0},
    }
    assert lines_of(found) == [
        ("first page: scripts, compressed", "201 kB", "at most 200 kB", False),
        ("first page: can be used after, median of 3", "0.50 s", "at most 1.5 s", True),
        ("a click shows, p95 of 60", "48 ms", "at most 100 ms", True),
        ("a click shows, median of 60", "16 ms", "", None),
        ("tasks over 50 ms in 300 updates", "2, the longest 71 ms", "none", False),
        ("Lighthouse: accessibility", "94", "at least 95", False),
        ("Lighthouse: performance", "40", "", None),
    ]
