import { expect, test } from 'vitest';
import { columnsFor, savedIn } from './grid-columns';
import { basesOf, byRow, changesIn, priceIn } from './grid-save';
import type { Product } from './words';

const price = (value: number) => ({ value, currencyIso: 'ZAR', formattedValue: '' });
const kettle = {
  code: '100',
  name: 'Kettle',
  onSale: true,
  facts: [
    { code: 'power', name: 'Power', type: 'number', unit: 'W', values: ['2200'] },
    { code: 'cordless', name: 'Cordless', type: 'flag', values: ['true'] },
    { code: 'colour', name: 'Colour', type: 'text', values: ['Black', 'Red'] },
  ],
  prices: {
    version: 'p1',
    now: { price: price(399), wasPrice: price(499), offerEndsAt: '2026-06-12T22:00:00+0000' },
  },
} as unknown as Product;
const change = (column: string, value: string) => ({ row: '100', column, before: '', value });

test('a sheet has the columns the role may change, and the chosen facts', () => {
  const all = columnsFor([kettle], ['power', 'unknown'], { mayCatalogue: true, mayPrice: true });
  expect(all.map(({ id }) => id)).toEqual(['price', 'wasPrice', 'attr:power', 'onSale', 'name']);
  expect(columnsFor([kettle], ['power'], { mayCatalogue: false, mayPrice: true })).toHaveLength(2);
});

test('a cell shows what is saved; several values of a fact are no cell', () => {
  expect(savedIn([kettle], '100', 'price')).toBe('399.00');
  expect(savedIn([kettle], '100', 'attr:cordless')).toBe('yes');
  expect(savedIn([kettle], '100', 'attr:colour')).toBeUndefined();
  expect(savedIn([kettle], '100', 'attr:weight')).toBe('');
});

test('cells of one product are one change of it', () => {
  expect(
    byRow([change('name', 'a'), { ...change('name', 'b'), row: '200' }, change('onSale', 'no')]),
  ).toEqual([
    ['100', [change('name', 'a'), change('onSale', 'no')]],
    ['200', [{ ...change('name', 'b'), row: '200' }]],
  ]);
  expect(
    changesIn([
      change('name', 'Cream kettle'),
      change('onSale', 'no'),
      change('attr:cordless', 'no'),
      change('attr:power', ''),
    ]),
  ).toEqual({
    name: 'Cream kettle',
    onSale: false,
    facts: [
      { code: 'cordless', values: ['false'] },
      { code: 'power', values: [] },
    ],
  });
});

test('what was typed belongs to the product as it stood then, not as it was fetched since', () => {
  const bases = basesOf({ '100/price': '3' }, {}, [kettle]);
  const fetched = { ...kettle, prices: { ...kettle.prices!, version: 'p2' } };
  const later = basesOf({ '100/price': '34' }, bases, [fetched]);
  expect(priceIn(later['100']!, [change('price', '34.00')]).version).toBe('p1');
  expect(basesOf({}, later, [fetched])).toEqual({});
});

test('of a price what is not typed stays', () => {
  expect(priceIn(kettle, [change('price', '349.00')])).toEqual({
    version: 'p1',
    price: 349,
    wasPrice: 499,
    offerEndsAt: '2026-06-12T22:00:00+0000',
  });
  expect(priceIn(kettle, [change('wasPrice', '')])).toEqual({ version: 'p1', price: 399 });
});
