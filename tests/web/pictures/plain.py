"""The plain table, with somebody's small game."""

import re
from typing import Final

from tests.web.pictures.studio import Visit, picture

HARBOUR: Final = """harbour_bells: 3 players
rules: 1
agenda: [["turn", 0, 0]]
chance: "d1154fa82689915a612e4ef409d6afeaab70393fa48e5af59fbed57450424b35"
learned: 1
tower: [[2], [3], [0, 6]]
hand: [[14, 20, 1], [18, 21], [17]]
quay: [4, 12, 8, 9, 22]
coins: [9, 6, 6]
turns: 9
deck: [5, 7, 13, 15, 19, 23, 11, 16, 10]
"""
# Everybody buys the third card of the quay.
BOUGHT: Final = ((0, "quay 3"), (1, "quay 3"), (2, "quay 3"))


@picture("plain-table-desk", 1440, 900)
def plain_table_desk(visit: Visit) -> None:
    """A bell of the hand is meant, and what would change is told."""
    ada = visit.person("Robin")
    table = ada.lay(3, "harbour_bells", HARBOUR)
    secrets = {0: ada.sit(table, 0)}
    for seat, name in ((1, "Maeve"), (2, "Ilse")):
        secrets[seat] = ada.sit(table, seat, name=name)
    ada.begin(table)
    ada.house.play(table, secrets, *BOUGHT)
    ada.open(table, secrets[0])
    answers = ada.page.get_by_role("group", name="Answers")
    answers.get_by_role("button", name=re.compile("Buy Bell 7")).click()
    ada.page.get_by_role("heading", name="What would change").wait_for()
    ada.page.mouse.move(0, 0)
