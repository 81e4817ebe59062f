import { expect, test } from 'vitest';
import { fieldTime, isSame, numberIn, ofKind, timeOfField, withOff, withPart } from './terms';
import type { Terms } from './words';

const terms: Terms = { kind: 'productDiscount', title: 'Ten', percent: 10, target: { brands: ['umoya'] } };

test('another kind keeps what both speak of', () => {
  expect(ofKind(terms, 'buyGet')).toEqual({ ...terms, kind: 'buyGet', units: 2 });
  expect(ofKind({ ...terms, priority: 4 }, 'freeDelivery')).toEqual({
    kind: 'freeDelivery',
    title: 'Ten',
    priority: 4,
    target: { brands: ['umoya'] },
  });
});

test('it is percent or rand, never both', () => {
  expect(withOff(terms, 'amount', 50)).toEqual({
    kind: 'productDiscount',
    title: 'Ten',
    amount: 50,
    target: terms.target,
  });
  expect(withOff(withOff(terms, 'amount', 50), 'percent', 5)).toEqual({ ...terms, percent: 5 });
});

test('what is nothing is left out, so that nothing was changed', () => {
  expect(isSame(withPart(terms, 'maxUses', 0), terms)).toBe(true);
  expect(isSame(withPart(withPart(terms, 'needsCoupon', true), 'needsCoupon', false), terms)).toBe(true);
  expect(
    isSame({ title: 'Ten', target: { brands: ['umoya'] }, percent: 10, kind: 'productDiscount' }, terms),
  ).toBe(true);
  expect(isSame(withPart(terms, 'title', ''), terms)).toBe(false);
});

test('numbers are read as people write them', () => {
  expect([numberIn('1 500'), numberIn(' 12 '), numberIn('1,5'), numberIn('')]).toEqual([
    1500,
    12,
    undefined,
    undefined,
  ]);
  expect([numberIn('849.90', 2), numberIn('849,9', 2), numberIn('1.234', 2)]).toEqual([
    849.9,
    849.9,
    undefined,
  ]);
});

test('times are the shop’s', () => {
  expect(fieldTime('2026-06-11T22:00:00+0000')).toBe('2026-06-12T00:00');
  expect(timeOfField('2026-06-12T00:00')).toBe('2026-06-11T22:00:00+0000');
  expect(timeOfField('')).toBeUndefined();
});
