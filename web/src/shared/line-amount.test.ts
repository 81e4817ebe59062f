import { expect, test } from 'vitest';
import { lineAmount } from './line-amount';

const rands = (value: number) => ({ value, currencyIso: 'ZAR' as const });

test('a line is what its units cost before promotions', () => {
  expect(lineAmount({ quantity: 3, basePrice: rands(19.99), totalPrice: rands(49.99) })).toBe(59.97);
  expect(lineAmount({ quantity: 1, basePrice: rands(249), totalPrice: rands(0) })).toBe(249);
});

test('without its unit price it is what the line came to', () => {
  expect(lineAmount({ quantity: 2, totalPrice: rands(49.99) })).toBe(49.99);
  expect(lineAmount({ quantity: 2 })).toBeUndefined();
});
