#!/usr/bin/env python3
"""Makes web/public/map/roads.json, the main roads of the store locator's own map, from a list kept by hand:

    tools/make_map_roads.py tools/national_roads.txt CITIES.json > web/public/map/roads.json

A road is written as steps of whole thousandths of a degree, longitude first, as the map's borders are.
"""
import json
import math
import sys

SCALE = 1000


def place_of(stop, cities, before):
    """`Name@latitude,longitude`, `latitude,longitude`, or a name of a city: of several the one nearest to the last stop."""
    name, _, place = stop.rpartition("@")
    if "," in place:
        latitude, longitude = map(float, place.split(","))
        return longitude, latitude
    found = [(float(city["lng"]), float(city["lat"])) for city in cities if city["name"] == stop]
    if not found:
        sys.exit(f"nobody knows where {stop} is")
    return min(found, key=lambda each: math.dist(each, before)) if before else found[0]


def steps(stops, cities):
    points = []
    for stop in stops:
        x, y = place_of(stop.strip(), cities, points and (points[-1][0] / SCALE, points[-1][1] / SCALE))
        point = (round(x * SCALE), round(y * SCALE))
        if not points or point != points[-1]:
            points.append(point)
    flat = list(points[0])
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        flat += [bx - ax, by - ay]
    return flat


def main():
    cities = json.load(open(sys.argv[2], encoding="utf-8"))
    roads = []
    for line in open(sys.argv[1], encoding="utf-8"):
        if line.strip() and not line.startswith("#"):
            name, _, stops = line.partition(":")
            roads.append({"name": name, "line": steps(stops.split(";"), cities)})
    json.dump({"scale": SCALE, "roads": roads}, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()


if __name__ == "__main__":
    main()
