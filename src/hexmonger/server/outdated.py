"""Games that were made by other rules than this program has."""

from hexmonger.kernel.game import find_box
from hexmonger.kernel.setup import Setup
from hexmonger.kernel.trouble import Trouble
from hexmonger.server.entries import Made


def why_not_played(made: Made) -> str:
    """Return why this program can't play a game by the rules it was made with; empty if it can."""
    try:
        box = find_box(made.game)
        if box.number != made.rules:
            return f"it is played by rules {made.rules} of {box.title}, and these are rules {box.number}"
        if box.open(Setup(made.seats, made.options)).digest != made.tables:
            return f"it is played by other tables of {box.title}: some number has changed since"
    except Trouble as trouble:
        return str(trouble)
    return ""
