// Strangers who keep failing to sign in to an account are asked for a human, then refused; its owner goes on signing in on
// a device of before, and is notified by mail. The same for a name that nobody has.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { solved } from './support/human.ts';
import { mailsTo } from './support/mails.ts';
import { customer, newEmail, password } from './support/people.ts';
import { fillDemoShop, freshDatabase, serve, type Shop } from './support/server.ts';
import { sqlOn } from './support/sql.ts';

type Session = Schemas['Session'];
type HumanCheck = Schemas['HumanCheck'];

const database = freshDatabase();
let shop: Shop;
let api: Client;

beforeAll(async () => {
  fillDemoShop(database.url, 20);
  // One address may try as often as it likes: what counts here is the account.
  shop = await serve({ label: 'sign-in-locks', database: database.url, env: { SPAZA_LIMITS_LOGIN: '100000/hour/peer' } });
  api = new Client({ base: shop.base });
});
afterAll(async () => {
  await shop.stop();
  database.drop();
});

interface From {
  address: string;
  cookie?: string;
}
let lastAddress = 0;
/** An address of the neighbourhood one clearance holds for. */
const next = (cookie?: string): From => ({ address: `198.18.7.${(lastAddress = (lastAddress % 250) + 1)}`, cookie });
const headersOf = ({ address, cookie }: From) => ({ 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) });

const signIn = (username: string, secret: string, from: From) =>
  api.call<Session & HumanCheck>('POST', '/userLogin', { body: { username, password: secret }, headers: headersOf(from) });
/** From so many places, with passwords of their own. */
const fail = async (username: string, times: number, cookie?: string) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) statuses.push((await signIn(username, `Typed-by-a-stranger-${i}`, next(cookie))).status);
  return statuses;
};
const cookieOf = (headers: Headers, name: string) => headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
const deviceOf = (headers: Headers) => cookieOf(headers, 'dc')!.split(';')[0]!;
/** The cookie of who has done the work. */
const clearance = async (challenge: HumanCheck['challenge']) => {
  const { status, headers } = await api.call('POST', '/bot/verify', { body: { payload: solved(challenge!) }, headers: headersOf(next()) });
  expect(status).toBe(200);
  return cookieOf(headers, 'bp')!.split(';')[0]!;
};
/** As if nearly as many had failed as an account may have in an hour. */
const nearlyLocked = () => sqlOn(database.url, 'UPDATE sign_in_failure SET failures = 99 WHERE failures >= 10');

test('strangers are asked for a human, then refused, alike whether or not there is such an account', async () => {
  const owner = await customer({}, api);
  const reported: unknown[] = [];
  for (const username of [owner.email, newEmail()]) {
    expect(await fail(username, 10)).toEqual(Array(10).fill(400));
    const asked = await signIn(username, password, next());
    expect(asked.status).toBe(412);
    expect(cookieOf(asked.headers, 'dc')).toBeUndefined();
    const cleared = await clearance(asked.body.challenge);
    const wrong = await signIn(username, 'Wrong#2026', next(cleared));
    expect(wrong.status).toBe(400);

    nearlyLocked();
    expect(await fail(username, 1, cleared)).toEqual([400]);
    const refused = await signIn(username, password, next(cleared));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(refused.body.access_token).toBeUndefined();
    reported.push([asked.body.errors, wrong.body, refused.body]);
  }
  expect(reported[0]).toEqual(reported[1]);
});

describe('an owner whose account strangers keep trying', () => {
  const attacked = async () => {
    const owner = await customer({}, api);
    const first = await signIn(owner.email, password, { address: '203.0.113.5' });
    await fail(owner.email, 10);
    const asked = await signIn(owner.email, 'Wrong#2026', next());
    const cleared = await clearance(asked.body.challenge);
    nearlyLocked();
    await fail(owner.email, 1, cleared);
    expect((await signIn(owner.email, password, next(cleared))).status).toBe(429);
    return { ...owner, device: deviceOf(first.headers), cleared };
  };

  test('signs in on a device of before, wherever it is, and no stranger does', async () => {
    const { email, device, cleared } = await attacked();
    const there = await signIn(email, password, { address: '192.0.2.77', cookie: device });
    expect(there).toMatchObject({ status: 200, body: { isLoggedIn: true } });
    expect(deviceOf(there.headers)).not.toBe(device);

    expect((await signIn(email, password, next(cleared))).status).toBe(429);
    expect((await signIn(email, password, { address: '192.0.2.78', cookie: device })).status, 'its token has been replaced').toBe(429);
    const again = { address: '192.0.2.79', cookie: deviceOf(there.headers) };
    expect((await signIn(email, 'Wrong#2026', again)).status).toBe(400);
    expect((await signIn(email, password, again)).status).toBe(200);
  });

  test('does so at the token endpoint, where strangers are asked for a human too', async () => {
    const { email, device } = await attacked();
    const token = (from: From) =>
      api.call('POST', '/authorizationserver/oauth/token', { form: { grant_type: 'password', client_id: 'web', username: email, password }, headers: headersOf(from) });
    expect((await token({ address: '192.0.2.80' })).status).toBe(429);
    nearlyLocked();
    expect((await token({ address: '192.0.2.80' })).status).toBe(412);
    const granted = await token({ address: '192.0.2.81', cookie: device });
    expect(granted.status).toBe(200);
    expect(deviceOf(granted.headers)).toBeTruthy();
  });

  test('signs in where they were before although somebody at the same address has used its tries up', async () => {
    const owner = await customer({}, api);
    const shared = { address: '198.51.100.40' };
    const device = deviceOf((await signIn(owner.email, password, shared)).headers);
    const asked = await signIn(owner.email, 'Wrong#2026', shared);
    expect(asked.status).toBe(400);
    sqlOn(database.url, 'UPDATE sign_in_failure SET failures = 20');
    expect((await signIn(owner.email, password, shared)).status).toBe(429);
    expect((await signIn(owner.email, password, { ...shared, cookie: device })).status).toBe(200);
  });

  test('is notified by one mail a day, which repeats nothing that was typed', async () => {
    const { email } = await customer({}, api);
    const warnings = async () => (await mailsTo(shop.base, email)).filter(({ subject }) => subject.startsWith('Somebody keeps trying'));
    expect(await fail(email, 10)).toEqual(Array(10).fill(400));
    const { body } = await signIn(email, 'Wrong#2026', next());
    const cleared = await clearance(body.challenge);
    expect(await fail(email, 9, cleared)).toEqual(Array(9).fill(400));
    expect(await warnings()).toEqual([]);
    expect(await fail(email, 1, cleared)).toEqual([400]);
    await expect.poll(async () => (await warnings()).length).toBe(1);
    const [warning] = await warnings();
    expect(warning!.text).not.toMatch(/Typed-by|198\.18/);
    expect(warning!.text).toContain('/account/security');

    sqlOn(database.url, 'UPDATE sign_in_failure SET window_start = window_start - 3700000'); // an hour later
    expect(await fail(email, 20, cleared)).toEqual(Array(20).fill(400));
    const looked = () => sqlOn(database.url, "SELECT COUNT(*) FROM outbox WHERE topic = 'account' AND key LIKE 'sign-in-tries:%' AND state = 'done'");
    await expect.poll(looked).toBe('2');
    expect(sqlOn(database.url, "SELECT COUNT(*) FROM outbox WHERE topic = 'mail' AND key LIKE 'sign-in-tries:%'")).toBe('1');
  });
});

test('the mark of a device is out of the reach of scripts, and only who is in gets one', async () => {
  const { email } = await customer({}, api);
  const inside = await signIn(email, password, { address: '203.0.113.9' });
  expect(cookieOf(inside.headers, 'dc')).toMatch(/^dc=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
  expect(cookieOf((await signIn(email, 'Wrong#2026', { address: '203.0.113.9' })).headers, 'dc')).toBeUndefined();
  expect(cookieOf((await api.call('POST', '/anonymousUserLogin', { body: {} })).headers, 'dc')).toBeUndefined();
});
