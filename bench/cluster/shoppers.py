"""Shoppers who come through the proxies: they repeat with its key what was not answered, and remember what was acknowledged."""
import collections
import http.client
import json
import random
import socket
import threading
import time
import uuid

DOMAIN, VIRTUAL = "shop.example", "10.87.0.30"
API = "/occ/v2/spaza/channel/web/zone/G205"
GIVEN_UP = 15.0  # seconds a client waits for an answer


class Line:
    """A connection as a browser keeps it: the next request goes over the same one, and a new one is made when it broke."""

    def __init__(self, trust):
        self.trust, self.connection = trust, None

    def ask(self, method, path, body=None, token=None, key=None, wait=GIVEN_UP):
        headers = {"Host": DOMAIN, "Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if key:
            headers["Idempotency-Key"] = key
        try:
            if self.connection is None:
                plain = socket.create_connection((VIRTUAL, 443), timeout=wait)
                plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                connection = http.client.HTTPConnection(DOMAIN)
                connection.sock = self.trust.wrap_socket(plain, server_hostname=DOMAIN)
                self.connection = connection
            self.connection.sock.settimeout(wait)
            self.connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = self.connection.getresponse()
            text = answer.read()
            if answer.will_close:
                self.close()
            return answer.status, answer.headers, text
        except http.client.HTTPException as failure:
            self.close()
            raise ConnectionError(str(failure)) from failure
        except OSError:
            self.close()
            raise

    def close(self):
        if self.connection:
            self.connection.close()
        self.connection = None


class Refused(Exception):
    """The shop said no."""


class NeverAnswered(Refused):
    pass


class Load:
    """Guests who fill carts, customers who order, and readers, until stop()."""

    def __init__(self, trust, product, customers, guests=3, readers=2):
        self.trust, self.product, self.going = trust, product, True
        self.seen = []       # (kind, began, ended, what)
        self.orders = []     # acknowledged codes
        self.carts = []      # acknowledged carts
        self.unanswered = []  # carts of which nobody was notified whether they are an order
        self.threads = [threading.Thread(target=self.order_on, args=(token,), daemon=True) for token in customers]
        self.threads += [threading.Thread(target=self.fill, daemon=True) for _ in range(guests)]
        self.threads += [threading.Thread(target=self.read, daemon=True) for _ in range(readers)]
        for thread in self.threads:
            thread.start()

    def once(self, line, kind, method, path, body=None, token=None, key=None):
        began = time.monotonic()
        status, text = 0, b""
        try:
            status, headers, text = line.ask(method, API + path, body, token, key)
            what = str(status)
            if status == 503:
                what += "" if headers["Retry-After"] else " without Retry-After"
            if headers["X-Spaza-Stale"]:
                what += " stale"
        except TimeoutError:
            what = "no answer"
        except OSError:
            what = "connection broken"
        self.seen.append((kind, began, time.monotonic(), what))
        return status, text

    def until_answered(self, line, kind, method, path, body=None, token=None, keyed=True):
        """The same request with the same key until the shop has said yes or no; an answer of 409 says that it is still at it."""
        key = uuid.uuid4().hex if keyed else None
        end = time.monotonic() + 90
        while True:
            status, text = self.once(line, kind, method, path, body, token, key)
            if 200 <= status < 300:
                return json.loads(text) if text else {}
            if status and status not in (409, 429) and status < 500:
                raise Refused(f"{method} {path}: {status} {text[:300]!r}")
            if time.monotonic() > end:
                raise NeverAnswered(f"{method} {path}: not answered for 90 s, last {status} {text[:200]!r}")
            time.sleep(0.1)

    def fill(self):
        line = Line(self.trust)
        while self.going:
            try:
                cart = self.until_answered(line, "change", "POST", "/users/anonymous/carts/addtocart", {"productCode": self.product, "quantity": 1})
                self.carts.append(cart.get("guid") or cart["code"])
            except Refused as refusal:
                self.seen.append(("refused", time.monotonic(), time.monotonic(), str(refusal)))
            time.sleep(0.05)

    def order_on(self, token):
        line = Line(self.trust)
        while self.going:
            try:
                self.order_once(line, token)
            except Refused as refusal:
                self.seen.append(("refused", time.monotonic(), time.monotonic(), str(refusal)))
                time.sleep(0.5)

    def order_once(self, line, token):
        cart = self.until_answered(line, "change", "POST", "/users/current/carts/addtocart", {"productCode": self.product, "quantity": 1}, token)["code"]
        path = f"/users/current/carts/{cart}"
        shipments = self.until_answered(line, "ask", "GET", f"{path}/checkout?fields=FULL", token=token, keyed=False)["shipmentEntries"]["shipments"]
        chosen = [{"posName": one["posName"], "tradingType": one["tradingType"],
                   "code": next(info["code"] for info in one["deliveryInfos"] if info.get("isSelected"))} for one in shipments]
        self.until_answered(line, "ask", "POST", f"{path}/confirmCheckout", {"shipments": chosen}, token, keyed=False)
        try:
            placed = self.until_answered(line, "order", "POST", "/users/current/orders",
                                         {"cartId": cart, "paymentMode": "card", "termsChecked": True, "confirmDuplicate": True}, token)
        except NeverAnswered:
            self.unanswered.append(cart)
            raise
        self.orders.append(placed["code"])
        time.sleep(0.1)

    def read(self):
        line = Line(self.trust)
        paths = [f"/products/{self.product}", "/products/search?pageSize=20"]
        while self.going:
            self.once(line, "read", "GET", random.choice(paths))
            time.sleep(0.05)

    def stop(self):
        self.going = False
        for thread in self.threads:
            thread.join()

    # --- what was seen

    def silence(self, kinds, after):
        """The longest time without an acknowledged change, counted from the fault on."""
        times = sorted(end for kind, _, end, what in self.seen if kind in kinds and what[:1] == "2" and end > after)
        return max((later - earlier for earlier, later in zip([after, *times], times)), default=float("inf"))

    def failures(self, kinds, after):
        return collections.Counter(what + (" (without a key)" if kind == "ask" else "")
                                   for kind, _, end, what in self.seen if kind in kinds and end >= after and what[:1] != "2")

    def count(self, kinds, after):
        return sum(1 for kind, _, end, _ in self.seen if kind in kinds and end >= after)

    def slowest(self, kinds, after):
        return max((end - began for kind, began, end, _ in self.seen if kind in kinds and end >= after), default=0)

    def rate(self, kind, after, until):
        return sum(1 for is_kind, _, end, what in self.seen if is_kind == kind and what[:1] == "2" and after <= end < until) / (until - after)


def customer(trust):
    """Signed up, with an address; the token."""
    line = Line(trust)

    def done(path, form, token=None):
        status, _, text = line.ask("POST", API + path, form, token)
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {text[:300]!r}")
        return json.loads(text) if text else {}

    token = done("/newUser", {
        "email": f"s-{uuid.uuid4().hex}@example.co.za", "titleCode": "ms", "firstName": "Thandi", "lastName": "Nkosi",
        "mobileNumber": f"0{random.randint(600_000_000, 899_999_999)}", "password": "Spaza#2026", "rePassword": "Spaza#2026",
        "termsAndConditions": True, "marketingCommunications": False})["access_token"]
    done("/users/current/addresses?useAddress=true", {
        "titleCode": "ms", "firstName": "Thandi", "lastName": "Nkosi", "cellphone": "0821234567", "line1": "Berger Street", "line2": "12",
        "town": "Vorna Valley", "city": "Midrand", "region": {"isocode": "ZA-GP"}, "postalCode": "1686"}, token)
    line.close()
    return token


def product_in_plenty(trust):
    _, _, text = Line(trust).ask("GET", API + "/products/search?pageSize=100&fields=FULL")
    return next(one["code"] for one in json.loads(text)["products"]
                if one["tradingType"] == "00" and (one.get("stock") or {}).get("stockLevel", 0) > 1000 and not one.get("preOrder")
                and not one.get("liquor") and not one.get("requiresTvLicence"))
