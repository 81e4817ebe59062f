import { expect, test } from 'vitest';
import { countsOf } from './counts';
import { isClosed, isWithin, placesFor } from './places';

const packer = placesFor((path) => path === '/' || path === '/orders');

test('what a role may not do is not there, and its address says so', () => {
  expect(packer.map(({ name }) => name)).toEqual(['Today', 'Orders']);
  expect(isClosed('/desk/returns/R-1', packer)).toBe(true);
  expect(isClosed('/orders/1', packer)).toBe(false);
  expect(isClosed('/refunds', packer)).toBe(false);
  expect(
    isClosed(
      '/refunds',
      placesFor((path) => path === '/'),
    ),
  ).toBe(true);
  expect(isClosed('/nowhere', packer)).toBe(false);
});

test('an entry is current below it as well, Today only itself', () => {
  expect(isWithin('/orders/1', '/orders')).toBe(true);
  expect(isWithin('/ordersx', '/orders')).toBe(false);
  expect(isWithin('/orders', '/')).toBe(false);
});

test('what waits at the desk is counted together', () => {
  const waiting = [
    { what: 'toPack', count: 38, screen: 'orders', query: '' },
    { what: 'returns', count: 5, screen: 'returns', query: '' },
    { what: 'tickets', count: 11, screen: 'tickets', query: '' },
    { what: 'reviews', count: 7, screen: 'reviews', query: '' },
    { what: 'priceProposals', count: 2, screen: 'prices', query: '' },
    { what: 'promotionProposals', count: 1, screen: 'promotions', query: '' },
    { what: 'webhooks', count: 3, screen: 'webhooks', query: '' },
    { what: 'keys', count: 1, screen: 'keys', query: '' },
  ] as const;
  expect(countsOf([...waiting])).toEqual({
    '/orders': 38,
    '/desk': 16,
    '/reviews': 7,
    '/catalogue': 2,
    '/promotions': 1,
    '/stock': 0,
    '/customers': 0,
    '/settings': 4,
  });
});

test('no key after G leads to two places', () => {
  const keys = placesFor(() => true).flatMap(({ key }) => key ?? []);
  expect(keys).toContain('e');
  expect(new Set(keys).size).toBe(keys.length);
});
