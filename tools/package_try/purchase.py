"""One thing bought over the shop's API, as its checkout screens do it, and paid at the payment simulator."""
import html
import json
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PASSWORD = "Kloof#2026-package"


class Caller:
    def __init__(self, base, zone, token=None):
        self.base, self.zone, self.token = base, zone, token

    def call(self, method, path, body=None):
        request = urllib.request.Request(f"{self.base}/occ/v2/spaza/channel/web/zone/{self.zone}{path}", method=method,
                                         data=None if body is None else json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            sys.exit(f"FAILED  {method} {path}: {refused.code} {refused.read().decode()}")


class Stay(urllib.request.HTTPRedirectHandler):
    """The browser's way back is looked at, not gone."""

    def redirect_request(self, *_):
        return None


def attribute(tag, name):
    found = re.search(rf'\b{name}="([^"]*)"', tag)
    return html.unescape(found.group(1)) if found else ""


def pay(instruction):
    """Goes where the shop sends the browser, and presses Pay."""
    fields = urllib.parse.urlencode([(one["name"], one["value"]) for one in instruction["fields"]]).encode()
    with urllib.request.urlopen(instruction["url"], fields, timeout=30) as answer:
        address, page = answer.url, answer.read().decode()
    for tag, inside in re.findall(r"<form\b([^>]*)>(.*?)</form>", page, re.S):
        button = next((one for one, text in re.findall(r"<button\b([^>]*)>(.*?)</button>", inside, re.S)
                       if re.sub(r"<[^>]*>", "", text).strip() == "Pay"), None)
        if button is None:
            continue
        inputs = [(attribute(one, "name"), attribute(one, "value")) for one in re.findall(r"<input\b([^>]*)>", inside)]
        inputs += [(attribute(button, "name"), attribute(button, "value"))]
        target = urllib.parse.urljoin(address, attribute(button, "formaction") or attribute(tag, "action"))
        data = urllib.parse.urlencode([(name, value) for name, value in inputs if name]).encode()
        try:
            urllib.request.build_opener(Stay).open(target, data, timeout=30)
        except urllib.error.HTTPError as sent_on:
            if sent_on.code not in (302, 303):
                raise
        return
    sys.exit("FAILED  the payment page has no button Pay")


def order_of(base, zone, token, code):
    return Caller(base, zone, token).call("GET", f"/orders/{code}/status?fields=FULL")


def buys_one_thing(base, zone, product):
    """A new customer buys one of the product for delivery. The order's code and the customer's token."""
    someone = {"titleCode": "ms", "firstName": "Thandi", "lastName": "Nkosi"}
    session = Caller(base, zone).call("POST", "/newUser", {
        **someone, "email": "thandi@shopper.example", "mobileNumber": "0821234567", "password": PASSWORD,
        "rePassword": PASSWORD, "termsAndConditions": True, "marketingCommunications": False})
    shopper = Caller(base, zone, session["access_token"])
    shopper.call("POST", "/users/current/addresses?useAddress=true", {
        **someone, "cellphone": "0821234567", "line1": "Boland Street", "line2": "12", "town": "Boland Park",
        "city": "Paarl", "region": {"isocode": "ZA-WC"}, "postalCode": "7646", "defaultAddress": True})
    cart = shopper.call("POST", "/users/current/carts/addtocart", {"productCode": product, "quantity": 1})["code"]
    path = f"/users/current/carts/{cart}"
    checkout = shopper.call("GET", f"{path}/checkout?fields=FULL")
    shipments = [{"posName": one["posName"], "tradingType": one["tradingType"], "code": "doorstep"}
                 for one in checkout["shipmentEntries"]["shipments"]]
    confirmed = shopper.call("POST", f"{path}/confirmCheckout?fields=FULL", {"shipments": shipments})
    if not confirmed.get("responseStatus"):
        sys.exit(f"FAILED  the checkout is not confirmed: {confirmed.get('errorMsg')}")
    order = shopper.call("POST", "/users/current/orders?fields=FULL",
                         {"cartId": cart, "paymentMode": "card", "termsChecked": True})
    pay(order["payment"])
    end = time.monotonic() + 60
    while order_of(base, zone, shopper.token, order["code"]).get("paymentStatus") != "succeed":
        if time.monotonic() > end:
            sys.exit(f"FAILED  order {order['code']} is not known to be paid within 60 s")
        time.sleep(0.1)
    return order["code"], shopper.token
