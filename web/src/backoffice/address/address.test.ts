import { expect, test } from 'vitest';
import { hrefOf, oneOf, withQuery, withSearch } from './address';

test('a place is below /backoffice, and Today is its door', () => {
  expect(hrefOf('/orders/1')).toBe('/backoffice/orders/1');
  expect(hrefOf('/')).toBe('/backoffice/');
});

test('asking for something else begins on the first page; turning pages keeps what is asked for', () => {
  const query = new URLSearchParams('view=toPack&page=3');
  expect(withQuery(query, { delivery: 'door' }).toString()).toBe('view=toPack&delivery=door');
  expect(withQuery(query, { page: '4' }).toString()).toBe('view=toPack&page=4');
  expect(withQuery(query, { view: undefined, page: undefined }).toString()).toBe('');
});

test('without a query there is no question mark', () => {
  expect(withSearch('/orders', new URLSearchParams())).toBe('/orders');
  expect(withSearch('/orders', new URLSearchParams({ query: 'a b' }))).toBe('/orders?query=a+b');
});

test('what the address does not know is the first', () => {
  expect(oneOf(['any', 'me'], 'me')).toBe('me');
  expect(oneOf(['any', 'me'], 'you')).toBe('any');
  expect(oneOf(['any', 'me'], null)).toBe('any');
});
