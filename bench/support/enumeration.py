"""Whether the time of an answer tells if there is an account: SHOP IDSIM N, names 1, 3, 5, … known, 2, 4, 6, … nobody's.

Both kinds take turns at random on one connection. Prints for each call the medians, the p-value of the Mann-Whitney test
of the two samples, and whether status and body are alike but for tokens.
"""
import base64, hashlib, http.client, json, math, random, re, secrets, statistics, sys, time
from urllib.parse import quote, urlencode, urlsplit

shop, idsim, count = urlsplit(sys.argv[1]), urlsplit(sys.argv[2]), int(sys.argv[3])
chosen = sys.argv[4:]
connection = http.client.HTTPConnection(shop.hostname, shop.port)
provider = http.client.HTTPConnection(idsim.hostname, idsim.port)
API = "/occ/v2/spaza/channel/app/zone/G205"
tokens = {}


def call(path, body, kind="application/json", root=False, host=shop.netloc):
    began = time.perf_counter_ns()
    connection.request("POST", path if root else API + path, body, {"Content-Type": kind, "Host": host})
    answer = connection.getresponse()
    text = answer.read().decode()
    return time.perf_counter_ns() - began, answer.status, text


def post(path, **body):
    return call(path, json.dumps(body))


def send_otp(name):
    answer = post("/sendOtp", loginId=name)
    tokens[name] = json.loads(answer[2]).get("tokenId", "none")
    return answer


def token(name):
    form = f"grant_type=password&client_id=web&username={quote(name)}&password=Wrong%232026"
    return call("/authorizationserver/oauth/token", form, "application/x-www-form-urlencoded", root=True)


def of_provider(path, body=None):
    provider.request("POST", "/g/admin/" + path, body)
    answer = provider.getresponse()
    return answer.read()


def social_login(name):
    """Of a stranger, for whom the provider vouches but not for the address, which anybody may claim there."""
    person = {"subject": secrets.token_hex(8), "email": name, "emailVerified": False, "givenName": "Naledi", "familyName": "Dlamini"}
    of_provider("people", json.dumps(person))
    begun = json.loads(post("/startSocialLogin", provider="G")[2])
    wanted = {"subject": person["subject"], "nonce": begun["nonce"], "audience": "spaza-app"}
    token = json.loads(of_provider("token?" + urlencode(wanted)))["id_token"]
    return post("/socialLogin", provider="G", idToken=token, tokenId=begun["tokenId"])


def number_in(name):
    return int(re.sub(r"\D", "", name))


def base64url(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def passkey_login(name):
    """With a credential that `passkeys` of accounts.sh has kept, or nobody's; the signature is made up."""
    host = f"localhost:{shop.port}"  # passkeys belong to a host name
    options = json.loads(call("/passkeyLoginOptions", "{}", host=host)[2])
    said = {"type": "webauthn.get", "challenge": options["publicKey"]["challenge"], "origin": "http://" + host, "crossOrigin": False}
    parts = [bytes([1]) + secrets.token_bytes(31) for _ in range(2)]
    signature = b"\x30\x44" + b"".join(b"\x02\x20" + each for each in parts)
    credential = f"person{number_in(name):06d}"  # as it stands base64url
    answer = {"clientDataJSON": base64url(json.dumps(said).encode()), "signature": base64url(signature), "userHandle": credential,
              "authenticatorData": base64url(hashlib.sha256(b"localhost").digest() + b"\x05\x00\x00\x00\x01")}
    body = {"tokenId": options["tokenId"],
            "credential": {"id": credential, "rawId": credential, "type": "public-key", "response": answer}}
    return call("/passkeyLogin", json.dumps(body), host=host)


calls = {
    "verifyLoginId, sign-in": lambda name: post("/users/anonymous/verifyLoginId", loginId=name, purpose="login"),
    "forgottenpasswordtokens": lambda name: post("/forgottenpasswordtokens", username=name),
    "sendOtp": send_otp,
    "otpLogin, wrong code": lambda name: post("/otpLogin", loginId=name, tokenId=tokens[name], otp="000000"),
    "userLogin, wrong password": lambda name: post("/userLogin", username=name, password="Wrong#2026"),
    "token, wrong password": token,
    "socialLogin, unproven address": social_login,
    "passkeyLogin, made-up signature": passkey_login,
}


def p_value(one, two):
    """Of the Mann-Whitney test, both sides, by the normal approximation with ties."""
    ranked = sorted([(x, 0) for x in one] + [(x, 1) for x in two])
    ranks, ties, at = 0.0, 0.0, 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        same = end - at
        ties += same**3 - same
        ranks += sum((at + end + 1) / 2 for _, side in ranked[at:end] if side == 0)
        at = end
    n, m = len(one), len(two)
    all_ = n + m
    spread = math.sqrt(n * m / 12 * ((all_ + 1) - ties / (all_ * (all_ - 1))))
    return math.erfc(abs(ranks - n * (n + 1) / 2 - n * m / 2) / spread / math.sqrt(2))


def alike(name, status, text):
    """What is reported, without what is random or the name's own."""
    text = re.sub(r'"(tokenId|sentTo|access_token)":"[^"]*"', r'"\1":""', text).replace(name, "")
    return status, text


failed = False
for what, ask in calls.items():
    if chosen and not any(what.startswith(each) for each in chosen):
        continue
    names = [f"person{i}x@example.co.za" for i in range(1, 2 * count + 1)]
    random.shuffle(names)
    took, reported = ([], []), (set(), set())
    for name in names:
        known = number_in(name) % 2
        nanos, status, text = ask(name)
        took[known].append(nanos)
        reported[known].add(alike(name, status, text))
    p = p_value(took[1], took[0])
    medians = [statistics.median(each) / 1e6 for each in took]
    same = reported[0] == reported[1]
    statuses = sorted({status for status, _ in reported[0] | reported[1]})
    failed |= p <= 0.05 or not same
    print(f"{what}: known {medians[1]:.3f} ms, nobody's {medians[0]:.3f} ms (medians of {count}), p = {p:.4f}, "
          f"{'alike' if same else 'TOLD APART'} {statuses}", flush=True)
    if not same:
        print("   ", *(list(each)[:2] for each in reported))
sys.exit(failed)
