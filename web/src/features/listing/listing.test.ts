import { describe, expect, test } from 'vitest';
import { facetsOf, valuesWith } from './facet-choice';
import { earlierSearch, facetPath, listingOf, nextSearch, pagePath, pagePaths } from './listing';
import { amountAt, placeOf, steps, typedAmount } from './price-scale';
import { pricesOf, sortOf, textQuery, understoodQuery, withoutFacets, withPrices, withSort } from './query';
import { searchHref } from '../search/rules';
import { matchRoute } from '@/app/routes';
import type { SearchPage } from '@/shared/api/types';

describe('a list from its address', () => {
  test.each([
    [{ pathType: 'c', code: 'tv' }, '/category/tv/search'],
    [{ pathType: 'c', code: 'tv', brandCategoryId: 'vela' }, '/category/tv/search/vela'],
    [{ pathType: 'b', code: 'vela' }, '/products/search/vela'],
    [{ pathType: 'b', code: 'vela', brandCategoryId: 'tv' }, '/category/tv/brand/vela'],
    [{ pathType: 'v', code: 'allPromotions' }, '/products/viewAll/allPromotions'],
    [{ pathType: 'search', code: 'fridge' }, '/products/search'],
  ])('%o', (params, base) => {
    expect(pagePath(listingOf(params, new URLSearchParams())!).split('?')[0]).toBe(base);
  });

  test('no such list', () => {
    expect(listingOf({ pathType: 'x', code: 'tv' }, new URLSearchParams())).toBeUndefined();
    expect(listingOf({ pathType: 'c' }, new URLSearchParams())).toBeUndefined();
  });

  test('the text travels encoded, so that signs in it stay text', () => {
    const listing = listingOf({ pathType: 'search', code: '100% a:b' }, new URLSearchParams());

    expect(listing?.query).toBe('100%25%20a%3Ab:relevance');
  });

  test('a later page brings the earlier ones along', () => {
    const listing = listingOf({ pathType: 'c', code: 'tv' }, new URLSearchParams('page=2'))!;

    expect(pagePaths(listing)).toHaveLength(3);
    expect(pagePaths(listing)[2]).toContain('currentPage=2');
  });
});

describe('the values of a facet', () => {
  test('are found by letters of their names, with or without accents', () => {
    const brands = ['De’Longhi', 'Électrolux', 'Umoya', 'Lumo'].map((name) => ({ name }));
    const found = (letters: string) => valuesWith(brands, letters).map(({ name }) => name);

    expect(found('elec')).toEqual(['Électrolux']);
    expect(found(' UMO')).toEqual(['Umoya', 'Lumo']);
    expect(found('xyz')).toEqual([]);
    expect(found('')).toHaveLength(4);
  });

  test('are all asked for of the same list', () => {
    const listing = listingOf({ pathType: 'c', code: 'tv' }, new URLSearchParams())!;

    const asked = new URL(facetPath(listing, ':relevance:brand:vela', 'brand'), 'http://shop.test');
    expect(asked.pathname).toBe('/category/tv/search');
    expect(asked.searchParams.get('allValues')).toBe('brand');
    expect(asked.searchParams.get('query')).toBe(':relevance:brand:vela');
  });
});

test('sorting and clearing keep the rest of the query', () => {
  const query = 'tv:relevance:brand:vela';

  expect(sortOf(query)).toBe('relevance');
  expect(withSort(query, 'price-asc')).toBe('tv:price-asc:brand:vela');
  expect(withoutFacets(query)).toBe('tv:relevance');
  expect(textQuery()).toBe(':relevance');
});

test('a price said in words is gone on from as the filter it became', () => {
  const page = { currentQuery: { query: { value: 'fridge:relevance:price:-R4999.99' } } };
  const asked = 'fridge%20under%205000:relevance';

  expect(withSort(understoodQuery(asked, page), 'newest')).toBe('fridge:newest:price:-R4999.99');
  expect(withoutFacets(understoodQuery(asked, page))).toBe('fridge:relevance');
  expect(
    understoodQuery('100%25%20fridge:relevance', {
      currentQuery: { query: { value: '100%25 fridge:relevance' } },
    }),
  ).toBe('100%25%20fridge:relevance');
});

describe('the pages of a list', () => {
  const at = (search: string) => {
    const params = new URLSearchParams(search);
    return { listing: listingOf({ pathType: 'c', code: 'tv' }, params)!, params };
  };

  test('grow to ten, then start anew', () => {
    const first = at('q=%3Arelevance');
    expect(nextSearch(first.listing, first.params).toString()).toBe('q=%3Arelevance&page=1');
    const full = at('page=9');
    expect(nextSearch(full.listing, full.params).toString()).toBe('page=10&from=10');
    const later = at('page=12&from=10');
    expect(nextSearch(later.listing, later.params).toString()).toBe('page=13&from=10');
    expect(pagePaths(later.listing).map((path) => /currentPage=(\d+)/.exec(path)![1])).toEqual([
      '10',
      '11',
      '12',
    ]);
  });

  test('lead back to the ones before', () => {
    const second = at('page=12&from=10&q=x');
    expect(earlierSearch(second.listing, second.params).toString()).toBe('page=9&q=x');
    const third = at('page=25&from=20');
    expect(earlierSearch(third.listing, third.params).toString()).toBe('page=19&from=10');
  });

  test.each(['page=-4', 'page=x', 'page=3&from=9', 'from=5', 'page=1e9', 'from=99999999999999'])(
    'are never none and never too many: %s',
    (search) => {
      const { listing } = at(search);
      expect(pagePaths(listing).length).toBeGreaterThanOrEqual(1);
      expect(pagePaths(listing).length).toBeLessThanOrEqual(10);
    },
  );

  test('the first one shown brings facets and what is shown where there is nothing', () => {
    for (const search of ['', 'page=11&from=10']) {
      const { listing } = at(search);
      expect(pagePaths(listing)[0]).toContain('facets');
      expect(pagePaths(listing)[0]).toContain('nearest(');
      expect(pagePath(listing, listing.from + 1)).not.toContain('facets');
    }
  });
});

describe('prices', () => {
  test('take the place of any chosen before, and go again', () => {
    const query = 'tv:price-asc:brand:vela:price:R500-R999.99:price:R1000-R1999.99';
    const own = withPrices(query, { from: 700, to: 1500 });
    expect(own).toBe('tv:price-asc:brand:vela:price:R700-R1500');
    expect(pricesOf(own)).toEqual({ from: 700, to: 1500 });
    expect(pricesOf(query)).toEqual({});
    expect(withPrices(own, {})).toBe('tv:price-asc:brand:vela');
  });

  test('may have one end', () => {
    expect(pricesOf(withPrices(':relevance', { from: 700 }))).toEqual({ from: 700, to: undefined });
    expect(pricesOf(withPrices(':relevance', { to: 700 }))).toEqual({ from: undefined, to: 700 });
  });

  test.each([
    ['R 2 000', 2000],
    ['2000,50', 2001],
    ['R\u00a012\u00a0999', 12999],
    ['', undefined],
    ['cheap', undefined],
    ['-5', undefined],
  ])('typed as %j are %s', (typed, amount) => expect(typedAmount(typed)).toBe(amount));

  test('on the slider rise from end to end, and a thumb stays where it was let go', () => {
    let before = -1;
    for (let place = 0; place <= steps; ++place) {
      const amount = amountAt(place, 299, 47_499);
      expect(amount).toBeGreaterThanOrEqual(before);
      before = amount;
      expect(Math.abs(placeOf(amount, 299, 47_499) - place)).toBeLessThanOrEqual(4);
    }
    expect([amountAt(0, 299, 47_499), amountAt(steps, 299, 47_499)]).toEqual([299, 47_499]);
    expect(placeOf(5, 5, 5)).toBe(0);
  });
});

/** Texts of every kind of sign, the same in each run. */
function* texts(count: number): Generator<string> {
  const signs = [
    '%',
    ':',
    '/',
    '&',
    '+',
    '#',
    "'",
    '"',
    '?',
    '=',
    ' ',
    '\\',
    ';',
    ',',
    '.',
    '..',
    '%25',
    '%3A',
    'é',
    'ǃ',
    '字',
    '🦓',
    '👨‍👩‍👧',
    'a',
    'Z',
    '0',
    '-',
  ];
  let seed = 20261;
  const any = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let n = 0; n < count; ++n)
    yield Array.from({ length: 1 + any(8) }, () => signs[any(signs.length)]).join('');
}

describe('any text', () => {
  const wanted = [...texts(500)].map((text) => text.trim()).filter(Boolean);

  test('searched for comes back from the address and asks the shop for just that', () => {
    for (const text of wanted) {
      const { pathname, searchParams } = new URL(searchHref(text), 'https://spaza.example');
      const { route, params } = matchRoute(pathname);
      expect(route.name, text).toBe('Plp');
      const listing = listingOf(params, searchParams)!;
      expect(listing.term).toBe(text);
      const asked = new URL(pagePath(listing), 'https://spaza.example').searchParams.get('query')!;
      expect(decodeURIComponent(asked.split(':')[0]!)).toBe(text);
      expect(asked.split(':').slice(1)).toEqual(['relevance']);
    }
  });

  test('as a facet value survives the address, a new sort and a new price', () => {
    for (const text of wanted) {
      const value = text.replaceAll('%', '%25').replaceAll(':', '%3A'); // as the shop writes it
      const query = `:relevance:brand:${value}`;
      const { searchParams } = new URL(`https://spaza.example/l/c/tv?q=${encodeURIComponent(query)}`);
      const listing = listingOf({ pathType: 'c', code: 'tv' }, searchParams)!;
      expect(listing.query).toBe(query);
      expect(withPrices(withSort(listing.query, 'newest'), { from: 1 })).toBe(
        `:newest:brand:${value}:price:R1-`,
      );
      const asked = new URL(pagePath(listing), 'https://spaza.example').searchParams.get('query');
      expect(asked).toBe(query);
    }
  });

  test('as the code of a category or brand stays one part of the path', () => {
    for (const text of wanted) {
      const listing = listingOf({ pathType: 'c', code: text, brandCategoryId: text }, new URLSearchParams())!;
      const parts = pagePath(listing).split('?')[0]!.split('/').map(decodeURIComponent);
      expect(parts).toEqual(['', 'category', text, 'search', text]);
    }
  });
});

describe('the filters of a list', () => {
  const value = (code: string, selected = false) => ({
    code,
    name: code,
    count: 2,
    selected,
    query: { query: {} },
  });
  const departments = (...values: ReturnType<typeof value>[]) => ({
    code: 'allCategories',
    name: 'Department',
    category: true,
    values,
  });
  const brands = { code: 'brand', name: 'Brand', category: false, values: [value('tv')] };
  const page = (facets: SearchPage['facets'], ...links: string[]) =>
    ({ facets, subcategories: links.map((code) => ({ code })) }) as SearchPage;

  test('do not say the departments again that stand above the list', () => {
    expect(facetsOf(page([departments(value('tv'), value('sound')), brands], 'tv', 'sound', 'hifi'))).toEqual(
      [brands],
    );
  });

  test('have departments that are chosen, or that no link leads to', () => {
    const chosen = departments(value('tv', true), value('sound'));
    expect(facetsOf(page([chosen], 'tv', 'sound'))).toEqual([chosen]);
    const found = departments(value('tv'), value('kitchen'));
    expect(facetsOf(page([found], 'tv'))).toEqual([found]);
    expect(facetsOf(page([found]))).toEqual([found]);
    const narrowed = { ...page([found], 'tv', 'kitchen'), breadcrumbs: [{ facetCode: 'brand' }] };
    expect(facetsOf(narrowed as SearchPage)).toEqual([found]);
  });

  test('are none that offer nothing', () => {
    expect(
      facetsOf(
        page([
          { ...brands, values: [] },
          { ...brands, visible: false },
        ]),
      ),
    ).toEqual([]);
    expect(facetsOf({} as SearchPage)).toEqual([]);
  });
});
