import { describe, expect, test } from 'vitest';
import { listingOf, pagePaths } from './listing';
import { sortOf, textQuery, withoutFacets, withSort } from './query';

describe('a list from its address', () => {
  test.each([
    [{ pathType: 'c', code: 'tv' }, '/category/tv/search'],
    [{ pathType: 'c', code: 'tv', brandCategoryId: 'vela' }, '/category/tv/search/vela'],
    [{ pathType: 'b', code: 'vela' }, '/products/search/vela'],
    [{ pathType: 'b', code: 'vela', brandCategoryId: 'tv' }, '/category/tv/brand/vela'],
    [{ pathType: 'v', code: 'allPromotions' }, '/products/viewAll/allPromotions'],
    [{ pathType: 'search', code: 'fridge' }, '/products/search'],
  ])('%o', (params, base) => {
    expect(listingOf(params, new URLSearchParams())?.base).toBe(base);
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

test('sorting and clearing keep the rest of the query', () => {
  const query = 'tv:relevance:brand:vela';

  expect(sortOf(query)).toBe('relevance');
  expect(withSort(query, 'price-asc')).toBe('tv:price-asc:brand:vela');
  expect(withoutFacets(query)).toBe('tv:relevance');
  expect(textQuery()).toBe(':relevance');
});
