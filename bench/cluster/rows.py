"""Makes one fault after another in a shop of many machines under load, and prints what shoppers saw. See bench/cluster.sh."""
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

from machines import enter_network_of, wait_until
from parts import Cluster
from shoppers import Load, customer, product_in_plenty

CHANGES = ("change", "order", "ask")  # what a shopper cannot do without the database


class Shop:
    def __init__(self, folder, nodes=2):
        self.cluster = Cluster(folder, nodes)
        self.problems, self.placed = set(), 0

    def open(self, customers=3):
        cluster = self.cluster
        enter_network_of(cluster.client)
        cluster.start_databases()
        cluster.make_database()
        cluster.fill_shop()
        for name in cluster.used:
            cluster.start_node(name)
        cluster.start_proxies()
        cluster.until_serving()
        self.trust = cluster.trust()
        self.product = product_in_plenty(self.trust)
        self.customers = [customer(self.trust) for _ in range(customers)]
        first = self.load()  # the offer for a first order is used up
        time.sleep(2)
        first.stop()
        self.placed = int(cluster.sql("SELECT COUNT(*) FROM customer_order"))
        self.problems = self.doctor()

    def load(self, **how):
        return Load(self.trust, self.product, self.customers, **how)

    def doctor(self):
        """Its complaints, as `spaza doctor` on a node makes them."""
        machine = self.cluster.nodes[0]
        said = subprocess.run(machine.command(os.path.join(os.environ["SPAZA_BIN_DIR"], "spaza"), "doctor"), capture_output=True, text=True,
                              timeout=300, env=self.cluster.node_environment(machine))
        lines = {line for line in said.stdout.splitlines() if line.startswith("problem")}
        if "ledger" not in said.stdout:
            raise RuntimeError(f"the doctor did not look at the ledger: {said.stdout}{said.stderr}")
        return lines

    def verdict(self, load):
        """What was acknowledged against what is there."""
        count = lambda sql: int(self.cluster.sql(sql))  # noqa: E731
        names = lambda codes: ",".join(f"'{code}'" for code in codes)  # noqa: E731
        there = count(f"SELECT COUNT(*) FROM customer_order WHERE code IN ({names(load.orders)})") if load.orders else 0
        in_all = count("SELECT COUNT(*) FROM customer_order") - self.placed
        carts = count(f"SELECT COUNT(*) FROM cart WHERE guid IN ({names(load.carts)})") if load.carts else 0
        self.placed += in_all
        reported = len(load.orders)
        words = []
        if not reported == len(set(load.orders)) == there == in_all:
            words.append(f"WRONG: {reported} orders acknowledged, {len(set(load.orders))} different, {there} of them there, {in_all} made")
        if carts != len(set(load.carts)):
            words.append(f"WRONG: {len(set(load.carts))} carts acknowledged, {carts} there")
        if load.unanswered:
            words.append(f"WRONG: {len(load.unanswered)} orders never answered")
        refused = [what for kind, _, _, what in load.seen if kind == "refused"]
        if refused:
            words.append(f"WRONG: {len(refused)} refused, such as {refused[0]}")
        new = self.doctor() - self.problems
        if new:
            words.append(f"WRONG: the doctor: {'; '.join(sorted(new))}")
        if words:
            global wrong
            wrong = True
        return "; ".join(words) or f"{reported} orders, {carts} carts: each once; ledger agrees"

    def during(self, name, fault, seconds, end_fault=lambda: None, after=4, back=None):
        """Load, 3 s later the fault, `seconds` later its end."""
        load = self.load()
        time.sleep(3)
        began = time.monotonic()
        fault()
        time.sleep(max(0, began + seconds - time.monotonic()))
        end_fault()
        came_back = ""
        if back:
            ended = time.monotonic()
            back()
            came_back = f"; whole again {time.monotonic() - ended:.0f} s after its end"
        time.sleep(after)
        load.stop()
        self.cluster.until_whole(180)
        self.cluster.until_serving()
        print(f"| {name} | {load.silence(CHANGES, began):.1f} s | {load.silence(('order',), began):.1f} s | "
              f"{failed(load, CHANGES, began)} | {failed(load, ('read',), began)} | {self.verdict(load)}{came_back} |", flush=True)


wrong = False


def failed(load, kinds, after):
    count = load.failures(kinds, after)
    said = ", ".join(f"{number} x {what}" for what, number in sorted(count.items()))
    return f"{said or 'none'} of {load.count(kinds, after)}; slowest {load.slowest(kinds, after):.1f} s"


# --- the rows


def nothing(shop):
    shop.during("nothing, 15 s", lambda: None, 15)


def primary_killed(shop):
    cluster = shop.cluster

    def kill():
        shop.lost = cluster.primary()
        shop.lost.kill_all_of("postgres")

    def restarted():
        kill()
        time.sleep(2)  # RestartSec of its unit
        cluster.start_patroni(shop.lost)
    shop.during("primary: kill -9 of PostgreSQL and Patroni, which its unit starts again after 2 s", restarted, 15, back=cluster.until_whole)
    shop.during("primary: kill -9 of PostgreSQL and Patroni, started again after 25 s", kill, 25, lambda: cluster.start_patroni(shop.lost),
                back=cluster.until_whole)


def postgres_killed(shop):
    def kill():
        machine = shop.cluster.primary()
        machine.done("bash", "-c", "kill -9 $(head -n 1 /var/lib/postgresql/15/spaza/postmaster.pid)", user="postgres")
    shop.during("primary: kill -9 of PostgreSQL alone", kill, 15, back=shop.cluster.until_whole)


def primary_vanishes(shop):
    cluster = shop.cluster

    def pull():
        cluster.switch.pull(shop.lost)

    def row(where):
        shop.during(f"primary's machine vanishes 30 s, etcd's leader {where}", pull, 30, lambda: cluster.switch.push(shop.lost), back=cluster.until_whole)

    for _ in range(int(os.environ.get("SPAZA_CLUSTER_ROUNDS", "1"))):
        shop.lost = cluster.primary()
        cluster.give_etcd_lead_to(next(machine for machine in cluster.databases if machine is not shop.lost))
        row("elsewhere")
        shop.lost = cluster.primary()
        cluster.give_etcd_lead_to(shop.lost)
        row("there as well")


def standby_vanishes(shop):
    cluster = shop.cluster

    def pull():
        shop.lost = cluster.with_role("Sync Standby")
        cluster.switch.pull(shop.lost)
    shop.during("synchronous standby's machine vanishes 20 s", pull, 20, lambda: cluster.switch.push(shop.lost), back=cluster.until_whole)


def database_replaced(shop):
    """A standby's machine is gone with its disks; a new one of its name takes its place, as README.md says."""
    cluster = shop.cluster
    lost = cluster.with_role("Replica")

    def replace():
        lost.end()
        helper = next(machine for machine in cluster.databases if machine is not lost)
        members = json.loads(cluster.etcdctl(helper, "member", "list"))["members"]
        cluster.etcdctl(helper, "member", "remove", f"{next(one['ID'] for one in members if one['name'] == lost.name):x}")
        cluster.etcdctl(helper, "member", "add", lost.name, f"--peer-urls=https://{lost.address}:2380")
        shutil.rmtree(lost.folder)
        new = cluster.machine(lost.name, lost.address)
        cluster.databases[cluster.databases.index(lost)] = new
        new.done("sed", "-i", "s/^ETCD_INITIAL_CLUSTER_STATE=.*/ETCD_INITIAL_CLUSTER_STATE=existing/", "/etc/default/etcd")
        cluster.start_etcd(new)
        cluster.start_patroni(new)
        cluster.until_whole(180)
    shop.during("a standby's machine is lost with its disks and made anew", replace, 0)


def both_standbys_vanish(shop):
    cluster = shop.cluster

    def pull():
        primary = cluster.primary()
        shop.away = [machine for machine in cluster.databases if machine is not primary]
        for machine in shop.away:
            machine.kill_all_of("postgres")

    def push():
        for machine in shop.away:
            cluster.start_patroni(machine)
    shop.during("both standbys killed 20 s", pull, 20, push, back=cluster.until_whole)


def switch(shop):
    cluster = shop.cluster
    leader, candidate = cluster.primary(), cluster.with_role("Sync Standby")
    cluster.patronictl("switchover", "--leader", leader.name, "--candidate", candidate.name, "--force")


def switchover(shop):
    shop.during("planned switchover", lambda: switch(shop), 12, back=shop.cluster.until_whole)


def node_killed(shop):
    cluster = shop.cluster
    machine = cluster.nodes[0]
    shop.during("a node of the shop: kill -9, started again after 10 s", lambda: machine.node.signal(signal.SIGKILL), 10,
                lambda: cluster.start_node(machine.name))


def node_vanishes(shop):
    cluster = shop.cluster
    machine = cluster.nodes[0]
    shop.during("a node's machine vanishes 20 s", lambda: cluster.switch.pull(machine), 20, lambda: cluster.switch.push(machine))


def rolling_nodes(shop):
    cluster = shop.cluster

    def each():
        for machine in cluster.nodes:
            machine.node.signal(signal.SIGTERM)
            machine.node.wait()
            cluster.start_node(machine.name)
            wait_until(lambda: cluster.serving(machine), 30, "the proxy does not take it back")
    shop.during("all nodes restarted one after the other", each, 0)


def rolling_databases(shop):
    cluster = shop.cluster

    def restart(machine):
        machine.patroni.signal(signal.SIGTERM)
        machine.patroni.wait()
        cluster.start_patroni(machine)
        cluster.until_whole()

    def each():
        primary = cluster.primary()
        for machine in cluster.databases:
            if machine is not primary:
                restart(machine)
        switch(shop)
        cluster.until_whole()
        restart(primary)
    shop.during("all databases restarted one after the other, with a switchover", each, 0)


def etcd_member_lost(shop):
    cluster = shop.cluster

    def kill():
        shop.lost = wait_until(cluster.etcd_leader, 20, "etcd has no leader")
        shop.lost.etcd.signal(signal.SIGKILL)
    shop.during("etcd's leader: kill -9, started again after 15 s", kill, 15, lambda: shop.lost.etcd.start())


def etcd_lost(shop):
    cluster = shop.cluster

    def kill():
        for machine in cluster.databases[:2]:
            machine.etcd.signal(signal.SIGKILL)

    def again():
        for machine in cluster.databases[:2]:
            machine.etcd.start()
    shop.during("two of three etcd members: kill -9, started again after 25 s", kill, 25, again)


def proxy_vanishes(shop):
    cluster = shop.cluster

    def pull():
        shop.lost = cluster.proxy_with_address()
        cluster.switch.pull(shop.lost)
    shop.during("the proxy's machine vanishes 20 s", pull, 20, lambda: cluster.switch.push(shop.lost))


def proxy_reloaded(shop):
    shop.during("both proxies take new settings (reload)", shop.cluster.reload_proxies, 5)


def backup(shop):
    """From a standby while orders are placed; then restored and looked at."""
    cluster, machine = shop.cluster, shop.cluster.nodes[0]
    url = cluster.node_environment(machine)["SPAZA_DATABASE_URL"].replace("read-write", "standby")
    file = os.path.join(cluster.folder, "shop.backup")

    def make():
        cluster.command(machine, "backup", "--to", file, env={"SPAZA_DATABASE_URL": url})
    shop.during("a backup is read from a standby", make, 3)
    restored = f"sqlite:{cluster.folder}/restored.db"
    cluster.command(machine, "restore", "--from", file, "--database", restored)
    said = subprocess.run(machine.command(os.path.join(os.environ["SPAZA_BIN_DIR"], "spaza"), "doctor", "--database", restored), capture_output=True,
                          text=True, env=cluster.node_environment(machine)).stdout
    ledger = [line for line in said.splitlines() if "ledger" in line]
    print(f"|  – restored into SQLite | | | | | {ledger[0] if ledger else said} |", flush=True)


def scaling(shop):
    """Reads and orders a second with 2, 4 and 8 nodes; SPAZA_CLUSTER_NODES ends it earlier."""
    cluster = shop.cluster
    most = int(os.environ.get("SPAZA_CLUSTER_NODES", "4"))
    print("\n| nodes | product answers a second | orders a second, 8 customers | carts a second, 8 guests | memory of a node |\n|---|---|---|---|---|", flush=True)
    customers = [customer(shop.trust) for _ in range(8)]
    address = f"https://10.87.0.30/occ/v2/spaza/channel/web/zone/G205/products/{shop.product}"
    for nodes in (2, 4, 8):
        if nodes > most:
            break
        cluster.write_settings(nodes)
        for name in cluster.used:
            if cluster.node_machine(name) not in cluster.nodes:
                cluster.start_node(name)
        cluster.reload_proxies()
        cluster.until_serving()
        said = cluster.client.done("wrk", "-t1", "-c16", "-d8s", "-H", "Host: shop.example", address)
        reads = next(line.split()[1] for line in said.splitlines() if "Requests/sec" in line)
        rates = []
        for kind, how in (("order", {"customers": customers, "guests": 0}), ("change", {"customers": [], "guests": 8})):
            load = Load(shop.trust, shop.product, how["customers"], guests=how["guests"], readers=0)
            time.sleep(2)
            began = time.monotonic()
            time.sleep(10)
            rates.append(load.rate(kind, began, time.monotonic()))
            load.stop()
            verdict = shop.verdict(load)
            if "WRONG" in verdict:
                print(verdict)
        memory = max(resident_mb(machine.node.pid()) for machine in cluster.nodes)
        print(f"| {nodes} | {reads} | {rates[0]:.1f} | {rates[1]:.1f} | {memory} MB |", flush=True)


def resident_mb(pid):
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return next(int(line.split()[1]) // 1024 for line in file if line.startswith("VmRSS"))


ROWS = {
    "nothing": nothing,
    "primary-killed": primary_killed,
    "postgres-killed": postgres_killed,
    "primary-vanishes": primary_vanishes,
    "standby-vanishes": standby_vanishes,
    "database-replaced": database_replaced,
    "standbys-killed": both_standbys_vanish,
    "switchover": switchover,
    "node-killed": node_killed,
    "node-vanishes": node_vanishes,
    "rolling-nodes": rolling_nodes,
    "rolling-databases": rolling_databases,
    "etcd-leader": etcd_member_lost,
    "etcd": etcd_lost,
    "proxy-vanishes": proxy_vanishes,
    "proxy-reload": proxy_reloaded,
    "backup": backup,
    "scaling": scaling,
}


def main(rows):
    unknown = [row for row in rows if row not in ROWS]
    if unknown:
        sys.exit(f"no row {unknown[0]}; there are {' '.join(ROWS)}")
    folder = tempfile.mkdtemp(prefix="spaza-cluster-")
    os.chmod(folder, 0o755)
    shop = Shop(folder)
    try:
        shop.open()
        print("| fault | no change acknowledged for | no order for | changes that failed | reads that failed | afterwards |\n|---|---|---|---|---|---|", flush=True)
        for row in rows or ROWS:
            ROWS[row](shop)
    finally:
        shop.cluster.end()
        if "SPAZA_CLUSTER_KEEP" in os.environ:
            print(f"kept: {folder}", file=sys.stderr)
        else:
            shutil.rmtree(folder, ignore_errors=True)
    sys.exit(1 if wrong else 0)


def end(number, _frame):
    raise SystemExit(128 + number)


if __name__ == "__main__":
    os.environ["SPAZA_BIN_DIR"] = os.path.abspath(os.environ.get("SPAZA_BIN_DIR", "build/release"))
    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    threading.excepthook = lambda failure: (print(f"a shopper's thread ended: {failure.exc_value!r}", file=sys.stderr), os.kill(os.getpid(), signal.SIGTERM))
    main(sys.argv[1:])
