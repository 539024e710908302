"""The weights of Arcane Alley by their names, read once."""

from collections.abc import Mapping

from hexmonger.kernel.trouble import Trouble


class AlleyWeights:
    """What a tactician holds of everything that can't be reckoned out."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        try:
            self.access = numbers["access"]
            self.tempos = [numbers["tempo"] ** wanted for wanted in range(4)]
            self.asleep = numbers["asleep"]
            self.infamy = numbers["infamy"]
            self.scratch = numbers["scratch"]
            self.locked = numbers["locked"]
            self.market = numbers["market"]
            self.trust = numbers["trust"]
            self.hope = numbers["hope"]
            self.relief = numbers["relief"]
            self.last_relief = numbers["last_relief"]
            self.special = numbers["special"]
            self.lingers = [round(numbers[name]) for name in ("ends_soon", "ends_later", "ends_last")]
            self.stashed = round(numbers["stashed"])
            self.attack_doubt = numbers["attack_doubt"] ** 2
            self.turn_doubt = numbers["turn_doubt"] ** 2
            self.most_doubt = numbers["most_doubt"] ** 2
            self.last_doubt = numbers["last_doubt"] ** 2
            self.rivals = numbers["rivals"]
            self.behind = numbers["behind"]
        except KeyError as error:
            raise Trouble(f"the weights of Arcane Alley lack {error}") from None

    def doubt_after(self, horizon: tuple[int, ...], is_last: bool) -> float:
        """Return how much a sum of infamy may vary by what a seat and the others do in their turns."""
        if is_last:
            return 0.0
        if is_last_turn(horizon):
            return self.last_doubt
        turns = sum(horizon) / len(horizon)
        return min(self.attack_doubt + self.turn_doubt * turns, self.most_doubt)

    def relieved(self, infamy: float, horizon: tuple[int, ...], spare: float) -> float:
        """Return what is left of the infamy in a storehouse once turns to spare have taken some out of it."""
        if infamy <= 0:
            return infamy
        return infamy / (1 + spare * (self.last_relief if is_last_turn(horizon) else self.relief))

    def of_rivals(self, seats: int) -> list[float]:
        """Return how much what each of the others has counts against a seat, the one ahead first."""
        parts = [self.behind**place for place in range(seats - 1)]
        return [self.rivals * part / sum(parts) for part in parts]


def is_last_turn(horizon: tuple[int, ...]) -> bool:
    """Whether a seat has one turn left, and knows it: the inspection was triggered (AA-60)."""
    return len(horizon) == 1 and horizon[0] > 0
