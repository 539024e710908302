"""How a test says which rule it proves, and what kind of scenario it is."""

from typing import Final

import pytest

SCENARIOS: Final = ("works", "refused", "nothing to choose", "bystanders")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cite the rules a test proves: `@rule("AA-42")`, `@rule("AA-item:older_wand", "AA-31")`."""
    return pytest.mark.rule(*ids)


def scenario(*kinds: str) -> pytest.MarkDecorator:
    """Say which of the `SCENARIOS` a test plays for the item or wizard it cites first."""
    return pytest.mark.scenario(*kinds)
