"""What `docker run -p 8080:8080` would do, found out without Docker.

check_image.py DOCKERFILE PROGRAM…: every library the programs are linked with must be installed in the image, as ldd
and dpkg of the machine they were built on say. `--web FOLDER` also starts the first program as the image does, with
its settings and command in an empty folder, and asks it from outside the loopback device.
"""
import os
import re
import shlex
import socket
import subprocess
import sys
import tempfile
import time

from answers import status_of


def said(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def installed(dockerfile):
    """The packages of the last stage, and what those depend on."""
    stage = open(dockerfile).read().rsplit("FROM ", 1)[1]
    lists = re.findall(r"apt-get install -y --no-install-recommends(.*?)&&", stage, re.S)
    wanted = [name for names in lists for name in names.replace("\\", " ").split()]
    known = {}
    for line in said("dpkg-query", "-W", "-f=${Package}\t${Pre-Depends}, ${Depends}\t${Essential}\n").splitlines():
        name, depends, essential = line.split("\t")
        known[name] = [re.split(r"[ (:|]", one.strip())[0] for one in depends.split(",") if one.strip()]
        if essential == "yes":
            wanted.append(name)
    found = set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += known.get(name, [])
    return found


def owners(libraries):
    """Which package each library is of; one question for all, as dpkg reads all its lists each time."""
    also = {path.replace("/lib/", "/usr/lib/", 1): path for path in libraries}
    found = {}
    for line in said("dpkg", "-S", *libraries, *also).splitlines():
        package, _, path = line.partition(": ")
        found[also.get(path, path)] = package.split(":")[0]
    return found


def settings_of(dockerfile):
    """ENV and CMD of the last stage."""
    stage = open(dockerfile).read().rsplit("FROM ", 1)[1].replace("\\\n", " ")
    variables = dict(
        pair.split("=", 1) for line in re.findall(r"^ENV (.*)$", stage, re.M) for pair in shlex.split(line))
    command = re.findall(r"^CMD \[(.*)\]$", stage, re.M)[-1]
    return variables, re.findall(r'"([^"]*)"', command)


def free_port():
    with socket.socket() as probe:
        probe.bind(("0.0.0.0", 0))
        return probe.getsockname()[1]


def own_address():
    """An address of this machine that is not the loopback's; none in a machine without a network."""
    for line in said("hostname", "-I").split():
        if "." in line:
            return line
    return None


def started(program, command, variables, folder):
    environment = {name: text for name, text in os.environ.items() if not name.startswith("SPAZA_")}
    return subprocess.Popen([os.path.abspath(program), *command], cwd=folder, env={**environment, **variables},
                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def runs_as_image(dockerfile, program, web):
    """What is wrong with a container nobody has configured."""
    variables, command = settings_of(dockerfile)
    problems = []
    for name in ("SPAZA_SERVE_HOST", "SPAZA_SERVE_WEB_DIR", "SPAZA_DATABASE_URL", "SPAZA_SERVE_PORT"):
        if name not in variables:
            problems.append(f"ENV does not set {name}")
    if "VOLUME" not in open(dockerfile).read():
        problems.append("no VOLUME keeps the database")
    for folder, expected in ((os.path.abspath(web), 200), ("/nowhere/web", 503)):
        with tempfile.TemporaryDirectory() as empty:
            port = free_port()
            database = variables.get("SPAZA_DATABASE_URL", "").replace("/var/lib/spaza", empty)
            running = started(program, command, {**variables, "SPAZA_SERVE_PORT": str(port),
                                                 "SPAZA_SERVE_WEB_DIR": folder, "SPAZA_DATABASE_URL": database}, empty)
            try:
                at = f"http://{own_address() or '127.0.0.1'}:{port}"
                until = time.monotonic() + 60
                while status_of(at + "/health/live") != 200 and running.poll() is None and time.monotonic() < until:
                    time.sleep(0.1)
                if running.poll() is not None:
                    problems.append(f"the program ended with status {running.returncode}")
                    continue
                ready = status_of(at + "/health/ready")
                if ready != expected:
                    problems.append(f"/health/ready answers {ready} at {at} with web folder {folder}, not {expected}")
                if expected == 200 and status_of(at + "/") != 200:
                    problems.append(f"/ is no page at {at}")
            finally:
                running.terminate()
                running.wait()
    return problems


arguments = sys.argv[1:]
web = None
if "--web" in arguments:
    at = arguments.index("--web")
    web = arguments[at + 1]
    del arguments[at:at + 2]
dockerfile, *programs = arguments
there = installed(dockerfile)
needs = {library: program for program in programs for library in re.findall(r"=> (/\S+)", said("ldd", program))}
owner = owners(needs)
missing = {}
for library, program in needs.items():
    if owner.get(library) not in there:
        missing.setdefault(owner.get(library, library), program)
for package, program in sorted(missing.items()):
    print(f"{dockerfile}: {program} needs {package}")
wrong = runs_as_image(dockerfile, programs[0], web) if web else []
for problem in wrong:
    print(f"{dockerfile}: {problem}")
sys.exit(1 if missing or wrong else 0)
