import { afterEach, expect, test, vi } from 'vitest';
import type { Product } from '@/shared/api/types';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { Adding } from './adding';

interface Sent {
  path: string;
  key?: string;
}

/** A server that answers in this order; `undefined` is an answer that is lost on its way. */
function aServer(...answers: ([status: number, body: unknown] | undefined)[]): Sent[] {
  const calls: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    calls.push({
      path: new URL(url, 'http://x').pathname.split('/users/')[1]!,
      key: headers['Idempotency-Key'],
    });
    const answer = answers.shift();
    if (!answer) throw new TypeError('network');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return calls;
}

const tv = { code: 'TV', name: 'Television', url: '/p/TV' } as Product;
const withTv = { code: 'C', guid: 'g1', quantityAdded: 1 };
const licensed = { ...withTv, quantityAdded: undefined, tvLicence: { isAdded: true } };
const refused = { errors: [{ type: 'TvLicenceError', message: 'Please check your TV licence again.' }] };

afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test('a television whose licence fails is in a cart the shopper has, and is not added twice', async () => {
  const calls = aServer([200, withTv], [400, refused], [200, licensed]);
  const adding = new Adding();
  const kept = vi.fn();

  await expect(adding.add({ product: tv, quantity: 1, validationId: 'old' }, kept)).rejects.toMatchObject({
    status: 400,
  });
  expect(kept).toHaveBeenCalledExactlyOnceWith(withTv);

  const cart = await adding.add({ product: tv, quantity: 1, validationId: 'new' }, kept);
  expect(cart).toMatchObject({ tvLicence: { isAdded: true }, quantityAdded: 1 });
  expect(calls.map(({ path }) => path)).toEqual([
    'anonymous/carts/addtocart',
    'anonymous/carts/g1/tvLicence',
    'anonymous/carts/g1/tvLicence',
  ]);
});

test('a lost answer is asked for again with the same key; the next wish has another', async () => {
  saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za');
  const calls = aServer(undefined, [200, withTv], [200, withTv], [200, withTv]);
  const adding = new Adding();
  const once = { product: tv, quantity: 1 };

  await expect(adding.add(once, vi.fn())).rejects.toMatchObject({ status: 0 });
  await adding.add(once, vi.fn());
  await adding.add(once, vi.fn());
  await adding.add({ ...once, quantity: 2 }, vi.fn());

  const [first, second, third, fourth] = calls.map(({ key }) => key);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(new Set([second, third, fourth]).size).toBe(3);
});
