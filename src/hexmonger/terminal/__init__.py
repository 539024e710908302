"""The terminal table: whole games against bots or around one screen, by keyboard and mouse."""

from hexmonger.terminal.colours import Colours, colours_of
from hexmonger.terminal.doors import Parting, play_table, start_screen, watch_replay

__all__ = ["Colours", "Parting", "colours_of", "play_table", "start_screen", "watch_replay"]
