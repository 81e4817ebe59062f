import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '@/shared/api/types';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { waiting } from '@/shared/session/waiting';
import { toasts } from '@/shared/ui/toast';
import { forgetOthersWaiting, letWait, mostWaiting, sendWaiting } from './waiting-additions';

const kettle = {
  code: 'K',
  name: 'Kettle',
  url: '/p/K',
  price: { currencyIso: 'ZAR', value: 399 },
} as Product;
const cartWith = (more: object = {}, price = 399) => ({
  code: 'C',
  guid: 'g1',
  quantityAdded: 1,
  entries: [{ entryNumber: 0, quantity: 1, product: { code: 'K' }, basePrice: { value: price } }],
  ...more,
});

let online = true;
const isOffline = () => void (online = false);
const isBack = () => void (online = true);

interface Sent {
  key: string;
  body: { productCode: string; quantity: number; cartId?: string };
}

/** A server that answers in this order; `undefined` is an answer that is lost on its way. */
function aServer(...answers: ([status: number, body: unknown] | undefined)[]): Sent[] {
  const calls: Sent[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      calls.push({ key: headers['Idempotency-Key']!, body: JSON.parse(body) });
      const answer = answers.shift();
      if (!answer) throw new TypeError('network');
      return new Response(JSON.stringify(answer[1]), { status: answer[0] });
    },
  );
  return calls;
}

const back = () => {
  isBack();
  return sendWaiting(new QueryClient());
};

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  isBack();
  endSession();
  waiting.set(undefined);
  toasts.set(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('with a line nothing waits, nor what was bought with a licence', () => {
  expect(letWait({ product: kettle, quantity: 1 })).toBe(false);
  isOffline();
  expect(letWait({ product: kettle, quantity: 1, validationId: 'L' })).toBe(false);
  expect(waiting.get()).toBeUndefined();
});

test('what is chosen twice waits once, and goes in as one', async () => {
  isOffline();
  letWait({ product: kettle, quantity: 1 });
  letWait({ product: kettle, quantity: 2 });
  expect(waiting.get()).toMatchObject([{ code: 'K', quantity: 3 }]);
  const calls = aServer([200, cartWith({ quantityAdded: 3 })]);
  await back();
  expect(calls).toMatchObject([{ body: { productCode: 'K', quantity: 3 } }]);
  expect(waiting.get()).toBeUndefined();
  expect(toasts.get()?.message).toBe('What you chose while offline is in your cart.');
});

test('an answer that is lost is asked for again in the same words under the same key', async () => {
  isOffline();
  letWait({ product: kettle, quantity: 1 });
  const calls = aServer(undefined, [200, cartWith()]);
  await back();
  expect(waiting.get()).toHaveLength(1);
  await back();
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
  expect(waiting.get()).toBeUndefined();
});

test.each([
  [
    'fewer than chosen',
    [200, cartWith({ quantityAdded: 0, statusMessage: 'Sorry, only 0 available' })],
    'Sorry, only 0 available',
  ],
  [
    'another price',
    [200, cartWith({}, 449)],
    /^It is in your cart. Its price has changed from R.399.00 to R.449.00.$/,
  ],
  [
    'a limit',
    [400, { errors: [{ type: 'CartError', message: 'You can buy at most 2 of this item' }] }],
    'You can buy at most 2 of this item',
  ],
] as [string, [number, unknown], string | RegExp][])(
  'is told of %s, and not sent again',
  async (_, answer, words) => {
    isOffline();
    letWait({ product: kettle, quantity: 1 });
    const calls = aServer(answer, answer);
    await back();
    await back();
    expect(calls).toHaveLength(1);
    expect(waiting.get()).toHaveLength(1);
    expect(waiting.get()![0]!.said).toMatch(words);
    expect(toasts.get()?.kind).toBe('error');
  },
);

test('a server that is broken or too busy leaves it waiting', async () => {
  isOffline();
  letWait({ product: kettle, quantity: 1 });
  aServer([500, {}], [429, { errors: [{ message: 'Too many' }] }]);
  await back();
  await back();
  expect(waiting.get()).toMatchObject([{ code: 'K' }]);
  expect(waiting.get()![0]!.said).toBeUndefined();
});

test('goes with the sign-in it was chosen in: nobody else gets it into their cart', async () => {
  saveTokens({ access_token: 'a', expires_in: 900 }, 'thandi@example.co.za');
  isOffline();
  letWait({ product: kettle, quantity: 1 });
  saveTokens({ access_token: 'b', expires_in: 900 }, 'sipho@example.co.za');
  const calls = aServer([200, cartWith()]);
  await back();
  expect(calls).toEqual([]);
  forgetOthersWaiting();
  expect(waiting.get()).toBeUndefined();
  expect(localStorage.getItem('spaza.waiting')).toBeNull();
});

test('what waited for too long is said and not sent, and only so much waits', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  isOffline();
  for (let n = 0; n <= mostWaiting; n++) letWait({ product: { ...kettle, code: `K${n}` }, quantity: 1 });
  expect(waiting.get()).toHaveLength(mostWaiting);
  expect(toasts.get()?.message).toMatch(/^20 items wait already/);
  vi.setSystemTime(Date.now() + 21 * 3_600_000);
  const calls = aServer();
  await back();
  expect(calls).toEqual([]);
  expect(waiting.get()!.every(({ said }) => said?.startsWith('You chose this more than 20 hours ago'))).toBe(
    true,
  );
});
