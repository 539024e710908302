"""The server: tables that people and bots sit at, kept so that none is ever lost."""
