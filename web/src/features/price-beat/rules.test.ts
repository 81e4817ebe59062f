import { expect, test } from 'vitest';
import { ApiError } from '@/shared/api/errors';
import type { Claim } from './api';
import {
  beatenBy,
  headingOf,
  plainPrice,
  problemsIn,
  productCodeIn,
  refusedFields,
  typedCents,
} from './rules';

const draft = { url: 'https://www.goedkoop.example/tv', price: '9499.00', comment: '' };
const asked = { kind: 'post_purchase_price_beat', draft, own: 999_900, files: 1 } as const;

test('a price beat is the difference and 10% of it, half a cent up, and never more than the price', () => {
  expect(beatenBy(999_900, 949_900)).toEqual({ difference: 50_000, bonus: 5_000, amount: 55_000 });
  expect(beatenBy(10_005, 10_000)?.amount).toBe(6);
  expect(beatenBy(10_004, 10_000)?.amount).toBe(4);
  expect(beatenBy(49_900, 1)).toEqual({ difference: 49_899, bonus: 1, amount: 49_900 });
  expect([beatenBy(100, 100), beatenBy(100, 101)]).toEqual([undefined, undefined]);
});

test('prices are read as people type them', () => {
  expect(['R 9 499.00', 'r9499', '9 499,50', '9,499', '9,499.00', ' 449,5 '].map(plainPrice)).toEqual([
    '9499.00',
    '9499',
    '9499.50',
    '9499',
    '9499.00',
    '449.5',
  ]);
  expect(['9499.00', '0', 'cheap', ''].map(typedCents)).toEqual([949_900, undefined, undefined, undefined]);
});

test('everything that is wrong is said at its field', () => {
  expect(problemsIn(asked)).toEqual({});
  expect(
    problemsIn({ ...asked, own: undefined, files: 0, draft: { url: 'goedkoop/tv', price: '', comment: '' } }),
  ).toEqual({
    item: 'Choose an item to claim for',
    url: 'Please enter a valid link, starting with http:// or https://',
    price: 'Please type their price',
    files: 'Add a picture of their price',
  });
  const dearer = { ...draft, price: '10200.00' };
  expect(problemsIn({ ...asked, draft: dearer }).price).toBe(
    "That's R\u00a0201.00 more than you paid, so there's nothing to claim. Good buy.",
  );
  expect(problemsIn({ ...asked, draft: dearer, kind: 'pre_purchase_price_beat' }).price).toBe(
    "That's R\u00a0201.00 more than our price, so there's nothing to beat.",
  );
  expect(problemsIn({ ...asked, draft: { ...draft, price: '9999.00' } }).price).toBe(
    "That's the same price, so there's nothing to beat.",
  );
});

test('what the server refuses stands at the same fields', () => {
  const refusal = new ApiError(400, {
    errors: [
      { subject: 'competitorProductURL', message: 'An auction' },
      { subject: 'ownPrice', message: 'Another price' },
    ],
  });
  expect(refusedFields(refusal)).toEqual({ url: 'An auction', ownPrice: 'Another price' });
  expect(refusedFields(new Error('broken'))).toEqual({});
});

test('a pasted link of our page names its product', () => {
  expect(
    [
      'https://shop.example/tv/p/10448821?a=b',
      '/tv/p/10448821',
      '/p/X-1',
      'vela 55',
      'https://shop.example/tv',
    ].map(productCodeIn),
  ).toEqual(['10448821', '10448821', 'X-1', undefined, undefined]);
});

test('where a claim stands is one sentence', () => {
  const claim = {
    requestType: 'post_purchase_price_beat',
    status: { id: 'PAID', name: 'Paid' },
    amount: { currencyIso: 'ZAR', value: 55 },
  } as Claim;
  expect(headingOf(claim, 0)).toBe('R\u00a055.00 paid back');
  const coupon = {
    ...claim,
    requestType: 'pre_purchase_price_beat',
    beatenPrice: { currencyIso: 'ZAR', value: 944 },
    couponCode: 'BEAT-1',
    couponEnds: '2026-06-12T08:42:00+0000',
    couponUsed: false,
  } as Claim;
  const before = Date.parse('2026-06-12T08:41:00Z');
  expect(headingOf(coupon, before)).toBe('Your price is ready: R\u00a0944.00');
  expect(headingOf(coupon, before + 60_000)).toBe('Your price has ended');
  expect(headingOf({ ...coupon, couponUsed: true }, before)).toBe('You used your price of R\u00a0944.00');
});
