"""Hints as they are told: advice is written where it was thought of, and read once more where it arrives."""

from collections.abc import Collection, Sequence
from typing import Any, Final, cast

import msgspec

from hexmonger import wire
from hexmonger.bots.advice import Advised
from hexmonger.kernel.foreseen import Certain
from hexmonger.protocol import replies
from hexmonger.protocol.replies import Sure

_DECODER: Final = msgspec.json.Decoder(tuple[replies.Advised, ...])


def sure(each: Certain) -> Sure:
    """Return something that is foreseen as it is told."""
    return Sure(each.event.to_json(), tuple(sorted(each.open)), each.event.message())


def written_advice(advised: Sequence[Advised]) -> bytes:
    """Return advice as it is told, as JSON."""
    return msgspec.json.encode([_told(each) for each in advised])


def _told(each: Advised) -> replies.Advised:
    answers = tuple(msgspec.Raw(wire.encode_answer(answer)) for answer in each.answers)
    certain = tuple(sure(event) for event in each.ahead.certain)
    remarks = tuple(msgspec.Raw(wire.encode_message(remark)) for remark in each.remarks)
    return replies.Advised(cast(Any, answers), each.value, each.reach, each.best, certain, cast(Any, remarks))


def is_advice(written: bytes, allowed: Collection[int]) -> bool:
    """Whether something is advice that can be read, and followed."""
    try:
        advised = _DECODER.decode(written)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return bool(advised) and all(each.answers and each.answers[0].choice in allowed for each in advised)
