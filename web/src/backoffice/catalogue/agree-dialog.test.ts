import { expect, test } from 'vitest';
import { furthestFirst } from './agree-dialog';

const line = (product: string, movePercent?: number) => ({
  product,
  name: product,
  after: { value: 1, currencyIso: 'ZAR' as const, formattedValue: '' },
  movePercent,
});

test('the move that goes furthest stands first, up or down', () => {
  expect(
    furthestFirst([line('a', -5), line('b', 40), line('c', -99), line('d')]).map(({ product }) => product),
  ).toEqual(['c', 'b', 'a', 'd']);
});
