"""A bare Debian 12 in a folder."""
import pathlib
import shutil
import subprocess
import sys

RELEASE = "bookworm"


def ran(command, **more):
    done = subprocess.run(command, capture_output=True, text=True, check=False, **more)
    if done.returncode != 0:
        sys.exit(f"FAILED  {' '.join(map(str, command))}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def debian_sources():
    """Debian's own lines among the sources of this machine's apt."""
    reported = ran(["apt-get", "indextargets", "--format", "$(ORIGIN) $(CODENAME) $(COMPONENT) $(REPO_URI)",
                "Created-By: Packages"])
    lines = [line.split() for line in reported.splitlines()]
    return [(codename, component, address) for origin, codename, component, address in lines
            if origin == "Debian" and codename.startswith(RELEASE) and component == "main"]


def base_system(folder):
    """Made once; a try works on a copy."""
    base = folder / "base"
    if (base / ".whole").exists():
        return base
    sources = debian_sources()
    address = next((address for codename, _, address in sources if codename == RELEASE), None)
    if address is None:
        sys.exit(f"FAILED  apt of this machine knows no Debian {RELEASE}; apt-get update?")
    print("…       fetching a bare Debian 12 (once; some minutes)", flush=True)
    shutil.rmtree(base, ignore_errors=True)
    ran(["debootstrap", "--variant=minbase", RELEASE, str(base), address])
    (base / "etc/apt/sources.list").write_text(
        "".join(f"deb {address} {codename} {component}\n" for codename, component, address in sorted(set(sources))))
    (base / ".whole").touch()
    return base


def mounted_below(folder):
    """What is mounted there; a bind mount is known to the kernel alone."""
    with open("/proc/self/mountinfo", encoding="utf8") as lines:
        places = [line.split()[4] for line in lines]
    return [place for place in places if place.startswith(f"{folder.resolve()}/")]


class Machine:
    """The copy a try works on. Its only mount, /proc, ends with the caller's mount namespace at the latest."""

    def __init__(self, base, folder):
        self.root = folder / "machine"
        self.archives = folder / "archives"
        self.forget()
        ran(["cp", "-a", "--reflink=auto", str(base), str(self.root)])
        for name in ("resolv.conf", "hosts"):
            shutil.copyfile(f"/etc/{name}", self.path(f"/etc/{name}"))
        ran(["mount", "-t", "proc", "proc", str(self.path("/proc"))])
        self.archives.mkdir(exist_ok=True)
        for package in self.archives.glob("*.deb"):
            shutil.copy(package, self.path("/var/cache/apt/archives"))
        self.path("/run/systemd/system").mkdir(parents=True)
        self.path("/srv/packages").mkdir()
        self.run("apt-get -q update")

    def path(self, inside):
        return self.root / inside.lstrip("/")

    def read(self, inside):
        return self.path(inside).read_text(encoding="utf8", errors="replace")

    def _command(self, line, variables):
        settled = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        return {"args": ["chroot", str(self.root), "/bin/sh", "-ec", line], "env": {**settled, **variables},
                "stdin": subprocess.DEVNULL, "text": True, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}

    def status(self, line):
        return subprocess.run(**self._command(line, {}), check=False).returncode

    def run(self, line, wanted=True, **variables):
        """What it says, on both streams; the end of all when it fails and should not, or the other way round."""
        done = subprocess.run(**self._command(line, variables), check=False)
        if (done.returncode == 0) != wanted:
            sys.exit(f"FAILED  {line}: status {done.returncode}\n{done.stdout}")
        return done.stdout

    def apt(self, action, *what, wanted=True, variables=None):
        """apt-get; a file is put where the machine can read it. What is fetched is kept for the next try."""
        words = []
        for one in what:
            if isinstance(one, pathlib.Path):
                shutil.copy(one, self.path("/srv/packages"))
                one = f"/srv/packages/{one.name}"
            words.append(one)
        print(f"…       apt-get {action} {' '.join(words)}", flush=True)
        said = self.run(f"apt-get -q -y --no-install-recommends -o APT::Keep-Downloaded-Packages=true {action} "
                        f"{' '.join(words)}", wanted=wanted, **(variables or {}))
        for package in self.path("/var/cache/apt/archives").glob("*.deb"):
            if not (self.archives / package.name).exists():
                shutil.copy(package, self.archives)
        return said

    def forget(self):
        """Nothing is removed below which something else is mounted."""
        for place in mounted_below(self.root):
            ran(["umount", place])
        if mounted_below(self.root):
            sys.exit(f"FAILED  still mounted: {mounted_below(self.root)}")
        if self.root.exists():
            shutil.rmtree(self.root)
