"""Machines on one machine: each has processes, a network address, /etc, /var and /run of its own. They end with the program that made
them, however it ends: the kernel ends what is left in a process namespace with its first process."""
import ctypes
import os
import shutil
import subprocess
import time

# The first process: takes care of orphans and does nothing else.
FIRST = "while :; do sleep 3600 & wait $!; done"
KEPT = ("etc", "var/lib", "var/log")  # written folders: what a machine writes lies over the real one, and in its own folder


class Switch:
    """What all machines are plugged into."""

    def __init__(self):
        self.process, self.pid = begin(["unshare", "--net", "--pid", "--fork", "--kill-child", "bash", "-c", FIRST])
        self.run("ip", "link", "add", "switch", "type", "bridge")
        self.run("ip", "link", "set", "switch", "up")

    def run(self, *command):
        subprocess.run(["nsenter", "-t", str(self.pid), "-n", *command], check=True)

    def plug(self, machine):
        self.run("ip", "link", "add", machine.name, "type", "veth", "peer", "name", "eth0", "netns", str(machine.pid))
        self.run("ip", "link", "set", machine.name, "master", "switch")
        self.run("ip", "link", "set", machine.name, "up")

    def pull(self, machine):
        """Silence: nothing arrives there any more and nothing is closed."""
        self.run("ip", "link", "set", machine.name, "down")

    def push(self, machine):
        self.run("ip", "link", "set", machine.name, "up")

    def end(self):
        self.process.kill()
        self.process.wait()


class Machine:
    def __init__(self, switch, folder, name, address):
        self.name, self.address, self.folder = name, address, os.path.join(folder, name)
        for kept in KEPT:
            os.makedirs(os.path.join(self.folder, kept), exist_ok=True)
            os.makedirs(os.path.join(self.folder, "layers", kept), exist_ok=True)
            shutil.copystat("/" + kept, os.path.join(self.folder, kept))
        self.services, self.switch = [], switch
        layers = "".join(f"mount -t overlay overlay -o lowerdir=/{kept},upperdir={self.folder}/{kept},workdir={self.folder}/layers/{kept} /{kept}\n"
                         for kept in KEPT)
        self.process, self.pid = begin(["unshare", "--net", "--mount", "--uts", "--ipc", "--pid", "--fork", "--kill-child", "bash", "-ec",
                                        f"mount --make-rprivate /\nmount -t proc proc /proc\n{layers}mount -t tmpfs tmpfs /run\n"
                                        f"hostname {name}\nip link set lo up\ntouch /run/begun\n{FIRST}"])
        wait_until(lambda: self.works("test", "-e", "/run/begun"), 10, f"{name} did not begin")
        switch.plug(self)
        self.done("ip", "address", "add", f"{address}/24", "dev", "eth0")
        self.done("ip", "link", "set", "eth0", "up")

    def command(self, *command, user=None, groups=None):
        inside = ["nsenter", "-t", str(self.pid), "-m", "-n", "-p", "-u", "-i", "--"]
        if user:
            inside += ["setpriv", f"--reuid={user}", f"--regid={user}", f"--groups={groups}" if groups else "--init-groups"]
        return inside + list(command)

    def done(self, *command, user=None, wait=60, env=None):
        got = subprocess.run(self.command(*command, user=user), capture_output=True, text=True, timeout=wait, env=env)
        if got.returncode:
            raise RuntimeError(f"{self.name}: {' '.join(command)}: {got.stdout}{got.stderr}")
        return got.stdout.strip()

    def works(self, *command):
        return subprocess.run(self.command(*command), capture_output=True).returncode == 0

    def service(self, name, *command, user=None, groups=None, env=None):
        service = Service(self, name, command, user, groups, env)
        self.services.append(service)
        return service

    def kill_all_of(self, user):
        """kill -9 of every process of a user here: nothing outside of this machine can be meant."""
        subprocess.run(self.command("kill", "-9", "-1", user=user), check=False)

    def end(self):
        self.process.kill()
        self.process.wait()


class Service:
    """A program of a machine; what it says goes to its log there."""

    def __init__(self, machine, name, command, user, groups, env):
        self.machine, self.name, self.env = machine, name, env
        self.whole = machine.command(*command, user=user, groups=groups)
        self.log = os.path.join(machine.folder, name + ".log")
        self.start()

    def start(self):
        with open(self.log, "a", encoding="utf-8") as log:
            # nsenter runs the program as a child of its own, so that it is inside; signals go to that child.
            self.process = subprocess.Popen(self.whole, stdout=log, stderr=log, stdin=subprocess.DEVNULL, env=self.env)
        wait_until(lambda: self.pid() or self.process.poll() is not None, 5, f"{self.name} did not begin")

    def pid(self):
        return first_child(self.process.pid)

    def running(self):
        return self.process.poll() is None

    def signal(self, number):
        inside = self.pid()
        if inside:
            os.kill(inside, number)

    def wait(self, seconds=90):
        self.process.wait(seconds)


def begin(command):
    """The program that holds a namespace, and the first process in it."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    wait_until(lambda: first_child(process.pid), 5, "no namespace: this needs root and a kernel with namespaces")
    return process, first_child(process.pid)


def first_child(pid):
    try:
        with open(f"/proc/{pid}/task/{pid}/children", encoding="utf-8") as file:
            children = file.read().split()
        return int(children[0]) if children else None
    except OSError:
        return None


def wait_until(holds, seconds, complaint):
    end = time.monotonic() + seconds
    while not (got := holds()):
        if time.monotonic() > end:
            raise RuntimeError(complaint() if callable(complaint) else complaint)
        time.sleep(0.05)
    return got


def enter_network_of(machine):
    """The threads begun from now on speak from there."""
    with open(f"/proc/{machine.pid}/ns/net", encoding="utf-8") as namespace:
        if ctypes.CDLL(None, use_errno=True).setns(namespace.fileno(), 0x40000000):
            raise OSError(ctypes.get_errno(), "setns")
