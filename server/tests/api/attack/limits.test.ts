// Who is limited, and as whom: what proxies say of their clients, in one line and in several, in every spelling.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { customer, password } from '../support/people.ts';
import { fillDemoShop, freshDatabase, serve, type Shop } from '../support/server.ts';
import { api, ask, inTurn } from './raw.ts';

const database = freshDatabase();
let shop: Shop;

beforeAll(async () => {
  fillDemoShop(database.url, 20);
  // As many as delivered, and none back while the test goes on, however long it takes.
  shop = await serve({ label: 'limits', database: database.url, env: { SPAZA_LIMITS_LOGIN: '5/hour/peer', SPAZA_LIMITS_COUPON: '20/hour/caller', SPAZA_LIMITS_LICENCE: '10/hour/peer', SPAZA_LIMITS_STOCK_NOTICE: '10/hour/peer' } });
});
afterAll(async () => {
  await shop.stop();
  database.drop();
});

let lastNetwork = 0;
/** A subscriber of its own for each test. */
const network = () => `2001:db8:${(lastNetwork += 1).toString(16)}`;

let lastName = 0;
/** By another name each time: what is counted is who tries. */
const login = (lines: string[]) =>
  ask(shop.base, `${api}/userLogin`, { method: 'POST', lines, body: JSON.stringify({ username: `nobody${(lastName += 1)}@example.co.za`, password: 'wrong' }) });
const limited = [400, 400, 400, 400, 400, 412, 412];

describe('tries to sign in are limited', () => {
  test.each([
    ['whatever a client writes before its proxy does', (client: string) => [`X-Forwarded-For: 127.0.0.1, ${client}`]],
    ['in a line of its own', (client: string) => ['X-Forwarded-For: 127.0.0.1', `X-Forwarded-For: ${client}`]],
    ['in many lines', (client: string) => ['X-Forwarded-For: ::1', 'X-Forwarded-For: 10.0.0.1', 'X-Forwarded-For:', `X-Forwarded-For: ${client}`]],
    ['or in another header', (client: string) => ['X-Real-IP: 127.0.0.1', 'Forwarded: for=127.0.0.1', `X-Forwarded-For: ${client}`]],
  ])('%s', async (_, lines) => {
    const client = `${network()}::1`;
    expect(await inTurn(7, () => login(lines(client)))).toEqual(limited);
  });

  test('with another forged address each time', async () => {
    const client = `${network()}::1`;
    expect(await inTurn(7, (i) => login([`X-Forwarded-For: 198.51.100.${i}`, `X-Forwarded-For: ${client}`]))).toEqual(limited);
  });

  test('for the addresses of one IPv6 subscriber together, and not for the next one', async () => {
    const prefix = network();
    expect(await inTurn(7, (i) => login([`X-Forwarded-For: ${prefix}:7:${i}::${i}`.replace(`7:${i}`, '7')]))).toEqual(limited);
    expect((await login([`X-Forwarded-For: ${prefix}:8::1`])).status).toBe(400);
  });

  test('for all spellings of one address together', async () => {
    const prefix = network();
    const spellings = [`${prefix}::9`, `${prefix.toUpperCase()}::9`, `[${prefix}::9]`, `[${prefix}::9]:5512`, `${prefix}:0:0:0:0:9`, `[${prefix}::0009]:5513`, `${prefix}:0000::9`];
    expect(await inTurn(7, (i) => login([`X-Forwarded-For: ${spellings[i]}`]))).toEqual(limited);
    const mapped = ['203.0.113.77', '203.0.113.77:1', '::ffff:203.0.113.77', '[::ffff:203.0.113.77]:2', '::FFFF:cb00:714d', '203.0.113.77:65000', '203.0.113.77'];
    expect(await inTurn(7, (i) => login([`X-Forwarded-For: ${mapped[i]}`]))).toEqual(limited);
  });

  test('with a password and with a passkey together', async () => {
    const lines = [`X-Forwarded-For: ${network()}::1`];
    const credential = { id: 'AA', type: 'public-key', response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' } };
    const byPasskey = () => ask(shop.base, `${api}/passkeyLogin`, { method: 'POST', lines, body: JSON.stringify({ tokenId: 'made-up', credential }) });
    expect(await inTurn(7, (i) => (i % 2 === 0 ? byPasskey() : login(lines)))).toEqual(limited);
  });

  test('for those whom no proxy names, together', async () => {
    const nonsense = ['unknown', '203.0.113.020', '[2001:db8::9', '....', '<script>', '203.0.113.9:x', 'fe80::1%eth0', '_hidden'];
    const statuses = await inTurn(14, (i) => login([`X-Forwarded-For: ${nonsense[i % nonsense.length]}`]));
    expect(statuses.slice(7)).toEqual(Array(7).fill(412));
  });

  test('for this machine too when a proxy speaks for it', async () => {
    const statuses = await inTurn(14, (i) => login([i % 2 ? 'X-Forwarded-For: 127.0.0.1' : 'X-Forwarded-For: ::1']));
    expect(statuses).toContain(412);
    expect(await inTurn(7, () => login([]))).toEqual(Array(7).fill(400)); // the operator's own are exempt
  });
});

test('guesses of a coupon are limited for one IPv6 subscriber', async () => {
  const prefix = network();
  const client = new Client({ base: shop.base });
  const cart = await client.post<{ guid: string }>('/users/anonymous/carts/addtocart', { productCode: (await client.get<{ products: { code: string }[] }>('/products/search')).products[0]!.code, quantity: 1 });
  const guess = (i: number) =>
    ask(shop.base, `${api}/users/anonymous/carts/${cart.guid}/redeem/coupon/GUESS${i}`, { method: 'POST', lines: [`X-Forwarded-For: ${prefix}::${(i + 1).toString(16)}`] });
  const statuses = await inTurn(24, guess);
  expect(statuses.slice(0, 20)).not.toContain(412);
  expect(statuses.slice(20)).toEqual(Array(4).fill(412));
});

test.each([
  ['codes to sign in', '/sendOtp', (i: number) => ({ loginId: `nobody${i}@example.co.za` }), 5],
  ['requests to be notified of stock', '/users/anonymous/10448821/notify', (i: number) => ({ email: `nobody${i}@example.co.za` }), 10],
  ['checks of a TV licence', '/sabcCustomerValidate', () => ({}), 10],
])('%s ask for a human when there are too many', async (_, path, body, most) => {
  const from = `X-Forwarded-For: ${network()}::1`;
  const { body: guest } = await new Client({ base: shop.base }).call<{ access_token: string }>('POST', '/anonymousUserLogin');
  const statuses = await inTurn(most + 2, (i) =>
    ask(shop.base, `${api}${path}`, { method: 'POST', lines: [from, `Authorization: Bearer ${guest.access_token}`], body: JSON.stringify(body(i)) }));
  expect(statuses.slice(0, most)).not.toContain(412);
  expect(statuses.slice(most)).toEqual([412, 412]);
});

const member = (of: number, i: number) => `nobody-${of}-${i}@example.co.za`;
test.each<[string, string, (owner: string) => (of: number, i: number) => string]>([
  // Half of them at the owner's name, who are soon asked for a human, and half at others, who take the hashing up.
  ['on the device of before', '198.18.200.1', (owner) => (of, i) => (of % 2 === 0 ? owner : member(of, i))],
  // By the place alone they would be asked for a human, too, once ten guesses at their name are counted.
  ['without a cookie at the place of before', '198.18.200.2', () => member],
])('an owner gets in while a crowd from everywhere guesses, %s', async (_, home, guessed) => {
  const owner = await customer({}, new Client({ base: shop.base }));
  const signIn = (lines: string[], username: string, secret: string) =>
    ask(shop.base, `${api}/userLogin`, { method: 'POST', lines, body: JSON.stringify({ username, password: secret }) });
  const name = guessed(owner.email);
  let device: string | undefined;
  const comesHome = async () => {
    const { status, head } = await signIn([`X-Forwarded-For: ${home}`, ...(device ? [`Cookie: ${device}`] : [])], owner.email, password);
    if (name !== member) device = /^set-cookie: (dc=[^;]+)/im.exec(head)?.[1]; // each sign-in replaces it
    return { status };
  };
  expect((await comesHome()).status).toBe(200);

  let over = false;
  let guesses = 0;
  const busy = new Set<number>();
  const crowd = Array.from({ length: 40 }, async (_, of) => {
    for (let i = 0; !over; i += 1) {
      const { status } = await signIn([`X-Forwarded-For: 2001:db8:${(0x1000 + of).toString(16)}:${i.toString(16)}::1`], name(of, i), `wrong-${i}`);
      busy.add(status);
      guesses += 1;
    }
  });
  while (!busy.has(503)) await new Promise(setImmediate); // every place to hash a password is taken
  const statuses = await inTurn(4, comesHome);
  over = true;
  await Promise.all(crowd);
  expect(guesses).toBeGreaterThan(20);
  expect(statuses).toEqual(Array(4).fill(200));
});

describe('reads and pages have limits of their own', () => {
  test('which one client reaches and others do not', async () => {
    const small = await serve({ label: 'small-limits', database: database.url, env: { SPAZA_LIMITS_BROWSE: '20/hour/peer' } });
    try {
      const search = (client: string) => ask(small.base, `${api}/products/search`, { lines: [`X-Forwarded-For: ${client}`] });
      const statuses = await inTurn(25, () => search('198.18.201.1'));
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
      expect(statuses.slice(20)).toEqual(Array(5).fill(429));
      expect((await search('198.18.201.2')).status).toBe(200);
      expect((await ask(small.base, '/health/ready', { lines: ['X-Forwarded-For: 198.18.201.1'] })).status).toBe(200);
    } finally {
      await small.stop();
    }
  });
});
