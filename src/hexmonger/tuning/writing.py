"""Weights as the text of a small file that people can read."""

import json

from hexmonger.bots.weights import Weights


def weights_text(weights: Weights) -> str:
    """Return the text of a file of weights, which is read back as the same."""
    lines = [
        f"game = {_quoted(weights.game)}",
        f"rules = {weights.rules}",
        f"modules = [{', '.join(map(_quoted, weights.modules))}]",
        f"command = {_quoted(weights.command)}",
        f"result = {_quoted(weights.result)}",
        "",
        "[weights]",
        *(f"{_key(name)} = {number!r}" for name, number in weights.numbers.items()),
    ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    # A basic string of TOML is written like one of JSON.
    return json.dumps(text, ensure_ascii=False)


def _key(name: str) -> str:
    is_bare = name.replace("_", "").replace("-", "").isalnum() and name.isascii()
    return name if is_bare else _quoted(name)
