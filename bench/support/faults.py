"""Puts a shop under load, makes one fault after another, and prints what clients saw. See bench/faults.sh."""
import collections
import glob
import http.client
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid

API = "/occ/v2/spaza/channel/web/zone/G205"
SPAZA = "build/release/spaza"
BINARIES = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
AS_POSTGRES = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.getuid() == 0 else []
GIVEN_UP = 15.0  # seconds a client waits for an answer


def free_port():
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return listening.getsockname()[1]


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


class Proxy:
    """Passes TCP on; `silent`: nothing arrives and nothing is closed. What was open then stays silent."""

    def __init__(self, port):
        self.upstream, self.silent, self.epoch = port, False, 0
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port = self.listening.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def cut(self):
        self.silent = True
        self.epoch += 1

    def heal(self):
        self.silent = False

    def accept(self):
        while True:
            client, _ = self.listening.accept()
            threading.Thread(target=self.serve, args=(client, self.epoch), daemon=True).start()

    def serve(self, client, epoch):
        while self.silent:
            time.sleep(0.05)
        try:
            server = socket.create_connection(("127.0.0.1", self.upstream))
        except OSError:
            client.close()
            return
        epoch = self.epoch
        for here, there in ((client, server), (server, client)):
            threading.Thread(target=self.pump, args=(here, there, epoch), daemon=True).start()

    def pump(self, here, there, epoch):
        try:
            while data := here.recv(65536):
                while self.silent or self.epoch != epoch:
                    time.sleep(0.05)
                there.sendall(data)
        except OSError:
            pass
        finally:
            for one in (here, there):
                try:
                    one.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass


class Postgres:
    def __init__(self, folder, copy_of=None):
        self.data, self.port = os.path.join(folder, "db"), free_port()
        if AS_POSTGRES:
            shutil.chown(folder, "postgres")
        if copy_of:
            run(*AS_POSTGRES, f"{BINARIES}/pg_basebackup", "-D", self.data, "-R", "-X", "stream", "-d",
                f"postgresql://spaza@127.0.0.1:{copy_of.port}/postgres?application_name=standby")
        else:
            run(*AS_POSTGRES, f"{BINARIES}/initdb", "-D", self.data, "-U", "spaza", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
        self.start()

    def control(self, *arguments):
        run(*AS_POSTGRES, f"{BINARIES}/pg_ctl", "-D", self.data, "-s", "-w", *arguments)

    def start(self):
        options = f"-p {self.port} -k {os.path.dirname(self.data)} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self.control("-l", self.data + ".log", "-o", options, "start")

    def url(self, port=None, database="postgres"):
        return f"postgresql://spaza@127.0.0.1:{port or self.port}/{database}"

    def sql(self, statement, database="shop"):
        return run("psql", self.url(database=database), "-qAtc", statement)

    def postmaster(self):
        with open(os.path.join(self.data, "postmaster.pid"), encoding="utf-8") as file:
            return int(file.readline())

    def processes(self):
        first = self.postmaster()
        return [first] + [int(pid) for pid in subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True).stdout.split()]

    def signal(self, number):
        for pid in self.processes():
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass

    def stop(self):
        try:
            self.signal(signal.SIGCONT)
            self.control("-m", "immediate", "stop")
        except (OSError, subprocess.CalledProcessError):
            pass


class Node:
    def __init__(self, url, folder):
        self.url, self.port, self.log = url, free_port(), os.path.join(folder, "node.log")
        self.start()

    def start(self):
        environment = {**os.environ, "SPAZA_LIMITS_ENABLED": "false", "SPAZA_LOG_LEVEL": "warn", "SPAZA_RENDER_WORKERS": "0"}
        with open(self.log, "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [SPAZA, "serve", "--database", self.url, "--port", str(self.port), "--payments", "http://127.0.0.1:9"],
                env=environment, stdout=log, stderr=log)
        end = time.monotonic() + 60
        while self.ready() != "200":
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError(f"the node did not start; see {self.log}")
            time.sleep(0.05)

    def ready(self):
        try:
            return str(call(self.port, "GET", "/health/ready", wait=2)[0])
        except OSError:
            return "no answer"

    def end(self, number=signal.SIGKILL):
        self.process.send_signal(signal.SIGCONT)
        self.process.send_signal(number)
        self.process.wait()


def call(port, method, path, body=None, token=None, key=None, wait=GIVEN_UP):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=wait)
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    if key:
        headers["Idempotency-Key"] = key
    try:
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    except http.client.HTTPException as failure:
        raise ConnectionError(str(failure)) from failure
    finally:
        connection.close()


def done(port, method, path, body=None, token=None):
    status, _, text = call(port, method, API + path, body, token)
    if status >= 300:
        raise RuntimeError(f"{method} {path}: {status} {text[:300]}")
    return json.loads(text) if text else {}


def shopper(port):
    form = {"email": f"s-{uuid.uuid4().hex}@example.co.za", "titleCode": "ms", "firstName": "Thandi", "lastName": "Nkosi",
            "mobileNumber": f"0{random.randint(600_000_000, 899_999_999)}", "password": "Spaza#2026", "rePassword": "Spaza#2026",
            "termsAndConditions": True, "marketingCommunications": False}
    token = done(port, "POST", "/newUser", form)["access_token"]
    done(port, "POST", "/users/current/addresses?useAddress=true",
         {"titleCode": "ms", "firstName": "Thandi", "lastName": "Nkosi", "cellphone": "0821234567", "line1": "Berger Street", "line2": "12",
          "town": "Vorna Valley", "city": "Midrand", "region": {"isocode": "ZA-GP"}, "postalCode": "1686"}, token)
    return token


def ready_to_order(port, product):
    token = shopper(port)
    cart = done(port, "POST", "/users/current/carts/addtocart", {"productCode": product, "quantity": 1}, token)["code"]
    path = f"/users/current/carts/{cart}"
    shipments = done(port, "GET", f"{path}/checkout?fields=FULL", token=token)["shipmentEntries"]["shipments"]
    chosen = [{"posName": one["posName"], "tradingType": one["tradingType"],
               "code": next(info["code"] for info in one["deliveryInfos"] if info.get("isSelected"))} for one in shipments]
    done(port, "POST", f"{path}/confirmCheckout", {"shipments": chosen}, token)
    return token, {"cartId": cart, "paymentMode": "card", "termsChecked": True, "confirmDuplicate": True}


def order(port, token, form, key=None):
    return call(port, "POST", API + "/users/current/orders", form, token, key or uuid.uuid4().hex)


class Load:
    """Guests who fill carts and look at products, at every node."""

    def __init__(self, nodes, product, writers=6):
        self.nodes, self.product, self.going, self.seen, self.ready = nodes, product, True, [], []
        self.threads = [threading.Thread(target=self.write, args=(i,), daemon=True) for i in range(writers)]
        self.threads += [threading.Thread(target=self.read, args=(node,), daemon=True) for node in nodes]
        self.threads += [threading.Thread(target=self.watch, args=(node,), daemon=True) for node in nodes]
        for thread in self.threads:
            thread.start()

    def one(self, kind, node, method, path, body=None, key=None):
        began = time.monotonic()
        try:
            status, headers, _ = call(node.port, method, API + path, body, key=key)
            what = str(status) + ("" if status != 503 else "+Retry-After" if headers["Retry-After"] else " bare")
        except TimeoutError:
            what = "no answer"
        except OSError:
            what = "connection error"
        self.seen.append((kind, node, began, time.monotonic(), what))
        return what

    def write(self, number):
        while self.going:
            node = self.nodes[number % len(self.nodes)]
            what = self.one("write", node, "POST", "/users/anonymous/carts/addtocart", {"productCode": self.product, "quantity": 1}, uuid.uuid4().hex)
            time.sleep(0.02 if what == "200" else 0.1)

    def read(self, node):
        while self.going:
            self.one("read", node, "GET", f"/products/{self.product}")
            time.sleep(0.1)

    def watch(self, node):
        while self.going:
            self.ready.append((node, time.monotonic(), node.ready()))
            time.sleep(0.3)

    def stop(self):
        self.going = False
        for thread in self.threads:
            thread.join()

    def report(self, name, began, ended, healthy):
        """`healthy`: the nodes of which the fault is not the node's own."""
        fine = [end for kind, node, begin, end, what in self.seen if kind == "write" and what == "200" and begin >= ended and node in healthy]
        again = f"{min(fine) - ended:.2f} s" if fine else "never"
        during = [one for one in self.seen if one[3] >= began and one[2] < ended]
        figures = collections.Counter(what for kind, node, _, _, what in during if kind == "write" and node in healthy)
        reads = collections.Counter(what for kind, node, _, _, what in during if kind == "read" and node in healthy)
        slowest = max((end - begin for kind, node, begin, end, _ in self.seen if kind == "write" and node in healthy), default=0)
        ready = collections.Counter(what for node, at, what in self.ready if began + 1.5 <= at < ended and node in healthy)
        late = [at for node, at, what in self.ready if at > ended and what == "200" and node in healthy]
        said = ", ".join(f"{count} x {what}" for what, count in sorted(figures.items()))
        looked = ", ".join(f"{count} x {what}" for what, count in sorted(reads.items()))
        was = ", ".join(f"{count} x {what}" for what, count in sorted(ready.items())) or "-"
        up = f"{min(late) - ended:.1f} s" if late else "never"
        print(f"| {name} | {again} | {said or '-'}; slowest {slowest:.1f} s | {looked or '-'} | {was}; up after {up} |", flush=True)


class Shop:
    def __init__(self, engine, nodes=2, behind_proxy=False, folder=None, url=None):
        self.folder = folder or tempfile.mkdtemp(prefix="spaza-faults-")
        os.chmod(self.folder, 0o755)
        self.postgres = self.proxy = None
        if engine == "sqlite":
            self.url = f"sqlite:{self.folder}/shop.db"
        else:
            self.postgres = Postgres(self.folder)
            run("createdb", "-h", "127.0.0.1", "-p", str(self.postgres.port), "-U", "spaza", "shop")
            if behind_proxy:
                self.proxy = Proxy(self.postgres.port)
            self.url = url(self) if url else self.postgres.url(self.proxy and self.proxy.port, "shop")
        run(SPAZA, "demo", "--database", self.url, "--products", "100", "--seed", "1")
        self.sql("UPDATE stock SET on_hand = on_hand + 100000 WHERE on_hand > 0")
        self.nodes = [Node(self.url, self.folder) for _ in range(nodes)]
        found = done(self.nodes[0].port, "GET", "/products/search?pageSize=100&fields=FULL")["products"]
        self.product = next(one["code"] for one in found if one["tradingType"] == "00" and (one.get("stock") or {}).get("stockLevel", 0) > 1000 and
                            not one.get("preOrder") and not one.get("liquor") and not one.get("requiresTvLicence"))

    def sql(self, statement):
        if self.postgres:
            return self.postgres.sql(statement)
        return run("sqlite3", "-cmd", ".timeout 5000", self.url.removeprefix("sqlite:"), statement)

    def stop(self):
        for node in self.nodes:
            if node.process.poll() is None:
                node.end()
        if self.postgres:
            self.postgres.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def during(shop, name, fault, end_fault, seconds, healthy=None, after=6):
    load = Load(shop.nodes, shop.product)
    time.sleep(2)
    began = time.monotonic()
    fault()
    time.sleep(seconds)
    end_fault()
    ended = time.monotonic()
    time.sleep(after)
    load.stop()
    load.report(name, began, ended, healthy or shop.nodes)


def nothing():
    pass


def kill_node(engine="postgresql"):
    shop = Shop(engine)
    first, *others = shop.nodes
    during(shop, f"kill -9 of one of two nodes ({engine})", lambda: first.end(), nothing, 3, others)
    first.start()
    # Keys of what was under way are free at the other node.
    forms = [ready_to_order(first.port, shop.product) for _ in range(12)]
    keys = [uuid.uuid4().hex for _ in forms]
    sending = [threading.Thread(target=lambda i=i: attempt(lambda: order(first.port, *forms[i], keys[i])), daemon=True) for i in range(len(forms))]
    for thread in sending:
        thread.start()
    time.sleep(0.08)
    first.end()
    killed = time.monotonic()
    codes, refused = set(), 0
    for form, key in zip(forms, keys):
        while True:
            status, _, text = order(others[0].port, *form, key)
            if status in (200, 201):
                codes.add(json.loads(text)["code"])
                break
            refused += 1
            if time.monotonic() - killed > 90:
                raise RuntimeError(f"still refused: {status} {text[:300]}")
            time.sleep(0.05)
    took = time.monotonic() - killed
    count = int(shop.sql("SELECT COUNT(*) FROM customer_order"))
    print(f"|  – 12 orders under way repeated with their keys at the other node ({engine}) | {took:.2f} s for all | "
          f"{refused} x refused meanwhile; {len(codes)} orders, {count} in the database | | |", flush=True)
    shop.stop()


def attempt(work):
    try:
        work()
    except (OSError, RuntimeError):
        pass


def stop_node():
    shop = Shop("postgresql")
    first, *others = shop.nodes
    during(shop, "one of two nodes stands still (SIGSTOP) 20 s", lambda: first.process.send_signal(signal.SIGSTOP),
           lambda: first.process.send_signal(signal.SIGCONT), 20, others)
    shop.stop()


def kill_postgres():
    shop = Shop("postgresql")
    during(shop, "kill -9 PostgreSQL, 5 s, started again", lambda: os.kill(shop.postgres.postmaster(), signal.SIGKILL), lambda: restart(shop), 5)
    during(shop, "pg_ctl restart -m fast", lambda: shop.postgres.control("-l", shop.postgres.data + ".log", "-m", "fast", "restart"), nothing, 0)

    def terminate():
        for _ in range(5):
            shop.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'shop'")
            time.sleep(1)
    during(shop, "all sessions terminated, 5 times", terminate, nothing, 0)
    shop.stop()


def restart(shop):
    time.sleep(0.5)
    shop.postgres.start()


def stop_postgres():
    shop = Shop("postgresql")
    during(shop, "PostgreSQL stands still (SIGSTOP) 30 s", lambda: shop.postgres.signal(signal.SIGSTOP), lambda: shop.postgres.signal(signal.SIGCONT), 30)
    shop.stop()


def fill_connections():
    shop = Shop("postgresql")
    held = []
    administrator = subprocess.Popen(["psql", shop.postgres.url(database="postgres")], stdin=subprocess.PIPE,
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def fill():
        for _ in range(2):  # what the nodes lose is taken before they come back
            for _ in range(60):
                held.append(subprocess.Popen(["psql", shop.postgres.url(database="postgres")], stdin=subprocess.PIPE,
                                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            time.sleep(0.5)
            administrator.stdin.write(b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'shop';\n")
            administrator.stdin.flush()

    def free():
        for one in [*held, administrator]:
            one.kill()
            one.wait()
    during(shop, "all connections of PostgreSQL taken 15 s", fill, free, 15)
    shop.stop()


def cut_link():
    shop = Shop("postgresql", behind_proxy=True)
    during(shop, "link to PostgreSQL silent 30 s, old connections lost", shop.proxy.cut, shop.proxy.heal, 30, after=8)
    shop.stop()


def lose_primary():
    """The primary's host is silent, a synchronous standby is promoted; the URL names both."""
    proxies = []

    def url(shop):
        first = shop.postgres
        shop.standby_folder = tempfile.mkdtemp(prefix="spaza-standby-")
        os.chmod(shop.standby_folder, 0o755)
        shop.standby = Postgres(shop.standby_folder, copy_of=first)
        first.sql("ALTER SYSTEM SET synchronous_standby_names = '*'", "postgres")
        first.sql("SELECT pg_reload_conf()", "postgres")
        proxies.extend([Proxy(first.port), Proxy(shop.standby.port)])
        return f"postgresql://spaza@127.0.0.1:{proxies[0].port},127.0.0.1:{proxies[1].port}/shop?target_session_attrs=read-write"

    shop = Shop("postgresql", url=url)
    during(shop, "primary's host silent, standby promoted after 8 s (counted from then)", proxies[0].cut,
           lambda: shop.standby.control("promote"), 8, after=10)
    lost = shop.standby.sql("SELECT COUNT(*) FROM cart")
    print(f"|  – carts at the new primary | {lost} | | | |", flush=True)
    shop.standby.stop()
    shop.stop()
    shutil.rmtree(shop.standby_folder, ignore_errors=True)


def freeze_in_order():
    shop = Shop("postgresql")
    first, other = shop.nodes
    waiting = "SELECT COUNT(*) FROM pg_stat_activity WHERE state = 'idle in transaction' AND query LIKE '%number_sequence%'"
    for _ in range(60):
        forms = [ready_to_order(first.port, shop.product) for _ in range(10)]
        threads = [threading.Thread(target=lambda one=one: attempt(lambda: order(first.port, *one)), daemon=True) for one in forms]
        form = ready_to_order(other.port, shop.product)
        for thread in threads:
            thread.start()
        time.sleep(random.uniform(0.005, 0.08))
        first.process.send_signal(signal.SIGSTOP)
        if shop.sql(waiting) != "0":
            began = time.monotonic()
            status, headers, _ = order(other.port, *form)
            took = time.monotonic() - began
            print(f"| a node stands still in its order's transaction | order elsewhere after {took:.2f} s | {status} | | {other.ready()} |", flush=True)
            first.process.send_signal(signal.SIGCONT)
            break
        first.process.send_signal(signal.SIGCONT)
        for thread in threads:
            thread.join()
    else:
        print("| a node stands still in its order's transaction | not hit in 60 rounds | | | |", flush=True)
    shop.stop()


def read_only():
    shop = Shop("postgresql")

    def switch(state):
        shop.postgres.sql(f"ALTER SYSTEM SET default_transaction_read_only = {state}", "postgres")
        shop.postgres.sql("SELECT pg_reload_conf()", "postgres")
    during(shop, "PostgreSQL read-only 12 s", lambda: switch("on"), lambda: run(
        "psql", shop.postgres.url() + "?options=-cdefault_transaction_read_only%3Doff", "-qAtc",
        "ALTER SYSTEM SET default_transaction_read_only = off", "-c", "SELECT pg_reload_conf()"), 12)
    shop.stop()


def full_disk(engine):
    if os.getuid() != 0:
        print(f"| disk full ({engine}) | needs root | | | |")
        return
    folder = tempfile.mkdtemp(prefix="spaza-full-")
    run("mount", "-t", "tmpfs", "-o", "size=" + ("300m" if engine == "postgresql" else "120m"), "tmpfs", folder)
    filler = os.path.join(folder, "filler")
    try:
        shop = Shop(engine, nodes=1 if engine == "sqlite" else 2, folder=folder)

        def fill():
            with open(filler, "wb") as file:
                try:
                    while True:
                        file.write(bytes(65536))
                        file.flush()
                except OSError:
                    pass

        def keep_full():
            fill()
            keep["going"] = True
            threading.Thread(target=again, daemon=True).start()

        keep = {"going": False}

        def again():  # a log that is thrown away would make room again
            while keep["going"]:
                try:
                    with open(filler, "ab") as file:
                        while keep["going"]:
                            file.write(bytes(4096))
                            file.flush()
                except OSError:
                    time.sleep(0.05)

        def free():
            keep["going"] = False
            time.sleep(0.1)
            os.remove(filler)
        during(shop, f"disk full 20 s ({engine})", keep_full, free, 20)
        shop.stop()
    finally:
        run("umount", "-l", folder)
        os.rmdir(folder)


ROWS = {
    "kill-node": kill_node,
    "kill-node-sqlite": lambda: kill_node("sqlite"),
    "stop-node": stop_node,
    "kill-postgresql": kill_postgres,
    "stop-postgresql": stop_postgres,
    "connections": fill_connections,
    "link": cut_link,
    "primary": lose_primary,
    "order": freeze_in_order,
    "read-only": read_only,
    "full": lambda: full_disk("postgresql"),
    "full-sqlite": lambda: full_disk("sqlite"),
}

if __name__ == "__main__":
    print("| fault | kept again after | changes during the fault | reads during the fault | ready during the fault |\n|---|---|---|---|---|", flush=True)
    for row in sys.argv[1:] or ROWS:
        ROWS[row]()
