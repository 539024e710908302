"""A mark that means something to the compiler alone; this file is never compiled.

It names classes that plain Python may subclass even when the kernel is compiled, without which a game of
another package could not be played on it, and classes whose instances come and go at every choice.
"""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """Leave a class as it is."""
        return lambda cls: cls
