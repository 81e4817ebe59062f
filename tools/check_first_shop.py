"""docs/first-shop.md, word by word, as a retailer would follow it on a bare Debian 12.

check_first_shop.py BEFORE.deb NEW.deb --paysim PROGRAM --folder FOLDER --postgres URL (as root): in a bare Debian below
FOLDER, which keeps that for the next time. The lines of the document are run as they stand by a user of the machine, with
photographs in place of the example's drawings; the shop is looked at and bought from in Chromium at both widths, upgraded,
backed up, restored into a new PostgreSQL database, and looked at again. URL is of a superuser's database; SPAZA_E2E_SHOTS
keeps what Chromium saw.
"""
import argparse
import os
import pathlib
import random
import re
import shutil
import struct
import subprocess
import sys
import time
import zlib

sys.dont_write_bytecode = True  # root's files do not stay in the repository
from answers import status_of
from package_try.machine import Machine, base_system
from package_try.steps import free_port, holds, until

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOME = "/home/retailer"
DATABASE = "first_shop_try"
SLOWEST = 600  # seconds that the document promises


def photograph(width, height, seed):
    """A PNG of slopes of colour under noise, as a camera sees a wall."""
    grain = random.Random(seed)
    rows = bytearray()
    across = bytes(value for x in range(width) for value in (40 + x * 150 // width, 0, 60 + seed * 5 % 120))
    for y in range(height):
        row = bytearray(across)
        row[1::3] = bytes([50 + y * 150 // height]) * width
        noise = grain.randbytes(len(row))
        rows += b"\0" + bytes((value + (more & 7)) for value, more in zip(row, noise))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(rows), 1)) + chunk(b"IEND", b"")


class FirstShop:
    """The steps, in their order; each leaves the machine to the next."""

    def __init__(self, machine, paysim, shots):
        self.machine, self.shots, self.serving = machine, shots, None
        self.port, paysim_port = free_port(), free_port()
        self.base = f"http://localhost:{self.port}"  # as the shop says it: payments come back there
        self.settings = (f"SPAZA_SERVE_PORT={self.port} SPAZA_PAYMENTS_PAYSIM_URL=http://127.0.0.1:{paysim_port} "
                         f"SPAZA_RENDER_TIMEOUT_MS=10000 SPAZA_LIMITS_ENABLED=false")
        self.paysim = subprocess.Popen([paysim, "--port", str(paysim_port)], stdout=subprocess.DEVNULL)

    def prepare(self, package):
        self.machine.apt("install", package)
        self.machine.run(f"useradd --create-home retailer && cp -r /usr/share/doc/spaza/examples {HOME}/")
        media = self.machine.path(f"{HOME}/examples/first-shop/media")
        names = sorted(path.name for path in media.iterdir())
        holds("the example has twenty pictures", len(names) == 20, str(names))
        for seed, name in enumerate(names):
            (media / name).write_bytes(photograph(1200, 900, seed))
        self.machine.run(f"chown -R retailer: {HOME}")
        document = self.machine.read("/usr/share/doc/spaza/first-shop.md")
        self.blocks = re.findall(r"```sh\n(.*?)```", document, re.S)
        holds("the document has its lines", len(self.blocks) == 4, str(len(self.blocks)))

    def as_retailer(self, lines, settings=""):
        # A file, so that the lines stand as they do in the document.
        self.machine.path(f"{HOME}/lines.sh").write_text(f"cd {HOME}\n{lines}", encoding="utf8")
        return (f"env {self.settings} {settings} HOME={HOME} setpriv --reuid=retailer --regid=retailer --init-groups "
                f"sh -e {HOME}/lines.sh")

    def follow(self):
        began = time.monotonic()
        for lines in self.blocks[:-1]:
            print("        " + lines.strip().replace("\n", "\n        "), flush=True)
            self.machine.run(self.as_retailer(lines))
        self.open(self.blocks[-1])
        took = time.monotonic() - began
        holds(f"the shop is open after {took:.0f} s of the document's lines", took < SLOWEST)

    def open(self, lines, settings=""):
        command = self.as_retailer(f"exec {lines.strip()}\n", settings)
        self.serving = subprocess.Popen(["chroot", str(self.machine.root), "/bin/sh", "-ec", f"exec {command}"],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                        env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"})
        until("the shop is ready", 60, lambda: status_of(self.base + "/health/ready") == 200 or self.serving.poll())
        holds("the shop runs", self.serving.poll() is None)

    def close(self):
        self.serving.terminate()
        self.serving.wait(timeout=60)

    def look(self, when):
        environment = {**os.environ, "SPAZA_E2E_BASE": self.base, "SPAZA_FIRST_SHOP_WHEN": when}
        if self.shots:
            environment["SPAZA_E2E_SHOTS"] = str(self.shots)
        seen = subprocess.run(["npx", "vitest", "run", "--config", "e2e/first-shop.config.ts"], cwd=ROOT / "web",
                              env=environment, capture_output=True, text=True, check=False)
        holds(f"seen in Chromium at both widths: {when}", seen.returncode == 0, seen.stdout + seen.stderr)

    def orders(self, settings=""):
        lines = "spaza orders list --json --config kloof/spaza.toml\n"
        return self.machine.run(self.as_retailer(lines, settings))

    def upgrade(self, package):
        self.close()
        before = self.orders()
        self.machine.apt("install", package)
        self.machine.run(self.as_retailer("spaza migrate --config kloof/spaza.toml\n"))
        holds("upgraded, the orders are there", self.orders() == before and "READY" in before, before)
        self.open(self.blocks[-1])
        self.look("upgraded")

    def restore(self, postgres):
        self.machine.run(self.as_retailer("spaza backup --config kloof/spaza.toml --to kloof/shop.backup\n"))
        before = self.orders()
        self.close()
        psql = ["psql", "--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", postgres, "--command"]
        subprocess.run([*psql, f"DROP DATABASE IF EXISTS {DATABASE}"], check=True)
        subprocess.run([*psql, f"CREATE DATABASE {DATABASE} TEMPLATE template0 ENCODING 'UTF8'"], check=True)
        try:
            settings = "SPAZA_DATABASE_URL=" + re.sub(r"/[^/?]*($|\?)", rf"/{DATABASE}\1", postgres)
            self.machine.run(self.as_retailer("spaza restore --config kloof/spaza.toml --from kloof/shop.backup\n", settings))
            holds("restored into PostgreSQL, the orders are there", self.orders(settings) == before)
            self.open(self.blocks[-1], settings)
            self.look("restored")
            self.close()
        finally:
            subprocess.run([*psql, f"DROP DATABASE IF EXISTS {DATABASE} WITH (FORCE)"], check=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("before", type=pathlib.Path)
    arguments.add_argument("new", type=pathlib.Path)
    arguments.add_argument("--paysim", required=True)
    arguments.add_argument("--folder", type=pathlib.Path, required=True)
    arguments.add_argument("--postgres", required=True)
    arguments.add_argument("--shots", type=pathlib.Path, default=os.environ.get("SPAZA_E2E_SHOTS"))
    chosen = arguments.parse_args()
    if os.getpid() != 1:  # mounts and programs of its own, which end with it
        os.execvp("unshare", ["unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child",
                              "--mount-proc", sys.executable, *sys.argv])
    began = time.monotonic()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    base = base_system(chosen.folder)
    machine = Machine(base, chosen.folder)
    shop = FirstShop(machine, chosen.paysim, chosen.shots)
    shop.prepare(chosen.before)
    shop.follow()
    shop.look("new")
    shop.upgrade(chosen.new)
    shop.restore(chosen.postgres)
    machine.forget()
    print(f"the first shop holds: {time.monotonic() - began:.0f} s")


main()
