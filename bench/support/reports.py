"""Each report over a year beside the year before, 30 times: how long the server takes."""
import datetime
import sys
import time
import urllib.request

shop, token = sys.argv[1:]
NAMES = ("sales hours channels departments stores ways promotions coupons baskets values returns payments refunds vat").split()
day = datetime.date.today()
days = f"from={day - datetime.timedelta(days=364)}&to={day}&compare=year"


def taken(path):
    request = urllib.request.Request(f"{shop}/backoffice/api/{path}", headers={"authorization": f"Bearer {token}"})
    began = time.perf_counter()
    with urllib.request.urlopen(request) as answer:
        size = len(answer.read())
    return (time.perf_counter() - began) * 1000, size


for path in [f"reports/{name}?{days}" for name in NAMES] + [f"reports/coupons/file?{days}&format=xlsx", "today"]:
    times = sorted(taken(path) for _ in range(30))
    print(f"{path.split('?')[0]:28} p50 {times[15][0]:6.1f} ms  p95 {times[28][0]:6.1f} ms  {times[0][1]:8} bytes")
