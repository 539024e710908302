"""Commit and open: how a table comes by a seed that nobody has chosen, and that everybody can check.

The host commits to a secret, every seat commits to words, the words are opened, and secret and words
together make the seed. Whoever hosts a table drives an `Agreement` from step to step, with players in
as many places as there are; `agree` takes all steps at once, for a host who is alone with the table.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from hexmonger.kernel.trouble import Trouble, Unreadable

SECRET_BITS: Final = 256
WORDS_BITS: Final = 128
DIGITS: Final = 64
LONGEST_WORDS: Final = 200
NOT_COMMITTED: Final = "did not commit"
NOT_OPENED: Final = "did not open"
COMMITMENT_LINE: Final = "commitment"
SECRET_LINE: Final = "secret"
SEAL_LINE: Final = "seal "
WORDS_LINE: Final = "words "
LEFT_OUT_LINE: Final = "left out "
HEXADECIMAL: Final = frozenset("0123456789abcdef")


def hashed(*parts: str) -> str:
    """Return the first half of the BLAKE2b hash of words with a space between them, as hexadecimal text."""
    return blake2b(" ".join(parts).encode()).hexdigest()[:DIGITS]


def commitment_to(secret: str) -> str:
    """Return what a host shows to be bound to a secret."""
    return hashed("hexmonger secret", secret)


def seal(commitment: str, seat: int, words: str) -> str:
    """Return what a seat shows to be bound to its words, at the table of this commitment and no other."""
    return hashed("hexmonger words", commitment, str(seat + 1), words)


def random_words(said: str = "") -> str:
    """Return words that nobody can guess: what a player has said, if anything, and 128 random bits.

    >>> len(random_words()), random_words("by the old well").startswith("by the old well ")
    (32, True)
    """
    return f"{said} {secrets.token_hex(WORDS_BITS // 8)}".strip()


@dataclass(frozen=True)
class SeatWords:
    """What one seat gave to the seed: the seal on its words, and the words; empty where it did not."""

    seal: str = ""
    words: str = ""

    @property
    def left_out(self) -> str:
        """Return why the seat has no part in the seed; empty if it has."""
        if self.words:
            return ""
        return NOT_OPENED if self.seal else NOT_COMMITTED


@dataclass(frozen=True)
class Agreed:
    """What a seed was made of: the host's secret and the commitment to it, and what every seat gave."""

    commitment: str
    secret: str
    seats: tuple[SeatWords, ...]

    @property
    def seed(self) -> int:
        """Return the seed that the secret and the hashes of the opened words make."""
        opened = [
            f"{seat + 1}:{hashed('hexmonger opened', given.words)}"
            for seat, given in enumerate(self.seats)
            if given.words
        ]
        return int(hashed("hexmonger seed", self.secret, *opened), 16)

    def lines(self) -> list[str]:
        """Return the lines of a record that say all this."""
        lines = [f"{COMMITMENT_LINE}: {self.commitment}", f"{SECRET_LINE}: {self.secret}"]
        for seat, given in enumerate(self.seats, 1):
            lines += [f"{SEAL_LINE}{seat}: {given.seal}"] if given.seal else []
            lines += [
                f"{LEFT_OUT_LINE}{seat}: {given.left_out}"
                if given.left_out
                else f"{WORDS_LINE}{seat}: {given.words}"
            ]
        return lines

    def wrong(self) -> str:
        """Return what does not hold of commitment, seals and words, as a sentence; empty if all does."""
        if commitment_to(self.secret) != self.commitment:
            return "the host's secret is not the one that was committed to"
        for seat, given in enumerate(self.seats):
            if given.words and seal(self.commitment, seat, given.words) != given.seal:
                return f"the words of seat {seat + 1} are not those it committed to"
        return ""


class Agreement:
    """A seed in the making: first everybody commits, then everybody opens, then the seed is made.

    No words are taken before all seats have committed or `start_opening` was called, and no seal after
    that: who comes too late for either is left out.
    """

    def __init__(self, seats: int, secret: str = "") -> None:
        self._secret = secret or f"{secrets.randbits(SECRET_BITS):0{DIGITS}x}"
        check_hash(self._secret, "a secret")
        self.commitment = commitment_to(self._secret)
        self._seats = [SeatWords()] * seats
        self.is_opening = False

    @property
    def seals(self) -> tuple[str, ...]:
        """Return what every seat has shown so far, for all to see; empty for those who have not."""
        return tuple(given.seal for given in self._seats)

    @property
    def given(self) -> tuple[SeatWords, ...]:
        """Return what every seat has given so far."""
        return tuple(self._seats)

    def commit(self, seat: int, sealed: str) -> None:
        """Take a seat's seal."""
        check_hash(sealed, "a seal")
        if self.is_opening:
            raise Trouble(f"seat {seat + 1} comes too late to commit: words are being opened")
        if self._seats[seat].seal:
            raise Trouble(f"seat {seat + 1} has committed to its words already")
        self._seats[seat] = SeatWords(sealed)
        self.is_opening = all(self.seals)

    def withdraw(self, seat: int) -> None:
        """Let a seat's part go, since somebody else may take the seat; once words are open, everybody's."""
        is_open = any(given.words for given in self._seats)
        self._seats = [
            SeatWords() if is_open or at == seat else given for at, given in enumerate(self._seats)
        ]
        self.is_opening = False

    def start_opening(self) -> None:
        """Wait no longer for those who have not committed."""
        self.is_opening = True

    def open(self, seat: int, words: str) -> None:
        """Take the words that a seat has committed to."""
        self.check(seat, words)
        self._seats[seat] = SeatWords(self._seats[seat].seal, words)

    def check(self, seat: int, words: str) -> None:
        """Refuse words that a seat can't open."""
        check_words(words)
        given = self._seats[seat]
        if not self.is_opening:
            raise Trouble(f"seat {seat + 1} can't open its words before everybody has committed")
        if not given.seal:
            raise Trouble(f"seat {seat + 1} has not committed to any words")
        if seal(self.commitment, seat, words) != given.seal:
            raise Trouble(f"the words of seat {seat + 1} are not those it committed to")

    @property
    def missing(self) -> list[int]:
        """Return the seats that are still to commit, or once all have, to open."""
        return [
            seat
            for seat, given in enumerate(self._seats)
            if (given.seal and not given.words if self.is_opening else not given.seal)
        ]

    def close(self) -> Agreed:
        """Make the seed with those who have opened; all others are left out."""
        self.is_opening = True
        return Agreed(self.commitment, self._secret, tuple(self._seats))


def agree(seats: int, words: Sequence[str] = ()) -> Agreed:
    """Return what a seed is made of where one host does everything: random words for all who say none."""
    agreement = Agreement(seats)
    said = [words[seat] if seat < len(words) else random_words() for seat in range(seats)]
    for seat, each in enumerate(said):
        agreement.commit(seat, seal(agreement.commitment, seat, each))
    for seat, each in enumerate(said):
        agreement.open(seat, each)
    return agreement.close()


def read_agreed(header: dict[str, str], seats: int) -> Agreed | None:
    """Take what a seed was made of out of the head of a record; none if the seed was given."""
    taken = {key: header.pop(key) for key in list(header) if _is_ours(key)}
    if not taken:
        return None
    for key in (COMMITMENT_LINE, SECRET_LINE):
        if key not in taken:
            raise Unreadable(f"the record does not say its {key}")
        check_hash(taken[key], f"the {key}")
    given: list[SeatWords] = []
    for seat in range(1, seats + 1):
        sealed, words = taken.pop(f"{SEAL_LINE}{seat}", ""), taken.pop(f"{WORDS_LINE}{seat}", "")
        if sealed:
            check_hash(sealed, f"the seal of seat {seat}")
        if words:
            check_words(words)
        given.append(SeatWords(sealed, words))
        left_out = taken.pop(f"{LEFT_OUT_LINE}{seat}", "")
        if left_out != given[-1].left_out:
            raise Unreadable(f"the record must say either the words of seat {seat} or why it was left out")
    for key in taken:
        if key not in (COMMITMENT_LINE, SECRET_LINE):
            raise Unreadable(f"there is no {key!r} at a table of {seats} seats")
    return Agreed(taken[COMMITMENT_LINE], taken[SECRET_LINE], tuple(given))


def _is_ours(key: str) -> bool:
    return key in (COMMITMENT_LINE, SECRET_LINE) or key.startswith((SEAL_LINE, WORDS_LINE, LEFT_OUT_LINE))


def check_hash(text: str, what: str) -> None:
    """Refuse what is no hash in hexadecimal text."""
    if len(text) != DIGITS or not HEXADECIMAL.issuperset(text):
        raise Trouble(f"{what} is {DIGITS} hexadecimal digits, not {text!r:.80}")


def check_words(words: str) -> None:
    """Refuse words that can't stand on one line of a record."""
    if not words or words != words.strip() or not words.isprintable() or len(words) > LONGEST_WORDS:
        raise Trouble(f"words are printable, on one line, and {LONGEST_WORDS} letters at most: {words!r:.80}")
