// What search engines and price comparisons read.
import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';

const api = shop();
const text = async (path: string) => {
  const answer = await api.call<string>('GET', path);
  expect(answer.status).toBe(200);
  return answer.body;
};
const all = (xml: string, name: string) => [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => value!);

describe('the sitemaps', () => {
  test('the index names them, and each is there', async () => {
    const maps = all(await text('/sitemap.xml'), 'loc');
    expect(maps.map((map) => new URL(map).pathname)).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml']);
    for (const map of maps) expect(all(await text(new URL(map).pathname), 'loc').length).toBeGreaterThan(10);
  });

  test('every product on sale is listed once under its own address, with the moment it last changed', async () => {
    const map = await text('/sitemaps/products-1.xml');
    const addresses = all(map, 'loc').map((address) => new URL(address).pathname);
    expect(new Set(addresses).size).toBe(addresses.length);
    const { products, pagination } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 20, fields: 'FULL' });
    expect(addresses.length).toBe(pagination!.totalResults);
    for (const { url } of products) expect(addresses).toContain(url);
    const times = all(map, 'lastmod').map((time) => Date.parse(time));
    expect(times).toHaveLength(addresses.length);
    for (const time of times) expect(time).toBeLessThanOrEqual(Date.now());
  });

  test('pages are those that may be indexed: no lists, no cart, no account', async () => {
    const paths = all(await text('/sitemaps/pages.xml'), 'loc').map((address) => new URL(address).pathname);
    for (const path of ['/', '/s/terms', '/blog', '/blog/what-size-tv', '/leaflets/big-screen', '/brand/vela', '/cp/moving-house']) expect(paths).toContain(path);
    expect(paths.filter((path) => /^\/(l\/|cart|checkout|account\/(?!helpandsupport))/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('a part that is not there is not found', async () => {
    for (const map of ['products-2.xml', 'products-0.xml', 'products-x.xml', 'products-99999999999999999999.xml', 'other.xml'])
      expect(await api.refusal('GET', `/sitemaps/${map}`)).toMatchObject({ status: 404, type: 'NotFoundError' });
  });
});

test('robots may read lists, for their noindex stands in them, and are shown where the sitemap is', async () => {
  const rules = await text('/robots.txt');
  expect(rules).toContain('Disallow: /checkout\n');
  expect(rules).not.toContain('/l/');
  expect(rules).toMatch(/Sitemap: http:\/\/[^/]+\/sitemap\.xml/);
});

test('who finds a hole in the shop is shown whom to tell', async () => {
  const said = await text('/.well-known/security.txt');
  expect(said).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\nPreferred-Languages: en\nCanonical: http:\/\/\S+\/\.well-known\/security\.txt\n$/);
  const days = (Date.parse(/Expires: (\S+)/.exec(said)![1]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(366); // as RFC 9116 has it
});

describe('the merchant feed', () => {
  test('holds each product with a price, its address and what there is', async () => {
    const feed = await text('/feeds/merchant.xml');
    const { pagination } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 1 });
    const ids = all(feed, 'g:id');
    expect(ids.length).toBe(pagination!.totalResults);
    for (const name of ['g:title', 'g:description', 'g:link', 'g:image_link', 'g:availability', 'g:price', 'g:brand', 'g:condition', 'g:product_type'])
      expect(all(feed, name), name).toHaveLength(ids.length);
    const one = feed.slice(feed.indexOf('<g:id>10448821<'), feed.indexOf('</item>', feed.indexOf('<g:id>10448821<')));
    const product = await api.get<Schemas['Product']>('/products/10448821', { fields: 'FULL' });
    expect(all(one, 'g:sale_price')).toEqual([`${product.price!.value!.toFixed(2)} ZAR`]);
    expect(all(one, 'g:price')).toEqual([`${product.wasPrice!.value!.toFixed(2)} ZAR`]);
  });

  test('a page that is not there is not found', async () => {
    for (const page of [2, 0, -1]) expect(await api.refusal('GET', '/feeds/merchant.xml', { query: { page } })).toMatchObject({ status: 404, type: 'NotFoundError' });
  });
});
