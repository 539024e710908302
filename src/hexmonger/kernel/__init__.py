"""The kernel: knows no game, does no input or output of its own, imports only the standard library."""

from hexmonger.kernel.agenda import Ask, Frame, OneOf, Question, Script, Step
from hexmonger.kernel.chance import Source
from hexmonger.kernel.commitment import Agreed, Agreement, agree
from hexmonger.kernel.drawn import Cell, Drawn, Player, Zone
from hexmonger.kernel.events import Event, Seat, heard
from hexmonger.kernel.foresight import Foresight
from hexmonger.kernel.game import Box, Game, boxes, find_box
from hexmonger.kernel.laws import BrokenLaw, play_lawfully
from hexmonger.kernel.match import Bot, Match, play_at_random, play_out
from hexmonger.kernel.messages import Message, message
from hexmonger.kernel.perft import perft
from hexmonger.kernel.record import Record, read_record
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.spots import Move, Spot
from hexmonger.kernel.state import State
from hexmonger.kernel.trouble import Refused, Trouble, Unreadable
from hexmonger.kernel.verification import Forged, Verified, verify
from hexmonger.kernel.view import View

__all__ = [
    "Agreed",
    "Agreement",
    "Ask",
    "Bot",
    "Box",
    "BrokenLaw",
    "Cell",
    "Drawn",
    "Event",
    "Foresight",
    "Forged",
    "Frame",
    "Game",
    "Match",
    "Message",
    "Move",
    "OneOf",
    "Player",
    "Question",
    "Record",
    "Refused",
    "Script",
    "Seat",
    "Setup",
    "Source",
    "Spot",
    "State",
    "Step",
    "Trouble",
    "Unreadable",
    "Verified",
    "View",
    "Zone",
    "agree",
    "boxes",
    "find_box",
    "heard",
    "message",
    "perft",
    "play_at_random",
    "play_lawfully",
    "play_out",
    "read_record",
    "verify",
]
