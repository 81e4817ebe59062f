"""Rules by which products are judged against a query, and the writing of judged queries.

A query asks for a kind of thing and perhaps for facts about it. A product that is not of the kind has no grade. Of the
kind, with all facts: 3; with half of them or more (a measure that is off by a little is half a fact): 2; else 1. The
rules read what the catalogue states of a product and never what a search engine returned.
"""
import hashlib
import json
import random
import re
import sqlite3

SQL = """select code, name, brand_code, category_code, model, ean, features, attributes from product order by code"""
ALIKE = {"0": "o", "o": "0", "1": "i", "i": "1", "5": "s", "s": "5", "8": "b", "b": "8", "2": "z", "z": "2"}


class Product:
    """What a shop states of one product."""

    def __init__(self, row, departments, brands, prices):
        self.code, self.name, brand, department, self.model, self.ean, features, attributes = row
        self.brand = brands.get(brand, brand)
        self.departments = set()
        self.department = department
        while department in departments:
            self.departments.add(department)
            department = departments[department]
        self.price = prices.get(self.code)
        self.features = json.loads(features)
        self.attributes = json.loads(attributes)
        self.plain = plain(self.model or "")

    def value(self, attribute):
        return self.attributes.get(attribute)


def load(path):
    """All products of a shop's SQLite database, in order of their codes."""
    base = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    departments = dict(base.execute("select code, parent_code from category"))
    brands = dict(base.execute("select code, name from brand"))
    prices = dict(base.execute("select product_code, cents from price"))
    return [Product(row, departments, brands, prices) for row in base.execute(SQL)]


def plain(text):
    """Letters and digits only, in lower case."""
    return re.sub(r"[\W_]+", "", text.lower())


# Kinds and facts: each function returns a rule; a rule tells of a product yes (1), nearly (0.5) or no (0).

def department(*codes):
    return lambda p: int(any(c in p.departments for c in codes))


def text(attribute, *words):
    """The attribute holds one of the words, upper or lower case."""
    wanted = [w.lower() for w in words]
    return lambda p: int(any(w in str(p.value(attribute) or "").lower() for w in wanted))


def flag(attribute):
    return lambda p: int(p.value(attribute) is True or str(p.value(attribute)).lower() in ("true", "yes", "1"))


def brand(*names):
    return lambda p: int(p.brand in names)


def named(pattern):
    """The name matches; for what no attribute tells."""
    found = re.compile(pattern, re.I)
    return lambda p: int(bool(found.search(p.name)))


def number(attribute, wanted, same=0.0, near=0.1):
    """The number, give or take the share `same`; nearly, give or take the share `near`."""
    def rule(p):
        value = p.value(attribute)
        if not isinstance(value, (int, float)):
            return 0
        off = abs(value - wanted) / wanted
        return 1 if off <= same + 1e-9 else 0.5 if off <= near + 1e-9 else 0
    return rule


def between(attribute, low=float("-inf"), high=float("inf"), near=0.0):
    """Within the limits; nearly, when outside by no more than the share `near` of the limit."""
    def rule(p):
        value = p.value(attribute)
        if not isinstance(value, (int, float)):
            return 0
        if low <= value <= high:
            return 1
        return 0.5 if low * (1 - near) <= value <= high * (1 + near) else 0
    return rule


def price(low=0, high=float("inf")):
    """The price in rand is within the limits."""
    return lambda p: int(p.price is not None and low * 100 <= p.price <= high * 100)


def either(*rules):
    return lambda p: max(rule(p) for rule in rules)


def both(*rules):
    return lambda p: min(rule(p) for rule in rules)


def but(rule, *unwanted):
    """The rule, without what one of the others fits."""
    return lambda p: 0 if any(u(p) for u in unwanted) else rule(p)


class Judge:
    """Collects the judged queries of one shop."""

    def __init__(self, shop, products):
        self.shop, self.products = shop, products
        self.rng = random.Random(shop)
        self.lines = {}

    def add(self, kind_of_query, texts, grades):
        """Queries, divided by `|`, that have the same grades: a dict of product codes."""
        for query in (" ".join(t.split()) for t in texts.split("|")):
            if query in self.lines:
                raise ValueError(f"{self.shop}: twice: {query}")
            self.lines[query] = (kind_of_query, grades)

    def ask(self, kind_of_query, texts, kind, *facts, second=None, third=None):
        """Queries for a kind of thing with facts. What fits `second` only is graded 2, what fits `third` 1."""
        grades = {}
        for p in self.products:
            rank = 3 if kind(p) else 2 if second and second(p) else 0
            if rank:
                got = [fact(p) for fact in facts]
                grades[p.code] = (rank if all(g == 1 for g in got) else
                                  2 if rank == 3 and sum(got) * 2 >= len(got) else 1)
            elif third and third(p):
                grades[p.code] = 1
        if not grades:
            raise ValueError(f"{self.shop}: nothing fits: {texts}")
        self.add(kind_of_query, texts, grades)

    def cheapest(self, texts, kind, most=False):
        """Queries for the cheapest (or the dearest): ten are graded 3, and what costs the same; the rest 1."""
        of_kind = sorted((p for p in self.products if kind(p)), key=lambda p: -p.price if most else p.price)
        last = of_kind[min(10, len(of_kind)) - 1].price
        self.add("price", texts, {p.code: 3 if (p.price >= last if most else p.price <= last) else 1
                                  for p in of_kind})

    def nothing(self, kind_of_query, texts):
        self.add(kind_of_query, texts, {})

    def sample(self, count, fits):
        return self.rng.sample([p for p in self.products if fits(p)], count)

    def models(self, count, letters=4):
        """Whole models, parts of models, and models as people mistype them, `count` of each."""
        def usable(p):
            return len(p.plain) >= letters and re.search(r"\d", p.plain) and p.model.isascii() and "|" not in p.model
        for p in self.sample(count, usable):
            self.add_once("whole model", self.rng.choice([p.model, p.model.lower()]),
                          {q.code: 3 for q in self.products if q.plain == p.plain})
        done = 0
        for p in self.sample(count * 8, lambda p: usable(p) and len(p.plain) >= letters + 1):
            first, *others = re.split(r"\s*[/+&,(]\s*", p.model.lower())
            part = first if others else first[:max(letters, len(first) * 7 // 10)].strip(" -.")
            fits = {q.code: 3 for q in self.products if plain(part) in q.plain}
            if (done < count and len(part) >= letters and part.isascii() and re.search(r"\d", part)
                    and re.search(r"[a-z]", part) and len(fits) <= 40):
                done += self.add_once("part of a model", part, fits)
        whole = {p.plain for p in self.products}
        done = 0
        for p in self.sample(count * 6, lambda p: usable(p) and 5 <= len(p.plain) <= 14):
            typed = self.mistype(p.plain, done % 4) if done < count * 3 // 2 else ""
            if typed and (typed not in whole or " " in typed):
                fits = {q.code: 3 if q.plain == p.plain else 2 for q in self.products
                        if q.plain == p.plain or one_off(plain(typed), q.plain) and " " not in typed}
                done += self.add_once("mistyped model", typed, fits)

    def mistype(self, model, how):
        """A letter for a digit, one letter wrong, two swapped, or spaces between; empty where it cannot be."""
        if how == 0:
            places = [i for i, c in enumerate(model) if c in ALIKE]
            if not places:
                return ""
            i = self.rng.choice(places)
            return model[:i] + ALIKE[model[i]] + model[i + 1:]
        if how == 1:
            i = self.rng.randrange(1, len(model))
            other = self.rng.choice("abcdefghkmnprtuvwxy" if model[i].isalpha() else "0123456789")
            return model[:i] + other + model[i + 1:] if other != model[i] else ""
        if how == 2:
            i = self.rng.randrange(len(model) - 1)
            return model[:i] + model[i + 1] + model[i] + model[i + 2:] if model[i] != model[i + 1] else ""
        return " ".join(re.findall(r"[a-z]+|\d+", model))

    def eans(self, count):
        """EANs, and EANs with one digit wrong."""
        for p in self.sample(count, lambda p: p.ean):
            self.add_once("ean", p.ean, {p.code: 3})
        for p in self.sample(count, lambda p: p.ean):
            i = self.rng.randrange(3, 13)
            typed = p.ean[:i] + str((int(p.ean[i]) + self.rng.randrange(1, 10)) % 10) + p.ean[i + 1:]
            self.add_once("mistyped ean", typed, {q.code: 3 if q is p else 2 for q in self.products
                                                  if q.ean and one_off(typed, q.ean)})

    def add_once(self, kind_of_query, query, grades):
        if query in self.lines:
            return 0
        self.add(kind_of_query, query, grades)
        return 1

    def rows(self):
        """The lines to print: class, part, query, grades."""
        for query, (kind_of_query, grades) in sorted(self.lines.items(), key=lambda line: (line[1][0], line[0])):
            digest = hashlib.sha256(f"{self.shop}\t{query}".encode()).digest()
            part = "held" if digest[0] % 2 else "work"
            listed = ",".join(f"{code}={grade}" for code, grade in
                              sorted(grades.items(), key=lambda g: (-g[1], g[0])))
            yield "\t".join((kind_of_query, part, query, listed))


def one_off(a, b):
    """Whether one wrong, missing, further or swapped character makes one text of the other."""
    if a == b or abs(len(a) - len(b)) > 1:
        return a == b
    i = 0
    while i < min(len(a), len(b)) and a[i] == b[i]:
        i += 1
    return (a[i + 1:] == b[i + 1:] or a[i:] == b[i + 1:] or a[i + 1:] == b[i:]
            or a[i:i + 2] == b[i:i + 2][::-1] and a[i + 2:] == b[i + 2:])
