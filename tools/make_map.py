#!/usr/bin/env python3
"""Makes web/public/map/south-africa.json, the store locator's own base map, from open data:

    tools/make_map.py PROVINCES.geojson COUNTRIES.geojson CITIES.json > web/public/map/south-africa.json

Lines are simplified, kept to a hundredth of a degree and written as steps of whole hundredths, longitude first.
"""
import json
import math
import sys

SCALE = 100
CODES = {"ZN": "KZN"}  # the source's own
# What one looks for first on a map; the rest of the towns appear closer by.
LARGE = """Johannesburg Pretoria Durban Cape Town Gqeberha Port Elizabeth Bloemfontein East London Polokwane Mbombela
Nelspruit Kimberley Mahikeng Mafikeng Pietermaritzburg Rustenburg George Upington Mthatha Richards Bay Vereeniging
Midrand Stellenbosch Springbok Musina Ladysmith Welkom Witbank Emalahleni Klerksdorp Worcester Knysna""".split()


def distance(point, start, end):
    """From a point to a line, in degrees."""
    (x, y), (ax, ay), (bx, by) = point, start, end
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = 0 if length == 0 else max(0, min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    return math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))


def simplified(line, tolerance):
    """Douglas and Peucker, without recursion."""
    keep = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first < 2:
            continue
        at = max(range(first + 1, last), key=lambda i: distance(line[i], line[first], line[last]))
        if distance(line[at], line[first], line[last]) > tolerance:
            keep.add(at)
            todo += [(first, at), (at, last)]
    return [line[i] for i in sorted(keep)]


def steps(ring, tolerance):
    """A closed ring as steps; nothing when too little of it is left to see."""
    half = len(ring) // 2  # a ring's ends are one point, so each half is simplified by itself
    ring = simplified(ring[: half + 1], tolerance)[:-1] + simplified(ring[half:], tolerance)
    points = [(round(x * SCALE), round(y * SCALE)) for x, y, *_ in ring]
    points = [point for i, point in enumerate(points) if i == 0 or point != points[i - 1]]
    if len(points) < 4:
        return []
    flat = list(points[0])
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        flat += [bx - ax, by - ay]
    return flat


def rings(geometry, tolerance):
    polygons = geometry["coordinates"] if geometry["type"] == "MultiPolygon" else [geometry["coordinates"]]
    return [made for polygon in polygons for ring in polygon[:1] if (made := steps(ring, tolerance))]


def main():
    provinces, countries, cities = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:4])
    seen = set()
    towns = []
    large = " ".join(LARGE)
    for city in cities:
        if city["name"] in seen:
            continue
        seen.add(city["name"])
        towns.append([city["name"], round(float(city["lng"]), 2), round(float(city["lat"]), 2),
                      1 if city["name"] in large else 2])
    json.dump({
        "scale": SCALE,
        "provinces": [{"code": "ZA-" + CODES.get(code := each["properties"]["code"], code),
                       "rings": rings(each["geometry"], 0.008)} for each in provinces["features"]],
        "neighbours": [{"name": each["properties"]["name"], "rings": rings(each["geometry"], 0.05)}
                       for each in countries["features"] if each["properties"]["name"] != "South Africa"],
        "towns": sorted(towns, key=lambda town: (town[3], town[0])),
    }, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()


if __name__ == "__main__":
    main()
