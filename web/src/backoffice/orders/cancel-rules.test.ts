import { expect, test } from 'vitest';
import { confirmWords, entriesOf, everything, keptAfter, unitsOf, type Preview } from './cancel-rules';
import type { Order } from './words';

const price = (value: number) => ({ currencyIso: 'ZAR' as const, value });
const preview = (refund: number) => ({ refund: price(refund) }) as Preview;
const entry = (n: number, cancellable: number, isGift = false) =>
  ({ entry: n, cancellable, isGift }) as Order['entries'][number];

test('only what is chosen is asked for', () => {
  expect(entriesOf({ 0: 0, 2: 1, 3: 2 })).toEqual([
    { entry: 2, units: 1 },
    { entry: 3, units: 2 },
  ]);
  expect(unitsOf({ 0: 0, 2: 1, 3: 2 })).toBe(3);
});

test('everything leaves out what is packed and gifts, which go along by themselves', () => {
  expect(everything({ entries: [entry(0, 2), entry(1, 0), entry(2, 1, true)] })).toEqual({ 0: 2 });
});

test('the button says how many and how much', () => {
  expect(confirmWords({ 2: 1, 3: 1 }, preview(2012.1)).replaceAll('\u00a0', ' ')).toBe(
    'Cancel 2 items, send R 2 012.10 back',
  );
  expect(confirmWords({ 2: 1 }, preview(0))).toBe('Cancel 1 item');
  expect(confirmWords({ 2: 1 }, undefined)).toBe('Cancel 1 item');
});

test('what stays is counted in cents', () => {
  expect(keptAfter({ captured: price(14860), refunded: price(0.1) }, { refund: price(2012.1) })).toEqual({
    value: 12847.8,
  });
});
