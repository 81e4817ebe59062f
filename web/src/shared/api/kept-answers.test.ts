import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installed } from '@/shared/session/installed';
import { forgetTokens, saveTokens } from '@/shared/session/session';
import { ApiError } from './errors';
import { answerOrKept, forgetKept, keptSince } from './kept-answers';
import { apiPath } from './path';

/** Enough of CacheStorage: what was put is there, oldest first. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    all,
    open: async (name: string) => {
      const kept = all.get(name) ?? all.set(name, new Map()).get(name)!;
      return {
        put: async (address: string, response: Response) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          kept.delete(address);
          kept.set(address, response);
        },
        match: async (address: string) => kept.get(address)?.clone(),
        delete: async (address: string) => kept.delete(address),
        keys: async () => [...kept.keys()],
      };
    },
    delete: async (name: string) => all.delete(name),
  };
}

const orders = apiPath('/users/{user}/orders', { path: { user: 'current' }, query: {} });
const order = (code: string) =>
  apiPath('/users/{user}/orders/{orderCode}', { path: { user: 'current', orderCode: code } });
const product = apiPath('/products/{productCode}', { path: { productCode: '1' } });
const answer = { orders: [] } as never;
const offline = () => Promise.reject(new ApiError(0, undefined));
const personal = () => storage.all.get('spaza-personal');

let storage: ReturnType<typeof memoryCaches>;
let isFull = false;

beforeEach(() => {
  isFull = false;
  storage = memoryCaches();
  vi.stubGlobal('caches', storage);
  installed.set(true);
  saveTokens({ access_token: 'a', expires_in: 900 }, 'thandi@example.co.za');
});
afterEach(() => {
  forgetTokens();
  installed.set(false);
  vi.unstubAllGlobals();
});

const isKept = (times: number) => vi.waitFor(() => expect(personal()?.size).toBe(times));

test('a customer reads their orders again without a line', async () => {
  await answerOrKept(orders, async () => answer);
  await isKept(1);
  expect(await answerOrKept(orders, offline)).toEqual(answer);
});

test('a customer reads their returns again, with the codes for the counter', async () => {
  const user = { user: 'current' };
  const returns = apiPath('/users/{user}/orderReturns', { path: user });
  const one = apiPath('/users/{user}/orderReturns/returnSuccess/{returnRequestCode}', {
    path: { ...user, returnRequestCode: 'R-1' },
  });
  for (const path of [returns, one])
    await answerOrKept<object>(path, async () => ({ dropOffCode: '7K' }) as never);
  await isKept(2);
  for (const path of [returns, one])
    expect(await answerOrKept<object>(path, offline)).toEqual({ dropOffCode: '7K' });
});

test('it is known since when an answer is kept, and nothing of what is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T07:58:00Z') });
  expect(await keptSince(orders)).toBeUndefined();
  await answerOrKept(orders, async () => answer);
  await isKept(1);
  expect(await keptSince(orders)).toBe('2026-11-24T07:58:00.000Z');
  expect(await keptSince(product)).toBeUndefined();
  vi.useRealTimers();
});

test('a refusal is one, and so is what was never kept', async () => {
  await answerOrKept(orders, async () => answer);
  await isKept(1);
  await expect(
    answerOrKept(orders, () => Promise.reject(new ApiError(403, undefined))),
  ).rejects.toMatchObject({
    status: 403,
  });
  await expect(answerOrKept(order('2'), offline)).rejects.toMatchObject({ status: 0 });
});

test('where storage is forbidden the answer is that there is no line', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    delete: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  });
  expect(await answerOrKept(orders, async () => answer)).toEqual(answer);
  await expect(answerOrKept(orders, offline)).rejects.toMatchObject({ status: 0 });
  expect(await forgetKept()).toBe(false);
});

test('a guest reads their cart again, and whoever signs in does not read it', async () => {
  const cart = apiPath('/users/{user}/carts/{cart}', { path: { user: 'anonymous', cart: 'g1' } });
  forgetTokens();
  await answerOrKept(cart, async () => answer);
  await isKept(1);
  expect(await answerOrKept(cart, offline)).toEqual(answer);
  await answerOrKept(orders, async () => answer);
  expect(personal()?.size).toBe(1);
  saveTokens({ access_token: 'b', expires_in: 900 }, 'sipho@example.co.za');
  await expect(answerOrKept(cart, offline)).rejects.toMatchObject({ status: 0 });
});

test('nobody else reads them', async () => {
  await answerOrKept(orders, async () => answer);
  await isKept(1);
  saveTokens({ access_token: 'b', expires_in: 900 }, 'sipho@example.co.za');
  await expect(answerOrKept(orders, offline)).rejects.toMatchObject({ status: 0 });
});

test('an answer that comes after signing out leaves nothing behind', async () => {
  let send: (value: never) => void = () => undefined;
  const asked = answerOrKept(orders, () => new Promise<never>((resolve) => (send = resolve)));
  forgetTokens();
  send(answer);
  await asked;
  await vi.waitFor(() => expect(personal()).toBeUndefined());
});

test('signing out forgets the pages too', async () => {
  await storage.open('spaza-pages');
  await answerOrKept(orders, async () => answer);
  await isKept(1);
  await forgetKept();
  expect([...storage.all.keys()]).toEqual([]);
});

test('what is everybody’s is not kept here, nor anything in a browser', async () => {
  await answerOrKept(product, async () => answer);
  installed.set(false);
  await answerOrKept(orders, async () => answer);
  expect(personal()).toBeUndefined();
});

test('a device that is full by now keeps what it had', async () => {
  await answerOrKept(orders, async () => answer);
  await isKept(1);
  isFull = true;
  await answerOrKept(orders, async () => ({ orders: [{ code: '2' }] }) as never);
  expect(await answerOrKept(orders, offline)).toEqual(answer);
});

test('only the newest are kept', async () => {
  for (let n = 1; n <= 30; n += 1) await answerOrKept(order(String(n)), async () => answer);
  await isKept(25);
  await expect(answerOrKept(order('1'), offline)).rejects.toMatchObject({ status: 0 });
  expect(await answerOrKept(order('30'), offline)).toEqual(answer);
});
