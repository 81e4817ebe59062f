"""Kinds of goods of the second judged queries, by the shops' own departments and fields."""
from judging import Judge, both, brand, department, either, named, number, text


def exact(attribute, *values):
    """The attribute is one of the values, letter for letter."""
    return lambda p: int(str(p.value(attribute)) in values)


def goods(place, *types):
    """Products of a department and of the types."""
    return both(department(place), text("type", *types))


def inch(size):
    return number("screenSize", size)


def litres(size):
    return number("capacity", size, same=0.035, near=0.12)


def btu(size):
    return number("cooling", size, same=0.06, near=0.2)


def kilograms(size):
    return number("load", size, near=0.15)


def layout(word):
    return text("layout", word)


def value(attribute):
    return lambda p: p.value(attribute)


def cents(p):
    return p.price


OLED = text("screenTechnology", "oled")
RED = text("grape", "pinotage", "shiraz", "cabernet")
TV = department("televisions")
MONITOR = department("monitors")
FRIDGE = department("fridges")
FREEZER = department("freezers")
WASHER = department("washing-machines")
FRONT = department("front-loaders")
TOP = department("top-loaders")
TUB = both(WASHER, text("type", "twin tub"))
DRYER = department("tumble-dryers")
DISH = department("dishwashers")
AIRCON = department("air-conditioners")
HEATER = department("heaters")
MICROWAVE = department("microwaves")
PHONE = department("smartphones")
STORAGE = department("storage")
TOOL = department("power-tools")
BRACKET = both(department("tv-accessories"), named("bracket"))
HDMI = both(department("tv-accessories"), text("type", "hdmi"))
LADDER = department("step-ladders", "extension-folding-ladders")
GENERATOR = goods("generators-inverters", "generator")
INVERTER = both(department("generators-inverters"), exact("type", "Inverter"))
PUMP = either(goods("water-pumps-tanks", "pump"), goods("pool-pumps-cleaners", "pool pump"))
BIT = both(department("drill-bits-discs"), named("drill bit"))
DISC = both(department("drill-bits-discs"), named("disc"))
BLADE = both(department("drill-bits-discs"), named("saw blade"))
CHISEL = both(department("hammers-chisels"), named("chisel"))


class SecondJudge(Judge):
    """Collects one half of the second judged queries of a shop."""

    def __init__(self, shop, part, products):
        super().__init__(f"second {shop} {part}", products)
        self.part = part

    def best(self, kind_of_query, texts, kind, *orders):
        """Queries for the first by an order (function of a product, most first?): ten are graded 3, and their equals;
        the rest of the kind 1. With several orders, the first ten of each are what was asked."""
        grades = {p.code: 1 for p in self.products if kind(p)}
        for of, most in orders:
            listed = sorted((of(p) for p in self.products if kind(p) and of(p) is not None), reverse=most)
            last = listed[min(10, len(listed)) - 1]
            for p in self.products:
                if kind(p) and of(p) is not None and (of(p) >= last if most else of(p) <= last):
                    grades[p.code] = 3
        self.add(kind_of_query, texts, grades)

    def rows(self):
        """The lines to print: class, part, query, grades."""
        for query, (kind_of_query, grades) in sorted(self.lines.items(), key=lambda line: (line[1][0], line[0])):
            listed = ",".join(f"{code}={grade}" for code, grade in
                              sorted(grades.items(), key=lambda g: (-g[1], g[0])))
            yield "\t".join((kind_of_query, self.part, query, listed))
