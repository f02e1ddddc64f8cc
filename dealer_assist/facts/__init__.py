"""A round as facts in, its settlement out: ``settle(facts).as_json()``. docs/settle.md says how facts are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.facts.entering import enter
from dealer_assist.facts.reading import FactsError, read
from dealer_assist.facts.result import Result, result

__all__ = ["FactsError", "Result", "settle"]


def settle(facts: Mapping[str, Any]) -> Result:
    read_facts = read(facts)
    return result(read_facts, enter(read_facts))
