#!/usr/bin/env python3
"""Makes judged queries over the appliance register from its own columns: `register_queries.py DATABASE FOLDER`.

Each query is made of what a row of the register says, in one of the ways shoppers write it, and every product is judged
by a rule over the same columns: nothing is judged by hand, and no rule reads the shop's search. The queries are split by
a digest of their text into a part to work on and a part that is only looked at for the final figure.

A line is `class TAB part TAB query TAB code=grade,…`; no grades means that nothing fits and an empty answer is right.
"""
import collections
import csv
import hashlib
import pathlib
import random
import re
import sqlite3
import sys

KINDS = {
    "television": ("television", "tv", "tvs", "televisions"),
    "refrigerator": ("fridge", "fridges", "refrigerator"),
    "freezer": ("freezer", "freezers"),
    "washing_machine": ("washing machine", "washing machines", "washer"),
    "dishwasher": ("dishwasher", "dishwashers"),
    "dryer": ("tumble dryer", "dryer", "dryers"),
    "air_conditioner": ("aircon", "air conditioner", "air conditioners"),
    "monitor": ("monitor", "monitors"),
}
MODEL = {"television": "Model_No", "air_conditioner": "Model_No", "monitor": "Model Number"}
SIZE = {"television": "screensize", "monitor": "Screen Size", "refrigerator": "Tot Vol", "freezer": "Tot Vol",
        "washing_machine": "Cap", "dishwasher": "Cap", "dryer": "Cap", "air_conditioner": "C-Total Cool Rated"}
STARS = {"television": "Star2", "monitor": "Star Rating", "refrigerator": "Star2009", "freezer": "Star2009",
         "washing_machine": "New Star", "dishwasher": "New Star", "dryer": "New Star",
         "air_conditioner": "Star2010_Cool"}
BTU_A_KW = 3412.14


def squeezed(text):
    return re.sub(r"[^0-9a-z]", "", text.lower())


def number(text):
    try:
        return float(text)
    except (TypeError, ValueError):
        return None


class Product:
    def __init__(self, code, brand, model, kind, row):
        self.code, self.brand, self.model, self.kind, self.row = code, brand, model, kind, row
        self.stars = number(row.get(STARS[kind]))
        size = number(row.get(SIZE[kind]))
        if size is not None and kind in ("television", "monitor"):
            size = round(size / 2.54)
        elif size is not None and kind != "air_conditioner":
            size = round(size, 1)
        self.size = size

    def says(self, column, *values):
        return (self.row.get(column) or "").strip().lower() in values


def products_of(database, folder):
    rows = collections.defaultdict(list)
    for path in sorted(pathlib.Path(folder).glob("*.csv")):
        with path.open(encoding="utf-8-sig", newline="") as file:
            for row in csv.DictReader(file):
                model = (row.get(MODEL.get(path.stem, "Model No")) or "").strip()
                rows[path.stem, squeezed(model)].append(row)
    of_category = {"televisions": "television", "fridges": "refrigerator", "freezers": "refrigerator",
                   "front-loaders": "washing_machine", "top-loaders": "washing_machine",
                   "washing-machines": "washing_machine", "dishwashers": "dishwasher", "tumble-dryers": "dryer",
                   "air-conditioners": "air_conditioner", "monitors": "monitor"}
    found = []
    for code, brand, model, category in sqlite3.connect(database).execute(
            "SELECT p.code, b.name, p.model, p.category_code FROM product p JOIN brand b ON b.code = p.brand_code"):
        file = of_category.get(category)
        if file is None:
            continue
        same = [row for row in rows[file, squeezed(model)]
                if squeezed(row.get("Brand") or row.get("Brand_Reg") or row.get("Brand Name") or "")[:2]
                == squeezed(brand)[:2]]
        if not same:
            continue
        kind = "freezer" if category == "freezers" else file
        found.append(Product(code, brand, model, kind, same[0]))
    return sorted(found, key=lambda each: each.code)


class Queries:
    def __init__(self, products):
        self.products, self.lines, self.seen = products, [], set()

    def add(self, kind_of_query, text, grade):
        grades = {p.code: g for p in self.products if (g := grade(p)) > 0} if grade else {}
        text = text.strip()
        if text in self.seen or (grade and not grades):
            return
        self.seen.add(text)
        part = "held" if hashlib.sha256(text.encode()).digest()[0] % 2 else "work"
        judged = ",".join(f"{code}={g}" for code, g in sorted(grades.items()))
        self.lines.append(f"{kind_of_query}\t{part}\t{text}\t{judged}")


def is_kind(*kinds):
    return lambda p: 3 if p.kind in kinds else 0


def both(kind, holds, otherwise=0):
    """Of the kind: 3 with the fact, `otherwise` without it."""
    return lambda p: (3 if holds(p) else otherwise) if p.kind == kind else 0


def sized(kind, wanted, exact=0.005):
    def grade(p):
        if p.kind != kind or p.size is None:
            return 0
        away = abs(p.size - wanted) / wanted
        return 3 if away <= exact else 2 if away <= 0.05 else 1 if away <= 0.125 else 0
    return grade


def models(queries, chance, products):
    known = collections.Counter(squeezed(p.model) for p in products)
    good = [p for p in products if 6 <= len(squeezed(p.model)) <= 16 and re.search(r"\d", p.model)
            and re.search(r"[a-zA-Z]", p.model) and known[squeezed(p.model)] == 1]
    for p in chance.sample(good, 30):
        queries.add("whole model", p.model.lower(), lambda q, p=p: 3 if q is p else 0)
    look_alike = {"0": "o", "o": "0", "1": "i", "i": "1", "l": "1", "5": "s", "s": "5", "8": "b", "b": "8"}
    for n, p in enumerate(chance.sample(good, 60)):
        text = list(squeezed(p.model))
        spots = [i for i, c in enumerate(text) if c in look_alike]
        at = chance.randrange(1, len(text) - 1)
        if n % 2 == 0 and spots:
            at = chance.choice(spots)
            text[at] = look_alike[text[at]]
        elif n % 4 == 1:
            text[at], text[at + 1] = text[at + 1], text[at]
        elif n % 8 == 3:
            del text[at]
        else:
            text[at] = chance.choice("abcdefghkmnprtuvwx" if text[at].isalpha() else "2345679")
        mistyped = "".join(text)
        if not any(k.startswith(mistyped) for k in known):
            queries.add("mistyped model", mistyped if n % 3 else f"{p.brand.lower()} {mistyped}",
                        lambda q, p=p: 3 if q is p else 0)
    for p in chance.sample(good, 30):
        begin = squeezed(p.model)[:max(5, len(squeezed(p.model)) * 3 // 4)]
        if re.search(r"\d", begin):
            queries.add("part of a model", begin, lambda q, b=begin: 3 if squeezed(q.model).startswith(b) else 0)
    for p in chance.sample(good, 30):
        spaced = re.sub(r"(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])", " ", squeezed(p.model))
        if " " in spaced:
            queries.add("spacing", spaced, lambda q, p=p: 3 if q is p else 0)


def sizes(queries, chance, products):
    forms = {
        "television": ["{} inch tv", '{}" tv', "tv {} inch", "{}inch television", "{}'' tv", "{} duim tv"],
        "monitor": ["{} inch monitor", '{}" monitor', "{}in monitor"],
        "refrigerator": ["{}l fridge", "{} litre fridge", "fridge {} liter", "{}lt fridge", "{}ℓ fridge",
                         "{} ltr refrigerator"],
        "freezer": ["{}l freezer", "{} litre freezer", "{}lt deep freezer"],
        "washing_machine": ["{}kg washing machine", "{} kg washer", "washing machine {} kgs", "{}kg wasmasjien"],
        "dryer": ["{}kg tumble dryer", "{} kg dryer"],
        "dishwasher": ["{} place dishwasher", "dishwasher {} place settings"],
    }
    for kind, texts in forms.items():
        counted = collections.Counter(p.size for p in products if p.kind == kind and p.size)
        common = [size for size, _ in counted.most_common(12)]
        for n, form in enumerate(texts):
            for size in chance.sample(common, 2):
                queries.add("size" if n < 2 else "units", form.format(f"{size:g}"), sized(kind, size))
        if kind in ("television", "washing_machine", "dryer", "monitor", "dishwasher"):
            known = {size for size in counted}
            absent = [s for s in range(int(min(known)) + 1, int(max(known))) if s not in known][:3]
            for size in absent:
                queries.add("near measure", texts[0].format(size), sized(kind, size))
    for size in (63, 139, 164):
        queries.add("units", f"{size} cm tv", sized("television", round(size / 2.54)))
    def cooled(kilowatts):
        def grade(p):
            if p.kind != "air_conditioner" or not p.size:
                return 0
            away = abs(p.size - kilowatts) / kilowatts
            return 3 if away <= 0.03 else 2 if away <= 0.08 else 1 if away <= 0.15 else 0
        return grade
    for text, kilowatts in [("2.5kw aircon", 2.5), ("3,5 kw air conditioner", 3.5), ("5 kw split unit", 5.0),
                            ("7.1kw aircon", 7.1), ("air conditioner 8 kw", 8.0)]:
        queries.add("units", text, cooled(kilowatts))
    for btu in (9000, 12000, 18000, 24000, 30000):
        spaced = f"{btu // 1000} {btu % 1000:03d}"
        for form in (f"{btu} btu aircon", f"{spaced} btu air conditioner", f"{btu}btu/h aircon",
                     f"aircon {btu // 1000}k btu", f"{btu // 1000}k aircon"):
            queries.add("number forms", form, cooled(btu / BTU_A_KW))


def facts(queries, products):
    refrigerator_says = lambda column, *values: both("refrigerator", lambda p: p.says(column, *values))
    aircon_says = lambda column, *values: both("air_conditioner", lambda p: p.says(column, *values))
    inverter = lambda p: p.says("Invert", "true")
    mounted = lambda *values: aircon_says("Configuration2-unitmount", *values)
    washer_dryer = lambda p: 3 if p.kind == "washing_machine" and p.says("Combination", "true") else 0
    for text, grade in [
        ("chest freezer", both("freezer", lambda p: p.says("Configuration", "chest"))),
        ("chest deep freeze", both("freezer", lambda p: p.says("Configuration", "chest"))),
        ("upright freezer", both("freezer", lambda p: p.says("Configuration", "upright"))),
        ("side by side fridge", refrigerator_says("Configuration", "side by side")),
        ("side-by-side refrigerator", refrigerator_says("Configuration", "side by side")),
        ("fridge with ice maker", refrigerator_says("Icemaker", "true")),
        ("ice maker fridge", refrigerator_says("Icemaker", "true")),
        ("bottom freezer fridge", refrigerator_says("Group", "5b")),
        ("top freezer fridge", refrigerator_says("Group", "5t")),
        ("fridge freezer", refrigerator_says("Designation", "refrigerator/freezer")),
        ("front loader", both("washing_machine", lambda p: p.says("Loading", "front"))),
        ("front load washing machine", both("washing_machine", lambda p: p.says("Loading", "front"))),
        ("top loader washing machine", both("washing_machine", lambda p: p.says("Loading", "top"))),
        ("top load washer", both("washing_machine", lambda p: p.says("Loading", "top"))),
        ("twin tub", both("washing_machine", lambda p: p.says("Loading", "twin tub"))),
        ("washer dryer", washer_dryer), ("washer dryer combo", washer_dryer),
        ("condenser tumble dryer", both("dryer", lambda p: p.says("Type", "condenser"))),
        ("vented dryer", both("dryer", lambda p: p.says("Type", "vented"))),
        ("built in dishwasher", both("dishwasher", lambda p: p.says("Type", "built-in"))),
        ("integrated dishwasher", both("dishwasher", lambda p: p.says("Type", "built-in"))),
        ("freestanding dishwasher", both("dishwasher", lambda p: p.says("Type", "freestanding"))),
        ("countertop dishwasher", both("dishwasher", lambda p: p.says("Type", "on bench"))),
        ("inverter aircon", both("air_conditioner", inverter)),
        ("inverter air conditioner", both("air_conditioner", inverter)),
        ("non inverter aircon", both("air_conditioner", lambda p: not inverter(p))),
        ("ducted air conditioner", aircon_says("Configuration1", "ducted")),
        ("ducted aircon", aircon_says("Configuration1", "ducted")),
        ("cassette aircon", mounted("cassette")), ("cassette air conditioner", mounted("cassette")),
        ("wall mounted aircon", mounted("wall hung")), ("under ceiling aircon", mounted("under ceiling")),
        ("window aircon", aircon_says("Configuration2", "window wall")),
        ("multi split aircon", aircon_says("Configuration2", "multiple split - vrf", "multiple split - fixed head",
                                           "multiple split system", "double/triple split")),
        ("split aircon", aircon_says("Configuration2", "single split system")),
        ("reverse cycle air conditioner", aircon_says("Type", "reverse cycle")),
        ("cooling only aircon", aircon_says("Type", "cooling only")),
        ("three phase air conditioner", aircon_says("Phase", "three")),
        ("oled tv", both("television", lambda p: p.says("Screen_Tech", "oled"))),
        ("led tv", both("television", lambda p: p.says("Screen_Tech", "lcd (led)"))),
    ]:
        queries.add("subtype", text, grade)
    for brand, kind, word in [("Samsung", "television", "tv"), ("LG", "refrigerator", "fridge"),
                              ("Bosch", "dishwasher", "dishwasher"), ("Daikin", "air_conditioner", "aircon"),
                              ("Haier", "freezer", "freezer"), ("Samsung", "washing_machine", "washing machine"),
                              ("Miele", "dryer", "tumble dryer"), ("LG", "monitor", "monitor")]:
        not_of = both(kind, lambda p, b=brand: p.brand != b)
        low = brand.lower()
        for form in (f"{word} not {low}", f"{word} without {low}", f"{word} except {low}", f"{word} nie {low} nie"):
            queries.add("negation", form, not_of)
    queries.add("negation", "fridge without ice maker", both("refrigerator", lambda p: not p.says("Icemaker", "true")))
    queries.add("negation", "aircon not inverter", both("air_conditioner", lambda p: not inverter(p)))
    queries.add("negation", "dishwasher not built in", both("dishwasher", lambda p: not p.says("Type", "built-in")))
    queries.add("negation", "freezer no chest", both("freezer", lambda p: not p.says("Configuration", "chest")))
    queries.add("negation", "washing machine but not top loader",
                both("washing_machine", lambda p: not p.says("Loading", "top")))

    def starred(kind, wanted):
        return lambda p: 0 if p.kind != kind or p.stars is None or p.stars < wanted else 3 if p.stars < wanted + 1 else 2
    for kind, word in [("television", "tv"), ("refrigerator", "fridge"), ("washing_machine", "washing machine"),
                       ("dishwasher", "dishwasher"), ("dryer", "dryer"), ("air_conditioner", "aircon"),
                       ("monitor", "monitor")]:
        starry = sorted((p.stars for p in products if p.kind == kind and p.stars), reverse=True)
        best = starry[len(starry) // 4]
        for n in (3, 4):
            queries.add("energy", f"{n} star {word}", starred(kind, n))
        queries.add("energy", f"{word} 5 stars", starred(kind, 5))
        efficient = both(kind, lambda p, b=best: p.stars is not None and p.stars >= b)
        queries.add("energy", f"energy efficient {word}", efficient)
        queries.add("energy", f"energy saving {word}", efficient)
        queries.add("energy", f"a++ {word}", efficient)
        measured = sorted(p.size for p in products if p.kind == kind and p.size)
        large, small = measured[len(measured) * 3 // 4], measured[len(measured) // 4]
        is_large = both(kind, lambda p, s=large: p.size is not None and p.size >= s)
        is_small = both(kind, lambda p, s=small: p.size is not None and p.size <= s)
        for text, grade in [(f"large {word}", is_large), (f"big {word}", is_large), (f"groot {word}", is_large),
                            (f"small {word}", is_small), (f"compact {word}", is_small), (f"klein {word}", is_small)]:
            queries.add("size word", text, grade)
    bar = both("refrigerator", lambda p: p.size is not None and p.size <= 150)
    for text in ("bar fridge", "mini fridge", "beer fridge", "mini bar fridge"):
        queries.add("size word", text, bar)


def words(queries, chance, products):
    for kind, names in KINDS.items():
        for name in names:
            queries.add("kind", name, is_kind(kind))
    for text, kinds in [
        ("yskas", ["refrigerator"]), ("koelkas", ["refrigerator"]), ("isiqandisi", ["refrigerator", "freezer"]),
        ("ifriji", ["refrigerator"]), ("vrieskas", ["freezer"]), ("wasmasjien", ["washing_machine"]),
        ("umshini wokuwasha", ["washing_machine"]), ("umatshini wokuhlamba", ["washing_machine"]),
        ("skottelgoedwasser", ["dishwasher"]), ("tuimeldroër", ["dryer"]), ("droër", ["dryer"]),
        ("umabonakude", ["television"]), ("ithelevishini", ["television"]), ("televisie", ["television"]),
        ("lugversorger", ["air_conditioner"]), ("lugreëling", ["air_conditioner"]),
        ("rekenaarskerm", ["monitor"]), ("i-tv", ["television"]), ("i-fridge", ["refrigerator"]),
    ]:
        queries.add("other languages", text, is_kind(*kinds))
    queries.add("other languages", "voorlaaier", both("washing_machine", lambda p: p.says("Loading", "front")))
    queries.add("other languages", "bolaaier", both("washing_machine", lambda p: p.says("Loading", "top")))
    queries.add("other languages", "kisvrieskas", both("freezer", lambda p: p.says("Configuration", "chest")))
    for text, kinds in [("telly", ["television"]), ("flat screen", ["television"]), ("flatscreen tv", ["television"]),
                        ("air con", ["air_conditioner"]), ("ac unit", ["air_conditioner"]), ("a/c", ["air_conditioner"]),
                        ("deep freeze", ["freezer"]), ("deepfreeze", ["freezer"]), ("dish washer", ["dishwasher"]),
                        ("clothes washer", ["washing_machine"]), ("clothes dryer", ["dryer"]),
                        ("computer screen", ["monitor"]), ("pc monitor", ["monitor"]), ("ice box", ["refrigerator"]),
                        ("the best fridge please", ["refrigerator"]), ("good tv for my lounge", ["television"]),
                        ("washing machine for small flat", ["washing_machine"]),
                        ("i need a new dishwasher", ["dishwasher"]), ("tv price", ["television"])]:
        queries.add("colloquial", text, is_kind(*kinds))
    for text, kinds in [("washer", ["washing_machine"]), ("screen", ["television", "monitor"]),
                        ("cooler", ["refrigerator", "air_conditioner"]), ("fridges and freezers", ["refrigerator", "freezer"])]:
        queries.add("ambiguous", text, is_kind(*kinds))
    for text, kind in [("televison", "television"), ("telivision", "television"), ("fridg", "refrigerator"),
                       ("refridgerator", "refrigerator"), ("frigde", "refrigerator"), ("frezer", "freezer"),
                       ("washin machine", "washing_machine"), ("washing mashine", "washing_machine"),
                       ("dishwaser", "dishwasher"), ("dishwascher", "dishwasher"), ("tumble dreyer", "dryer"),
                       ("aircorn", "air_conditioner"), ("air conditionar", "air_conditioner"),
                       ("moniter", "monitor"), ("wasmasjin", "washing_machine"), ("yskaas", "refrigerator")]:
        queries.add("misspelt", text, is_kind(kind))
    of_brand = collections.Counter((p.brand, p.kind) for p in products)
    known = [pair for pair, count in of_brand.items() if count >= 12]
    for brand, kind in chance.sample(sorted(known), 30):
        grade = both(kind, lambda p, b=brand: p.brand == b)
        word = chance.choice(KINDS[kind])
        queries.add("brand and kind", f"{brand.lower()} {word}", grade)
        queries.add("word order", f"{word} {brand.lower()}", grade)
    for brand in sorted({brand for brand, kind in chance.sample(sorted(known), 12)}):
        queries.add("brand", brand.lower(), lambda p, b=brand: 3 if p.brand == b else 0)
    for brand, kind in [("defy", "washing_machine"), ("kic", "refrigerator"), ("sinotec", "television"),
                        ("logik", "dishwasher"), ("univa", "freezer"), ("skyline", "television"),
                        ("alliance", "air_conditioner"), ("defy", "refrigerator")]:
        queries.add("substitute", f"{brand} {KINDS[kind][0]}", is_kind(kind))
    sizes_of = collections.Counter((p.brand, p.kind, p.size) for p in products
                                   if p.size and p.kind in ("television", "monitor", "washing_machine"))
    units = {"television": "inch", "monitor": "inch", "washing_machine": "kg"}
    for brand, kind, size in chance.sample(sorted(k for k, c in sizes_of.items() if c >= 3), 24):
        def grade(p, b=brand, k=kind, s=size):
            if p.kind != k:
                return 0
            return 3 if p.brand == b and p.size == s else 1 if p.brand == b or p.size == s else 0
        queries.add("compound", f"{brand.lower()} {size:g}{units[kind]} {KINDS[kind][0]}", grade)
        queries.add("compound", f"{KINDS[kind][0]} {size:g} {units[kind]} {brand.lower()}", grade)
    for text, kind, size in [("55 inch 4k smart tv", "television", 55), ("32 inch smart tv", "television", 32),
                             ("40 inch full hd led tv", "television", 40), ("black 8kg washing machine", "washing_machine", 8),
                             ("7kg washing machine silver", "washing_machine", 7),
                             ("24 inch gaming monitor", "monitor", 24), ("curved 27 inch monitor", "monitor", 27),
                             ("65 inch uhd smart television", "television", 65)]:
        queries.add("more than is known", text, sized(kind, size))
    for text, kind in [("quiet dishwasher", "dishwasher"), ("silver fridge", "refrigerator"),
                       ("smart tv", "television"), ("no frost fridge with water dispenser", "refrigerator"),
                       ("washing machine with wifi", "washing_machine")]:
        queries.add("more than is known", text, is_kind(kind))
    for text in ("playstation 5", "iphone 12", "vacuum cleaner", "kettle", "microwave oven", "couch", "laptop bag",
                 "lawnmower", "running shoes", "coffee machine", "car tyres", "school bag", "generator",
                 "queen size bed", "toaster", "xbox series s", "galaxy s21", "hair dryer", "steam iron", "gas stove",
                 "power drill", "baby pram", "perfume", "garden hose", "office chair", "headphones", "airfryer",
                 "samsung vacuum cleaner", "solar panel", "ceiling fan"):
        queries.add("nothing", text, None)


def main():
    database, folder = sys.argv[1:3]
    products = products_of(database, folder)
    queries = Queries(products)
    chance = random.Random(20261124)
    models(queries, chance, products)
    sizes(queries, chance, products)
    facts(queries, products)
    words(queries, chance, products)
    print("\n".join(queries.lines))


if __name__ == "__main__":
    main()
