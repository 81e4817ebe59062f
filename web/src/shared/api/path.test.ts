import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { api, type fromRoot } from './client';
import { apiPath, below, isBelow } from './path';
import { createCache, keyOf, refresh, useApi } from './query';
import type { PathFromRoot, paths } from './schema';
import type { Cart, Product } from './types';

const product = apiPath('/products/{productCode}', {
  path: { productCode: 'a/b c' },
  query: { fields: 'code,name(FULL)', sameDayPromise: undefined, regionId: 'A&B' },
});

describe('an address', () => {
  test('holds its parameters encoded, and only those that are given', () => {
    expect(product).toBe('/products/a%2Fb%20c?fields=code,name(FULL)&regionId=A%26B');
    expect(apiPath('/cms/appConfig')).toBe('/cms/appConfig');
  });

  test('is below what it begins with, part by part', () => {
    const cart = apiPath('/users/{user}/carts/{cart}', { path: { user: 'current', cart: '17' } });
    expect(isBelow(cart, '/users/{user}/carts')).toBe(true);
    expect(isBelow(`${cart}?fields=FULL`, '/users/{user}/carts/{cart}')).toBe(true);
    expect(isBelow(cart, '/users/{user}/carts/{cart}/checkout')).toBe(false);
    expect(isBelow(apiPath('/cms/appConfig'), '/users/{user}')).toBe(false);
    expect(isBelow(cart, below('/users/{user}/carts/{cart}', { user: 'current', cart: '17' }))).toBe(true);
    expect(isBelow(cart, below('/users/{user}/carts/{cart}', { user: 'current', cart: '1' }))).toBe(false);
  });

  test('made old by its beginning; others stay fresh', async () => {
    const cache = createCache();
    const carts = apiPath('/users/{user}/carts', { path: { user: 'current' } });
    const list = apiPath('/users/{user}/getwishlist', { path: { user: 'current' } });
    cache.setQueryData(keyOf(carts), { carts: [] });
    cache.setQueryData([list], {});
    await refresh(cache, '/users/{user}/carts');
    expect(cache.getQueryState(keyOf(carts))?.isInvalidated).toBe(true);
    expect(cache.getQueryState(keyOf(list))?.isInvalidated).toBe(false);
  });
});

test('a write goes where the contract says, with what it says', async () => {
  const fetched = vi.fn(async () => new Response('{"guid":"1"}'));
  vi.stubGlobal('fetch', fetched);
  await api.post('/users/{user}/carts/addtocart', {
    path: { user: 'anonymous' },
    query: { requestType: 'add' },
    body: { productCode: '100' },
    idempotencyKey: 'k1',
  });
  await api.post('/bot/verify', { body: { payload: 'x' } });
  vi.unstubAllGlobals();

  expect(fetched.mock.calls).toMatchObject([
    [
      '/occ/v2/spaza/channel/web/zone/online/users/anonymous/carts/addtocart?requestType=add',
      { method: 'POST', body: '{"productCode":"100"}', headers: { 'Idempotency-Key': 'k1' } },
    ],
    ['/bot/verify', { method: 'POST', body: '{"payload":"x"}' }],
  ]);
});

/** Never run: `npm run types` fails when one of these is no longer refused, or an answer has another type. */
export function useWhatDoesNotCompile() {
  expectTypeOf(useApi(product).data).toEqualTypeOf<Product | undefined>();
  expectTypeOf(api.get(product)).toEqualTypeOf<Promise<Product>>();
  expectTypeOf(createCache().getQueryData(keyOf(product))).toEqualTypeOf<Product | undefined>();

  type Beginning = (typeof fromRoot)[number];
  expectTypeOf<Extract<keyof paths, `${Beginning}${string}`>>().toEqualTypeOf<PathFromRoot>();

  // @ts-expect-error a path the contract does not know
  apiPath('/products/{productCode}/colours', { path: { productCode: '1' } });
  // @ts-expect-error the path's parameter is missing
  apiPath('/products/{productCode}');
  // @ts-expect-error another parameter than the path's
  apiPath('/products/{productCode}', { path: { code: '1' } });
  // @ts-expect-error a question the path does not know
  apiPath('/products/{productCode}', { path: { productCode: '1' }, query: { colour: 'red' } });
  // @ts-expect-error a required question is missing
  apiPath('/products/suggestions', { query: { max: 10 } });
  // @ts-expect-error a document is no JSON
  apiPath('/download/invoice/{invoiceNumber}', { path: { invoiceNumber: '1' } });
  // @ts-expect-error a free string is no address
  useApi('/products/1');
  // @ts-expect-error neither here
  void api.get('/products/1');
  // @ts-expect-error a cart is no product
  createCache().setQueryData(keyOf(product), {} as Cart);
  // @ts-expect-error no path of the contract begins so
  void refresh(createCache(), '/cart');

  const path = { user: 'current' };
  const idempotencyKey = '1';
  // @ts-expect-error the contract's path knows no PUT
  void api.put('/logout');
  // @ts-expect-error the body is missing
  void api.post('/users/{user}/carts/addtocart', { path, idempotencyKey });
  // @ts-expect-error the body lacks the product
  void api.post('/users/{user}/carts/addtocart', { path, idempotencyKey, body: { quantity: 1 } });
  const wrong = { productCode: '1', quantity: '1' };
  // @ts-expect-error a quantity is a number
  void api.post('/users/{user}/carts/addtocart', { path, idempotencyKey, body: wrong });
  // @ts-expect-error what could be done twice needs its key
  void api.post('/users/{user}/carts/addtocart', { path, body: { productCode: '1' } });
  // @ts-expect-error what has no key in the contract takes none
  void api.post('/logout', { idempotencyKey });
  // @ts-expect-error only documents are saved as files
  void api.file('/cms/appConfig');
}
