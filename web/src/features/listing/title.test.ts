import { expect, test } from 'vitest';
import type { SearchPage } from '@/shared/api/types';
import { listingOf } from './listing';
import { titleOf } from './title';

const called = (params: Record<string, string>, search: string, page: Partial<SearchPage> = {}) =>
  titleOf(page as SearchPage, listingOf(params, new URLSearchParams(search))!);

test('a search is called by its words, also at the server’s own address of it', () => {
  expect(called({ pathType: 'search', code: 'fridge' }, '')).toBe('“fridge”');
  expect(called({ pathType: 'search' }, 'q=fridge%3Arelevance%3Abrand%3Avela')).toBe('“fridge”');
  expect(called({ pathType: 'search' }, 'q=%3Arelevance')).toBe('All products');
  expect(called({ pathType: 'search', code: 'fridge under 5000' }, 'q=fridge%3Arelevance')).toBe('“fridge”');
});

test('a brand’s part of a department is called by both', () => {
  const page = { brandName: 'Vela', categoryName: 'Televisions' };
  expect(called({ pathType: 'b', code: 'vela', brandCategoryId: 'televisions' }, '', page)).toBe(
    'Vela Televisions',
  );
  expect(called({ pathType: 'c', code: 'televisions' }, '', { categoryName: 'Televisions' })).toBe(
    'Televisions',
  );
  expect(called({ pathType: 'b', code: 'vela' }, '', { brandName: 'Vela' })).toBe('Vela');
});
