#!/usr/bin/env python3
"""Prints judged queries of a shop, written by somebody who did not know how the shop searches.

    strangers_queries.py demo|register|hardware DATABASE

DATABASE is the path of the shop's SQLite file. A line is: class TAB part TAB query TAB code=grade,… (3 all that was
asked, 2 nearly, 1 the right kind only; nothing when nothing fits). Half of the queries are the part `work`, to improve
the search with; the other half, `held`, only tells what became of it.
"""
import importlib
import sys

from judging import Judge, load

SHOPS = ("demo", "register", "hardware")


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in SHOPS:
        sys.exit(__doc__)
    shop, path = sys.argv[1:]
    judge = Judge(shop, load(path))
    importlib.import_module(f"judged_{shop}").judge(judge)
    for row in judge.rows():
        print(row)


if __name__ == "__main__":
    main()
