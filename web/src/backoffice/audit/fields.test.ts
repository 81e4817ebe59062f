import { expect, test } from 'vitest';
import { linesOf, readable, type Act } from './fields';

const act = (what: string, about: string, fields: Act['fields']): Act => ({
  number: 1,
  at: '2026-11-29T08:00:00+0000',
  by: 'Lerato',
  login: '3',
  act: what,
  about,
  ...(fields && { fields }),
});
const reported = (what: string, about: string, field: string, before: string[], after: string[]) =>
  linesOf(act(what, about, [{ field, before, after }])).map(({ name, before: was, after: is }) =>
    `${name}: ${was} > ${is}`.replaceAll('\u00a0', ' '),
  );

test('a change is reported field by field, money and moments in words', () => {
  expect(reported('setting.changed', 'delivery_fee_cents', 'value', ['6500'], ['7000'])).toEqual([
    'Delivery fee: R 65.00 > R 70.00',
  ]);
  expect(reported('setting.changed', 'vat_percent', 'from', [], ['2026-12-31T22:00:00+0000'])).toEqual([
    'From:  > 1 January 2027, 00:00',
  ]);
  expect(reported('setting.withdrawn', 'return_days', 'value', ['14'], [])).toEqual([
    'Change of mind within: 14 days > ',
  ]);
  expect(reported('store.changed', 'north', 'line1', ['1 Long St'], ['2 Long St'])).toEqual([
    'Street and number: 1 Long St > 2 Long St',
  ]);
  expect(reported('product.changed', '1', 'onSale', ['true'], ['false'])).toEqual(['In the shop: yes > no']);
  expect(reported('price.changed', '1', 'price', ['1299.00'], ['999.50'])).toEqual([
    'Price: R 1 299.00 > R 999.50',
  ]);
  expect(reported('price.changed', '1', 'offerEndsAt', [], ['2026-12-20T22:00:00+0000'])).toEqual([
    'Offer ends:  > 21 December 2026, 00:00',
  ]);
  expect(linesOf(act('order.packed', '1', undefined))).toEqual([]);
});

test('a rule ends with its last day', () => {
  expect(reported('search.ruleChanged', 'SR-1', 'until', [], ['2026-12-20T22:00:00+0000'])).toEqual([
    'Last day:  > 20 December 2026',
  ]);
});

test('only moments are put into words', () => {
  expect(readable('2026-12-20T22:00:00+0000')).toBe('21 December 2026, 00:00');
  expect(readable('packed')).toBe('packed');
  expect(
    readable('pin 1: product 7 for tv, from 2026-11-29T08:00:00+0000 until 2026-12-20T22:00:00+0000'),
  ).toBe('pin 1: product 7 for tv, from 29 November 2026, 10:00 until the end of 20 December 2026');
});
