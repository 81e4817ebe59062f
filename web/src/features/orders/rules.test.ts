import { expect, test } from 'vitest';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import type { Schema } from '@/shared/api/types';
import {
  cancellation,
  canBeBoughtAgain,
  groupOf,
  happenings,
  historyQuery,
  leftOut,
  monthsUntil,
  orderedAgainAt,
  standingOf,
  stepMoments,
  stepsBehind,
} from './rules';

const asked = (text: string) => historyQuery(new URLSearchParams(text));

test('the filter asks for the states of its group and for whole months', () => {
  expect(asked('status=completed')).toEqual({ query: { statuses: 'COMPLETED' } });
  expect(asked('from=2026-01&to=2026-06')).toEqual({
    query: { time: 'custom', startTime: '2026-01', endTime: '2026-06' },
  });
});

test('a recent time is asked for by its name, whatever months stand beside it', () => {
  expect(asked('time=last3Months&from=2026-06&to=2026-01')).toEqual({ query: { time: 'last3Months' } });
  expect(asked('time=custom&from=2026-01&to=2026-02').query.startTime).toBe('2026-01');
  expect(asked('time=yesterday')).toEqual({ query: {} });
});

test('a range that cannot be is flagged and not asked', () => {
  expect(asked('to=2026-06').problem).toBe('from');
  expect(asked('from=2026-06&to=2026-01').problem).toBe('range');
  expect(asked('from=2026-06&to=2026-06').problem).toBeUndefined(); // one month: it ends after it began
});

test('months run from this one back to January 2022', () => {
  const months = monthsUntil(new Date(2026, 1, 3));
  expect(months[0]).toEqual({ value: '2026-02', label: 'February 2026' });
  expect(months.at(-1)).toEqual({ value: '2022-01', label: 'January 2022' });
});

test('a time reads as the day and clock in Johannesburg', () => {
  expect(dayOf('2026-06-10T22:42:00+0000')).toBe('11 June 2026');
  expect(clockOf('2026-06-10T22:42:00+0000')).toBe('00:42');
});

test('a state belongs to one group', () => {
  expect(groupOf('PAYMENT_PENDING')).toBe('pending');
  expect(groupOf('ORDER_SPLIT')).toBe('open');
});

test('a part of an order that was not paid stands failed, not waiting', () => {
  expect(standingOf('WAITING', 'failed')).toBe('error');
  expect(standingOf('WAITING', 'pending')).toBe('warn');
  expect(standingOf('READY', 'succeed')).toBe('info');
  expect(standingOf('DELIVERY_COMPLETED', 'succeed')).toBe('yes');
  expect(standingOf('CANCELLED', 'partlyRefunded')).toBe('fact');
});

test('the timeline follows the warehouse', () => {
  expect(stepsBehind('WAITING', false)).toBe(0);
  expect(stepsBehind('READY', true)).toBe(1);
  expect(stepsBehind('SHIPPED', true)).toBe(2);
  expect(stepsBehind('READY_FOR_PICKUP', true)).toBe(2);
  expect(stepsBehind('DELIVERY_COMPLETED', true)).toBe(4);
});

test('entries that stay are not sent to be cancelled', () => {
  expect(cancellation({ 0: 0, 2: 1 })).toEqual([{ orderEntryNumber: 2, quantity: 1 }]);
});

const orderWith = (more: Partial<Schema<'Order'>>) => more as Schema<'Order'>;
const entryOf = (code: string, name: string) =>
  ({ product: { code, name } }) as NonNullable<Schema<'Order'>['entries']>[number];

test('what happened is reported by its event or note, and a part of several is named by its place', () => {
  const at = '2026-06-10T08:42:00+0000';
  const timeline = [
    { at, status: 'PAYMENT_PENDING', statusDisplay: 'Order placed' },
    { at, status: 'PAYMENT_CAPTURED', statusDisplay: 'Paid', note: 'Money was returned to you' },
    { at, status: 'PICKPACK', statusDisplay: 'Packing', consignment: '10000001-B' },
  ];
  const shipments = ['10000001-A', '10000001-B'].map((code) => ({ code }) as Schema<'Shipment'>);
  expect(happenings(orderWith({ timeline, shipmentEntries: { shipments } }))).toEqual([
    { at, what: 'Order placed' },
    { at, what: 'Money was returned to you' },
    { at, what: 'Packing', part: { part: 2, count: 2 } },
  ]);
  expect(happenings(orderWith({ timeline, shipmentEntries: { shipments: shipments.slice(1) } }))[2]).toEqual({
    at,
    what: 'Packing',
  });
});

test('what happens to the only part of an order is reported once, with the moment of each step', () => {
  const timeline = [
    { at: '2026-11-24T08:00:00Z', status: 'PAYMENT_CAPTURED', statusDisplay: 'Paid' },
    { at: '2026-11-24T09:00:00Z', status: 'PICKPACK', statusDisplay: 'Packing', consignment: 'A' },
    { at: '2026-11-24T09:00:00Z', status: 'PROCESSING', statusDisplay: 'We are getting it ready' },
    { at: '2026-11-24T10:00:00Z', status: 'SHIPPED', statusDisplay: 'On its way', consignment: 'A' },
  ];
  const shipments = [{ code: 'A', posName: 'G205', tradingType: '00' as const }];
  const order = orderWith({ timeline, shipmentEntries: { shipments } });
  expect(happenings(order).map(({ what }) => what)).toEqual(['Paid', 'Packing', 'On its way']);
  expect(stepMoments(order, { code: 'A' })).toEqual([
    undefined,
    '2026-11-24T09:00:00Z',
    '2026-11-24T10:00:00Z',
    undefined,
  ]);
});

test('what could not be bought again is named with its reason; what was added is not', () => {
  const entries = [entryOf('A', 'Kettle'), entryOf('B', 'Toaster')];
  const cartModifications = [
    { statusCode: 'success' as const, quantity: 1, quantityAdded: 1, productCode: 'A' },
    {
      statusCode: 'noStock' as const,
      quantity: 2,
      quantityAdded: 0,
      productCode: 'B',
      statusMessage: 'Sorry, this item is out of stock',
    },
  ];
  expect(leftOut({ cartModifications }, entries)).toEqual(['Toaster: Sorry, this item is out of stock']);
});

test('an order is bought again once it cannot be paid any more, and never a pre-order', () => {
  expect(canBeBoughtAgain({ status: 'COMPLETED' })).toBe(true);
  expect(canBeBoughtAgain({ status: 'PAYMENT_PENDING' })).toBe(false);
  expect(canBeBoughtAgain({ status: 'PAYMENT_NOT_CAPTURED' })).toBe(false);
  expect(canBeBoughtAgain({ status: 'CANCELLED', isPreOrderCart: true })).toBe(false);
});

test('an order not paid in time goes on in the cart, a pre-order on its own page', () => {
  const entries = [entryOf('PRE/1', 'Console')];
  expect(orderedAgainAt(orderWith({ entries }))).toBe('/cart');
  expect(orderedAgainAt(orderWith({ entries, isPreOrderCart: true }))).toBe('/pc/PRE%2F1');
});
