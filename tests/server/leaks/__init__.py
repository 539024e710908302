"""Nothing that a reader can't know changes a byte of what is sent to it."""
