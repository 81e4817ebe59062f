#!/usr/bin/env python3
"""Fails when a C++ file includes something its layer may not know (docs/architecture.md, Layers)."""
import pathlib
import re
import sys

ROLES = ("rules", "store_sql", "store", "service", "wire", "routes", "snapshot")
# role → roles it may include from its own module
OWN = {
    "nouns": {"nouns"},
    "rules": {"nouns", "rules"},
    "store": {"nouns"},
    "store_sql": {"nouns", "store", "store_sql"},
    "snapshot": {"nouns", "rules", "store", "snapshot"},
    "service": {"nouns", "rules", "store", "snapshot", "service"},
    "wire": {"nouns", "wire"},
    "routes": {"nouns", "rules", "service", "snapshot", "wire", "routes"},
}
# role → roles it may include from another module
OTHER = {
    "nouns": {"nouns"},
    "rules": {"nouns", "rules"},
    "store": {"nouns"},
    "store_sql": {"nouns"},
    "snapshot": {"nouns", "rules", "snapshot"},
    "service": {"nouns", "rules", "service"},
    "wire": {"nouns", "wire"},
    "routes": {"nouns", "wire"},
}
# role → parts of platform/ it may include
PLATFORM = {
    "store_sql": {"storage"},
    "snapshot": {"storage", "log"},
    "service": {"log"},
    "routes": {"http", "log"},
}


def role_of(path: pathlib.Path) -> str:
    """cart_store_sql → store_sql; anything else is a noun, unless its suffix names a role."""
    stem = path.stem
    for role in ROLES:
        if stem == role or stem.endswith("_" + role):
            return role
    return "nouns"


def problems(root: pathlib.Path):
    for file in sorted(root.rglob("*.[ch]pp")):
        layer = file.relative_to(root).parts[0]
        if file.stem.endswith(("_test", "_fuzz")):
            continue
        for include in re.findall(r'#include "([^"]+)"', file.read_text()):
            target = pathlib.Path(include).parts[0]
            if layer == "base" and target != "base":
                yield f"{file}: base includes {include}"
            if layer == "platform" and target not in ("base", "platform"):
                yield f"{file}: platform includes {include}"
            if layer in ("paysim", "idsim") and target in ("app", "shop"):
                yield f"{file}: the simulator includes {include}, and would share its mistakes"
            if layer == "shop":
                yield from shop_problems(root, file, include)
    yield from asked_kinds(root)


def asked_kinds(root: pathlib.Path):
    """What a kind of promotion does differently stands in its file: nobody else asks which one it is."""
    for file in sorted(root.rglob("*.[ch]pp")):
        if file.parent.name == "kinds" or file.stem.endswith("_test"):
            continue
        if re.search(r"(==|!=|case) PromotionKind::|switch \((\w+\.)?kind\) \{\s*case (PromotionKind|bonus_buy)", file.read_text()):
            yield f"{file}: asks for the kind of a promotion (shop/promotions/kind_rules.hpp)"


def shop_problems(root: pathlib.Path, file: pathlib.Path, include: str):
    mine = role_of(file)
    module = file.relative_to(root).parts[1]
    parts = pathlib.Path(include).parts
    if parts[0] == "app":
        yield f"{file}: shop includes {include}"
    if parts[0] == "platform" and parts[1] not in PLATFORM.get(mine, set()):
        yield f"{file}: {mine} may not include {include}"
    if parts[0] == "shop":
        theirs = role_of(pathlib.Path(include))
        allowed = OWN[mine] if parts[1] == module else OTHER[mine]
        if theirs not in allowed:
            yield f"{file}: {mine} may not include {include}"


def cycles(root: pathlib.Path):
    """Modules of shop/ and parts of platform/ that know each other, directly or through others; within a module that
    has folders, these and what is beside them."""
    module = lambda path: "/".join(path.parts[:2])
    folder = lambda path: "/".join(path.parts[:-1])
    yield from cycles_of(root, module, lambda mine, other: mine.split("/")[0] == other.split("/")[0])
    yield from cycles_of(root, folder, lambda mine, other: mine.split("/")[:2] == other.split("/")[:2])


def cycles_of(root: pathlib.Path, name, counts):
    knows: dict[str, dict[str, str]] = {}
    for layer in ("shop", "platform"):
        for file in sorted((root / layer).rglob("*.[ch]pp")):
            if file.stem.endswith(("_test", "_fuzz")):
                continue
            mine = name(file.relative_to(root))
            for include in re.findall(rf'#include "({layer}/[^"]+)"', file.read_text()):
                other = name(pathlib.Path(include))
                if other != mine and counts(mine, other):
                    knows.setdefault(mine, {}).setdefault(other, f"{file} includes {include}")

    def reached(start: str) -> set[str]:
        found, ahead = set(), [start]
        while ahead:
            for other in knows.get(ahead.pop(), {}):
                if other not in found:
                    found.add(other)
                    ahead.append(other)
        return found

    for module in sorted(knows):
        for other, evidence in sorted(knows[module].items()):
            if module in reached(other):
                yield f"{evidence}: {module} and {other} stand in a cycle"


def main() -> int:
    root = pathlib.Path(sys.argv[1])
    found = [*problems(root), *cycles(root)]
    print("\n".join(found) or "layers ok")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
