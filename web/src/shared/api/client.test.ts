import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '@/shared/session/reset';
import { saveTokens, session } from '@/shared/session/session';
import { heardTime, serverNow } from '@/shared/state/clock';
import { api, maintenance, whenHumanCheckIsAsked, whenSessionExpires } from './client';
import { ApiError, messageOf } from './errors';
import { IdempotencyKey } from './idempotency-key';
import { apiPath } from './path';

const tokenPath = '/authorizationserver/oauth/token';
const customer = apiPath('/users/{user}', { path: { user: 'current' } });
const carts = apiPath('/users/{user}/carts', { path: { user: 'current' } });
const config = apiPath('/cms/appConfig');
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A server whose only good token is `fresh`, and which hands it out once asked. */
function aServer({ renewal = () => answer(200, { access_token: 'fresh', expires_in: 900 }) } = {}) {
  const calls = { token: 0, api: 0 };
  const fetched = vi.fn(async (url: string, { headers }: { headers: Record<string, string> }) => {
    if (url === tokenPath) {
      calls.token += 1;
      await Promise.resolve();
      return renewal();
    }
    calls.api += 1;
    return headers.Authorization === 'Bearer fresh' ? answer(200, { ok: true }) : answer(401, {});
  });
  vi.stubGlobal('fetch', fetched);
  return calls;
}

beforeEach(() => saveTokens({ access_token: 'stale', expires_in: 900 }, 'thandi@example.co.za'));

afterEach(() => {
  endSession();
  maintenance.set(false);
  vi.unstubAllGlobals();
});

test('a call says that it comes from our own pages: a sign-in leaves what renews tokens to the cookie, in the app too', async () => {
  const fetched = vi.fn((_: string, init: RequestInit) =>
    Promise.resolve(answer(200, { sent: init.headers })),
  );
  vi.stubGlobal('fetch', fetched);
  const body = { username: 'thandi@example.co.za', password: 'secret' };
  expect(await api.post('/userLogin', { body })).toMatchObject({ sent: { 'X-Requested-With': 'spaza' } });
});

describe('a token the server no longer takes', () => {
  test('is renewed once for calls that fail together, and each is sent once more', async () => {
    const calls = aServer();

    const answers = await Promise.all([api.get(customer), api.get(config), api.get(carts)]);

    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(calls).toEqual({ token: 1, api: 6 });
  });

  test('is not renewed twice for one call', async () => {
    const calls = aServer({ renewal: () => answer(200, { access_token: 'stale too', expires_in: 900 }) });

    await expect(api.get(customer)).rejects.toMatchObject({ status: 401 });

    expect(calls).toEqual({ token: 1, api: 2 });
  });

  test('ends the session when it cannot be renewed', async () => {
    aServer({ renewal: () => answer(400, { error: 'invalid_grant' }) });
    const expired = vi.fn(endSession);
    whenSessionExpires(expired);

    await expect(api.get(customer)).rejects.toMatchObject({ status: 400 });

    expect(expired).toHaveBeenCalledOnce();
    expect(session.get().isLoggedIn).toBe(false);
  });

  test('keeps the session when the token endpoint is broken', async () => {
    aServer({ renewal: () => answer(500, {}) });
    const expired = vi.fn();
    whenSessionExpires(expired);

    await expect(api.get(customer)).rejects.toMatchObject({ status: 500 });

    expect(expired).not.toHaveBeenCalled();
    expect(session.get().isLoggedIn).toBe(true);
  });
});

test('an expired token is renewed before the call', async () => {
  saveTokens({ access_token: 'stale', expires_in: -1 });
  const calls = aServer();

  await api.get(customer);

  expect(calls).toEqual({ token: 1, api: 1 });
});

test('a guest sends no token and renews none', async () => {
  endSession();
  const calls = aServer();

  await expect(api.get(config)).rejects.toMatchObject({ status: 401 });

  expect(calls).toEqual({ token: 0, api: 1 });
});

test("a customer's things are not asked for by a guest", async () => {
  endSession();
  const calls = aServer();

  const problem = await api.get(customer).catch((failure: unknown) => failure);

  expect(problem).toMatchObject({ status: 401 });
  expect(messageOf(problem)).toBe('');
  expect(calls).toEqual({ token: 0, api: 0 });
});

test('503 closes the shop', async () => {
  vi.stubGlobal('fetch', async () => answer(503, {}));

  await expect(api.get(customer)).rejects.toBeInstanceOf(ApiError);

  expect(maintenance.get()).toBe(true);
});

describe('503 to files', () => {
  const refusal = (subject: string) => ({
    errors: [
      { type: 'SystemError', reason: 'busy', subject, subjectType: 'request', message: 'Not just now' },
    ],
  });
  const sends = () =>
    api.post('/users/{user}/attachments', { path: { user: 'current' }, body: new FormData() } as never);

  test.each([
    ['that are not kept', 'file', 'Not just now'],
    ['for which there is no room', 'request', 'Something went wrong'],
  ])('%s leaves the shop open, and says so', async (_, subject, words) => {
    vi.stubGlobal('fetch', async () => answer(503, refusal(subject)));

    const problem = await sends().catch((failure: unknown) => failure);

    expect(messageOf(problem)).toContain(words);
    expect(maintenance.get()).toBe(false);
  });

  test('that cannot be reached leaves the shop open', async () => {
    const body = { errors: [{ type: 'SystemError', subject: 'a-1', subjectType: 'attachment' }] };
    vi.stubGlobal('fetch', async () => answer(503, body));

    await expect(api.get(customer)).rejects.toBeInstanceOf(ApiError);

    expect(maintenance.get()).toBe(false);
  });
});

test('412 asks for a human and sends the call again', async () => {
  const answers = [answer(412, {}), answer(200, { ok: true })];
  vi.stubGlobal('fetch', async () => answers.shift());
  whenHumanCheckIsAsked(async () => true);

  await expect(api.get(customer)).resolves.toEqual({ ok: true });
});

test('a refusal inside a good answer is a refusal', async () => {
  vi.stubGlobal('fetch', async () => answer(200, { responseStatus: false, errorMsg: 'Coupon ended' }));

  const problem = await api.post('/logout').catch((failure: unknown) => failure);

  expect(problem).toBeInstanceOf(ApiError);
  expect(messageOf(problem)).toBe('Coupon ended');
});

test('a read that says what is missing is still an answer', async () => {
  const body = { responseStatus: false, errorMsg: 'Please add an address to proceed' };
  vi.stubGlobal('fetch', async () => answer(200, body));

  await expect(api.get(customer)).resolves.toEqual(body);
});

test('what is broken says no more than that', async () => {
  vi.stubGlobal('fetch', async () => answer(500, { errorMsg: 'SELECT failed' }));

  const problem = await api.get(customer).catch((failure: unknown) => failure);

  expect(messageOf(problem)).toBe('Something went wrong. Please try again.');
});

describe('an answer cut in the middle', () => {
  /** The line goes dead after these bytes. */
  const cutAfter = (words: string, status = 200) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(words));
        },
        pull(controller) {
          controller.error(new TypeError('network error'));
        },
      }),
      { status },
    );

  test.each([
    ['by a dead line', () => cutAfter('{"uid":"tha')],
    ['by a proxy that closes it as if it were whole', () => new Response('{"uid":"tha')],
    ['before its first byte', () => new Response('')],
    ['and something else in its place', () => new Response('<html>Sign in to the Wi-Fi</html>')],
  ])('%s is no success', async (_, cut) => {
    vi.stubGlobal('fetch', async () => cut());

    const problem = await api.get(customer).catch((failure: unknown) => failure);

    expect(problem).toBeInstanceOf(ApiError);
    expect(problem).toMatchObject({ status: 0, isRefusal: false });
    expect(messageOf(problem)).toBe('Something went wrong. Please try again.');
  });

  test('a refusal whose words are lost stays a refusal', async () => {
    vi.stubGlobal('fetch', async () => cutAfter('{"errors":[{"mess', 404));

    await expect(api.get(customer)).rejects.toMatchObject({ status: 404, isRefusal: true });
  });

  test('nothing, where the server says that there is nothing, is an answer', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));

    await expect(api.post('/logout')).resolves.toBeUndefined();
  });

  test('of a renewal does not end the session', async () => {
    aServer({ renewal: () => cutAfter('{"access_tok') });
    const expired = vi.fn();
    whenSessionExpires(expired);

    await expect(api.get(customer)).rejects.toMatchObject({ status: 0 });

    expect(expired).not.toHaveBeenCalled();
    expect(session.get()).toMatchObject({ isLoggedIn: true, accessToken: 'stale' });
  });

  test('lets the same write be sent again under the same key, and by itself never', async () => {
    const keys: (string | undefined)[] = [];
    const answers = [cutAfter('{"guid":"1', 200), new Response('{"guid":"1"}'), new Response('{"guid":"1"}')];
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
      keys.push(headers['Idempotency-Key']);
      return answers.shift();
    });
    const key = new IdempotencyKey();
    const body = { productCode: '100' };
    const add = () =>
      key.send(body, (idempotencyKey) =>
        api.post('/users/{user}/carts/addtocart', { path: { user: 'anonymous' }, body, idempotencyKey }),
      );

    await expect(add()).rejects.toMatchObject({ status: 0 });
    expect(keys).toHaveLength(1);
    await expect(add()).resolves.toMatchObject({ guid: '1' });
    await add();

    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

test('what a cache answers is asked for without token and cookies', async () => {
  const fetched = vi.fn(async () => answer(200, {}));
  vi.stubGlobal('fetch', fetched);
  const home = apiPath('/cache/{channel}/{zone}/homepage.json', { path: { channel: 'web', zone: 'G 1' } });

  await api.get(home, { asGuest: true });

  expect(fetched.mock.calls).toMatchObject([
    ['/cache/web/G%201/homepage.json', { credentials: 'omit', headers: { Accept: 'application/json' } }],
  ]);
  expect(fetched.mock.calls[0]).not.toHaveProperty('1.headers.Authorization');
});

test('every answer tells the time', async () => {
  const later = Date.now() + 5 * 3_600_000;
  const headers = { date: new Date(later).toUTCString() };
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));

  await api.get(config);

  expect(Math.abs(serverNow() - later)).toBeLessThan(2000);
  heardTime(new Headers({ date: new Date().toUTCString() }));
});

test('a clock put back by hours renews the token before the call, once', async () => {
  saveTokens({ access_token: 'stale', expires_in: 900 }, undefined, undefined, Date.now() + 5 * 3_600_000);
  const calls = aServer();

  await Promise.all([api.get(customer), api.get(carts)]);
  await api.get(config);

  expect(calls).toEqual({ token: 1, api: 3 });
});
