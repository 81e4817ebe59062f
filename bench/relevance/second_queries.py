#!/usr/bin/env python3
"""Prints judged queries of a shop, written by a second person who did not know how the shop searches.

    second_queries.py demo|register|hardware DATABASE [work|held]

DATABASE is the path of the shop's SQLite file. A line is: class TAB part TAB query TAB code=grade,… (3 all that was
asked, 2 nearly, 1 the right kind only; nothing when nothing fits). Each class was divided once, at random. The half
`work`, in second_work_SHOP.py, is to improve the search with; whoever does so leaves second_held_SHOP.py closed: it
only tells what became of it. Without a half, both are printed.
"""
import importlib
import sys

from judging import load
from second_kinds import SecondJudge

SHOPS = ("demo", "register", "hardware")
PARTS = ("work", "held")


def main():
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in SHOPS or any(p not in PARTS for p in sys.argv[3:]):
        sys.exit(__doc__)
    shop, path = sys.argv[1:3]
    products = load(path)
    for part in sys.argv[3:] or PARTS:
        judge = SecondJudge(shop, part, products)
        importlib.import_module(f"second_{part}_{shop}").judge(judge)
        for row in judge.rows():
            print(row)


if __name__ == "__main__":
    main()
