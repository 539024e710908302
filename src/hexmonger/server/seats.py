"""Who has a seat at a table, and which bot answers for whom."""

from dataclasses import dataclass
from typing import Final

from hexmonger.server.entries import NOBODY

# Who stands in, where a person has not said.
DEPUTY: Final = "greedy"


@dataclass
class SeatAt:
    """A seat: the person or the bot who has it, the bot that is to stand in for a person, and that does.

    `hints` is on how many questions it has asked for advice, and `hinted` the number of the latest.
    """

    person: str = NOBODY
    bot: str = ""
    seed: int = 0
    deputy: str = DEPUTY
    stand_in: str = ""
    stand_in_seed: int = 0
    has_conceded: bool = False
    hints: int = 0
    hinted: int = 0

    @property
    def is_free(self) -> bool:
        """Whether nobody has it."""
        return not self.person and not self.bot

    @property
    def answers(self) -> tuple[str, int]:
        """Return the bot that answers for it with its seed; an empty name where a person does."""
        return (self.stand_in, self.stand_in_seed) if self.stand_in else (self.bot, self.seed)
