"""What means something to the compiler alone; this file is never compiled.

`mypyc_attr` marks classes that plain Python may subclass even when the kernel is compiled, without which a
game of another package could not be played on it, and classes whose instances come and go at every choice.
`i64` is an int that a machine has in one word.
"""

from typing import TYPE_CHECKING

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_attributes):
        """Leave a class as it is."""
        return lambda cls: cls
