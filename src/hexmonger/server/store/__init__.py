"""The store: one file in which everything stands before anybody is told of it."""

from hexmonger.server.store.store import Kept, Store, Summary, bookmark_kept, open_store
from hexmonger.server.store.writer import NotStored, Part, Row, Write

__all__ = ["Kept", "NotStored", "Part", "Row", "Store", "Summary", "Write", "bookmark_kept", "open_store"]
