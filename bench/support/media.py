"""media.py ENGINE SPAZA DATABASE PICTURES: an import whose pictures are elsewhere, from a server of all sorts."""
import csv
import http.server
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import threading
import time
import zlib

ENGINE, SPAZA, DATABASE, COUNT = sys.argv[1:5]
COUNT = int(COUNT)
DISTINCT = 50  # pictures that are really different: what is measured is the fetching, not the encoder
SLOW = 0.2  # seconds before an answer


def png(side, seed):
    """A small PNG of noise."""
    grain = random.Random(seed)
    rows = b"".join(b"\0" + grain.randbytes(side * 3) for _ in range(side))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))


PICTURES = [png(160, seed) for seed in range(DISTINCT)]
# What becomes of each hundred: those that can be had, and why the others cannot.
WAYS = ["good"] * 70 + ["slow"] * 10 + ["moved"] * 5 + ["late"] * 5 + ["missing"] * 4 + ["page"] * 2 + ["svg"] * 2 + ["round"] + ["down"]
GOOD = {"good", "slow", "moved", "late"}


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    seen = set()

    def answer(self, status, body=b"", **headers):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        _, way, number = self.path.split("/")
        picture = PICTURES[int(number) % DISTINCT]
        if way == "slow":
            time.sleep(SLOW)
        if way == "late" and self.path not in self.seen:
            self.seen.add(self.path)
            return self.answer(503)
        if way == "moved":
            return self.answer(302, Location=f"/good/{number}")
        if way == "round":
            return self.answer(302, Location=self.path)
        if way in ("missing", "down"):
            return self.answer(404 if way == "missing" else 503)
        if way == "page":
            return self.answer(200, b"<!DOCTYPE html><p>No such picture")
        if way == "svg":
            return self.answer(200, b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")
        return self.answer(200, picture)

    def log_message(self, *_):
        pass


def main():
    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    host = f"127.0.0.1:{server.server_port}"
    with tempfile.TemporaryDirectory() as folder:
        there = pathlib.Path(folder)
        (there / "categories.csv").write_text("code,name\nall,All\n", encoding="utf8")
        with (there / "products.csv").open("w", encoding="utf8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(["code", "name", "brandName", "category", "images"])
            for n in range(COUNT):
                rows.writerow([n, f"Thing {n}", "Maker", "all", f"http://{host}/{WAYS[n % 100]}/{n}"])
        (there / "media").mkdir()
        report = there / "report.csv"
        environment = {**os.environ, "SPAZA_SERVE_MEDIA_DIR": str(there / "media"), "SPAZA_MEDIA_PRIVATE_HOSTS": host}
        began = time.monotonic()
        ran = subprocess.Popen([SPAZA, "import", "--database", DATABASE, "--report", str(report),
                                str(there / "categories.csv"), str(there / "products.csv")],
                               env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, used = os.wait4(ran.pid, 0)
        took = time.monotonic() - began
        with report.open(encoding="utf8") as file:
            reported = {int(row["line"]) for row in csv.DictReader(file)}
        wanted = {n + 2 for n in range(COUNT) if WAYS[n % 100] not in GOOD}
        if os.waitstatus_to_exitcode(status) != 1 or reported != wanted:
            sys.exit(f"the report has {len(reported)} rows, not the {len(wanted)} that failed")
        print(f"| {COUNT} pictures by address, {ENGINE} | {took:.0f} s, {COUNT / took:.0f} a second; "
              f"{used.ru_maxrss // 1024} MB at the highest; all {len(wanted)} failures in the report with their rows |")


main()
