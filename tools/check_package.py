"""Tries the package as its user would: installed, a shop made and bought from, upgraded, removed, purged.

check_package.py BEFORE.deb NEW.deb --paysim PROGRAM --folder FOLDER (as root): in a bare Debian 12 below FOLDER, which
keeps that, and the packages fetched, for the next time. Debian comes from where this machine's apt has it. The payment
simulator runs beside it. There is no systemd in a folder: tools/systemctl_for_try.sh runs the package's units.
"""
import argparse
import glob
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True  # root's files do not stay in the repository
from answers import status_of
from package_try.machine import Machine, base_system
from package_try.purchase import buys_one_thing, order_of
from package_try.steps import free_port, holds, until

HERE = pathlib.Path(__file__).resolve().parent


class Try:
    """The steps, in their order; each leaves the machine to the next."""

    def __init__(self, machine, before, new, paysim):
        self.machine, self.before, self.new = machine, before, new
        self.port, self.paysim_port = free_port(), free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.paysim = subprocess.Popen([paysim, "--port", str(self.paysim_port)], stdout=subprocess.DEVNULL)

    def runs(self):
        return self.machine.status("systemctl is-active spaza") == 0

    def opens(self):
        until("the shop is ready", 60, lambda: status_of(self.base + "/health/ready") == 200 or not self.runs())
        holds("the shop is open", self.runs() and status_of(self.base + "/health/ready") == 200,
              self.machine.read("/run/units/spaza.service.output"))

    def install(self):
        said = self.machine.apt("install", self.before)
        holds("installed by apt, and nothing runs", not self.runs(), said)
        log = self.machine.read("/run/units/log")
        holds("the unit is skipped without settings", "skipped spaza.service" in log, log)
        for unit in ("multi-user.target.wants/spaza.service", "timers.target.wants/spaza-backup.timer",
                     "timers.target.wants/spaza-doctor.timer"):
            holds(f"{unit} is enabled", self.machine.path("/etc/systemd/system/" + unit).is_symlink())
        for path, mode in (("/etc/spaza", "750 root:spaza"), ("/etc/spaza/environment", "640 root:spaza"),
                           ("/var/lib/spaza", "750 spaza:spaza"), ("/var/backups/spaza", "700 spaza:spaza")):
            holds(f"{path} is {mode}", self.machine.run(f"stat -c '%a %U:%G' {path}").strip() == mode)
        holds("another user cannot read the settings' folder",
              self.machine.status("setpriv --reuid=nobody --clear-groups ls /etc/spaza") != 0)
        holds("every setting of the sample is known",
              self.machine.status("spaza config --check /etc/spaza/spaza.example.toml") == 0)
        typed = "COMP_WORDS=(spaza --config x tickets ans) COMP_CWORD=4"
        completed = self.machine.run(
            f"bash -c '. /usr/share/bash-completion/completions/spaza; {typed}; _spaza; echo ${{COMPREPLY[@]}}'")
        holds("bash completes a command", completed.strip() == "answer", completed)
        settings = re.findall(r"^\w+ = ", self.machine.read("/etc/spaza/spaza.example.toml"), re.M)
        reported = self.machine.run(r"zcat /usr/share/man/man5/spaza.toml.5.gz | grep -cE '^.fB[a-z_]+[.][a-z0-9_]+.fR ='")
        holds(f"the manual has all {len(settings)} settings", int(reported) == len(settings) > 100, reported)
        return said

    def make_shop(self, said):
        """By the lines that the installation ended with, as they stand."""
        lines = re.search(r"/usr/lib/spaza/as-service spaza init .*?systemctl start spaza\n", said, re.S)
        holds("the next commands are said", lines is not None, said)
        make, start = lines.group(0).rstrip().rsplit("\n", 1)
        self.machine.run(make)
        holds("spaza init made settings of the service's group alone",
              self.machine.run("stat -c '%a %U:%G' /etc/spaza/spaza.toml").strip() == "640 root:spaza")
        with self.machine.path("/etc/spaza/environment").open("a") as file:
            file.write(f"SPAZA_SERVE_PORT={self.port}\nSPAZA_RENDER_TIMEOUT_MS=10000\n"
                       f"SPAZA_PAYMENTS_PAYSIM_URL=http://127.0.0.1:{self.paysim_port}\n")
        example = "/usr/share/doc/spaza/examples/first-shop"
        self.machine.run(f"/usr/lib/spaza/as-service spaza media add {example}/media")
        files = " ".join(f"{example}/{name}.csv" for name in
                         ("stores", "categories", "attributes", "products", "prices", "stock"))
        self.machine.run(f"/usr/lib/spaza/as-service spaza import /var/lib/spaza/content/pages.yaml {files}")
        self.machine.run(start)
        self.opens()
        until("pages are drawn by the server", 60, lambda: '"rendered":true' in status_text(self.base + "/"))
        pid = self.machine.read("/run/units/spaza.service").strip()
        owner = self.machine.path(f"/proc/{pid}").stat().st_uid
        holds("it runs as the user spaza", str(owner) == self.machine.run("id -u spaza").strip() and owner != 0)

    def buy(self):
        self.order, self.token = buys_one_thing(self.base, "S1", "1001")
        holds(f"order {self.order} is bought and paid", self.paid())
        self.machine.run("systemctl start spaza-backup.service")
        kept = self.machine.run("stat -c '%a %U' /var/backups/spaza/spaza-*.backup").split()
        holds("the nightly backup is the service's alone", kept == ["600", "spaza"], str(kept))

    def paid(self):
        return order_of(self.base, "S1", self.token, self.order).get("paymentStatus") == "succeed"

    def refused_upgrade(self):
        """Without a backup there is no upgrade, and the shop that ran runs on."""
        self.machine.run("mv /var/backups/spaza /var/backups/away && touch /var/backups/spaza")
        said = self.machine.apt("install", self.new, wanted=False)
        self.machine.run("rm /var/backups/spaza && mv /var/backups/away /var/backups/spaza")
        holds("an upgrade without a backup is refused, and says why", "no backup could be made" in said, said)
        holds("the package before is still there", self.version() == self.version_of(self.before), said)
        self.opens()

    def version(self):
        return self.machine.run("dpkg-query -W -f='${Version}' spaza").strip()

    def version_of(self, file):
        return subprocess.run(["dpkg-deb", "-f", file, "Version"], capture_output=True, text=True, check=True).stdout.strip()

    def upgrade(self):
        settings = [self.machine.read(f"/etc/spaza/{name}") for name in ("spaza.toml", "environment")]
        ran = self.machine.read("/run/units/spaza.service")
        said = self.machine.apt("install", self.new)
        holds(f"upgraded to {self.version_of(self.new)}", self.version() == self.version_of(self.new), said)
        self.opens()
        holds("it is the new program that runs", self.machine.read("/run/units/spaza.service") != ran)
        holds("the database was brought up to date before", "bringing the database up to date" in said, said)
        holds("the order is there", self.paid())
        holds("the settings are there",
              settings == [self.machine.read(f"/etc/spaza/{name}") for name in ("spaza.toml", "environment")])
        backup = self.machine.run("ls /var/backups/spaza/before-upgrade-*").split()[-1]
        self.machine.run(f"/usr/lib/spaza/as-service spaza restore --database sqlite:/var/lib/spaza/rehearsal.db --from {backup}")
        shown = self.machine.run(
            f"/usr/lib/spaza/as-service spaza orders show --database sqlite:/var/lib/spaza/rehearsal.db {self.order}")
        holds("the backup made before has the order", self.order in shown, shown)
        self.machine.run("rm /var/lib/spaza/rehearsal.db*")
        self.go_back(backup)

    def go_back(self, backup):
        """And forward again, closed all the time."""
        self.machine.run("systemctl stop spaza")
        self.machine.apt("install", "--allow-downgrades", self.before)
        holds("a shop that was stopped stays stopped", not self.runs())
        self.machine.run(f"/usr/lib/spaza/as-service spaza restore --force --from {backup}")
        self.machine.run("systemctl start spaza")
        self.opens()
        holds("the package before, with its backup, has the order", self.paid())
        self.machine.apt("install", self.new)
        self.opens()

    def remove(self):
        self.machine.apt("remove", "spaza")
        holds("removed, and the shop is closed", not self.runs() and not self.machine.path("/usr/bin/spaza").exists())
        for path in ("/etc/spaza/spaza.toml", "/etc/spaza/environment", "/var/lib/spaza/shop.db", "/var/lib/spaza/media"):
            holds(f"{path} is kept", self.machine.path(path).exists())
        self.machine.apt("install", self.new)
        self.opens()
        holds("installed again, the order is there", self.paid())

    def purge(self):
        key = re.search(r'^key = "([0-9a-f]{64})"', self.machine.read("/etc/spaza/spaza.toml"), re.M).group(1)
        said = self.machine.apt("purge", "spaza")
        holds("purged: settings are gone, which it says",
              not self.machine.path("/etc/spaza").exists() and "gone: the settings in /etc/spaza" in said, said)
        holds("a shop's records are kept, which it says",
              self.machine.path("/var/lib/spaza/shop.db").exists() and "kept" in said, said)
        holds("the key of these records is kept with them", self.machine.read("/var/lib/spaza/crypto.key").strip() == key)
        self.machine.apt("install", self.new)
        said = self.machine.apt("purge", "spaza", variables={"SPAZA_PURGE_DATA": "yes"})
        gone = [path for path in ("/etc/spaza", "/var/lib/spaza", "/var/backups/spaza", "/usr/share/spaza", "/usr/lib/spaza")
                if self.machine.path(path).exists()]
        holds("purged with SPAZA_PURGE_DATA=yes: everything is gone, which it says", not gone and "gone for good" in said,
              f"{gone}\n{said}")
        left = [name for name in glob.glob(str(self.machine.path("/etc/systemd")) + "/**/*spaza*", recursive=True)]
        holds("no unit is left behind", not left, str(left))


def status_text(url):
    return subprocess.run(["curl", "-s", url], capture_output=True, text=True, check=False).stdout


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("before", type=pathlib.Path)
    arguments.add_argument("new", type=pathlib.Path)
    arguments.add_argument("--paysim", required=True)
    arguments.add_argument("--folder", type=pathlib.Path, required=True)
    chosen = arguments.parse_args()
    if os.getpid() != 1:  # mounts and programs of its own, which end with it
        os.execvp("unshare", ["unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child",
                              sys.executable, *sys.argv])
    began = time.monotonic()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    base = base_system(chosen.folder)
    machine = Machine(base, chosen.folder)
    shutil.copy(HERE / "systemctl_for_try.sh", machine.path("/usr/bin/systemctl"))
    machine.path("/usr/bin/systemctl").chmod(0o755)
    trial = Try(machine, chosen.before, chosen.new, chosen.paysim)
    said = trial.install()
    trial.make_shop(said)
    trial.buy()
    trial.refused_upgrade()
    trial.upgrade()
    trial.remove()
    trial.purge()
    machine.forget()
    print(f"the package holds: {time.monotonic() - began:.0f} s")


main()
