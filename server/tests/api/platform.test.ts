import { describe, expect, test } from 'vitest';
import { Client, shop } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { solved } from './support/human.ts';
import { newEmail, signUpForm } from './support/people.ts';
import { ledgerFaults, fillDemoShop, freshDatabase, serve, type Shop } from './support/server.ts';

const api = shop();
let lastAddress = 0;
/** A shopper somewhere else: the proxy in front of the shop is trusted to say where. */
const elsewhere = () => ({ 'x-forwarded-for': `203.0.113.${(lastAddress += 1)}` });

describe('health', () => {
  test('is up while the shop serves', async () => {
    expect((await api.get('/health/live')).status).toBe('UP');
    expect((await api.get('/health/ready')).status).toBe('UP');
  });

  test('can be watched with figures of every call, free of personal data', async () => {
    await api.get('/products/search');
    const body = async () => (await api.call<string>('GET', '/metrics')).body;
    await expect.poll(body).toContain('/products/search'); // a request is counted once its answer is sent
    expect(await body()).toMatch(/^# TYPE \w+ (counter|gauge|histogram)$/m);
    expect(await body()).not.toContain('@example.co.za');
  });
});

test('a checkup that cannot be done is no good health', () => {
  const database = freshDatabase();
  try {
    fillDemoShop(database.url, 10);
    expect(ledgerFaults(database.url)).toEqual([]);
    sqlOn(database.url, 'ALTER TABLE invoice RENAME COLUMN total_cents TO lost');
    expect(ledgerFaults(database.url)).toEqual([expect.stringContaining('total_cents')]);
  } finally {
    database.drop();
  }
});

test('a client on another site that is named may call, and no other', async () => {
  const database = freshDatabase();
  const front = 'http://localhost:4200';
  let named: Shop | undefined;
  try {
    fillDemoShop(database.url, 10);
    named = await serve({ label: 'cors', database: database.url, env: { SPAZA_SERVE_CORS_ORIGINS: front, SPAZA_RENDER_WORKERS: '0' } });
    const preflight = (origin: string) =>
      fetch(`${named!.base}/occ/v2/spaza/users/anonymous/carts/addtocart`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
    const allowed = await preflight(front);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(front);
    expect(allowed.headers.get('access-control-allow-methods')).toContain('POST');
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');
    expect((await preflight('http://localhost:4201')).headers.get('access-control-allow-origin')).toBeNull();
    const token = await fetch(`${named.base}/authorizationserver/oauth/token`, { method: 'POST', headers: { origin: front } });
    expect(token.headers.get('access-control-allow-origin')).toBe(front); // also where it is refused
    const { email, password, ...form } = signUpForm();
    await new Client({ base: named.base }).post('/newUser', { ...form, email, password });
    const signedIn = await fetch(`${named.base}/authorizationserver/oauth/token`, {
      method: 'POST',
      headers: { origin: front, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'password', client_id: 'mobile_android', client_secret: 'secret', channel: 'app', username: email, password }),
    });
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.get('access-control-allow-origin')).toBe(front);
  } finally {
    await named?.kill();
    database.drop();
  }
});

describe('every answer', () => {
  test('says which request it belongs to', async () => {
    const { headers } = await api.call('GET', '/products/search');
    expect(headers.get('x-request-id')).toMatch(/\S{8,}/);
  });
  test('keeps browsers from guessing its type', async () => {
    const { headers } = await api.call('GET', '/products/search');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
  test('of the API is no page, which would say what it asks of a device', async () => {
    expect((await api.call('GET', '/products/search')).headers.get('permissions-policy')).toBeNull();
  });
  test('to HEAD is that to GET without the body', async () => {
    const path = '/occ/v2/spaza/products/search';
    const [head, get] = [await api.raw('HEAD', path), await api.raw('GET', path)];
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.get('x-total-count')).toBe(get.headers.get('x-total-count'));
  });
});

describe('too many tries from one place', () => {
  test('to sign up are asked for a human', async () => {
    const headers = elsewhere();
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const answer = await api.call('POST', '/newUser', { body: signUpForm({ email: 'not-an-email' }), headers });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 412, 412]);
  });

  test('do not put off anybody else', async () => {
    const headers = elsewhere();
    const body = { username: newEmail(), password: 'x' };
    for (let i = 0; i < 8; i += 1) await api.call('POST', '/userLogin', { body, headers });
    expect((await api.call('POST', '/userLogin', { body, headers: elsewhere() })).status).toBe(400);
  });
});

describe('the human check', () => {
  const login = (headers: Record<string, string>) => api.call('POST', '/userLogin', { body: { username: newEmail(), password: 'x' }, headers });

  test('asks for work once there were too many tries, takes it once, and then sets a wider limit', async () => {
    const headers = elsewhere();
    for (let i = 0; i < 5; i += 1) expect((await login(headers)).status).toBe(400);
    const asked = await login(headers);
    expect(asked.status).toBe(412);
    expect(asked.body.errors[0].type).toBe('ChallengeRequiredError');
    const payload = solved(asked.body.challenge!);
    const cleared = await api.call('POST', '/bot/verify', { body: { payload }, headers });
    expect(cleared.status).toBe(200);
    expect((await api.call('POST', '/bot/verify', { body: { payload }, headers })).status).toBe(400);

    const cookie = cleared.headers.get('set-cookie')!.split(';')[0]!;
    expect((await login({ ...headers, cookie })).status).toBe(400);
    expect((await login(headers)).status).toBe(412);
    const check = () => api.call('POST', '/users/anonymous/verifyLoginId', { body: { loginId: 'x@example.co.za' }, headers: { ...headers, cookie } });
    const more = await Promise.all(Array.from({ length: 30 }, check));
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const refused = more.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body.errors[0].type).toBe('TooManyRequestsError');
  });
});

describe('challenges', () => {
  test('are work to make, so that not everybody who asks for ever more gets one', async () => {
    const headers = elsewhere();
    const statuses = [];
    for (let i = 0; i < 60; i += 1) statuses.push((await api.call('POST', '/userLogin', { body: { username: newEmail(), password: 'x' }, headers })).status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(10);
    expect(statuses.filter((status) => status === 412).length).toBeGreaterThanOrEqual(30);
    expect(statuses).toContain(429);
  });
});

describe('guessing a password', () => {
  const guess = (headers: Record<string, string>) =>
    api.call('POST', '/authorizationserver/oauth/token', { form: { grant_type: 'password', client_id: 'web', username: newEmail(), password: 'x' }, headers });

  test('is as slow at the token endpoint as at the sign-in form, and shares its tries', async () => {
    const headers = elsewhere();
    for (let i = 0; i < 3; i += 1) await api.call('POST', '/userLogin', { body: { username: newEmail(), password: 'x' }, headers });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await guess(headers)).status);
    expect(statuses).toEqual([400, 400, 412]);
  });

  test('does not slow down guests who ask for a token', async () => {
    const headers = elsewhere();
    for (let i = 0; i < 6; i += 1) await guess(headers);
    const { status } = await api.call('POST', '/authorizationserver/oauth/token', { form: { grant_type: 'client_credentials', client_id: 'web' }, headers });
    expect(status).toBe(200);
  });
});

describe('events of the pages', () => {
  test('are kept', async () => {
    expect((await api.call('POST', '/collect', { body: { events: [{ event: 'page_view', path: '/', channel: 'web' }] } })).status).toBe(204);
  });
  test('in another shape are refused', async () => {
    expect(await api.refusal('POST', '/collect', { body: { events: 'many' } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'events' });
  });
});
