import { expect, test } from 'vitest';
import { asked, filtersIn } from './filters';

test('what the address does not say, or says wrongly, is not asked for', () => {
  expect(asked(filtersIn(new URLSearchParams('use=everything&query=%20')))).toEqual({
    use: 'all',
    pageSize: 48,
  });
});

test('words, use and place in the list are asked for', () => {
  expect(asked(filtersIn(new URLSearchParams('use=unused&query=wall&cursor=12%20a.png')))).toEqual({
    use: 'unused',
    query: 'wall',
    cursor: '12 a.png',
    pageSize: 48,
  });
});
