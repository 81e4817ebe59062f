// Lists, in a shop where nobody buys and nobody writes a review meanwhile.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { startOwnShop } from './support/server.ts';
import { aProduct, cents, listing } from './support/shelf.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
beforeAll(async () => {
  own = await startOwnShop('search', { products: 500 }); // as many as the shop all tests share
  api = new Client({ base: own.shop.base });
});
afterAll(() => own?.stop());

type Page = Schemas['ProductSearchPage'];
const search = (query: string, more = {}) => api.get<Page>('/products/search', { query, ...more });
const codes = (page: Page) => page.products.map((product) => product.code);
const facet = (page: Page, name: string) => page.facets!.find((one) => one.name === name || one.code === name)!;

/** Every page of a listing, one after another. */
const wholeOf = async (query: string, pageSize = 100) => {
  const pages: Page[] = [];
  do pages.push(await search(query, { currentPage: pages.length, pageSize, fields: 'DEFAULT' }));
  while (pages.length < pages[0]!.pagination.totalPages);
  return pages.flatMap((page) => page.products);
};

describe('a listing', () => {
  test('shows twenty products sorted by relevance when nothing is said', async () => {
    const page = await api.get<Page>('/products/search');
    expect(page.products).toHaveLength(20);
    expect(page.pagination).toMatchObject({ currentPage: 0, pageSize: 20, totalResults: 500, totalPages: 25 });
    expect(page.currentQuery.query!.value).toBe(':relevance');
    expect(page.sorts!.filter((sort) => sort.selected).map((sort) => sort.code)).toEqual(['relevance']);
  });

  test('of products that say the days of their promises apart, and none where there is none', async () => {
    const products = await wholeOf(':relevance');
    for (const { name, stock, preOrder, availableForPickup, additionalAttributes } of products) {
      const { estimatedDelivery, deliveryDay, estimatedPickUpMsg, pickUpDay, pickUpTown } = additionalAttributes!;
      if (availableForPickup) expect(estimatedPickUpMsg, name).toBe(`Collect ${pickUpDay} in ${pickUpTown}`);
      else expect([pickUpDay, pickUpTown], name).toEqual([undefined, undefined]);
      if (preOrder) {
        expect(estimatedDelivery, name).toBe(`Pre-order: ships ${deliveryDay}`);
        expect([`In stores from ${deliveryDay}`, `Pre-order: collect from ${deliveryDay}`, 'Online only', 'Delivery only'], name).toContain(estimatedPickUpMsg);
      }
      else if (deliveryDay) expect(estimatedDelivery, name).toBe(`Delivered by ${deliveryDay}`);
      else expect(stock!.stockLevelStatus === 'outOfStock' || estimatedDelivery === 'Collection only', name).toBe(true);
    }
    for (const member of ['deliveryDay', 'pickUpDay'] as const) expect(products.some(({ additionalAttributes }) => additionalAttributes![member])).toBe(true);
  });

  test('offers every sort the shop has', async () => {
    const page = await api.get<Page>('/products/search');
    expect(page.sorts!.map((sort) => sort.code).sort()).toEqual(['name-asc', 'name-desc', 'newest', 'price-asc', 'price-desc', 'relevance', 'topRated']);
  });

  test('shows each product exactly once over all its pages', async () => {
    const all = (await wholeOf(':price-asc', 37)).map((product) => product.code);
    expect(all).toHaveLength(500);
    expect(new Set(all).size).toBe(500);
  });

  test('past its end is empty and keeps its totals', async () => {
    const page = await search(':relevance', { currentPage: 9999 });
    expect(page.products).toEqual([]);
    expect(page.pagination).toMatchObject({ currentPage: 9999, totalResults: 500 });
  });

  test('answers a posted query as it answers the same query in the address', async () => {
    const asked = { query: ':price-desc', currentPage: 1, pageSize: 7 };
    expect(await api.post('/products/search', asked)).toEqual(await search(asked.query, { currentPage: 1, pageSize: 7 }));
  });

  test('tells how many there are in x-total-count', async () => {
    const { headers } = await api.call('GET', '/products/search', { query: { pageSize: 1 } });
    expect(headers.get('x-total-count')).toBe('500');
  });

  test('takes the sort parameter over the sort in the query', async () => {
    const page = await search(':price-asc', { sort: 'price-desc' });
    expect(page.pagination.sort).toBe('price-desc');
    expect(codes(page)).toEqual(codes(await search(':price-desc')));
  });
});

describe('sorted', () => {
  const prices = async (sort: string) => (await wholeOf(`:${sort}`)).map((product) => cents(product.price));
  const inOrder = <T>(values: T[], compare: (a: T, b: T) => number) => [...values].sort(compare);

  test('by price upwards, no product is cheaper than the one before', async () => {
    const found = await prices('price-asc');
    expect(found).toEqual(inOrder(found, (a, b) => a - b));
  });
  test('by price downwards, no product is dearer than the one before', async () => {
    const found = await prices('price-desc');
    expect(found).toEqual(inOrder(found, (a, b) => b - a));
  });
  test('by name, the names follow the alphabet, both ways', async () => {
    const fold = (name: string) => name.toLowerCase();
    const up = (await wholeOf(':name-asc')).map((product) => fold(product.name));
    expect(up).toEqual(inOrder(up, (a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    const down = (await wholeOf(':name-desc')).map((product) => fold(product.name));
    expect(down).toEqual([...up].reverse());
  });
  test('by rating, the best come first', async () => {
    const found = (await search(':topRated', { fields: 'FULL', pageSize: 100 })).products.map((product) => product.averageRating ?? 0);
    expect(found).toEqual(inOrder(found, (a, b) => b - a));
  });
  test('by newest, the list holds the same products', async () => {
    expect((await search(':newest')).pagination.totalResults).toBe(500);
  });
});

describe('a search', () => {
  test('for a product name finds that product first', async () => {
    const { name, code } = await aProduct();
    expect(codes(await search(`${encodeURIComponent(name)}:relevance`))).toContain(code);
  });

  test('for a product code finds that product', async () => {
    const { code } = await aProduct(1);
    expect(codes(await search(`${code}:relevance`))[0]).toBe(code);
  });

  test('repeats the text it was asked for', async () => {
    expect((await search('television:relevance')).freeTextSearch).toBe('television');
  });

  test('finds televisions by the word, in any case and number', async () => {
    const one = await search('television:relevance');
    expect(one.pagination.totalResults).toBeGreaterThan(0);
    expect((await search('TELEVISIONS:relevance')).pagination.totalResults).toBe(one.pagination.totalResults);
  });

  test('with a slip of the finger offers what was meant', async () => {
    const page = await search('televsion:relevance');
    expect(page.spellingSuggestion?.suggestion).toBe('television');
  });

  test('for nonsense finds nothing and says so without failing', async () => {
    const page = await search('xqzvwkjhgf:relevance');
    expect(page.products).toEqual([]);
    expect(page.pagination.totalResults).toBe(0);
  });

  test.each(['"', "' OR 1=1 --", '%', '%25', '\\', '*', 'a b', 'čšž', 'ḽṱ', '🦓', '<script>', 'a&b', 'a+b', 'a/b', '\u0000', '\u202e', 'NOT AND OR', 'a:b:c:d:e:f', '::::', 'x'.repeat(500)].map((text) => [text.slice(0, 20), text] as const))(
    'for %j is answered, not broken',
    async (_, text) => {
      const answer = await api.call('GET', '/products/search', { query: { query: `${encodeURIComponent(text)}:relevance` } });
      expect([200, 400]).toContain(answer.status);
      const bare = await api.call('GET', '/products/search', { query: { query: text } });
      expect([200, 400]).toContain(bare.status);
    },
  );
});

describe('facets', () => {
  test('count what choosing them then shows', async () => {
    const page = await search(':relevance', { fields: 'FULL' });
    expect(page.facets!.length).toBeGreaterThanOrEqual(3);
    for (const one of page.facets!) {
      const value = one.values[0]!;
      const chosen = await search(value.query.query!.value!, { fields: 'FULL' });
      expect(chosen.pagination.totalResults, `${one.name}: ${value.name}`).toBe(value.count);
    }
  });

  test('say how many values they have, and give all of one that is asked for', async () => {
    const page = await search('', { fields: 'DEFAULT' });
    for (const { values, totalValues, name } of page.facets!) expect(totalValues, name).toBeGreaterThanOrEqual(values.length);
    const whole = await search('', { fields: 'DEFAULT', allValues: 'brand' });
    expect(facet(whole, 'brand').values).toHaveLength(facet(whole, 'brand').totalValues!);
    expect(facet(whole, 'brand').totalValues).toBe(facet(page, 'brand').totalValues);
    const posted = await api.done<Page>('POST', '/products/search', { query: { fields: 'DEFAULT' }, body: { query: '', allValues: 'brand' } });
    expect(facet(posted, 'brand').values).toEqual(facet(whole, 'brand').values);
    expect(await api.refusal('GET', '/products/search', { query: { allValues: 'no-such-facet' } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'allValues' });
  });

  test('of brand, price, availability and rating are always there', async () => {
    const page = await search(':relevance', { fields: 'FULL' });
    const known = page.facets!.map((one) => one.code ?? one.name.toLowerCase());
    for (const code of ['brand', 'price', 'availability', 'rating']) expect(known).toContain(code);
  });

  test('chosen are marked, become breadcrumbs, and can be taken off again', async () => {
    const page = await search(':relevance', { fields: 'FULL' });
    const value = facet(page, 'brand').values[0]!;
    const chosen = await search(value.query.query!.value!, { fields: 'FULL' });
    const again = facet(chosen, 'brand').values.find((one) => one.name === value.name)!;
    expect(again.selected).toBe(true);
    expect(chosen.breadcrumbs!.map((crumb) => crumb.facetValueName)).toEqual([value.name]);
    expect((await search(chosen.breadcrumbs![0]!.removeQuery.query!.value!)).pagination.totalResults).toBe(500);
    expect((await search(again.query.query!.value!)).pagination.totalResults).toBe(500);
  });

  test('of one kind widen, of two kinds narrow', async () => {
    const page = await search(':relevance', { fields: 'FULL' });
    const [first, second] = facet(page, 'brand').values;
    const one = await search(first!.query.query!.value!, { fields: 'FULL' });
    const other = facet(one, 'brand').values.find((value) => value.name === second!.name)!;
    expect(other.count).toBe(second!.count);
    const both = await search(other.query.query!.value!, { fields: 'FULL' });
    expect(both.pagination.totalResults).toBe(first!.count + second!.count);
    const price = facet(both, 'price').values[0]!;
    expect((await search(price.query.query!.value!)).pagination.totalResults).toBe(price.count);
    expect(price.count).toBeLessThan(both.pagination.totalResults);
  });

  test('of price hold exactly the products in the band', async () => {
    const page = await search(':price-asc', { fields: 'FULL' });
    const bands = facet(page, 'price').values;
    expect(bands.reduce((sum, band) => sum + band.count, 0)).toBe(500);
  });

  test('that would change nothing are not shown', async () => {
    const page = await search(':relevance', { fields: 'FULL' });
    for (const one of page.facets!)
      expect(one.values.some((value) => value.selected || value.count < page.pagination.totalResults), one.name).toBe(true);
  });

  test('of a department are its own: televisions have a screen size', async () => {
    const page = await search('television:relevance', { fields: 'FULL' });
    expect(page.facets!.some((one) => /screen/i.test(one.name))).toBe(true);
  });
});

describe('listings by place', () => {
  const department = async () => {
    const tree = await api.get('/catalogs/spazaProductCatalog/Online/categories/root_sale_cat', { fields: 'FULL' });
    return tree.subcategories[0] as Schemas['CategoryHierarchy'];
  };
  const brand = async () => (await listing(':relevance', {}, api)).products.find((product) => product.brand)!.brand!;

  test('a category lists what the category facet counts, under its own name', async () => {
    const { id, name } = await department();
    const page = await api.get<Page>(`/category/${id}/search`, { fields: 'FULL' });
    expect(page.categoryCode).toBe(id);
    expect(page.currentQuery.query!.value).toContain(`allCategories:${id}`);
    expect(page.pagination.totalResults).toBe((await search(`:relevance:allCategories:${id}`)).pagination.totalResults);
    if (page.categoryName !== undefined) expect(page.categoryName).toBe(name);
  });

  test('a brand lists that brand only', async () => {
    const { code } = await brand();
    const page = await api.get<Page>(`/products/search/${code}`, { fields: 'FULL', pageSize: 100 });
    expect(page.products.length).toBeGreaterThan(0);
    for (const product of page.products) expect(product.brand!.code).toBe(code);
  });

  test('a brand in a category lists both at once, on both paths', async () => {
    const page = await api.get<Page>(`/category/root_sale_cat/search`, { fields: 'FULL' });
    const product = page.products.find((one) => one.brand)!;
    const category = product.categories![0]!.code;
    const some = await api.get<Page>(`/category/${category}/search/${product.brand!.code}`, { fields: 'FULL', pageSize: 100 });
    expect(codes(some)).toContain(product.code);
    for (const one of some.products) expect(one.brand!.code).toBe(product.brand!.code);
    const other = await api.get<Page>(`/category/${category}/brand/${product.brand!.code}`, { fields: 'FULL', pageSize: 100 });
    expect(codes(other)).toEqual(codes(some));
  });

  test('all promotions list only products that have one', async () => {
    const page = await api.get<Page>('/products/viewAll/allPromotions', { fields: 'FULL', pageSize: 100 });
    expect(page.products.length).toBeGreaterThan(0);
    for (const product of page.products) expect(product.potentialPromotions!.length, product.code).toBeGreaterThan(0);
  });

  test('every listing answers POST as it answers GET', async () => {
    const { id } = await department();
    const { code } = await brand();
    for (const path of [`/category/${id}/search`, `/products/search/${code}`, `/products/viewAll/allPromotions`])
      expect(await api.post(path, { query: ':price-asc' }), path).toEqual(await api.get(path, { query: ':price-asc' }));
  });

  test.each([
    ['/category/no_such_cat/search', 'category', 'no_such_cat'],
    ['/products/search/no-such-brand', 'brand', 'no-such-brand'],
    ['/category/root_sale_cat/search/no-such-brand', 'brand', 'no-such-brand'],
    ['/category/no_such_cat/brand/no-such-brand', 'category', 'no_such_cat'],
    ['/products/viewAll/no-such-list', 'list', 'no-such-list'],
  ])('%s does not exist and says so', async (path, subjectType, subject) => {
    expect(await api.refusal('GET', path)).toMatchObject({ status: 400, type: 'UnknownIdentifierError', reason: 'notFound', subjectType, subject });
  });
});

describe('suggestions', () => {
  const suggest = async (term: string, more = {}) =>
    (await api.get<Schemas['SuggestionList']>('/products/suggestions', { term, ...more })).suggestions.map((one) => one.value);

  test('complete the first letters', async () => {
    const values = await suggest('tel');
    expect(values.length).toBeGreaterThan(0);
    expect(values.some((value) => /^tel/i.test(value))).toBe(true);
  });
  test('complete what things are called, not what is said of them', async () => {
    const values = await suggest('fri');
    expect(values).toContain('fridge');
    expect(values).not.toContain('friday');
  });
  test('are ten at most, or fewer when fewer are asked for', async () => {
    expect((await suggest('s')).length).toBeLessThanOrEqual(10);
    expect((await suggest('s', { max: 3 })).length).toBeLessThanOrEqual(3);
  });
  test('never repeat themselves', async () => {
    const values = (await suggest('sm')).map((value) => value.toLowerCase());
    expect(new Set(values).size).toBe(values.length);
  });
  test('each find something', async () => {
    for (const value of await suggest('te', { max: 3 }))
      expect((await search(`${encodeURIComponent(value)}:relevance`)).pagination.totalResults, value).toBeGreaterThan(0);
  });
  test('of products say what they cost', async () => {
    const { suggestions } = await api.get<Schemas['SuggestionList']>('/products/suggestions', { term: 'kettle' });
    const products = suggestions.filter(({ type }) => type === 'product');
    expect(products.length).toBeGreaterThan(0);
    for (const { url, price } of products) {
      const product = await api.get<Schemas['Product']>(`/products/${url!.split('/').at(-1)}`);
      expect(price, url).toEqual(product.price);
    }
    expect(suggestions.filter(({ type, price }) => type !== 'product' && price)).toEqual([]);
  });
  test('for nonsense are none', async () => expect(await suggest('xqzvwkjhgf')).toEqual([]));
  test('need some letters', async () => {
    expect(await api.refusal('GET', '/products/suggestions')).toMatchObject({ status: 400, type: 'ValidationError', subject: 'term' });
  });
});

describe('a malformed listing', () => {
  test.each([
    ['currentPage', '-1'],
    ['currentPage', 'two'],
    ['currentPage', '1e3'],
    ['currentPage', '99999999999999999999'],
    ['pageSize', '0'],
    ['pageSize', '101'],
    ['pageSize', 'all'],
    ['sort', 'by-colour'],
    ['query', 'tv:by-colour'],
    ['fields', 'DEFAULT('],
    ['fields', 'a(b(c(d(e(f(g(h(i(j))))))))))'],
    ['fields', `${'a'.repeat(5000)}`],
  ])('is refused for %s=%s, naming it', async (name, value) => {
    expect(await api.refusal('GET', '/products/search', { query: { [name]: value } })).toMatchObject({
      status: 400,
      type: 'ValidationError',
      reason: 'invalid',
      subjectType: 'parameter',
      subject: name,
    });
  });

  test('is refused when the posted body has the wrong types', async () => {
    expect(await api.refusal('POST', '/products/search', { body: { query: 7 } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'query' });
    expect(await api.refusal('POST', '/products/search', { body: { currentPage: '1' } })).toMatchObject({ status: 400, subject: 'currentPage' });
  });
});
