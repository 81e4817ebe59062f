// Prices that a search's words name, in a shop where nobody buys meanwhile.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { startOwnShop } from './support/server.ts';
import { cents } from './support/shelf.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
beforeAll(async () => {
  own = await startOwnShop('price-words', { products: 500 });
  api = new Client({ base: own.shop.base });
});
afterAll(() => own?.stop());

type Page = Schemas['ProductSearchPage'];
const search = (query: string, more = {}) => api.get<Page>('/products/search', { query, ...more });
const codes = (page: Page) => page.products.map((product) => product.code);

describe('a price named in words', () => {
  test.each([
    ['washing machine under 8000', 'washing machine:relevance:price:-R7999.99', 'Under R\u00a08\u00a0000'],
    ['washing machine up to R8 000', 'washing machine:relevance:price:-R8000', 'Up to R\u00a08\u00a0000'],
    ['washing machine over R4k', 'washing machine:relevance:price:R4000.01-', 'Over R\u00a04\u00a0000'],
    ['washing machine between 4000 and 8000', 'washing machine:relevance:price:R4000-R8000', 'R\u00a04\u00a0000 – R\u00a08\u00a0000'],
  ])('"%s" filters, and can be taken away like a filter', async (words, understood, said) => {
    const page = await search(`${words}:relevance`, { pageSize: 100, fields: 'DEFAULT' });
    expect(page.currentQuery.query!.value).toBe(understood);
    expect(page.freeTextSearch).toBe('washing machine');
    expect(page.breadcrumbs!.map(({ facetCode, facetValueName }) => [facetCode, facetValueName])).toEqual([['price', said]]);

    const chosen = await search(understood, { pageSize: 100, fields: 'DEFAULT' });
    expect(codes(page)).toEqual(codes(chosen));
    expect(page.facets).toEqual(chosen.facets);

    const without = await search(page.breadcrumbs![0]!.removeQuery.query!.value!, { pageSize: 100 });
    expect(without.currentQuery.query!.value).toBe('washing machine:relevance');
    const [from, to] = understood.split(':').at(-1)!.split('-').map((end) => (end ? Math.round(Number(end.slice(1)) * 100) : undefined));
    const fits = without.products.filter(({ price }) => cents(price!) >= (from ?? 0) && cents(price!) <= (to ?? Infinity));
    expect(fits.length).toBeGreaterThan(0);
    expect(fits.length).toBeLessThan(without.products.length);
    expect(codes(page).sort()).toEqual(fits.map(({ code }) => code).sort());
  });
  test('the cheapest come first, unless another order is chosen', async () => {
    const cheapest = await search('cheapest kettle:relevance', { fields: 'DEFAULT' });
    expect(cheapest.currentQuery.query!.value).toBe('kettle:price-asc');
    expect(codes(cheapest)).toEqual(codes(await search('kettle:price-asc')));
    expect((await search('cheapest kettle:newest')).currentQuery.query!.value).toBe('kettle:newest');
    expect((await search('cheapest kettle', { sort: 'relevance' })).currentQuery.query!.value).toBe('kettle:relevance');
  });
  test('a measure is none, and a price chosen counts more', async () => {
    expect((await search('fridge over 300 l')).currentQuery.query!.value).toBe('fridge over 300 l:relevance');
    expect((await search('fridge under 9000:relevance:price:R500-R999.99')).currentQuery.query!.value).toBe('fridge:relevance:price:R500-R999.99');
    expect((await search('fridge under 9000', { filters: 'price:R500-R999.99' })).currentQuery.query!.value).toBe('fridge:relevance:price:R500-R999.99');
  });
  test('give way to a price band that is ticked; bands stand beside each other', async () => {
    const bandOf = async (query: string, code: string) => {
      const page = await search(query, { fields: 'DEFAULT' });
      const values = page.facets!.find((facet) => facet.code === 'price')!.values;
      return values.find((value) => value.code === code)!.query!.query!.value;
    };
    const one = await bandOf('fridge under 12000', 'R5000-R9999.99');
    expect(one).toBe('fridge:relevance:price:R5000-R9999.99');
    expect(await bandOf(one!, 'R10000-R19999.99')).toBe('fridge:relevance:price:R5000-R9999.99:price:R10000-R19999.99');
    expect(await bandOf(one!, 'R5000-R9999.99')).toBe('fridge:relevance');
  });
  test('narrows what is suggested', async () => {
    const { suggestions } = await api.get<Schemas['SuggestionList']>('/products/suggestions', { term: 'television under 9000' });
    const products = suggestions.filter(({ type }) => type === 'product');
    expect(products.length).toBeGreaterThan(0);
    for (const { price } of products) expect(cents(price!)).toBeLessThan(9_000_00);
    const [dearer] = (await search('television:price-desc')).products;
    const exact = await api.get<Schemas['SuggestionList']>('/products/suggestions', { term: `${dearer!.code} under R100` });
    expect(exact.suggestions.map(({ value }) => value)).not.toContain(dearer!.name);
    const department = suggestions.find(({ type }) => type === 'category')!;
    expect(department.url).toMatch(/\?q=%3Arelevance%3Aprice%3A-R8999\.99$/);
    const all = (await api.get<Schemas['SuggestionList']>('/products/suggestions', { term: 'television' })).suggestions;
    expect(all.find(({ type }) => type === 'category')!.url).not.toContain('?');
  });
});
