#!/usr/bin/env python3
"""Fails when two C++ files define a type of one name: the linker keeps one of their inline functions for both."""
import collections
import pathlib
import re
import sys

# Strings and remarks, which may hold braces; what opens and closes; and the heads of types and namespaces.
WORDS = re.compile(
    r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|//[^\n]*|/\*.*?\*/|[{};]'
    r"|\b(?:struct|class|union|enum|namespace)\b[^{};()=<]*(?=[{;])", re.S)
KINDS = {"struct", "class", "union", "enum", "final"}


def types(text: str):
    """Full names of the types defined at namespace level; those of unnamed namespaces are nobody else's."""
    text = re.sub(r'R"(\w*)\(.*?\)\1"', '""', text, flags=re.S)
    text = re.sub(r"^\s*#.*$", "", text, flags=re.M)
    open_scopes, head = [], None  # a scope is a namespace's name, or None for any other
    for match in WORDS.finditer(text):
        word, inner = match.group(0), None
        if word == "{":
            open_scopes.append(head)
        elif word == "}":
            open_scopes = open_scopes[:-1]
        elif word.startswith("namespace"):
            inner = "".join(re.sub(r"\[\[.*?\]\]", "", word).split()[1:2])
        elif word != ";" and word[0] not in "\"'/":
            names = [name for name in re.split(r"(?<!:):(?!:)", word)[0].split() if name not in KINDS]
            if names and text[match.end()] == "{" and all(open_scopes):
                yield "::".join([*open_scopes, names[0]])
        head = inner


def main() -> int:
    root = pathlib.Path(sys.argv[1])
    homes = collections.defaultdict(set)
    for file in sorted(root.rglob("*.[ch]pp")):
        for name in types(file.read_text(encoding="utf8")):
            homes[name].add(str(file))
    twice = {name: files for name, files in homes.items() if len(files) > 1}
    for name, files in sorted(twice.items()):
        print(f"{name} is defined in {' and '.join(sorted(files))}")
    print(f"{len(homes)} types, {len(twice)} names with two")
    return 1 if twice or not homes else 0


sys.exit(main())
