"""Rules and texts are told in our own words: no eight words in a row that stand in a handbook.

Such runs were found once; here they are known by their hashes alone.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
RUN: Final = 8
FOUND: Final = """
    01b689c6968c30cd 07678134fa549e75 18081871f7321b0e 1e5932c65fbfcdf2 207ead58cfae7d5f
    24bb57de4bb8b423 32e7bf1ad9dbc01a 3ce1da372d100678 513aff8aa5ee3327 6acdd99b94564c52
    6e05e285d165dce9 7b98d42e0c21bf62 7bcd3f16f5bad00e 86db001fc5dd4064 89032ae1d440c009
    93bdf19834c4a32c 945396491d1d9f51 a29d21ad28bc90bf ae67429f6c25909f b9868a11ec252987
    cd8231f524d67cf7 d47b1dc7bb0b04da df186332217a146e e3d34d90c936aeff e900377fe31eddc2
    f0b7c0e2a5ae0f4d
"""


def runs_in(text: str) -> Iterator[str]:
    """Yield the hash of every run of eight words."""
    # Marks of origin and ids stand between words, not for them.
    plain = re.sub(r"\((?:P|D|R|T|ours)[:)]|\b[A-Za-z]+-(?:\d+|\w+:\w+)", " ", text)
    words = re.findall(r"[a-z0-9]+", plain.lower())
    for first in range(len(words) - RUN + 1):
        yield sha256(" ".join(words[first : first + RUN]).encode()).hexdigest()[:16]


@pytest.mark.parametrize("folder", ["docs", "src/hexmonger"])
def test_no_text_has_a_run_of_words_that_stands_in_a_handbook(folder: str) -> None:
    paths = [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".md", ".py", ".ftl")]
    assert paths
    known = set(FOUND.split())
    equal = [path for path in paths if known.intersection(runs_in(path.read_text(encoding="utf-8")))]
    assert equal == []


def test_a_run_is_found_across_lines_marks_and_quotation() -> None:
    spread = 'One two,\n  three "four" (P) five six\nseven (AA-22) eight.'
    assert list(runs_in(spread)) == list(runs_in("one two three four five six seven eight"))
