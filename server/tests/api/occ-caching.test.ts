// Answers that are the same for everybody carry a tag, and who has one already learns that it still holds.
import { expect, test } from 'vitest';
import { shop } from './support/client.ts';
import { customer } from './support/people.ts';
import { aProduct } from './support/shelf.ts';

const stock = shop().plain;
const prefix = '/occ/v2/spaza';

test.each([
  ['a product', async () => `/products/${(await aProduct()).code}?fields=FULL`],
  ['a search', async () => '/products/search?query=:relevance&pageSize=3'],
  ['a category', async () => '/catalogs/spazaProductCatalog/Online/categories/televisions'],
  ['a page', async () => '/cms/pages?pageLabelOrId=/cart'],
  ['stores', async () => '/stores?pageSize=2'],
])('%s has a tag, and is answered 304 while it holds', async (_what, of) => {
  const path = prefix + (await of());
  const first = await stock.raw('GET', path);
  const tag = first.headers.get('etag')!;
  expect(tag).toMatch(/^W\/"[0-9a-f]+"$/);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  for (const sent of [tag, `"other", ${tag}`, '*']) {
    const again = await stock.raw('GET', path, { headers: { 'if-none-match': sent } });
    expect([again.status, again.body, again.headers.get('etag')], sent).toEqual([304, '', tag]);
  }
  const changed = await stock.raw('GET', path, { headers: { 'if-none-match': 'W/"0"' } });
  expect([changed.status, changed.body]).toEqual([200, first.body]);
});

test('other fields and other products have other tags', async () => {
  const { code } = await aProduct();
  const tag = async (path: string) => (await stock.raw('GET', prefix + path)).headers.get('etag');
  expect(await tag(`/products/${code}?fields=BASIC`)).not.toBe(await tag(`/products/${code}?fields=FULL`));
  expect(await tag(`/products/${code}`)).not.toBe(await tag(`/products/${(await aProduct(1)).code}`));
});

test('what is about a person, and refusals, have none', async () => {
  const { client } = await customer();
  for (const path of ['/users/current/carts', '/users/current'])
    expect((await client.raw('GET', prefix + path)).headers.get('etag'), path).toBeNull();
  expect((await stock.raw('GET', `${prefix}/products/nothing`)).headers.get('etag')).toBeNull();
});

test('a date is not reported before the answer has held for a minute, and one of elsewhere does not hold', async () => {
  const path = `${prefix}/products/${(await aProduct()).code}?fields=DEFAULT,${Date.now()}`;
  const first = await stock.raw('GET', path);
  expect(first.headers.get('last-modified')).toBeNull();
  for (const date of [new Date().toUTCString(), new Date(Date.now() + 3_600_000).toUTCString(), 'yesterday'])
    expect([date, (await stock.raw('GET', path, { headers: { 'if-modified-since': date } })).status]).toEqual([date, 200]);
});
