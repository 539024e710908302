"""The door of a server: HTTP for lists, people and tables, a WebSocket for playing, and who is let in."""
