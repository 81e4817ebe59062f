"""Every library the programs are linked with must be installed in the container image.

check_image.py DOCKERFILE PROGRAM…: asks ldd and dpkg of the machine the programs were built on.
"""
import re
import subprocess
import sys


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


def owner(library):
    for path in (library, library.replace("/lib/", "/usr/lib/", 1)):
        if answer := said("dpkg", "-S", path):
            return answer.split(":")[0]
    return None


dockerfile, *programs = sys.argv[1:]
there = installed(dockerfile)
missing = {}
for program in programs:
    for library in re.findall(r"=> (/\S+)", said("ldd", program)):
        package = owner(library)
        if package not in there:
            missing.setdefault(package or library, program)
for package, program in sorted(missing.items()):
    print(f"{dockerfile}: {program} needs {package}")
sys.exit(1 if missing else 0)
