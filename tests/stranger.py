"""Somebody else's program: it draws tables and plays, knowing nothing but a JSON Schema and views.

Reads the schema from its first line and a view from each further one, and answers each with a line of JSON:
the table as text, and one of the answers if it is asked. Nothing of the package is imported here.
"""

import json
from typing import Any

SHOWN = {"hidden": "(?)", "known": "({})", "open": "{}", "empty": "."}


def filled(value: Any, schema: dict[str, Any], defs: dict[str, Any]) -> Any:
    """Return a value with all defaults filled in, refusing what the schema doesn't allow."""
    if "$ref" in schema:
        return filled(value, defs[schema["$ref"].removeprefix("#/$defs/")], defs)
    if "anyOf" in schema:
        wanted = [one for one in schema["anyOf"] if fits(value, one, defs)]
        return filled(value, wanted[0], defs)
    assert fits(value, schema, defs), f"{value!r} is no {schema['type']}"
    if schema["type"] == "array":
        return [filled(each, schema["items"], defs) for each in value]
    if schema["type"] != "object":
        return value
    if "properties" not in schema:
        return {name: filled(each, schema["additionalProperties"], defs) for name, each in value.items()}
    missing = [name for name in schema.get("required", ()) if name not in value]
    unknown = [name for name in value if name not in schema["properties"]]
    assert not missing, f"{missing} should be in {value}"
    assert not unknown, f"{unknown} should not be in {value}"
    whole = {name: about["default"] for name, about in schema["properties"].items() if "default" in about}
    return whole | {name: filled(each, schema["properties"][name], defs) for name, each in value.items()}


def fits(value: Any, schema: dict[str, Any], defs: dict[str, Any]) -> bool:
    """Whether a value is of the type that a schema wants."""
    if "$ref" in schema:
        return fits(value, defs[schema["$ref"].removeprefix("#/$defs/")], defs)
    kinds = {"array": list, "object": dict, "string": str, "integer": int, "boolean": bool}
    if schema["type"] == "null":
        return value is None
    return isinstance(value, kinds[schema["type"]]) and (
        schema["type"] == "boolean" or not isinstance(value, bool)
    )


def cell_text(cell: dict[str, Any]) -> str:
    """Return a cell in a few letters."""
    text = SHOWN[cell["face"]].format(cell["thing"])
    number = "" if cell["value"] is None else str(cell["value"])
    return "".join([text, number, *(f"+{mark}" for mark in cell["marks"])]) or "o"


def zone_lines(zone: dict[str, Any]) -> list[str]:
    """Return a zone with a heading, its cells in rows where it has columns."""
    owner = f" of seat {zone['seat'] + 1}" if zone["seat"] >= 0 else ""
    cells = [cell_text(cell) for cell in zone["cells"]]
    wide = zone["columns"] or max(len(cells), 1)
    rows = [cells[at : at + wide] for at in range(0, len(cells), wide)]
    return [f"{zone['name']}{owner} ({zone['size']})", *("  " + "  ".join(row) for row in rows)]


def spot_text(spot: dict[str, Any]) -> str:
    """Return where an answer points."""
    owner = f" {spot['seat'] + 1}" if spot["seat"] >= 0 else ""
    place = f" {spot['place'] + 1}" if spot["place"] >= 0 else ""
    return f"{spot['zone']}{owner}{place}{' ' * bool(spot['thing'])}{spot['thing']}"


def table(view: dict[str, Any]) -> list[str]:
    """Return a view as lines of text."""
    lines = [f"{view['game']}, seen from seat {view['seat'] + 1}, {view['figures']} {view['traits']}"]
    for player in view["players"]:
        turn = "*" if player["seat"] == view["turn"] else " "
        lines.append(f"{turn}seat {player['seat'] + 1}: {player['figures']} {player['traits']}")
    for zone in view["zones"]:
        lines += zone_lines(zone)
    question = view["question"]
    if question is not None:
        lines.append(f"? {question['name']}: {question['prompt']['id']}")
        for answer in question["answers"]:
            where = ", ".join(spot_text(spot) for spot in answer["points"])
            lines.append(f"  [{answer['choice']}] {answer['key']} -> {where}{' |' * answer['is_wall']}")
        for barred in question["barred"]:
            lines.append(f"  not {sorted(barred['points'])}: {barred['reason']['id']} ({barred['rule']})")
    return lines


def main() -> None:
    """Answer one view after the other."""
    schema = json.loads(input())
    asked = 0
    while True:
        line = input()
        if not line:
            return
        view = filled(json.loads(line), schema, schema["$defs"])
        choice = None
        if view["question"] is not None:
            answers = view["question"]["answers"]
            # Any will do, but not always the first: that may never come to an end.
            asked += 1
            choice = answers[asked * 7 % len(answers)]["choice"]
        print(json.dumps({"table": table(view), "choice": choice}), flush=True)


if __name__ == "__main__":
    main()
