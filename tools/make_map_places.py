#!/usr/bin/env python3
"""Makes web/public/map/places.json, the names on the store locator's map close by, from the gazetteer:

    tools/make_map_places.py server/assets/gazetteer.tsv > web/public/map/places.json

One name for each field of two hundredths of a degree: more would not fit beside each other. Of a few names in one spot,
which is the middle of a postal code, the town's own or the shortest stands; what is at a town's middle only because
nothing better is known of it is left out.
"""
import collections
import json
import sys

FIELD = 0.02
SCALE = 1000
MOST = 8  # names in one spot


def main():
    found = collections.defaultdict(set)
    towns = set()
    for line in open(sys.argv[1], encoding="utf-8"):
        parts = line.rstrip("\n").split("\t")
        if line[0] not in "#@" and len(parts) >= 6 and parts[4] and parts[5]:
            towns.add(parts[1])
            found[float(parts[5]), float(parts[4])].add(parts[2].split("/")[0].strip())
    fields = {}
    by_size = sorted(found.items(), key=lambda each: (len(each[1]), min(each[1])))
    for (longitude, latitude), names in by_size:
        if len(names) <= MOST:
            name = min(names, key=lambda each: (each not in towns, len(each), each))
            fields.setdefault((round(longitude / FIELD), round(latitude / FIELD)), (name, longitude, latitude))
    json.dump({
        "credit": "GeoNames (CC BY 4.0), selected and changed; spellings by way of saffer (MIT, Andrew Collier)",
        "scale": SCALE,
        "places": sorted([name, round(x * SCALE), round(y * SCALE)] for name, x, y in fields.values()),
    }, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()


if __name__ == "__main__":
    main()
