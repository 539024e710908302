"""The store: one file in which everything stands before anybody is told of it."""

from hexmonger.server.store.store import Kept, Store, Summary, open_store
from hexmonger.server.store.writer import NotStored

__all__ = ["Kept", "NotStored", "Store", "Summary", "open_store"]
