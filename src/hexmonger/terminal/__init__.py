"""The terminal table: whole games against bots or around one screen, by keyboard and mouse."""

from hexmonger.terminal.doors import Parting, play_table, start_screen, watch_replay

__all__ = ["Parting", "play_table", "start_screen", "watch_replay"]
