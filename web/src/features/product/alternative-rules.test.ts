import { expect, test } from 'vitest';
import type { Product } from '@/shared/api/types';
import { closest } from './alternative-rules';

const product = (code: string, rand: number, more: Partial<Product> = {}): Product => ({
  code,
  name: code,
  url: `/p/${code}`,
  purchasable: true,
  stock: { stockLevelStatus: 'inStock', stockLevel: 5 },
  price: { currencyIso: 'ZAR', value: rand, formattedValue: '' },
  ...more,
});
const gone = { stock: { stockLevelStatus: 'outOfStock', stockLevel: 0 } } as const;
const wanted = product('wanted', 1000, { ...gone, baseProduct: 'base' });
const codes = (others: Product[], known?: Product[]) =>
  closest(wanted, others, known).map(({ code }) => code);

test('four that can be had, the closest in price first', () => {
  const others = [300, 1100, 5000, 950, 1400, 1000].map((rand) => product(String(rand), rand));
  expect(codes(others)).toEqual(['1000', '950', '1100', '1400']);
});

test('nothing sold out, not released, or the same in another size', () => {
  const others = [
    product('gone', 1000, gone),
    product('toCome', 1000, { preOrder: true }),
    product('size', 1000, { baseProduct: 'base' }),
    wanted,
    product('other', 2000),
  ];
  expect(codes(others)).toEqual(['other']);
});

test('what is shown already is not shown again', () => {
  const one = product('one', 1000);
  expect(codes([one, product('two', 1200)], [one])).toEqual(['two']);
});
