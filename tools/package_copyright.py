"""The package's copyright file: its head, then whose work the built web shop contains, with each licence's text.

package_copyright.py HEAD WEB: WEB/package-lock.json says what is needed at run time, WEB/node_modules has the texts.
"""
import json
import pathlib
import sys


def licence_text(folder):
    for name in sorted(folder.glob("*")):
        if name.is_file() and name.name.lower().split(".")[0] in ("license", "licence", "copying"):
            return name.read_text(encoding="utf8").strip()
    return None


def in_copyright_format(text):
    """Every line a continuation of the field before; an empty one is a dot."""
    return "\n".join(" " + (line.rstrip() or ".") for line in text.splitlines())


# Installed with what ships, and not in it: what it is built with, and one that would report who installs it (web/.npmrc).
NOT_SHIPPED = {"@scarf/scarf", "@vitejs/plugin-react", "terser", "vite"}


def shipped(lock):
    """Names and entries of what is neither a tool of the build nor types alone."""
    packages = lock["packages"]
    wanted, found = list(packages[""]["dependencies"]), {}
    while wanted:
        name = wanted.pop()
        if name in found or name in NOT_SHIPPED or name.startswith("@types/") or name == "csstype":
            continue
        found[name] = packages[f"node_modules/{name}"]
        wanted += found[name].get("dependencies", {})
    return sorted(found.items())


head, web = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
print(head.read_text(encoding="utf8").rstrip())
for name, entry in shipped(json.loads((web / "package-lock.json").read_text(encoding="utf8"))):
    text = licence_text(web / "node_modules" / name)
    if text is None and entry["license"] != "Unlicense":
        sys.exit(f"{name}: licence {entry['license']}, and no file with its text in node_modules")
    licence = f"{entry['license']}-{name.strip('@').replace('/', '-')}"
    holders = [line.strip() for line in (text or "").splitlines() if line.strip().lower().startswith("copyright")]
    print(f"\nFiles: usr/share/spaza/web/* usr/share/spaza/web-ssr/*\nCopyright: {holders[0] if holders else 'its authors'}"
          f"\nLicense: {licence}\nComment: contains {name} {entry['version']}")
    print(f"\nLicense: {licence}\n{in_copyright_format(text or 'Released into the public domain by its authors.')}")
