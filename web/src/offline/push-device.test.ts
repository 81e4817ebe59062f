// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTokens, saveTokens } from '@/shared/session/session';
import { allowPush } from './push-device';

beforeEach(() => saveTokens({ access_token: 'a', expires_in: 900 }, 'thandi@example.co.za'));
afterEach(() => {
  forgetTokens();
  vi.unstubAllGlobals();
});

/** A phone that says yes, and a shop that writes down what is reported to it. */
function phone(put: () => Promise<void>, takesBack = () => new Response('{}')) {
  const reported: string[] = [];
  let ended = 0;
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put }), delete: () => Promise.resolve(true) });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: () => Promise.resolve('granted'),
  });
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve((ended += 1)),
  };
  const worker = {
    getNotifications: () => Promise.resolve([]),
    pushManager: {
      subscribe: () => Promise.resolve(subscription),
      getSubscription: () => Promise.resolve(subscription),
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(worker) } });
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    reported.push(method!);
    return method === 'DELETE' ? takesBack() : new Response('{"deviceId":"d1"}');
  });
  return { reported, ended: () => ended };
}

test('who allows notifications is reported to the shop, and the device knows whose they are', async () => {
  const { reported, ended } = phone(() => Promise.resolve());
  expect(await allowPush('AAAA')).toBe('granted');
  expect(reported).toEqual(['PUT']);
  expect(ended()).toBe(0);
});

test('a device with no room to remember whose they are takes it back', async () => {
  const { reported, ended } = phone(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  await expect(allowPush('AAAA')).rejects.toThrow('full');
  expect(reported).toEqual(['PUT', 'DELETE']);
  expect(ended()).toBe(1);
});

test('a shop that cannot be notified learns it from the push service', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const { reported, ended } = phone(full, () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(allowPush('AAAA')).rejects.toThrow('full');
  expect(reported).toEqual(['PUT', 'DELETE']);
  expect(ended()).toBe(1);
});
