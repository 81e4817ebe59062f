// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '@/shared/api/types';
import { keyOf } from '@/shared/api/query';
import { cartPath, guestCart } from '@/shared/session/cart-code';
import { endSession } from '@/shared/session/reset';
import { saveTokens, signedIn } from '@/shared/session/session';
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

const back = (cache = new QueryClient()) => {
  isBack();
  return sendWaiting(cache);
};

/** Another tab, of which this one has not heard, signs somebody in. */
const signsInElsewhere = () => localStorage.setItem(signedIn.key, JSON.stringify('elsewhere'));

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

test('a guest who began a cart meanwhile finds it in there, and the cart stays theirs', async () => {
  isOffline();
  letWait({ product: kettle, quantity: 1 });
  const calls = aServer(undefined, [200, cartWith({ guid: 'g7' })]);
  await back();
  guestCart.set('g7');
  await back();
  expect(calls.map(({ body }) => body.cartId)).toEqual([undefined, 'g7']);
  expect(calls[1]!.key).not.toBe(calls[0]!.key);
  expect(guestCart.get()).toBe('g7');
  expect(waiting.get()).toBeUndefined();
});

test('what was sent to a cart that is no more goes into the one begun since', async () => {
  guestCart.set('g1');
  isOffline();
  letWait({ product: kettle, quantity: 1 });
  const gone = { errors: [{ type: 'CartError', reason: 'notFound' }] };
  const calls = aServer(undefined, [400, gone], [200, cartWith({ guid: 'g7' })]);
  await back();
  guestCart.set('g7');
  await back();
  expect(calls.map(({ body }) => body.cartId)).toEqual(['g1', 'g1', 'g7']);
  expect(calls[1]!.key).toBe(calls[0]!.key);
  expect(guestCart.get()).toBe('g7');
  expect(waiting.get()).toBeUndefined();
});

test('an answer of a former cart does not take the present one out of sight', async () => {
  guestCart.set('g1');
  isOffline();
  letWait({ product: kettle, quantity: 1 });
  aServer(undefined, [200, cartWith({ guid: 'g1' })]);
  await back();
  guestCart.set('g7');
  await back();
  expect(guestCart.get()).toBe('g7');
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
  'is notified of %s, and not sent again',
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

test('another tab signed somebody else in while the app slept: nothing is sent', async () => {
  saveTokens({ access_token: 'a', expires_in: 900 }, 'thandi@example.co.za');
  isOffline();
  letWait({ product: kettle, quantity: 1 });
  toasts.set(undefined);
  signsInElsewhere();
  const asked = vi.fn(() => Promise.reject(new TypeError('network')));
  vi.stubGlobal('fetch', asked);
  await back();
  expect(asked).not.toHaveBeenCalled();
  expect(toasts.get()).toBeUndefined();
});

test('somebody signs in while the turn is waited for: a guest’s choice does not go into their cart', async () => {
  isOffline();
  letWait({ product: kettle, quantity: 1 });
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (name: string, _: object, work: (lock: object) => unknown) => {
        if (name === 'spaza.cart') signsInElsewhere();
        return Promise.resolve(work({}));
      },
    },
  });
  const calls = aServer([200, cartWith()]);
  expect(await sendWaiting(new QueryClient())).toBe(false);
  expect(calls).toEqual([]);
});

test('somebody signs in while it is sent: the rest is not, and they see nothing of it', async () => {
  isOffline();
  letWait({ product: kettle, quantity: 1 });
  letWait({ product: { ...kettle, code: 'L' }, quantity: 1 });
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address);
    signsInElsewhere();
    return new Response(JSON.stringify(cartWith()));
  });
  const cache = new QueryClient();
  await back(cache);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('/users/anonymous/');
  expect(cache.getQueryData(keyOf(cartPath(true)!))).toBeUndefined();
  expect(toasts.get()?.message).not.toBe('What you chose while offline is in your cart.');
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
