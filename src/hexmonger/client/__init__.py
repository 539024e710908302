"""The client: the lobby of a server, a seat at one of its tables, and a place to watch from.

It is for programs elsewhere, such as bots: they play by the same views as everybody.
"""

from hexmonger.client.lobby import Lobby
from hexmonger.client.seat import Question, Seat
from hexmonger.client.trouble import Lost, NotDone
from hexmonger.client.watching import Watching

__all__ = ["Lobby", "Lost", "NotDone", "Question", "Seat", "Watching"]
