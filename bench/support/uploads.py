"""A hundred uploads of 5 MB at once; says how the server's memory rises. Arguments: engine, shop, process id."""
import json
import sys
import threading
import time
import urllib.error
import urllib.request

engine, shop, pid = sys.argv[1:4]
API = f"{shop}/occ/v2/spaza/channel/app/zone/G205"
MEGABYTE = 1024 * 1024
UPLOADS = 100


def post(path, body, kind, token=None):
    request = urllib.request.Request(API + path, body, {"Content-Type": kind})
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)


def resident():
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))


def main():
    person = {"email": "uploads@example.co.za", "titleCode": "ms", "firstName": "Thandi", "lastName": "Nkosi",
              "mobileNumber": "0821234567", "password": "Spaza#2026", "rePassword": "Spaza#2026",
              "termsAndConditions": True, "marketingCommunications": False}
    token = post("/newUser", json.dumps(person).encode(), "application/json")["access_token"]
    pdf = b"%PDF-1.7\n" + b"x" * (5 * MEGABYTE - 20) + b"\n%%EOF\n"
    form = (b'--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n' + pdf + b"\r\n--x--\r\n")
    taken, again = [], []

    def upload():
        while True:
            try:
                post("/users/current/attachments", form, "multipart/form-data; boundary=x", token)
                return taken.append(1)
            except (urllib.error.URLError, ConnectionError):
                again.append(1)
                time.sleep(0.2)

    before = highest = resident()
    began = time.monotonic()
    threads = [threading.Thread(target=upload) for _ in range(UPLOADS)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        highest = max(highest, resident())
        time.sleep(0.01)
    print(f"{engine}: {len(taken)} of {UPLOADS} kept in {time.monotonic() - began:.1f} s, {len(again)} asked to come again; "
          f"memory {before:.0f} MB before, {highest - before:.0f} MB more at its highest, {resident() - before:.0f} MB more after")


main()
