"""Libraries that the arena can do without, asked for when they are needed."""

from importlib import import_module
from typing import Any

from hexmonger.kernel.trouble import Trouble


def need(module: str, extra: str, what: str) -> Any:
    """Return a library, or say how to install it and what for."""
    try:
        return import_module(module)
    except ImportError:
        raise Trouble(
            f"{what} need {module.partition('.')[0]}; install it with pip install 'hexmonger[{extra}]'"
        ) from None
