"""`hexmonger verify`: check that a game was dealt as its table agreed, and played as its record says."""

from pathlib import Path
from typing import Annotated, Final

import typer

from hexmonger.cli import completion
from hexmonger.cli.paper import paper
from hexmonger.cli.replay import found
from hexmonger.kernel.files import read_text
from hexmonger.kernel.trouble import Trouble
from hexmonger.kernel.verification import Forged, Verified, verify
from hexmonger.words import trouble_text

LEAST_DIGITS: Final = 16
SEED_WAS_GIVEN: Final = 1


def verify_record(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help='A record of a game that is over; "latest" is the one you played last.',
            autocompletion=completion.kept_games,
        ),
    ],
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="DIGITS",
            help=f"The commitment shown before the deal, or its first {LEAST_DIGITS} digits or more.",
        ),
    ] = None,
) -> None:
    """Check a record of a game that is over: from commitment to seed, to every draw, to the game."""
    file = found(file)
    text = read_text(file)
    try:
        verified = verify(text)
        if commitment is not None:
            _compare(verified, commitment.strip().lower())
    except Trouble as trouble:
        raise Trouble(f"{file}: {trouble_text(trouble)}") from None
    paper.print(f"{file}: {sentence(verified)}", soft_wrap=True)
    if verified.record.agreed is None:
        raise typer.Exit(SEED_WAS_GIVEN)


def sentence(verified: Verified) -> str:
    """Return all that was found to hold, and who had no part in it."""
    record = verified.record
    draws, choices = len(verified.draws), len(record.choices)
    game = f"the seed makes all {draws} draws, and with them {choices} choices make the game"
    if record.agreed is None:
        return f"{game}; but the seed was given, and nothing shows that nobody chose it."
    left_out = [(seat, given.left_out) for seat, given in enumerate(record.agreed.seats, 1) if given.left_out]
    opened = len(record.agreed.seats) - len(left_out)
    words = f"it and the words of {opened} seat{'s' * (opened != 1)} make the seed"
    held = f"the secret is the one that was committed to, {words}, {game}."
    return " ".join([held, *(f"Seat {seat} was left out: it {why}." for seat, why in left_out)])


def _compare(verified: Verified, commitment: str) -> None:
    """Refuse a record of another commitment than the one that was shown."""
    if len(commitment) < LEAST_DIGITS:
        raise Trouble(f"{commitment!r} is too little of a commitment: give {LEAST_DIGITS} digits or more")
    agreed = verified.record.agreed
    if agreed is None or not agreed.commitment.startswith(commitment):
        raise Forged("the commitment in it is not the one you were shown")
