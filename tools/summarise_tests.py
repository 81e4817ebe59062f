#!/usr/bin/env python3
"""Adds up the JUnit files of a folder; fails when a test or a named step failed or when nothing ran."""
import pathlib
import sys
import xml.etree.ElementTree as xml


def count(report: pathlib.Path) -> tuple[int, int, int]:
    cases = list(xml.parse(report).getroot().iter("testcase"))
    failed = sum(1 for case in cases if case.find("failure") is not None or case.find("error") is not None)
    skipped = sum(1 for case in cases if case.find("skipped") is not None or case.get("status") == "notrun")
    return len(cases) - failed - skipped, failed, skipped


def main() -> int:
    folder, *failed_steps = sys.argv[1:]
    passed = failed = skipped = 0
    for report in sorted(pathlib.Path(folder).glob("*.xml")):
        p, f, s = count(report)
        print(f"{report.stem}: {p} passed, {f} failed, {s} skipped")
        passed, failed, skipped = passed + p, failed + f, skipped + s
    for step in failed_steps:
        print(f"failed: {step}")
    failed = max(failed, len(failed_steps))
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
