#!/usr/bin/env python3
"""Fails when a folder of the server has no word in docs/glossary.md, or when a retired word comes back."""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("server/src/shop", "server/src/platform")
SEARCHED = ("server/src", "server/tests", "web/src", "web/e2e")

# Folders whose word in the glossary is another one.
CALLED = {
    "clamd": "virus scanner", "config": "configuration", "customer_coupons": "coupon", "idempotency": "idempotency key",
    "notify_me": "notice", "seo": "seo", "staff": "staff member", "staff_acts": "act of staff",
}

# Retired word → what is said instead.
RETIRED = {
    "desk": "admin, or service desk in full", "desks": "admin", "wish": "request", "wishes": "requests",
    "books": "ledger, set or table", "papers": "documents", "told": "notified, shown, reported", "untold": "unreported",
    "mend": "fix", "mends": "fixes", "mended": "fixed", "nought": "zero", "noughts": "zeros", "naught": "zero",
}
# The same as parts of names, and where a letter of the alphabet is not meant.
RETIRED_NAMES = re.compile(
    r"\b(?:Letter(?:Template|Look|Line|Data)?(?= [a-z{&])|MailQueue& letters|render_letter|(?:Promotion|Zone|Content)Books?|"
    r"Paper(?:Look|Ref)|(?:such|[Tt]he link (?:of|in)) (?:a )?letters?|[Nn]o letters but)\b")

# What has such a word and stays: names on the wire or in the database, events of the log, other meanings.
STAYS = re.compile(
    r"[Ww]ish ?[Ll]ists?\w*|WISHLIST|\b[Ww]ish(?:ed)\w*|[sS]ervice[-_ ]?[dD]esk\w*|\bkDesk\b|\bgetOldOrders\b|"
    r"toldFrom|missed_told|told_at|sign_in_tries_told|payment_desk_failed|"
    r"\b(?:[Ww]e|[Yy]ou|already|have) told\b|Told already|"
    r"(?<=[\"'])desk(?=[\"'])|(?<=\")papers(?=\")|desk fan|cx-wish-list-item|"
    r"(?:asking twice|[Aa]ddress|[Cc]ourier who collects returns:|must) books?\b|[a-z]+Books\b|\d{4}_\w+\.sql")
# There, a desk is the service desk's screen, its address, or what only a wide window shows.
DESKS = ("web/",)

WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+")
QUICK = re.compile("|".join(RETIRED) + "|letter|book|paper", re.I)


def glossary():
    """Every word, in lower case; `a, b` are two."""
    rows = re.findall(r"^\| ([^|]+) \|", (ROOT / "docs/glossary.md").read_text(encoding="utf8"), re.M)
    return {word.strip().lower() for row in rows for word in row.split(",")}


def names_of(folder: str):
    if folder.endswith("_admin"):
        return ["admin", folder.removesuffix("_admin")]
    return [CALLED.get(folder, folder.replace("_", " "))]


def known(name: str, words: set) -> bool:
    singular = {name, name.removesuffix("s"), name.removesuffix("es"), re.sub("ies$", "y", name)}
    return any(word in words for word in singular)


def folder_problems():
    words = glossary()
    for parent in FOLDERS:
        for folder in sorted(each for each in (ROOT / parent).iterdir() if any(each.glob("**/*.?pp"))):
            for name in names_of(folder.name):
                if not known(name, words):
                    yield f"{folder.relative_to(ROOT)}: “{name}” is not in docs/glossary.md"


def word_problems():
    files = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-co", "--exclude-standard", *SEARCHED], check=True,
                           capture_output=True, text=True).stdout.split("\n")
    for path in sorted(set(files) - {""}):
        file = ROOT / path
        if path.startswith("web/src/shared/api/") or file.suffix not in (".cpp", ".hpp", ".ts", ".tsx", ".mjs") or not file.is_file():
            continue
        for number, line in enumerate([path, *file.read_text(encoding="utf8").split("\n")]):
            if not QUICK.search(line):
                continue
            line = STAYS.sub("", line)
            if RETIRED_NAMES.search(line):
                yield f"{path}:{number}: a retired name: {RETIRED_NAMES.search(line).group(0)}"
            for word in {each.lower() for each in WORD.findall(line)}:
                if word in RETIRED and not (word in ("desk", "desks") and path.startswith(DESKS)):
                    yield f"{path}:{number}: “{word}” is retired: {RETIRED[word]}"


def main() -> int:
    problems = [*folder_problems(), *word_problems()]
    for each in problems:
        print(each)
    print("glossary ok" if not problems else f"{len(problems)} problems")
    return 1 if problems else 0


sys.exit(main())
