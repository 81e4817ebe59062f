"""What every try of the package does: says what holds, and waits for what is to come."""
import socket
import sys
import time


def holds(what, true, reported=""):
    if not true:
        sys.exit(f"FAILED  {what}\n{reported}")
    print(f"ok      {what}", flush=True)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until(what, within, true):
    end = time.monotonic() + within
    while not true():
        if time.monotonic() > end:
            sys.exit(f"FAILED  {what} within {within} s")
        time.sleep(0.1)
