"""What runs on the machines, with the files of deploy/cluster as they are."""
import json
import os
import secrets
import signal
import ssl
import subprocess
import urllib.error
import urllib.request

from machines import Machine, Switch, wait_until
from shoppers import DOMAIN, VIRTUAL, Line

SOURCE = os.path.join(os.path.dirname(__file__), "..", "..", "deploy", "cluster")
PROGRAMS = os.path.abspath(os.environ.get("SPAZA_BIN_DIR", "build/release"))
WEB = os.path.abspath(os.environ.get("SPAZA_WEB_DIR", "web/dist"))
CLIENT = "10.87.0.41"


class Cluster:
    def __init__(self, folder, nodes=2, most_nodes=8):
        self.folder = folder
        self.addresses = {f"db{i}": f"10.87.0.{10 + i}" for i in (1, 2, 3)}
        self.node_addresses = {f"shop{i}": f"10.87.0.{20 + i}" for i in range(1, most_nodes + 1)}
        self.proxy_addresses = {f"proxy{i}": f"10.87.0.{30 + i}" for i in (1, 2)}
        self.settings = os.path.join(folder, "cluster.env")
        self.passwords = {name: secrets.token_hex(12) for name in ("SHOP_PASSWORD", "REPLICATION_PASSWORD", "REWIND_PASSWORD")}
        self.passwords |= {"PROXY_PASSWORD": secrets.token_hex(4), "CRYPTO_KEY": secrets.token_hex(32)}
        self.write_settings(nodes)
        self.script("certificates.sh", self.settings, f"{folder}/tls")
        self.switch = Switch()
        self.machines = {}
        self.databases = [self.machine(name, address) for name, address in self.addresses.items()]
        self.proxies = [self.machine(name, address) for name, address in self.proxy_addresses.items()]
        self.client = self.machine("client", CLIENT)
        self.nodes = []

    def write_settings(self, nodes):
        self.used = dict(list(self.node_addresses.items())[:nodes])
        given = {"DATABASES": self.addresses, "NODES": self.used, "PROXIES": self.proxy_addresses}
        lines = [f'{name}="{" ".join(f"{key}={value}" for key, value in each.items())}"' for name, each in given.items()]
        lines += [f"{name}={value}" for name, value in self.passwords.items()]
        lines += [f"VIRTUAL_ADDRESS={VIRTUAL}", "NETWORK=10.87.0.0/24", "INTERFACE=eth0", f"DOMAIN={DOMAIN}", "STAFF_NETWORKS=10.88.0.0/16"]
        with open(self.settings, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        os.chmod(self.settings, 0o600)

    def script(self, name, *arguments):
        subprocess.run([os.path.join(SOURCE, name), *arguments], check=True)

    def configure(self, name):
        """What README.md says of every machine: configure.sh, and its file unpacked there."""
        self.script("configure.sh", name, self.settings, f"{self.folder}/tls", f"{self.folder}/out")
        unpack = ["tar", "-x", "--preserve-permissions", "-f", f"{self.folder}/out/{name}.tar", "-C"]
        if name in self.machines and self.machines[name].process.poll() is None:
            self.machines[name].done(*unpack, "/")
        else:  # before its first start: what is laid over the files of this machine
            os.makedirs(os.path.join(self.folder, name), exist_ok=True)
            subprocess.run([*unpack, os.path.join(self.folder, name)], check=True)

    def machine(self, name, address):
        if name != "client":
            self.configure(name)
        self.machines[name] = Machine(self.switch, self.folder, name, address)
        return self.machines[name]

    def end(self):
        for machine in [*self.machines.values(), self.switch]:
            machine.end()

    # --- databases

    def start_databases(self):
        for machine in self.databases:
            self.start_etcd(machine)
        wait_until(lambda: self.etcd_leader(), 30, "etcd has no leader")
        for machine in self.databases:
            self.start_patroni(machine)
        self.until_whole(120)

    def start_etcd(self, machine):
        machine.done("install", "-d", "-o", "etcd", "-g", "etcd", "-m", "0700", "/var/lib/etcd")
        machine.done("install", "-d", "-o", "postgres", "-g", "postgres", "-m", "0755", "/run/postgresql", "/var/lib/postgresql",
                     "/var/lib/postgresql/15")
        machine.etcd = machine.service("etcd", "/usr/bin/etcd", user="etcd", groups="ssl-cert", env=environment(machine, "etc/default/etcd"))

    def start_patroni(self, machine):
        machine.patroni = machine.service("patroni", "/usr/bin/patroni", "/etc/patroni/config.yml", user="postgres",
                                          env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"})

    def etcdctl(self, machine, *command):
        return machine.done("env", "ETCDCTL_API=3", "etcdctl", "--cacert=/etc/spaza-cluster/ca.pem", "--cert=/etc/spaza-cluster/machine.pem",
                            "--key=/etc/spaza-cluster/machine.key", "--command-timeout=3s", "--write-out=json", *command, wait=10)

    def etcd_leader(self):
        for machine in self.databases:
            try:
                status = json.loads(self.etcdctl(machine, f"--endpoints=https://{machine.address}:2379", "endpoint", "status"))[0]["Status"]
            except (RuntimeError, subprocess.TimeoutExpired, ValueError):
                continue
            if status["leader"] == status["header"]["member_id"]:
                return machine
        return None

    def give_etcd_lead_to(self, machine):
        leader = wait_until(self.etcd_leader, 20, "etcd has no leader")
        if leader is not machine:
            status = json.loads(self.etcdctl(machine, f"--endpoints=https://{machine.address}:2379", "endpoint", "status"))[0]["Status"]
            self.etcdctl(leader, f"--endpoints=https://{leader.address}:2379", "move-leader", f"{status['header']['member_id']:x}")

    def patronictl(self, *command, wait=90, machine=None):
        machine = machine or self.databases[0]
        return machine.done("patronictl", "-c", "/etc/patroni/config.yml", *command, user="postgres", wait=wait,
                            env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"})

    def members(self):
        """Name: (role, state, lag in MB), as Patroni of the first machine that answers sees them."""
        for machine in self.databases:
            try:
                found = json.loads(self.patronictl("list", "--format", "json", wait=15, machine=machine))
                return {one["Member"]: (one["Role"], one["State"], one.get("Lag in MB", 0)) for one in found}
            except (RuntimeError, subprocess.TimeoutExpired, ValueError):
                continue
        return {}

    def whole(self):
        members = self.members()
        return (sorted(role for role, _, _ in members.values()) == ["Leader", "Replica", "Sync Standby"]
                and all(state == "running" for _, state, _ in members.values())
                and all(not lag for _, _, lag in members.values()))

    def until_whole(self, seconds=120):
        wait_until(self.whole, seconds, lambda: f"the databases did not come back: {self.members()}")

    def with_role(self, role):
        members = wait_until(lambda: self.members(), 20, "Patroni does not answer")
        name = next((name for name, (is_role, _, _) in members.items() if is_role == role), None)
        return name and self.machines[name]

    def primary(self):
        return wait_until(lambda: self.with_role("Leader"), 60, "there is no primary")

    def sql(self, statement, database="spaza", machine=None):
        return (machine or self.primary()).done("/usr/lib/postgresql/15/bin/psql", "-h", "/run/postgresql", "-d", database, "-XqAtc", statement, user="postgres")

    def make_database(self):
        self.sql(f"CREATE USER spaza PASSWORD '{self.passwords['SHOP_PASSWORD']}'", "postgres")
        self.sql("CREATE DATABASE spaza OWNER spaza ENCODING 'UTF8' TEMPLATE template0", "postgres")

    # --- the shop

    def node_environment(self, machine):
        return environment(machine, "etc/spaza/environment") | {
            "SPAZA_LOG_LEVEL": "warn", "SPAZA_RENDER_WORKERS": "0", "SPAZA_SERVE_WEB_DIR": WEB, "SPAZA_PAYMENTS_PAYSIM_URL": "http://127.0.0.1:9",
            # If the proxies did not name the client, all of them would be one and limited.
            "SPAZA_LIMITS_EXEMPT": CLIENT + "/32"}

    def command(self, machine, *command, wait=600, env=None):
        return machine.done(f"{PROGRAMS}/spaza", *command, wait=wait, env=self.node_environment(machine) | (env or {}))

    def fill_shop(self):
        machine = self.node_machine("shop1")
        self.command(machine, "demo", "--products", "100", "--seed", "1")
        self.sql("UPDATE stock SET on_hand = on_hand + 100000 WHERE on_hand > 0")

    def node_machine(self, name):
        return self.machines.get(name) or self.machine(name, self.node_addresses[name])

    def start_node(self, name):
        machine = self.node_machine(name)
        machine.node = machine.service("spaza", f"{PROGRAMS}/spaza", "serve", env=self.node_environment(machine))
        if machine not in self.nodes:
            self.nodes.append(machine)
        self.until_ready(machine)

    def until_ready(self, machine):
        wait_until(lambda: self.ready(machine) == 200 or not machine.node.running(), 60, f"{machine.name} is not ready")
        if not machine.node.running():
            raise RuntimeError(f"{machine.name} ended; see {machine.node.log}")

    def ready(self, machine):
        try:
            with urllib.request.urlopen(f"http://{machine.address}:8080/health/ready", timeout=2) as answer:
                return answer.status
        except urllib.error.HTTPError as refusal:
            return refusal.code
        except OSError:
            return None

    # --- the proxies

    def start_proxies(self):
        for machine in self.proxies:
            machine.done("install", "-d", "-o", "haproxy", "/run/haproxy")
            machine.done("install", "-d", "/var/lib/haproxy")
            self.start_haproxy(machine)
            machine.keepalived = machine.service("keepalived", "/usr/sbin/keepalived", "--dont-fork", "--log-console", "--no-syslog",
                                                 "-f", "/etc/keepalived/keepalived.conf", env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"})
        wait_until(self.reached, 30, "no proxy answers")

    def start_haproxy(self, machine):
        machine.haproxy = machine.service("haproxy", "/usr/sbin/haproxy", "-Ws", "-f", "/etc/haproxy/haproxy.cfg",
                                          "-p", "/run/haproxy.pid", "-S", "/run/haproxy-master.sock")

    def reload_proxies(self):
        for machine in self.proxies:
            self.configure(machine.name)
            machine.done("/usr/sbin/haproxy", "-c", "-q", "-f", "/etc/haproxy/haproxy.cfg")
            machine.haproxy.signal(signal.SIGUSR2)

    def proxy_with_address(self):
        for machine in self.proxies:
            if VIRTUAL in machine.done("ip", "-4", "address", "show", "eth0"):
                return machine
        return None

    def trust(self):
        return ssl.create_default_context(cafile=f"{self.folder}/tls/ca.pem")

    def reached(self):
        try:
            return Line(self.trust()).ask("GET", "/health/live", wait=2)[0] == 200
        except OSError:
            return False

    def serving(self, machine):
        """Whether a proxy sends shoppers to a node."""
        proxy = self.proxy_with_address()
        if not proxy:
            return False
        try:
            with urllib.request.urlopen(f"http://{proxy.address}:8404/;csv", timeout=2) as answer:
                rows = [line.split(",") for line in answer.read().decode().splitlines()]
        except OSError:
            return False
        return any(row[:2] == ["ready", machine.name] and row[17] == "UP" for row in rows if len(row) > 17)

    def until_serving(self):
        wait_until(lambda: all(self.serving(machine) for machine in self.nodes), 60, "a proxy does not know all nodes as ready")


def environment(machine, path):
    """As systemd reads an EnvironmentFile."""
    with open(os.path.join(machine.folder, path), encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    return {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"} | dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
