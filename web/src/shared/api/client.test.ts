import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '@/shared/session/reset';
import { saveTokens, session } from '@/shared/session/session';
import { call, maintenance, whenHumanCheckIsAsked, whenSessionExpires } from './client';
import { ApiError, messageOf } from './errors';

const tokenPath = '/authorizationserver/oauth/token';
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

describe('a token the server no longer takes', () => {
  test('is renewed once for calls that fail together, and each is sent once more', async () => {
    const calls = aServer();

    const answers = await Promise.all([call('/a'), call('/b'), call('/c')]);

    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(calls).toEqual({ token: 1, api: 6 });
  });

  test('is not renewed twice for one call', async () => {
    const calls = aServer({ renewal: () => answer(200, { access_token: 'stale too', expires_in: 900 }) });

    await expect(call('/a')).rejects.toMatchObject({ status: 401 });

    expect(calls).toEqual({ token: 1, api: 2 });
  });

  test('ends the session when it cannot be renewed', async () => {
    aServer({ renewal: () => answer(400, { error: 'invalid_grant' }) });
    const expired = vi.fn(endSession);
    whenSessionExpires(expired);

    await expect(call('/a')).rejects.toMatchObject({ status: 400 });

    expect(expired).toHaveBeenCalledOnce();
    expect(session.get().isLoggedIn).toBe(false);
  });

  test('keeps the session when the token endpoint is broken', async () => {
    aServer({ renewal: () => answer(500, {}) });
    const expired = vi.fn();
    whenSessionExpires(expired);

    await expect(call('/a')).rejects.toMatchObject({ status: 500 });

    expect(expired).not.toHaveBeenCalled();
    expect(session.get().isLoggedIn).toBe(true);
  });
});

test('an expired token is renewed before the call', async () => {
  saveTokens({ access_token: 'stale', expires_in: -1 });
  const calls = aServer();

  await call('/a');

  expect(calls).toEqual({ token: 1, api: 1 });
});

test('a guest sends no token and renews none', async () => {
  endSession();
  const calls = aServer();

  await expect(call('/a')).rejects.toMatchObject({ status: 401 });

  expect(calls).toEqual({ token: 0, api: 1 });
});

test('503 closes the shop', async () => {
  vi.stubGlobal('fetch', async () => answer(503, {}));

  await expect(call('/a')).rejects.toBeInstanceOf(ApiError);

  expect(maintenance.get()).toBe(true);
});

test('412 asks for a human and sends the call again', async () => {
  const answers = [answer(412, {}), answer(200, { ok: true })];
  vi.stubGlobal('fetch', async () => answers.shift());
  whenHumanCheckIsAsked(async () => true);

  await expect(call('/a')).resolves.toEqual({ ok: true });
});

test('a refusal inside a good answer is a refusal', async () => {
  vi.stubGlobal('fetch', async () => answer(200, { responseStatus: false, errorMsg: 'Coupon ended' }));

  const problem = await call('/a', { method: 'POST' }).catch((failure: unknown) => failure);

  expect(problem).toBeInstanceOf(ApiError);
  expect(messageOf(problem)).toBe('Coupon ended');
});

test('a read that says what is missing is still an answer', async () => {
  const body = { responseStatus: false, errorMsg: 'Please add an address to proceed' };
  vi.stubGlobal('fetch', async () => answer(200, body));

  await expect(call('/a')).resolves.toEqual(body);
});

test('what is broken says no more than that', async () => {
  vi.stubGlobal('fetch', async () => answer(500, { errorMsg: 'SELECT failed' }));

  const problem = await call('/a').catch((failure: unknown) => failure);

  expect(messageOf(problem)).toBe('Something went wrong. Please try again.');
});
