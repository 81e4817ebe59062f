import { expect, test } from 'vitest';
import { setWords, summaryOf } from './sentence';
import type { Named } from './words';

const named: Named[] = [
  { kind: 'category', code: 'tv', name: 'Televisions' },
  { kind: 'brand', code: 'umoya', name: 'Umoya' },
  { kind: 'product', code: '1', name: 'Cable' },
];
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test('a set is called by its names, and counted where there are many', () => {
  expect(setWords(undefined, named)).toBe('nothing yet');
  expect(setWords({ categories: ['tv'] }, named)).toBe('Televisions');
  expect(setWords({ categories: ['tv'], brands: ['umoya'] }, named)).toBe('Umoya in Televisions');
  expect(setWords({ products: ['1', '2', '3'] }, named)).toBe('3 products');
  expect(setWords({ everything: true, exceptProducts: ['1'] }, named)).toBe('everything, but 1');
});

test('a promotion is one line', () => {
  const title = 'x';
  expect(
    summaryOf({ kind: 'productDiscount', title, percent: 15, target: { categories: ['tv'] } }, named),
  ).toBe('15% off Televisions');
  expect(
    plain(
      summaryOf(
        { kind: 'bonusBuyAny', title, units: 3, bundleWorth: 599, target: { products: ['1'] } },
        named,
      ),
    ),
  ).toBe('Any 3 of Cable for R 599.00');
  expect(
    summaryOf({ kind: 'buyGet', title, units: 2, percent: 50, target: { categories: ['tv'] } }, named),
  ).toBe('Buy 2 of Televisions, get 1 of Televisions at 50% off');
  expect(
    plain(
      summaryOf(
        {
          kind: 'orderDiscount',
          title,
          tiers: [
            { from: 500, percent: 10 },
            { from: 2000, amount: 300 },
          ],
        },
        named,
      ),
    ),
  ).toBe('R 500.00: 10%, R 2 000.00: R 300.00');
  expect(plain(summaryOf({ kind: 'giveaway', title, gift: '1', tiers: [{ from: 900 }] }, named))).toBe(
    'From R 900.00: Cable comes along free',
  );
});
