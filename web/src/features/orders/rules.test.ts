import { expect, test } from 'vitest';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { cancellation, groupOf, historyQuery, monthsUntil, standingOf, stepsBehind } from './rules';

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
  expect(asked('from=2026-06&to=2026-06').problem).toBe('range'); // later, not the same
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
