"""What means something to the compiler alone, and which build runs; this file is never compiled.

`mypyc_attr` marks classes that plain Python may subclass even when the kernel is compiled, without which a
game of another package could not be played on it, and classes whose instances come and go at every choice.
`i64` is an int that a machine has in one word.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

__all__ = ["build_name", "i64", "mypyc_attr"]

# Kernel, games and bots are compiled together or not at all, so that one of their modules speaks for all.
ONE_OF_THEM: Final = "hexmonger.kernel.state"

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_attributes):
        """Leave a class as it is."""
        return lambda cls: cls


def build_name() -> str:
    """Return which build of kernel, games and bots runs: `compiled` or `plain Python`."""
    found = find_spec(ONE_OF_THEM)
    is_plain = found is None or str(found.origin).endswith(".py")
    return "plain Python" if is_plain else "compiled"
