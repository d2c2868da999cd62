# SPDX-License-Identifier: MIT
"""As much of JSON Schema as the schemas in sdk/schema use, so that a test needs no package."""

import json

from markdown import ROOT

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool}


class Fault(Exception):
    """A value does not fit its schema."""


def load(name):
    return json.loads((ROOT / "sdk/schema" / name).read_text("utf-8"))


def is_of(value, kind):
    if kind == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "number":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[kind])


def check(root, value, schema=None, where="message"):
    schema = root if schema is None else schema
    if "$ref" in schema:
        return check(root, value, root["$defs"][schema["$ref"].rsplit("/", 1)[1]], where)
    kinds = schema.get("type", [])
    kinds = kinds if isinstance(kinds, list) else [kinds]
    if kinds and not any(is_of(value, kind) for kind in kinds):
        raise Fault(f"{where} is no {' or '.join(kinds)}: {value!r}"[:300])
    if "const" in schema and value != schema["const"]:
        raise Fault(f"{where} is not {schema['const']!r}")
    if "enum" in schema and value not in schema["enum"]:
        raise Fault(f"{where} is not one of {schema['enum']}: {value!r}")
    if "oneOf" in schema:
        check_one_of(root, value, schema["oneOf"], where)
    if isinstance(value, dict):
        check_object(root, value, schema, where)
    if isinstance(value, list) and "items" in schema:
        for number, item in enumerate(value):
            check(root, item, schema["items"], f"{where}[{number}]")


def check_one_of(root, value, branches, where):
    """A message is judged by the branch of its `type` alone, so that the fault names the key."""
    for branch in branches:
        whole = root["$defs"][branch["$ref"].rsplit("/", 1)[1]] if "$ref" in branch else branch
        const = whole.get("properties", {}).get("type", {}).get("const")
        if const is not None and isinstance(value, dict):
            if value.get("type") == const:
                return check(root, value, whole, f"{where} `{const}`")
            continue
        try:
            return check(root, value, branch, where)
        except Fault:
            continue
    raise Fault(f"{where} fits none of the forms: {value!r}"[:300])


def check_object(root, value, schema, where):
    for key in schema.get("required", []):
        if key not in value:
            raise Fault(f"{where} lacks `{key}`")
    known = schema.get("properties", {})
    for key, item in value.items():
        if key in known:
            check(root, item, known[key], f"{where}.{key}")
        elif schema.get("additionalProperties") is False:
            raise Fault(f"{where} has an unknown key `{key}`")
        elif isinstance(schema.get("additionalProperties"), dict):
            check(root, item, schema["additionalProperties"], f"{where}.{key}")
