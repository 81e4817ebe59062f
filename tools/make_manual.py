"""Manual pages and shell completion, from what the program says of itself.

make_manual.py PROGRAM --root FOLDER --date YYYY-MM-DD: asks PROGRAM and every command of it for --help, and
`PROGRAM config` for the settings; writes spaza(1), spaza.toml(5), the short pages of its two helpers, and what
`PROGRAM completion` says for bash, zsh and fish, below FOLDER/usr/share.
"""
import argparse
import gzip
import pathlib
import re
import subprocess
import sys


def said(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: status {done.returncode}\n{done.stderr}")
    return done.stdout


class Command:
    """What --help says of one command: its purpose, the help's own sections, the names of the commands below it."""

    def __init__(self, program, words):
        self.words = words
        text = said(program, *words, "--help")
        purpose, _, rest = text.partition("Usage: ")
        self.purpose = " ".join(purpose.split())
        usage, _, self.body = rest.partition("\n")
        self.usage = usage.strip()
        self.options = sorted(set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", self.body)))
        listed = re.search(r"^Subcommands:\n((?:[ ]+.*\n?)+)", self.body, re.M)
        names = re.findall(r"^  (\S+)", listed.group(1), re.M) if listed else []
        self.below = [Command(program, [*words, name]) for name in names]

    def all_below(self):
        for command in self.below:
            yield command
            yield from command.all_below()


def roff(text):
    """A line of text as roff shows it: no escapes, no request at its beginning."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return re.sub(r"^\.", r"\\&.", text)


def header(name, section, date, version):
    return [f'.TH {name} {section} {date} "{version}" "Spaza"']


def entries(body):
    """Options, positionals and commands of a help text, each with its description joined to one line."""
    found, heading = [], ""
    for line in body.splitlines():
        if re.match(r"^ *(\[?[A-Z][\w ]*:\s*\w*\]?|\[.*\])$", line):
            heading = line.strip(" []:")
        elif match := re.match(r"^ {2,6}(-\S.*?|[a-z]\S*(?: [A-Z].*?)?)(?: {2,}(\S.*))?$", line):
            found.append([heading, match.group(1), match.group(2) or ""])
        elif line.strip() and found:
            found[-1][2] = f"{found[-1][2]} {line.strip()}".strip()
    return found


def manual_of_program(top, date, version):
    page = header("SPAZA", 1, date, version)
    page += [".SH NAME", "spaza \\- online store", ".SH SYNOPSIS", ".B spaza", ".I command", "[\\fIoptions\\fR]",
             ".SH DESCRIPTION",
             "One program serves a shop's pages and its API, and does what its keeper asks on the command line.",
             ".PP", ".B spaza init", "makes the settings and starter pages of a new shop,", ".B spaza import",
             "takes products, prices, stock, stores and pages in, and", ".B spaza serve", "opens the shop.", ".PP",
             "Every command finds the shop in the same way:", ".BI \\-\\-config\\  FILE,", "else",
             ".I /etc/spaza/spaza.toml", "where it can be read; then the environment (serve.port is SPAZA_SERVE_PORT);",
             "then", ".BI \\-\\-database\\  URL.", "As installed, only root and the service's user may read that file:",
             ".I /usr/lib/spaza/as\\-service", "runs a command as the service runs, with the variables of",
             ".IR /etc/spaza/environment ,", "for example", ".BR \"/usr/lib/spaza/as\\-service spaza doctor\" .",
             ".SH COMMANDS"]
    for command in top.all_below():
        page += [f'.SS "{roff(" ".join(["spaza", *command.words]))}"', roff(command.purpose + ".")]
        if command.below:
            continue
        for heading, term, meaning in entries(command.body):
            if term.startswith("-h,") or heading == "Subcommands":
                continue
            page += [".TP", f"\\fB{roff(term)}\\fR", roff(meaning) or "\\&"]
    page += [".SH FILES"]
    for path, meaning in (("/etc/spaza/spaza.toml", "the shop's settings, spaza.toml(5)"),
                          ("/etc/spaza/spaza.example.toml", "every setting with its default and meaning"),
                          ("/etc/spaza/environment", "settings as variables, for the service"),
                          ("/var/lib/spaza", "the shop: database on SQLite, pictures"),
                          ("/var/backups/spaza", "backups of the last thirty nights, and those made before upgrades")):
        page += [".TP", f".I {roff(path)}", roff(meaning)]
    return page + [".SH EXIT STATUS", "0 when all went well; otherwise another, and the reason on standard error.",
                   ".SH SEE ALSO", ".BR spaza.toml (5),", ".I /usr/share/doc/spaza/operations.md"]


def manual_of_settings(text, date, version):
    page = header("SPAZA.TOML", 5, date, version)
    page += [".SH NAME", "spaza.toml \\- settings of an online store", ".SH DESCRIPTION",
             ".I /etc/spaza/spaza.toml", "is a TOML file. Each setting can also come from the environment: serve.port is",
             "SPAZA_SERVE_PORT; lists are separated by commas there. A key that is unknown or wrong stops the start and",
             "is named with file and line;", ".B spaza config \\-\\-check", ".I FILE", "looks a file over.",
             ".SH SETTINGS"]
    section, comment = "", []
    for line in text.splitlines():
        if match := re.match(r"^\[(\w+)\]$", line):
            section, comment = match.group(1), []
            page.append(f".SS [{section}]")
        elif line.startswith("#"):
            comment.append(line.lstrip("# "))
        elif (match := re.match(r"^(\w+) = (.*)$", line)) and section:
            page += [".TP", f"\\fB{section}.{match.group(1)}\\fR = {roff(match.group(2))}", roff(" ".join(comment)) or "\\&"]
            comment = []
    return page + [".SH SEE ALSO", ".BR spaza (1)"]


def manual_of_helper(name, purpose, date, version):
    return [*header(name.upper().replace("-", "\\-"), 1, date, version), ".SH NAME", f"{roff(name)} \\- {purpose}",
            ".SH DESCRIPTION", ".BR spaza (1)", "starts it, in a sandbox; it is of no use by itself.",
            ".SH SEE ALSO", ".BR spaza (1)"]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("program")
    arguments.add_argument("--root", type=pathlib.Path, required=True)
    arguments.add_argument("--date", required=True)
    chosen = arguments.parse_args()
    version = said(chosen.program, "--version").strip()
    top = Command(chosen.program, [])
    if not top.below:
        sys.exit(f"{chosen.program} --help names no commands")
    share = chosen.root / "usr/share"
    pages = {
        "man1/spaza.1": manual_of_program(top, chosen.date, version),
        "man1/spaza-render.1": manual_of_helper("spaza-render", "draws pages of the online store", chosen.date, version),
        "man1/spaza-pictures.1": manual_of_helper("spaza-pictures", "makes pictures of the online store ready",
                                                  chosen.date, version),
        "man5/spaza.toml.5": manual_of_settings(said(chosen.program, "config"), chosen.date, version),
    }
    for name, page in pages.items():
        path = share / "man" / f"{name}.gz"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(("\n".join(page) + "\n").encode(), 9, mtime=0))
    for shell, name in (("bash", "bash-completion/completions/spaza"), ("zsh", "zsh/vendor-completions/_spaza"),
                        ("fish", "fish/vendor_completions.d/spaza.fish")):
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(said(chosen.program, "completion", shell), encoding="utf8")


main()
