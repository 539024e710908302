"""Thousands of hostile messages: nothing breaks, nothing changes, nobody is disturbed, memory stays flat."""

import tracemalloc
from pathlib import Path

from tests.server.fuzz.attack import attacked
from tests.server.fuzz.hostile import KINDS

MESSAGES = 4_000
# What may remain of thousands of messages: metrics and caches that were first used late.
MOST_BYTES = 400_000


async def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    tracemalloc.start()
    try:
        counted, warm, after = await attacked(
            tmp_path / "tables.db",
            MESSAGES,
            7,
            lambda: tracemalloc.get_traced_memory()[0],
            lambda _: None,
        )
    finally:
        tracemalloc.stop()
    assert after - warm < MOST_BYTES
    for kind in KINDS:
        assert counted[kind] > MESSAGES / 20
    assert counted["hello"] > MESSAGES / 50
    for code in ("unreadable", "stale", "refused", "trouble", "secret", "protocol", "unknown", "done"):
        assert counted[f"answered {code}"], code
