import { expect, test } from 'vitest';
import { asked, filtersIn } from './filters';

const of = (text: string) => filtersIn(new URLSearchParams(text));

test('the address says what is asked for', () => {
  expect(of('view=blocked&query=%20zwane%20&page=2')).toEqual({ view: 'blocked', query: 'zwane', page: 2 });
  expect(of('view=nonsense&page=-1')).toEqual({ view: 'all', query: '', page: 0 });
});

test('an empty search is not asked for', () => {
  expect(asked(of(''))).toEqual({ view: 'all', currentPage: 0, pageSize: 25 });
  expect(asked(of('query=a'))).toMatchObject({ query: 'a' });
});
