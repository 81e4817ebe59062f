#!/usr/bin/env python3
"""Writes server/assets/gazetteer.tsv from public geography files, which stay outside the repository.

    tools/make_gazetteer.py FOLDER > server/assets/gazetteer.tsv

FOLDER holds postal-codes.csv and sub-places.csv and provinces.geojson (saffer, MIT, © 2021 Andrew Collier, from
the South African Post Office and Statistics South Africa), geonames-postal-ZA.txt, postal-codes-geo.csv and
cities_za.json (GeoNames, CC BY 4.0).
"""
import collections
import csv
import json
import math
import pathlib
import re
import statistics
import sys

PROVINCES = {
    "Eastern Cape": "ZA-EC", "Free State": "ZA-FS", "Gauteng": "ZA-GP", "KwaZulu-Natal": "ZA-KZN",
    "Limpopo": "ZA-LP", "Mpumalanga": "ZA-MP", "Northern Cape": "ZA-NC", "North West": "ZA-NW",
    "Western Cape": "ZA-WC",
}
BORDER_CODES = {"ZN": "ZA-KZN"}  # the border file's own code; all others follow ISO 3166-2

# today's name of a town, and the one the postal list still uses
RENAMED = {
    ("ZA-MP", "WITBANK"): "eMalahleni", ("ZA-MP", "NELSPRUIT"): "Mbombela", ("ZA-MP", "LYDENBURG"): "Mashishing",
    ("ZA-MP", "PIET RETIEF"): "eMkhondo", ("ZA-LP", "PIETERSBURG"): "Polokwane",
    ("ZA-LP", "POTGIETERSRUS"): "Mokopane", ("ZA-LP", "NYLSTROOM"): "Modimolle",
    ("ZA-LP", "WARMBATHS"): "Bela-Bela", ("ZA-LP", "WARMBAD"): "Bela-Bela", ("ZA-LP", "ELLISRAS"): "Lephalale",
    ("ZA-LP", "NABOOMSPRUIT"): "Mookgophong", ("ZA-LP", "MESSINA"): "Musina",
    ("ZA-EC", "PORT ELIZABETH"): "Gqeberha", ("ZA-EC", "UITENHAGE"): "Kariega",
    ("ZA-EC", "GRAHAMSTOWN"): "Makhanda", ("ZA-EC", "KING WILLIAMS TOWN"): "Qonce",
    ("ZA-EC", "KING WILLIAM'S TOWN"): "Qonce", ("ZA-EC", "UMTATA"): "Mthatha", ("ZA-EC", "QUEENSTOWN"): "Komani",
    ("ZA-EC", "CRADOCK"): "Nxuba", ("ZA-EC", "BISHO"): "Bhisho", ("ZA-KZN", "STANGER"): "KwaDukuza",
    ("ZA-GP", "HALFWAY HOUSE"): "Midrand",
}
TODAY = {(region, name.upper()): name for (region, _), name in RENAMED.items()}
# what people still type, beside the names above
ALSO = {
    ("ZA-LP", "Polokwane"): ["Pietersburg"], ("ZA-LP", "Mokopane"): ["Potgietersrus"],
    ("ZA-LP", "Lephalale"): ["Ellisras"], ("ZA-LP", "Modimolle"): ["Nylstroom"],
    ("ZA-LP", "Bela-Bela"): ["Warmbaths", "Warmbad"], ("ZA-LP", "Musina"): ["Messina"],
    ("ZA-LP", "Mookgophong"): ["Naboomspruit"], ("ZA-EC", "Mthatha"): ["Umtata"],
    ("ZA-GP", "Johannesburg"): ["Joburg", "Jozi"], ("ZA-GP", "Pretoria"): ["Tshwane"],
    ("ZA-KZN", "Durban"): ["eThekwini"], ("ZA-WC", "Cape Town"): ["Kaapstad"],
    ("ZA-FS", "Bloemfontein"): ["Mangaung"], ("ZA-KZN", "KwaDukuza"): ["Stanger"],
    ("ZA-GP", "Midrand"): ["Halfway House"],
}
# what no file has
FIXED = [("ZA-GP", "Midrand", "Midrand", "1682", -26.01, 28.10)]
FIXED_CODES = {"1682": (-26.01, 28.10)}

SMALL = {"Of", "Van", "Der", "Den", "De", "Du", "Le", "La", "And", "En", "Op", "Aan", "By", "Die", "On", "The"}


def read_points(folder):
    by_name, by_code = {}, {}
    for line in (folder / "geonames-postal-ZA.txt").read_text().splitlines():
        part = line.split("\t")
        point = float(part[9]), float(part[10])
        by_name.setdefault((part[2].upper(), part[1]), point)
        by_code.setdefault(part[1], point)
    for row in csv.DictReader((folder / "postal-codes-geo.csv").open()):
        if row["lat"] and row["lon"]:
            by_code[row["code"]] = float(row["lat"]), float(row["lon"])
    by_code.update(FIXED_CODES)
    return by_name, by_code


def read_cities(folder):
    numbers = {"02": "ZA-KZN", "03": "ZA-FS", "05": "ZA-EC", "06": "ZA-GP", "07": "ZA-MP", "08": "ZA-NC",
               "09": "ZA-LP", "10": "ZA-NW", "11": "ZA-WC"}
    return {(numbers.get(c["admin1"]), c["name"].upper()): (float(c["lat"]), float(c["lng"]))
            for c in json.load((folder / "cities_za.json").open())}


class Borders:
    def __init__(self, folder):
        self.rings = collections.defaultdict(list)
        for feature in json.load((folder / "provinces.geojson").open())["features"]:
            code = feature["properties"]["code"]
            for polygon in feature["geometry"]["coordinates"]:
                ring = polygon[0]
                box = (min(p[0] for p in ring), min(p[1] for p in ring), max(p[0] for p in ring), max(p[1] for p in ring))
                self.rings[BORDER_CODES.get(code, "ZA-" + code)].append((box, ring))

    def holds(self, province, point):
        """Whether the point lies in the province, or within some 8 km of it."""
        steps = (0, 0.08, -0.08)
        return any(self._inside(province, point[0] + a, point[1] + b) for a in steps for b in steps)

    def _inside(self, province, y, x):
        for (west, south, east, north), ring in self.rings[province]:
            if not (west <= x <= east and south <= y <= north):
                continue
            inside = False
            for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
                if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                    inside = not inside
            if inside:
                return True
        return False


def read_spellings(folder):
    """Statistics South Africa writes KwaMashu and uMhlanga; the postal list is in capitals."""
    spelled = collections.Counter()
    for row in csv.DictReader((folder / "sub-places.csv").open()):
        name = re.sub(r" (SP\d*|NU|UA)$", "", row["sub_place"]).strip()
        spelled[name] += 1
    best = {}
    for name, _ in spelled.most_common():
        if name.upper() != name:
            best.setdefault(name.upper(), name)
    return best


def title_case(text, spellings):
    text = re.sub(r"\s+", " ", text.replace("`", "'")).strip()
    if text in spellings:
        return spellings[text]
    words = [re.sub(r"(^|[-/('\"])([a-z])", lambda m: m[1] + m[2].upper(), w.lower()) for w in text.split(" ")]
    words = [re.sub(r"'S$", "'s", w) for w in words]
    words = [w if i == 0 or w not in SMALL else w.lower() for i, w in enumerate(words)]
    words = [re.sub(r"^(Kwa)([b-df-hj-np-tv-z])", lambda m: m[1] + m[2].upper(), w) for w in words]
    words = [re.sub(r"^Mc([a-z])", lambda m: "Mc" + m[1].upper(), w) for w in words]
    return " ".join(words)


EXTENSION = re.compile(r"\s+(EXT|UIT|UITB|EXTS|EXTENSION)\b\.?\s*([-0-9A-Z&/, ]*)$")


def in_english(suburb):
    """ALLANDALE UIT 11 is the Afrikaans twin of ALLANDALE EXT 11; SONE 3 is ZONE 3."""
    suburb = re.sub(r"\bSONE\b", "ZONE", re.sub(r"\bBLOK\b", "BLOCK", suburb))
    suburb = re.sub(r"\bEST\.?$", "ESTATE", suburb)
    return EXTENSION.sub(lambda m: f" EXT {m[2].strip()}".rstrip(), suburb).strip() or suburb


def main_codes(rows):
    """The code of each suburb as a whole: its own, else the one most of its extensions have."""
    codes = collections.defaultdict(collections.Counter)
    for region, city, suburb, code in rows:
        codes[region, city, EXTENSION.sub("", suburb)][code] += 1 if EXTENSION.search(suburb) else 1000
    return {key: counter.most_common(1)[0][0] for key, counter in codes.items()}


def kilometres(a, b):
    """Good enough over a few hundred kilometres at these latitudes."""
    return math.hypot((a[0] - b[0]) * 111, (a[1] - b[1]) * 97)


def province_of(region, area, code, by_code, cities, borders):
    """The postal list puts some towns in a neighbour of their province."""
    if (region, area) in cities or (by_code.get(code) and borders.holds(region, by_code[code])):
        return region
    others = [r for r, name in cities if name == area]
    return others[0] if len(others) == 1 else region


def middle(points):
    return statistics.median(p[0] for p in points), statistics.median(p[1] for p in points)


def main():
    folder = pathlib.Path(sys.argv[1])
    by_name, by_code = read_points(folder)
    cities, borders, spellings = read_cities(folder), Borders(folder), read_spellings(folder)
    town_of_code = {}
    for line in (folder / "geonames-postal-ZA.txt").read_text().splitlines():
        town_of_code.setdefault(line.split("\t")[1], line.split("\t")[2].upper())

    seen, places, also, places_of_city = {}, {}, collections.defaultdict(set), collections.defaultdict(list)
    rows = []
    for row in csv.DictReader((folder / "postal-codes.csv").open()):
        region, code = PROVINCES[row["province"]], row["streetcode"] or row["boxcode"]
        if not re.fullmatch(r"\d{4}", code) or "\t" in row["suburb"]:
            continue
        suburb = in_english(row["suburb"].strip())
        area = row["area"].strip(" -") or town_of_code.get(code) or suburb
        region = province_of(region, area, code, by_code, cities, borders)
        city = RENAMED.get((region, area)) or TODAY.get((region, area)) or title_case(area, spellings)
        if (region, area) in RENAMED:
            also[region, city].add(title_case(area, spellings))
        rows.append((region, city, area, suburb, code))

    whole = main_codes((region, city, suburb, code) for region, city, _, suburb, code in rows)
    for region, city, area, suburb, code in rows:
        if whole[region, city, base := EXTENSION.sub("", suburb)] == code:
            suburb = base  # an extension with a code of its own stays apart
        name = RENAMED.get((region, suburb)) or title_case(suburb, spellings)
        candidates = [by_name.get((suburb, code)), by_code.get(code), cities.get((region, area)),
                      cities.get((region, city.upper()))]
        point = next((p for p in candidates if p and borders.holds(region, p)), None)
        key = region, city, name, code
        joined = region, city, name.replace(" ", "").upper(), code
        if other := seen.get(joined):  # MIDRIDGE PARK and MIDRIDGEPARK
            place = places.pop(other)
            places_of_city[region, city].remove(other)
            key = max(key, other, key=lambda k: k[2].count(" "))
            point = place[0] or point
        seen[joined] = key
        places[key] = [point]
        places_of_city[region, city].append(key)

    for keys in places_of_city.values():  # a code's point can be far off; its town's middle is nearer
        points = [places[key][0] for key in keys if places[key][0]]
        if points:
            centre = middle(points)
            for key in keys:
                if places[key][0] and kilometres(places[key][0], centre) > 40:
                    places[key][0] = centre

    known_city, known_region = collections.defaultdict(list), collections.defaultdict(list)
    for (region, city, _, _), (point,) in places.items():
        if point:
            known_city[region, city].append(point)
            known_region[region].append(point)

    out = sys.stdout
    out.write("# Places of South Africa: province, town, suburb, postal code, latitude, longitude; `@` lines give other\n"
              "# names of a town. Made by tools/make_gazetteer.py; do not edit.\n"
              "# Contains data of GeoNames (https://www.geonames.org), CC BY 4.0, selected and changed; postal codes of\n"
              "# the South African Post Office and spellings of Statistics South Africa by way of saffer,\n"
              "# MIT, Copyright (c) 2021 Andrew Collier.\n")
    for (region, city), names in ALSO.items():
        also[region, city].update(names)
    for (region, city), names in sorted(also.items()):
        names.discard(city)
        if names and (region, city) in places_of_city:
            out.write("@\t" + "\t".join([region, city, *sorted(names)]) + "\n")
    without = 0
    for (region, city, name, code), (point,) in sorted(places.items()):
        if not point:
            without += 1
            point = middle(known_city[region, city] or known_region[region])
        out.write(f"{region}\t{city}\t{name}\t{code}\t{point[0]:.4f}\t{point[1]:.4f}\n")
    print(f"{len(places)} places, {len(places_of_city)} towns, {without} placed at their town's middle", file=sys.stderr)


if __name__ == "__main__":
    main()
