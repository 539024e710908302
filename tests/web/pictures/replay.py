"""A game looked at again: a sale in the second round, all-seeing, at a desk and on a phone."""

import re
from typing import Final

from hexmonger.kernel.match import Match
from hexmonger.kernel.replay import Replay
from tests.web.games import played
from tests.web.house import KEEP
from tests.web.pictures.studio import Visit, picture

NAMES: Final = ("Robin", "Maeve", "Ilse", "Tobias")
OPTIONS: Final = (("modules", "moonstruck_market"), ("wizards", "byros,dafana,ninx,gerith"))


def sale_in(match: Match) -> int:
    """Return the turn in the second round, or later, by which the first seat sells a set."""
    for at, step in enumerate(Replay(match).steps):
        if step.round > 1 and step.seat == 0 and any("sold" in key.id for key in step.keys):
            return at
    raise AssertionError("the first seat sells a set in the second round or later")


def look_at_a_sale(visit: Visit) -> None:
    """Open the replay at a sale."""
    robin = visit.person("Robin")
    match = played("arcane_alley", NAMES, *OPTIONS)
    body = {"record": match.record.to_text(), "name": "Friday table"}
    table = visit.house.ask("POST", "/api/tables", robin.key, body)["table"]
    visit.open("/cards")
    visit.page.evaluate(KEEP, {f"chair.{table}": "0"})
    visit.open(f"/replay/{table}?turn={sale_in(match)}&seen=all")
    visit.page.get_by_role("button", name=re.compile("The deal was fair|Fair deal")).wait_for()


@picture("replay-desk", 1440, 900)
def replay_desk(visit: Visit) -> None:
    """At a desk."""
    look_at_a_sale(visit)


@picture("replay-phone", 390, 844)
def replay_phone(visit: Visit) -> None:
    """On a phone."""
    look_at_a_sale(visit)
