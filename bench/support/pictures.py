"""Each question of the media library, 100 times: how long the server takes."""
import json
import sys
import time
import urllib.parse
import urllib.request

shop, token, somewhere = sys.argv[1:]
ALL = "/backoffice/api/content/media"


def asked(path):
    request = urllib.request.Request(shop + path, headers={"authorization": f"Bearer {token}"})
    began = time.perf_counter()
    with urllib.request.urlopen(request) as answer:
        body = answer.read()
    return (time.perf_counter() - began) * 1000, json.loads(body)


def listed(**query):
    return f"{ALL}?{urllib.parse.urlencode({'pageSize': 48, **query})}"


deep = f"{1700000000000 + int(somewhere) * 60000} b{somewhere}.jpg"
QUESTIONS = {
    "newest": listed(),
    "deep in the list": listed(cursor=deep),
    "one word, rare": listed(query=f"photograph {somewhere}.jpg"),
    "one word, often": listed(query="photograph"),
    "no such word": listed(query="nothing-is-called-so"),
    "used nowhere": listed(use="unused"),
    "used": listed(use="used"),
    "used, no such word": listed(use="used", query="nothing-is-called-so"),
    "one that is used": f"{ALL}/b{somewhere}.jpg",
}
first, _ = asked(QUESTIONS["used"])
print(f"first time, uses are read    {first:6.1f} ms")
for name, path in QUESTIONS.items():
    answers = [asked(path) for _ in range(100)]
    times = sorted(taken for taken, _ in answers)
    body = answers[0][1]
    print(f"{name:28} least {times[0]:6.1f} ms  p50 {times[50]:6.1f} ms  p95 {times[95]:6.1f} ms  {len(body.get('pictures', body.get('uses', [])))} found")
