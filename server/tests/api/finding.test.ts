// When a search finds nothing, what is offered while one types, and texts with every sign in them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { allProducts, aProduct } from './support/shelf.ts';
import { importFile, runProgram, startOwnShop, until } from './support/server.ts';

/** A shop where nobody buys and nobody writes a review meanwhile, with the products of the one all tests share. */
let quiet: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
beforeAll(async () => {
  quiet = await startOwnShop('finding', { products: 500 });
  api = new Client({ base: quiet.shop.base });
});
afterAll(() => quiet?.stop());
type Page = Schemas['ProductSearchPage'];
type Suggestion = Schemas['SuggestionList']['suggestions'][number];
const search = (query: string, more = {}) => api.get<Page>('/products/search', { query, ...more });
const codes = (page: { products: { code: string }[] }) => page.products.map((product) => product.code);
const suggest = async (term: string, client: Client = api) =>
  (await client.get<Schemas['SuggestionList']>('/products/suggestions', { term })).suggestions;

const kindsOf = async (code: string) =>
  (await api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' })).categories!.map((kind) => kind.code);

describe('a search that finds nothing', () => {
  test('shows what sells best and can be sent here, and popular categories that have products', async () => {
    const page = await search('xqzvwkjhgf:relevance');
    expect(page.products).toEqual([]);
    expect(page.nearest).toMatchObject({ reason: 'popular' });
    expect(page.nearest!.products.length).toBe(12);
    const same = await search(page.nearest!.currentQuery.query!.value!, { pageSize: 12 });
    expect(codes(page.nearest!)).toEqual(codes(same));
    expect(page.nearest!.totalResults).toBe(same.pagination.totalResults);
    expect(page.popularCategories!.length).toBeGreaterThanOrEqual(4);
    for (const { code, url } of page.popularCategories!) {
      expect(url).toContain(`/l/c/${code}`);
      expect((await api.get<Page>(`/category/${code}/search`)).pagination.totalResults).toBeGreaterThan(0);
    }
  });

  test('for its filters shows the same without them', async () => {
    const page = await search('television:price-asc:brand:nobody');
    expect(page.nearest).toMatchObject({ reason: 'withoutFilters', currentQuery: { query: { value: 'television:relevance' } } });
    expect(codes(page.nearest!)).toEqual(codes(await search('television:relevance', { pageSize: 12 })));
  });

  test('inside a category shows the whole shop’s, and failing that the category’s', async () => {
    const product = await aProduct();
    const other = (await allProducts()).find((one) => !one.categories!.some(({ code }) => product.categories!.some((mine) => mine.code === code)))!;
    const category = other.categories!.at(-1)!.code;
    const elsewhere = await api.get<Page>(`/category/${category}/search`, { query: `${product.code}:relevance` });
    expect(elsewhere.nearest).toMatchObject({ reason: 'everywhere' });
    expect(codes(elsewhere.nearest!)[0]).toBe(product.code);
    const nowhere = await api.get<Page>(`/category/${category}/search`, { query: 'xqzvwkjhgf:relevance' });
    expect(nowhere.nearest).toMatchObject({ reason: 'withoutText' });
    expect(codes(nowhere.nearest!)).toEqual(codes(await api.get<Page>(`/category/${category}/search`, { pageSize: 12 })));
  });

  test('answers a posted query alike', async () => {
    const query = 'xqzvwkjhgf:relevance';
    expect(await api.post('/products/search', { query })).toEqual(await search(query));
  });

  test('leaves out of the answer what the fields do not ask for', async () => {
    const page = await search('xqzvwkjhgf:relevance', { fields: 'products(code),nearest(reason,products(code))' });
    expect(page.popularCategories).toBeUndefined();
    expect(Object.keys(page.nearest!).sort()).toEqual(['products', 'reason']);
    expect(Object.keys(page.nearest!.products[0]!)).toEqual(['code']);
  });

  test('and a listing that has products offers none of it', async () => {
    const page = await search('television:relevance');
    expect([page.nearest, page.popularCategories, page.relaxed]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a search for a kind of thing', () => {
  const whole = async (query: string) => {
    const pages: Page[] = [];
    do pages.push(await search(query, { currentPage: pages.length, pageSize: 100, fields: 'FULL' }));
    while (pages.length < pages[0]!.pagination.totalPages);
    return pages.flatMap(({ products }) => products);
  };
  const within = async (kind: string) =>
    (await allProducts()).filter(({ categories }) => categories!.some(({ code }) => code === kind));

  test.each([['fridge', 'fridges'], ['yskas', 'fridges'], ['isiqandisi', 'fridges'], ['freezer', 'freezers'], ['tv', 'televisions'], ['couch', 'sofas'], ['laptop', 'laptops'], ['bed', 'beds'], ['aircon', 'air-conditioners']])(
    'for %s holds all %s and nothing else, by price too',
    async (typed, kind) => {
      const expected = await within(kind);
      expect(expected.length).toBeGreaterThan(0);
      for (const sort of ['relevance', 'price-asc', 'name-desc'])
        expect((await whole(`${typed}:${sort}`)).map(({ code }) => code).sort(), sort).toEqual(expected.map(({ code }) => code).sort());
    },
  );

  test('leaves out what is not wanted, and counts only what is left', async () => {
    const televisions = await within('televisions');
    const brand = televisions[0]!.brand!;
    const expected = televisions.filter((product) => product.brand!.code !== brand.code);
    const page = await search(`${part(`tv not ${brand.name}`)}:relevance`, { fields: 'FULL', pageSize: 100 });
    expect(codes(page).sort()).toEqual(expected.map(({ code }) => code).sort());
    expect(page.facets!.find(({ code }) => code === 'brand')!.values.map(({ code }) => code)).not.toContain(brand.code);
  });

  test('with a slip in its model finds the product, after those it is whole of', async () => {
    const televisions = await Promise.all((await within('televisions')).slice(0, 20).map(({ code }) => api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' })));
    const product = televisions.find(({ mpn }) => /\d[05]/.test(mpn ?? ''))!;
    const mistyped = product.mpn!.replace(/([05])(?!.*[05])/, (digit) => (digit === '0' ? 'o' : 's')).toLowerCase();
    expect(mistyped).not.toBe(product.mpn!.toLowerCase());
    expect(codes(await search(`${part(mistyped)}:relevance`))).toContain(product.code);
  });

  test.each(['men’s dress', 'school bag', 'desk', 'perfume', 'garden hose'])('the shop does not have, %s, finds nothing and offers what it has', async (typed) => {
    const page = await search(`${part(typed)}:relevance`);
    expect(page.products).toEqual([]);
    expect(page.nearest!.products.length).toBeGreaterThan(0);
  });

  test.each(['tv: 55 inch', '16:9 tv', 'tv 50%', 'tv/television'])('may be written %s, signs and all', async (typed) => {
    const page = await search(typed);
    expect(page.freeTextSearch).toBe(typed);
    expect(page.pagination.totalResults).toBeGreaterThan(0);
    const televisions = new Set((await within('televisions')).map(({ code }) => code));
    expect(codes(page).every((code) => televisions.has(code))).toBe(true);
  });
});

/** As the contract says a part of a query is written. */
const part = (value: string) => encodeURIComponent(value);

describe('a search nothing fits whole', () => {
  test('shows what has most of its words and says which are missing', async () => {
    const page = await search('purple zulu television:relevance');
    expect(page.relaxed).toMatchObject({ reason: 'mostWords' });
    expect(page.relaxed!.leftOut).toContain('zulu');
    expect(page.relaxed!.leftOut).not.toContain('television');
    const televisions = new Set(codes(await search('television:relevance', { pageSize: 100 })));
    expect(codes(page).every((code) => televisions.has(code))).toBe(true);
  });

  test('for its number shows what measures about that', async () => {
    const page = await search('57 inch television:relevance', { fields: 'FULL' });
    expect(page.relaxed).toEqual({ reason: 'nearMeasure', leftOut: [] });
    expect(page.products.length).toBeGreaterThan(0);
  });

  test.each([['returns', '/s/returns-policy'], ['Contact us', '/s/contact'], ['specials', '/l/v/allPromotions']])('for %s leads to the page %s', async (typed, url) => {
    expect((await search(`${typed}:relevance`)).keywordRedirectUrl).toBe(url);
    expect((await search(`${typed} television:relevance`)).keywordRedirectUrl).toBeUndefined();
  });

  test('for a size only another kind of thing has shows the kind asked for in about that size', async () => {
    const page = await search('300l fridge:relevance', { fields: 'FULL' });
    expect(page.relaxed).toEqual({ reason: 'nearMeasure', leftOut: [] });
    expect(await kindsOf(page.products[0]!.code)).toContain('fridges');
  });

  test.each([['geyser', 'geysers'], ['tekkies', 'sneakers'], ['braai', 'braais'], ['lounge suite', 'sofas'], ['deep freeze', 'freezers'], ['yskas', 'fridges'], ['tv bracket', 'tv-accessories'], ['heatr', 'heaters'], ['freezr', 'freezers']])('for %s shows %s', async (typed, kind) => {
    const [first] = (await search(`${typed}:relevance`)).products;
    expect(await kindsOf(first!.code)).toContain(kind);
  });

  test('for a bakkie says that there is none, and shows what there is for one', async () => {
    const page = await search('bakkie:relevance', { fields: 'FULL' });
    expect(page).toMatchObject({ notSold: 'bakkie', products: [], nearest: { reason: 'department' } });
    expect(page.nearestDepartments!.map(({ code }) => code)).toEqual(['bakkie-gear', 'tyres']);
    expect(await kindsOf(page.nearest!.products[0]!.code)).toContain('bakkie-gear');
  });

  test.each(['televsion', 'tellavisjon'])('for %s shows televisions and says so', async (typed) => {
    const page = await search(`${typed}:relevance`);
    expect(page.spellingSuggestion).toMatchObject({ suggestion: 'television', query: 'television:relevance' });
    expect(codes(page)).toEqual(codes(await search('television:relevance')));
  });
});

describe('why a product stands where it does', () => {
  let own: Awaited<ReturnType<typeof startOwnShop>>;
  let client: Client;
  let token: string;
  beforeAll(async () => {
    own = await startOwnShop('scores', { products: 200 });
    client = new Client({ base: own.shop.base });
    token = new URL(runProgram('spaza', ['preview', '--database', own.shop.database]).trim()).searchParams.get('preview')!;
    await until('the token being known', 60_000, async () => (await client.call('GET', '/products/search', { query: { debug: 'score', preview: token } })).status === 200);
  });
  afterAll(() => own?.stop());
  const scored = (query: string, more = {}) => client.call<Page>('GET', '/products/search', { query: { query, debug: 'score', preview: token, ...more } });

  test.each([[undefined], [''], ['guessed']])('is not reported to a shopper with the token %j', async (preview) => {
    expect(await client.refusal('GET', '/products/search', { query: { debug: 'score', preview } })).toMatchObject({ status: 403, type: 'AccessDeniedError', subject: 'debug' });
    expect((await client.get<Page>('/products/search', { preview })).scores).toBeUndefined();
  });

  test('is the product of its parts, in the order of the list', async () => {
    const { body, headers } = await scored('television:relevance');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.scores!.map(({ code }) => code)).toEqual(codes(body));
    expect(body.scores!.length).toBeGreaterThan(3);
    for (const { text, availability, popularity, rating, total } of body.scores!) {
      expect(text).toBeGreaterThan(0);
      expect(total).toBeCloseTo(text * availability * (1 + popularity + rating), 2);
    }
    const totals = body.scores!.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
  });

  test('says what the zone cannot have, and what stands first because the address says so', async () => {
    const { body } = await scored('television:relevance', { pageSize: 100, fields: 'FULL' });
    for (const [n, product] of body.products.entries())
      expect(body.scores![n]!.availability, product.code).toBe(product.stock!.stockLevelStatus === 'outOfStock' ? 0.75 : 1);
    expect(new Set(body.scores!.map(({ availability }) => availability))).toEqual(new Set([1, 0.75]));
    const last = body.products.at(-1)!.code;
    const boosted = (await scored('television:relevance', { boostCode: last })).body.scores!;
    expect(boosted.map(({ boosted: is }) => is)).toEqual([true, ...boosted.slice(1).map(() => false)]);
  });

  test('is reported with how the words were understood, to the retailer only', async () => {
    const asked = { query: 'umoya fridge not ikhaya:relevance', debug: 'query', preview: token };
    const { body, headers } = await client.call<Page>('GET', '/products/search', { query: asked });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.scores).toBeUndefined();
    expect(body.queryTree!.filter(({ is }) => is !== 'filler')).toEqual([
      { is: 'word', said: 'umoya' },
      { is: 'kind', said: 'fridge', means: ['fridges'] },
      { is: 'brand', said: 'ikhaya', unwanted: true, means: ['ikhaya'] },
    ]);
    expect(await client.refusal('GET', '/products/search', { query: { debug: 'query' } })).toMatchObject({ status: 403, subject: 'debug' });
  });

  test('anything else to debug is refused', async () => {
    expect(await client.rawRefusal('GET', `${client.prefix()}/products/search?debug=all&preview=${token}`)).toMatchObject({ status: 400, subject: 'debug' });
  });
});

describe('a listing', () => {
  test('tells the range of its prices, chosen or not', async () => {
    const prices = (await allProducts()).map((product) => product.price!.value);
    for (const query of [':relevance', ':relevance:price:R1000-R1999.99']) {
      const { priceRange } = await search(query);
      expect([priceRange!.minPrice.value, priceRange!.maxPrice.value]).toEqual([Math.min(...prices), Math.max(...prices)]);
    }
  });

  test('takes a price range of the shopper’s own', async () => {
    const page = await search(':price-asc:price:R1234-R4321', { fields: 'FULL', pageSize: 100 });
    const expected = (await allProducts()).filter(({ price }) => price!.value >= 1234 && price!.value <= 4321);
    expect(page.pagination.totalResults).toBe(expected.length);
    expect(page.breadcrumbs!.map(({ facetValueName }) => facetValueName)).toEqual(['R\u00a01\u00a0234 – R\u00a04\u00a0321']);
  });

  test('can be narrowed to what is new', async () => {
    const isNew = (await allProducts()).filter(({ globalTags }) => (globalTags ?? []).some(({ globalTag }) => globalTag === 'New'));
    expect(isNew.length).toBeGreaterThan(0);
    const page = await search(':relevance:new:true', { fields: 'FULL', pageSize: 100 });
    expect(codes(page).sort()).toEqual(isNew.map(({ code }) => code).sort());
  });

  test('of each promotion shows what carries it', async () => {
    const all = await allProducts();
    const promotion = all.flatMap(({ potentialPromotions }) => potentialPromotions ?? []).map(({ code }) => code!).find((code) => code.startsWith('promotion-'))!;
    const page = await api.get<Page>(`/products/viewAll/${promotion}`, { pageSize: 100, fields: 'FULL' });
    const carrying = all.filter(({ potentialPromotions }) => (potentialPromotions ?? []).some(({ code }) => code === promotion));
    expect(page.title).toBeTruthy();
    expect(codes(page).sort()).toEqual(carrying.map(({ code }) => code).sort());
  });
});

describe('suggestions', () => {
  const kinds = (suggestions: Suggestion[]) => new Set(suggestions.map(({ type }) => type));

  test('mix terms, categories, brands and products with pictures', async () => {
    const seen = new Set<string | undefined>();
    for (const term of ['te', 'be', 'fri', 'um', 'ove', 'lu']) {
      const found = await suggest(term);
      expect(found.length, term).toBeLessThanOrEqual(10);
      for (const { type, url, image, value } of found) {
        seen.add(type);
        if (type === 'term') expect(url, value).toBeUndefined();
        else expect(url, value).toMatch({ category: /\/l\/c\//, brand: /\/l\/b\//, product: /\/p\// }[type as 'category']);
        if (type === 'product') expect(image, value).toMatch(/^\/medias\//);
      }
    }
    expect(seen).toEqual(new Set(['term', 'category', 'brand', 'product']));
  });

  test.each(['code', 'ean', 'mpn'])('put a product first whose whole %s is typed', async (member) => {
    const product = (await api.get<Schemas['Product']>('/products/10448821', { fields: 'FULL' })) as Record<string, any>;
    const text = product[member];
    if (text === undefined) throw new Error(`the product says no ${member}`);
    expect((await suggest(text))[0]).toMatchObject({ type: 'product', value: product.name });
    expect((await search(`${text}:relevance`)).keywordRedirectUrl).toBe(product.url);
  });

  test.each([['ysk', 'Fridges'], ['koel', 'Fridges'], ['wasm', 'Washing machines'], ['umab', 'Televisions'], ['lugv', 'Air conditioners'], ['telly', 'Televisions']])('of departments know what they are called while %s is typed', async (typed, department) => {
    expect((await suggest(typed)).filter(({ type }) => type === 'category').map(({ value }) => value)).toContain(department);
  });

  test('understand a slip and an Afrikaans word', async () => {
    expect(kinds(await suggest('televsion'))).toContain('category');
    expect((await suggest('televsion'))[0]).toMatchObject({ type: 'term', value: 'television' });
    expect((await suggest('yskas')).find(({ type }) => type === 'category')!.value).toMatch(/fridge/i);
  });
});

describe('any text', () => {
  const signs = ['%', ':', '/', '&', '+', '#', "'", '"', '?', '=', ' ', '\\', ';', ',', '%25', '%3A', 'é', 'ǃ', '字', '🦓', '👨‍👩‍👧', 'a', 'Z', '0', '-', '<', '>'];
  let seed = 20261;
  const any = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const text = () => Array.from({ length: 1 + any(8) }, () => signs[any(signs.length)]).join('');

  test('searched for is repeated as it is, and its own query asks for it again', async () => {
    for (let n = 0; n < 150; ++n) {
      const wanted = `x${text()}y`;
      const page = await search(`${part(wanted)}:relevance`, { fields: 'freeTextSearch,currentQuery,pagination' });
      expect(page.freeTextSearch).toBe(wanted);
      const again = await search(page.currentQuery.query!.value!, { fields: 'freeTextSearch,currentQuery' });
      expect(again).toMatchObject({ freeTextSearch: wanted, currentQuery: { query: { value: page.currentQuery.query!.value } } });
      const q = new URL(page.currentQuery.url!, 'https://spaza.example').searchParams.get('q')!;
      expect(q).toBe(page.currentQuery.query!.value);
    }
  });

  test('as a facet value stays one value, and can be taken off again', async () => {
    for (let n = 0; n < 100; ++n) {
      const value = `x${text()}y`;
      const page = await search(`:relevance:brand:${part(value)}`, { fields: 'breadcrumbs,currentQuery,pagination' });
      expect(page.breadcrumbs!.map((crumb) => crumb.facetValueCode)).toEqual([value]);
      expect(page.pagination.totalResults).toBe(0);
      const without = await search(page.breadcrumbs![0]!.removeQuery.query!.value!, { pageSize: 1 });
      expect(without.pagination.totalResults).toBe(500);
    }
  });

  test('is taken for a suggestion, a code, a brand and a list without breaking', async () => {
    for (let n = 0; n < 60; ++n) {
      const wanted = `x${text()}y`;
      expect((await api.call('GET', '/products/suggestions', { query: { term: wanted } })).status).toBe(200);
      const code = encodeURIComponent(wanted);
      expect(await api.refusal('GET', `/category/${code}/search`)).toMatchObject({ status: 400, subject: wanted });
      expect(await api.refusal('GET', `/products/search/${code}`)).toMatchObject({ status: 400, subject: wanted });
      expect(await api.refusal('GET', `/products/viewAll/${code}`)).toMatchObject({ status: 400, subject: wanted });
      expect(await api.refusal('GET', `/products/${code}`)).toMatchObject({ subject: wanted });
    }
  });

  test('as name of a product comes back from the import, the search, the list and the suggestions', async () => {
    const own = await startOwnShop('signs', { products: 20 });
    try {
      const client = new Client({ base: own.shop.base });
      const names = Array.from({ length: 12 }, (_, n) => `Qumbu${n} ${text()} ${text()} z`.replaceAll(/\s+/g, ' '));
      const template = (await client.get<Page>('/products/search', { pageSize: 1, fields: 'FULL' })).products[0]!;
      const lines = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      const category = template.categories!.at(-1)!.code;
      importFile(own.shop.database, 'products.jsonl', lines(names.map((name, n) => ({ code: `SIGN-${n}`, name, brand: template.brand!.code, category }))));
      importFile(own.shop.database, 'prices.jsonl', lines(names.map((_, n) => ({ product: `SIGN-${n}`, price: '99.00' }))));
      for (const [n, name] of names.entries()) {
        await expect.poll(async () => (await client.call('GET', `/products/SIGN-${n}`, {})).status).toBe(200);
        expect((await client.get<Schemas['Product']>(`/products/SIGN-${n}`)).name).toBe(name);
        const page = await client.get<Page>('/products/search', { query: `${part(name)}:relevance` });
        expect(page.products[0]).toMatchObject({ code: `SIGN-${n}`, name });
        expect((await suggest(`qumbu${n}`, client)).map(({ value }) => value)).toContain(name);
      }
    } finally {
      await own.stop();
    }
  });
});
