"""Sends batches of 20 000 rows and reads everything back: integration.py ORIGIN KEY SECRET TOKEN (bench/integration.sh)."""
import hashlib
import hmac
import json
import sys
import time
import urllib.request
import uuid

origin, number, secret, token = sys.argv[1:]
ROOT = "/backoffice/api/integration"
ROWS = 20_000


def read(what, limit=10_000):
    """All rows, how many seconds they took, and how many bytes they were."""
    rows, size, begun, cursor = [], 0, time.perf_counter(), None
    while True:
        query = f"?limit={limit}" + (f"&cursor={cursor}" if cursor else "")
        request = urllib.request.Request(f"{origin}{ROOT}/{what}{query}", headers={"Authorization": f"Bearer {token}"})
        with urllib.request.urlopen(request) as answer:
            body = answer.read()
            cursor = answer.headers.get("X-Next-Cursor")
        size += len(body)
        rows += body.splitlines()
        if not cursor:
            break
    took = time.perf_counter() - begun
    print(f"read {what}: {len(rows)} rows, {size / 1e6:.1f} MB in {took:.2f} s: {len(rows) / took:.0f} rows/s")
    return [json.loads(row) for row in rows]


def send(what, rows):
    body = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows).encode()
    target, once, now = f"{ROOT}/{what}", str(uuid.uuid4()), int(time.time())
    mark = hmac.new(secret.encode(), f"{now}.POST {target}\n{once}\n".encode() + body, hashlib.sha256).hexdigest()
    headers = {"X-Spaza-Key": number, "X-Spaza-Signature": f"t={now},v1={mark}", "Idempotency-Key": once, "Content-Type": "application/x-ndjson"}
    request = urllib.request.Request(origin + target, data=body, headers=headers, method="POST")
    begun = time.perf_counter()
    with urllib.request.urlopen(request) as answer:
        done = json.load(answer)
    took = time.perf_counter() - begun
    assert done["rows"] == len(rows), done
    print(f"send {what}: {len(rows)} rows, {done['changed']} changed, {len(body) / 1e6:.1f} MB in {took:.2f} s: {len(rows) / took:.0f} rows/s")


read("products", 2_000)
prices = read("prices")[:ROWS]
stock = read("stock")[:ROWS]
for more in (1, 2, 3):
    send("prices", [{"product": row["product"], "price": row["price"] + more} for row in prices])
    send("stock", [{"product": row["product"], "store": row["store"], "onHand": row["onHand"] + more} for row in stock])
send("prices", [{"product": row["product"], "price": row["price"] + 3} for row in prices])
send("stock", [{"product": row["product"], "store": row["store"], "onHand": row["onHand"] + 3} for row in stock])
