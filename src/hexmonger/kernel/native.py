"""A mark for classes that plain Python may subclass even when the kernel is compiled.

It means something to the compiler alone; without it, a game of another package could not be played on a
compiled kernel. This file is never compiled.
"""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """Leave a class as it is."""
        return lambda cls: cls
