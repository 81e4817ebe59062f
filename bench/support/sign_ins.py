"""500 shoppers who add to their carts by the clock, alone and beside sign-ins: SHOP PRODUCT ROUNDS SECONDS ACCOUNTS.

Prints p50 and p95 of add to cart in each, the sign-ins of each round, and the ratio of the two kinds.
"""
import asyncio, collections, json, random, statistics, sys, time
from urllib.parse import urlsplit

shop, product = urlsplit(sys.argv[1]), sys.argv[2]
rounds, lasts, accounts = int(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5])
SHOPPERS, EVERY, SIGN_INS_A_SECOND = 500, 5.0, 20_000 / 3600
API = "/occ/v2/spaza/channel/app/zone/G205"


async def post(stream, path, body):
    reader, writer = stream
    text = json.dumps(body).encode()
    began = time.perf_counter()
    writer.write(f"POST {API}{path} HTTP/1.1\r\nHost: {shop.netloc}\r\nContent-Type: application/json\r\n"
                 f"Content-Length: {len(text)}\r\n\r\n".encode() + text)
    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    await reader.readexactly(int(head.split("content-length:")[1].split("\r\n")[0]))
    return head.split(" ", 2)[1], (time.perf_counter() - began) * 1000


async def shopper(ends, answers):
    stream = await asyncio.open_connection(shop.hostname, shop.port)
    due = time.monotonic() + random.random() * EVERY
    while due < ends:
        await asyncio.sleep(max(0, due - time.monotonic()))
        answers.append(await post(stream, "/users/anonymous/carts/addtocart", {"productCode": product, "quantity": 1}))
        due += EVERY
    stream[1].close()


async def sign_in(number, answers):
    stream = await asyncio.open_connection(shop.hostname, shop.port)
    name = f"person{2 * (number % accounts) + 1}x@example.co.za"
    answers.append(await post(stream, "/userLogin", {"username": name, "password": "Spaza#2026"}))
    stream[1].close()


async def sign_ins(ends, answers):
    due, running = time.monotonic(), []
    while due < ends:
        await asyncio.sleep(max(0, due - time.monotonic()))
        running.append(asyncio.create_task(sign_in(len(running), answers)))
        due += 1 / SIGN_INS_A_SECOND
    await asyncio.gather(*running)


def said(answers):
    took = sorted(millis for status, millis in answers if status.startswith("2"))
    figures = statistics.median(took), took[int(len(took) * 0.95)]
    other = collections.Counter(status for status, _ in answers if not status.startswith("2"))
    return figures, f"{len(took)} done, {sum(other.values())} refused {dict(other) or ''}; p50 %.1f ms, p95 %.1f ms" % figures


async def measure():
    adds = {"alone": [], "beside sign-ins": []}
    for _ in range(rounds):
        for kind, answers in adds.items():
            ends, signed = time.monotonic() + lasts, []
            work = [shopper(ends, answers) for _ in range(SHOPPERS)]
            await asyncio.gather(*work, *([] if kind == "alone" else [sign_ins(ends, signed)]))
            if signed:
                print(f"sign-ins, {len(signed) / lasts * 3600:.0f} an hour: {said(signed)[1]}")
    figures = {}
    for kind, answers in adds.items():
        figures[kind], text = said(answers)
        print(f"add to cart, {kind}: {text}")
    print("beside / alone: p50 %.2f, p95 %.2f" % tuple(b / a for a, b in zip(*figures.values())))


asyncio.run(measure())
