"""Figures: what a server counts and measures, for Prometheus.

No label holds anything that somebody else could make up, nor anything that nobody may know.
"""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]

# From a millisecond, which a commit takes, to what nobody would wait for, in seconds.
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
PARTS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

LIVE_TABLES: Final = Gauge("hexmonger_live_tables", "Tables that are in memory.")
LISTENERS: Final = Gauge("hexmonger_listeners", "Connections to tables.")

CHOICES: Final = Counter("hexmonger_choices", "Choices that were stored, by whom.", ["by"])
BY_PEOPLE: Final = CHOICES.labels("people")
BY_BOTS: Final = CHOICES.labels("bots")
TAKEN_BACK: Final = Counter("hexmonger_choices_taken_back", "Choices that their seat has taken back.")
TOLD_SECONDS: Final = Histogram(
    "hexmonger_told_seconds", "From a person's choice to what everybody is told of it.", buckets=SECONDS
)
PREVIEW_SECONDS: Final = Histogram(
    "hexmonger_preview_seconds", "From being asked what would follow to the answer.", buckets=SECONDS
)
HINT_SECONDS: Final = Histogram(
    "hexmonger_hint_seconds", "From being asked for advice to the answer, waiting included.", buckets=SECONDS
)
REFUSED: Final = Counter("hexmonger_refused", "Messages and requests that were refused.", ["code"])

REPLACED: Final = Counter("hexmonger_bots_replaced", "Bots that had to be replaced by another.")
BOT_SECONDS: Final = Histogram(
    "hexmonger_bot_seconds", "From a bot's question to its answer, waiting included.", buckets=SECONDS
)

COMMIT_SECONDS: Final = Histogram(
    "hexmonger_commit_seconds", "What a commit takes until it is durable.", buckets=SECONDS
)
COMMIT_PARTS: Final = Histogram(
    "hexmonger_commit_parts", "What several had to store and one commit holds.", buckets=PARTS
)
NOT_STORED: Final = Counter("hexmonger_not_stored", "What could not be stored, and has not happened.")
