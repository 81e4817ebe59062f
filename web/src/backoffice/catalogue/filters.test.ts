import { expect, test } from 'vitest';
import { asked, askedOfViews, filtersIn, isNarrowed, selectionOf } from './filters';

const of = (address: string) => filtersIn(new URLSearchParams(address));

test('the address says what is asked for, and what it does not know is left out', () => {
  expect(asked(of('view=lowStock&query=+kettle+&sort=price&cursor=abc&department=tv'))).toEqual({
    state: 'lowStock',
    query: 'kettle',
    department: 'tv',
    sort: 'price',
    cursor: 'abc',
    pageSize: 25,
  });
  expect(asked(of('view=odd&sort=odd'))).toEqual({ state: 'all', sort: 'code', pageSize: 25 });
});

test('a change of many takes all of the list, whatever page is shown', () => {
  expect(selectionOf(of('view=hidden&brand=vela&cursor=abc'))).toEqual({ state: 'hidden', brand: 'vela' });
  expect(askedOfViews(of('view=hidden&brand=vela&cursor=abc'))).toEqual({ brand: 'vela' });
});

test('a view alone narrows nothing', () => {
  expect(isNarrowed(of('view=hidden'))).toBe(false);
  expect(isNarrowed(of('brand=vela'))).toBe(true);
});
