"""Every test that docs/security.md and docs/threat-model.md name is there.

A test stands as `FILE` › words of its name, with … for what is left out; several of one file stand behind `;` with ›
again or, of C++, behind commas.
"""
import re
import subprocess
import sys

NAMED = re.compile(r"`((?:[\w/.-]+/)?[\w.-]+(?:\.test\.tsx?|\.spec\.ts|_test\.cpp|_fuzz\.cpp))`((?: ?›[^|`]*)?)")


def within(words):
    """Up to a bracket that was opened in front of them."""
    depth = 0
    for at, letter in enumerate(words):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth < 0:
            return words[:at]
    return words


def names_in(words, is_cpp):
    for part in words.split("›")[1:]:
        part = within(re.split(r"; |\. (?=[A-Z])", part)[0]).strip(" ;,.:\n")
        if is_cpp:
            yield from re.findall(r"\b[A-Z]\w*[a-z]\w*\b", part.split(" (")[0])
        else:
            yield part


def plain(text):
    return re.sub(r"\s+", " ", text.replace("\\'", "'").replace("’", "'"))


def main():
    files = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True).stdout.splitlines()
    wrong = 0
    for page in ("docs/security.md", "docs/threat-model.md"):
        for number, line in enumerate(open(page), 1):
            for file, words in NAMED.findall(line):
                found = [each for each in files if each.endswith("/" + file)]
                if not found:
                    print(f"{page}:{number}: there is no {file}", file=sys.stderr)
                    wrong += 1
                    continue
                text = plain(" ".join(open(each).read() for each in found))
                for name in names_in(words, file.endswith(".cpp")):
                    missing = [piece for piece in re.split(r"…|%[sj]", plain(name)) if piece.strip(" ,.;") not in text]
                    if missing:
                        print(f"{page}:{number}: {file} has no test '{name}'", file=sys.stderr)
                        wrong += 1
    if wrong:
        sys.exit(1)


if __name__ == "__main__":
    main()
