"""Whatever is sent to a server, nobody else is disturbed."""
