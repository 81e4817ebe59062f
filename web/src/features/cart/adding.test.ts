import { afterEach, expect, test, vi } from 'vitest';
import type { Product } from '@/shared/api/types';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { Adding } from './adding';

interface Sent {
  path: string;
  key?: string;
  body: unknown;
}

/** A server that answers in this order; `undefined` is an answer that is lost on its way. */
function aServer(...answers: ([status: number, body: unknown] | undefined)[]): Sent[] {
  const calls: Sent[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      calls.push({
        path: new URL(url, 'http://x').pathname.split('/users/')[1]!,
        key: headers['Idempotency-Key'],
        body: JSON.parse(body),
      });
      const answer = answers.shift();
      if (!answer) throw new TypeError('network');
      return new Response(JSON.stringify(answer[1]), { status: answer[0] });
    },
  );
  return calls;
}

const tv = { code: 'TV', name: 'Television', url: '/p/TV' } as Product;
const withTv = { code: 'C', guid: 'g1', quantityAdded: 1 };
const refused = { errors: [{ type: 'TvLicenceError', message: 'Please check your TV licence again.' }] };

afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test('a television goes in with its licence in one call, and a refused one is asked for as a whole again', async () => {
  const calls = aServer([400, refused], [200, withTv]);
  const adding = new Adding();

  await expect(adding.add({ product: tv, quantity: 1, validationId: 'old' })).rejects.toMatchObject({
    status: 400,
  });
  await adding.add({ product: tv, quantity: 1, validationId: 'new' });

  expect(calls.map(({ path }) => path)).toEqual(['anonymous/carts/addtocart', 'anonymous/carts/addtocart']);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { productCode: 'TV', validationId: 'old' },
    { productCode: 'TV', validationId: 'new' },
  ]);
  expect(calls[0]!.key).not.toBe(calls[1]!.key); // another request must not be answered with the first one's refusal
});

test('a lost answer is asked for again with the same key; the next request has another', async () => {
  saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za');
  const calls = aServer(undefined, [200, withTv], [200, withTv], [200, withTv]);
  const adding = new Adding();
  const once = { product: tv, quantity: 1 };

  await expect(adding.add(once)).rejects.toMatchObject({ status: 0 });
  await adding.add(once);
  await adding.add(once);
  await adding.add({ ...once, quantity: 2 });

  const [first, second, third, fourth] = calls.map(({ key }) => key);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(new Set([second, third, fourth]).size).toBe(3);
});
