#!/usr/bin/env python3
"""Writes the catalogue of an invented hardware, tools and garden shop as CSV files for `spaza import`.

    hardware_catalogue.py FOLDER [--seed N]

The same seed gives the same files, byte for byte. Brands, models and prices are invented; the goods are what such
shops sell. What there is stands in hardware_goods.txt.
"""
import argparse
import csv
import itertools
import pathlib
import random
import re

ATTRIBUTES = """voltage Voltage V; power Power W; ampHours Battery Ah; capacity Capacity L; length Length m;
diameter Diameter mm; width Width cm; height Height m; coverage Coverage m²; weight Weight kg; thickness Thickness mm;
pressure Pressure bar; flow Flow l/h; current Current A; lumens Brightness lm; cutWidth Cutting_width cm; pieces Pieces;
steps Steps; burners Burners; colour Colour text; finish Finish text; material Material text;
fuel Runs_on text; cordless Cordless flag; type Type text; size Size text; fitting Fitting text"""
GOODS = pathlib.Path(__file__).with_name("hardware_goods.txt")


def slug(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def check_digit(digits):
    """The last digit of an EAN-13."""
    return str(-sum(int(d) * (1, 3)[i % 2] for i, d in enumerate(digits)) % 10)


def families():
    """Reads the goods: departments, and below them the families."""
    department = family = None
    found = []
    text = GOODS.read_text(encoding="utf-8").split("\n\n", 3)[3].replace("\n    ", " ")
    for line in text.splitlines():
        if line.startswith("# "):
            department = tuple(line[2:].split(" / "))
        elif line.startswith("  - "):
            family["features"].append(line[4:])
        elif line.startswith("  "):
            axes, price = line.strip().split(" ; ")
            family["axes"] = {a: [v.strip() for v in values.split(",")]
                              for a, values in (axis.split(": ") for axis in axes.split(" / "))}
            family["price"] = [(float(term.split()[0]), (term.split() + [None])[1]) for term in price.split(" + ")]
            found.append(family)
        else:
            head, name = line.split(": ", 1)
            count, code, brands = head.split(" ", 2)
            family = {"department": department, "count": int(count), "code": code, "name": name, "features": [],
                      "brands": brands.split(", ")}
    return found


def price_of(family, values, share):
    """What one costs: the sum of the price's terms, more or less by brand and chance, ending in 9."""
    sure = sum(number * (float(values[axis]) if axis else 1) for number, axis in family["price"])
    return max(9, round(sure * share / 10) * 10 - 1)


def products(rng):
    """Draws the products of all families: no brand has the same values of the same goods twice."""
    serial = 0
    worth = {}
    for family in families():
        axes = family["axes"]
        choices = list(itertools.product(family["brands"], *axes.values()))
        for brand, *picked in sorted(rng.sample(choices, min(family["count"], len(choices)))):
            serial += 1
            values = dict(zip(axes, picked))
            if "coverage" in values and "capacity" in values:
                values["coverage"] = str(8 * int(values["capacity"]))
            share = worth.setdefault(brand, rng.uniform(0.85, 1.3)) * rng.uniform(0.93, 1.08)
            words = {a: v.lower() if a in ("type", "colour", "fuel", "finish", "material") and v[1:2].islower() else v
                     for a, v in values.items()}
            first = next((v for v in picked if v[0].isdigit()), "")
            letters = "".join(word[0] for word in brand.split()) if " " in brand else brand[0] + brand[2]
            size = re.sub("[^0-9]", "", first)[:4]
            model = f"{letters.upper()}-{family['code']}{size}{rng.choice('ABCEFGHJKLMNPRT')}{serial % 97 + 2}"
            digits = f"29{serial * 7919 % 10**10:010d}"
            yield {"code": f"H{10000 + serial}", "name": f"{brand} {family['name'].format(**words)}, {model}",
                   "brandName": brand, "category": slug(family["department"][1]), "model": model,
                   "ean": digits + check_digit(digits) if rng.random() < 0.8 else "",
                   "features": "|".join(family["features"]), "values": values,
                   "price": price_of(family, values, share)}


def write(path, head, rows):
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(head)
        writer.writerows(rows)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)

    goods = list(products(random.Random(options.seed)))
    departments = list(dict.fromkeys(family["department"] for family in families()))
    tops = list(dict.fromkeys(top for top, _ in departments))
    write(options.folder / "categories.csv", ["code", "name", "parent", "position"],
          [[f"{slug(top)}-all", top, "root_sale_cat", i] for i, top in enumerate(tops)] +
          [[slug(name), name, f"{slug(top)}-all", i] for i, (top, name) in enumerate(departments)])
    brands = sorted({p["brandName"] for p in goods})
    write(options.folder / "brands.csv", ["code", "name"], [[slug(b), b] for b in brands])
    attributes = [a.split() for a in ATTRIBUTES.split(";")]
    rows = []
    for code, name, *rest in attributes:
        kind = rest[0] if rest and rest[0] in ("text", "flag") else "number"
        unit = rest[0] if rest and kind == "number" else ""
        rows.append([code, name.replace("_", " "), kind, unit, 1 if kind == "number" else "", "yes"])
    write(options.folder / "attributes.csv", ["code", "name", "type", "unit", "decimals", "facet"], rows)
    codes = [a[0] for a in attributes]
    fields = ["code", "name", "brandName", "category", "model", "ean", "features"]
    write(options.folder / "products.csv", fields + [f"attr:{a}" for a in codes],
          [[p[f] for f in fields] + [p["values"].get(a, "") for a in codes] for p in goods])
    write(options.folder / "prices.csv", ["product", "price"], [[p["code"], f"{p['price']}.00"] for p in goods])


if __name__ == "__main__":
    main()
