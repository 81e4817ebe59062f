import { expect, test } from 'vitest';
import type { OrderItem } from '@/features/orders/api';
import { isUsable, orderToShow, toCollect, toPay } from './needs';

const order = (code: string, more: object = {}, ...parts: object[]) =>
  ({
    code,
    status: 'OPEN',
    paymentStatus: 'paid',
    shipmentEntries: { shipments: parts },
    ...more,
  }) as unknown as OrderItem;

const unpaid = order(
  '3',
  { status: 'PAYMENT_PENDING', paymentStatus: 'pending', payableUntil: '2026-06-08T12:00:00+0000' },
  { status: 'WAITING' },
);
const onItsWay = order('2', {}, { status: 'SHIPPED' });
const delivered = order('1', { status: 'COMPLETED' }, { status: 'DELIVERY_COMPLETED' });
const ready = order('4', {}, { status: 'READY_FOR_PICKUP', displayName: 'Spaza Waterfall' });

test('what arrives is shown before what is newer and not paid', () => {
  expect(orderToShow([unpaid, onItsWay, delivered])?.code).toBe('2');
});

test('with nothing on its way the latest order is shown, and none when there is none', () => {
  expect(orderToShow([delivered])?.code).toBe('1');
  expect(orderToShow([])).toBeUndefined();
});

test('an order that can be paid waits for it; one too late does not', () => {
  const late = order('5', { status: 'PAYMENT_PENDING', paymentStatus: 'pending' });
  expect(toPay([unpaid, onItsWay, late]).map(({ code }) => code)).toEqual(['3']);
});

test('what is ready in a store waits to be collected', () => {
  expect(toCollect([ready, onItsWay])).toEqual([{ order: '4', store: 'Spaza Waterfall' }]);
});

test.each([
  ['can be used', { couponCode: 'B1', couponEnds: '2026-06-12T10:00:00Z' }, true],
  ['has no end', { couponCode: 'B1' }, true],
  ['has ended', { couponCode: 'B1', couponEnds: '2026-06-10T10:00:00Z' }, false],
  ['was used', { couponCode: 'B1', couponUsed: true, couponEnds: '2026-06-12T10:00:00Z' }, false],
  ['is none', {}, false],
])('a coupon of a price beat that %s', (_, coupon, is) =>
  expect(isUsable(coupon, Date.parse('2026-06-11T10:00:00Z'))).toBe(is),
);
