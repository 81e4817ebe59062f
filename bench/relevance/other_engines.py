#!/usr/bin/env python3
"""Other engines over the same texts and queries as bench_relevance, and whether vectors would help.

    other_engines.py PART FOLDER QUERIES [FOLDER QUERIES …]

FOLDER holds texts.tsv and found.tsv, as `bench_relevance … -d FOLDER PART` writes them; QUERIES is the judged set. Needs
Debian's python3-xapian and python3-numpy. Xapian stems English and ranks by BM25, all words wanted and any where nothing
has all. The vectors are of the catalogue alone, without network or GPU: words and groups of three to five letters of each
product's texts, weighed by TF-IDF, reduced to 128 dimensions by a truncated SVD (latent semantic analysis). How much of
them is mixed in is chosen on the part `work`; the figure that counts is of `held`.
"""
import math
import re
import sys
import zlib

import numpy
import xapian

SHOWN = 10
HASHED = 1 << 15
DIMENSIONS = 128


def read_texts(folder):
    with open(f"{folder}/texts.tsv", encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    return [row[0] for row in rows], [row[1:] for row in rows]


def read_found(folder):
    with open(f"{folder}/found.tsv", encoding="utf-8") as file:
        rows = (line.rstrip("\n").split("\t") for line in file)
        return {query: codes.split() for query, codes in rows}


def read_judged(path, part):
    judged = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            columns = line.rstrip("\n").split("\t")
            if columns[1] == part:
                pairs = [pair.rsplit("=", 1) for pair in columns[3].split(",")] if len(columns) > 3 and columns[3] else []
                judged[columns[2]] = {code: int(grade) for code, grade in pairs}
    return judged


def ndcg(found, grades):
    gain = lambda grade, place: (2 ** grade - 1) / math.log2(place + 2)
    best = sum(gain(grade, i) for i, grade in enumerate(sorted(grades.values(), reverse=True)[:SHOWN]))
    return sum(gain(grades.get(code, 0), i) for i, code in enumerate(found[:SHOWN])) / best


class Xapian:
    def __init__(self, codes, texts):
        self.codes = codes
        self.database = xapian.WritableDatabase("", xapian.DB_BACKEND_INMEMORY)
        generator = xapian.TermGenerator()
        generator.set_stemmer(xapian.Stem("en"))
        for fields in texts:
            document = xapian.Document()
            generator.set_document(document)
            for field in fields:
                generator.index_text(field)
                generator.increase_termpos()
            self.database.add_document(document)
        self.parser = xapian.QueryParser()
        self.parser.set_stemmer(xapian.Stem("en"))
        self.parser.set_stemming_strategy(xapian.QueryParser.STEM_SOME)

    def find(self, text):
        for operator in (xapian.Query.OP_AND, xapian.Query.OP_OR):
            self.parser.set_default_op(operator)
            enquire = xapian.Enquire(self.database)
            enquire.set_query(self.parser.parse_query(text, 0))
            found = [self.codes[match.docid - 1] for match in enquire.get_mset(0, SHOWN)]
            if found:
                return found
        return []


def pieces(text):
    """Words, and groups of letters of them, as hashed numbers."""
    for word in re.findall(r"\w+", text.lower()):
        yield zlib.crc32(word.encode()) % HASHED
        bounded = f"<{word}>"
        for size in (3, 4, 5):
            for i in range(len(bounded) - size + 1):
                yield zlib.crc32(bounded[i:i + size].encode()) % HASHED


class Vectors:
    """Latent semantic analysis of the catalogue."""

    def __init__(self, codes, texts):
        self.codes = codes
        self.places = {code: i for i, code in enumerate(codes)}
        rows, columns, counts = [], [], []
        often = numpy.zeros(HASHED)
        for row, fields in enumerate(texts):
            count = {}
            for piece in pieces(" ".join(fields)):
                count[piece] = count.get(piece, 0) + 1
            for piece, times in count.items():
                often[piece] += 1
                rows.append(row)
                columns.append(piece)
                counts.append(1 + math.log(times))
        self.idf = numpy.log((1 + len(codes)) / (1 + often))
        rows, columns = numpy.array(rows), numpy.array(columns)
        weights = numpy.array(counts) * self.idf[columns]
        norms = numpy.sqrt(numpy.bincount(rows, weights ** 2, minlength=len(codes)))
        weights /= numpy.maximum(norms[rows], 1e-9)
        starts = numpy.searchsorted(rows, numpy.arange(len(codes)))
        by_piece = numpy.argsort(columns, kind="stable")
        piece_starts = numpy.flatnonzero(numpy.r_[True, numpy.diff(columns[by_piece]) > 0])
        present = columns[by_piece][piece_starts]

        def times(matrix):  # products × pieces, by pieces × n
            return numpy.add.reduceat(matrix[columns] * weights[:, None], starts, axis=0)

        def times_turned(matrix):
            sums = numpy.zeros((HASHED, matrix.shape[1]))
            sums[present] = numpy.add.reduceat((matrix[rows] * weights[:, None])[by_piece], piece_starts, axis=0)
            return sums

        # Randomised SVD: a few rounds of subspace iteration.
        space = numpy.random.default_rng(7).standard_normal((HASHED, DIMENSIONS)).astype(numpy.float32)
        for _ in range(3):
            space, _ = numpy.linalg.qr(times_turned(times(space)))
        self.space = space
        self.products = self.unit(times(space))

    @staticmethod
    def unit(vectors):
        return vectors / numpy.maximum(numpy.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)

    def near(self, text):
        vector = numpy.zeros(DIMENSIONS)
        for piece in pieces(text):
            vector += self.space[piece] * self.idf[piece]
        return self.products @ self.unit(vector)


def mixed(found, near, vectors, share):
    """What was found, its order by place and nearness."""
    if not found:
        return found
    scores = {code: (1 - share) / (1 + place) + share * near[vectors.places[code]] for place, code in enumerate(found)}
    return sorted(found, key=lambda code: -scores[code])


def filled(found, near, vectors, least):
    """Where nothing was found, what is nearest, if it is near enough."""
    if found:
        return found
    order = numpy.argsort(-near)[:SHOWN]
    return [vectors.codes[i] for i in order if near[i] >= least]


def main():
    part, sets = sys.argv[1], list(zip(sys.argv[2::2], sys.argv[3::2]))
    rows, honest = [], {}
    for folder, queries in sets:
        codes, texts = read_texts(folder)
        engine, vectors, ours = Xapian(codes, texts), Vectors(codes, texts), read_found(folder)
        for query, grades in read_judged(queries, part).items():
            found, near = ours[query], vectors.near(query)
            tries = {"as shipped": found, "Xapian, BM25 with stems": engine.find(query),
                     "vectors alone": [codes[i] for i in numpy.argsort(-near)[:SHOWN]]}
            for share in (0.02, 0.05, 0.1, 0.2, 0.5):
                tries[f"shipped, {share} of the order by vectors"] = mixed(found, near, vectors, share)
            for least in (0.3, 0.5, 0.7):
                tries[f"shipped, nearest above {least} where nothing is found"] = filled(found, near, vectors, least)
            if grades:
                rows.append({name: (ndcg(each, grades), not each) for name, each in tries.items()})
            else:
                for name, each in tries.items():
                    honest.setdefault(name, []).append(not each)
    print(f"{len(rows)} judged queries, part {part}")
    for name in rows[0]:
        mean = sum(row[name][0] for row in rows) / len(rows)
        empty = 100 * sum(row[name][1] for row in rows) / len(rows)
        kept = honest.get(name, [])
        print(f"{name:<55} NDCG@10 {mean:.3f}   no result {empty:.1f} %   empty where nothing fits {sum(kept)} of {len(kept)}")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main()
