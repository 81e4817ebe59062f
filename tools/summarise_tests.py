#!/usr/bin/env python3
"""Adds up the JUnit files of a folder, and says again what failed and why, where a long log ends.

Fails when a test or a named step failed or when nothing ran.
"""
import pathlib
import sys
import xml.etree.ElementTree as xml


REASON_LINES = 12


def trouble(case: xml.Element) -> xml.Element | None:
    return next((part for part in case if part.tag in ("failure", "error")), None)


def tell(report: str, case: xml.Element) -> None:
    print(f"FAILED {report}: {case.get('classname', '')} > {case.get('name', '')}")
    part = trouble(case)
    reason = (part.text or part.get("message") or "").strip().splitlines()
    for line in reason[:REASON_LINES]:
        print(f"    {line[:300]}")


def count(report: pathlib.Path) -> tuple[int, int, int]:
    cases = list(xml.parse(report).getroot().iter("testcase"))
    failed = [case for case in cases if trouble(case) is not None]
    skipped = sum(1 for case in cases if case.find("skipped") is not None or case.get("status") == "notrun")
    for case in failed:
        tell(report.stem, case)
    return len(cases) - len(failed) - skipped, len(failed), skipped


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
