import { describe, expect, test } from 'vitest';
import type { Order } from './api';
import { outcomeOf } from './outcome';
import { unpaidText } from './unpaid';

const order = (more: Partial<Order>) =>
  ({ code: '10000001', status: 'PAYMENT_PENDING', paymentStatus: 'pending', ...more }) as Order;
// 16:05 in Johannesburg
const until = '2026-06-10T14:05:00Z';

describe('an order that is not paid', () => {
  test('is being processed while nobody has pressed Cancel, and can be paid by those who did not finish', () => {
    expect(unpaidText(order({ payableUntil: until }))).toBe(
      'Payment is being processed. Please check My orders after 30 minutes. If you did not finish paying, you still can.',
    );
  });

  test('is said to be so after Cancel, with the time it can be paid and is held', () => {
    const left = order({ isPaymentLeft: true, payableUntil: until, heldUntil: until });
    expect(unpaidText(left)).toBe(
      "You left the payment page, and we haven't received a payment yet. Pay by 16:05. We'll keep your items until then.",
    );
    expect(outcomeOf(left)).toMatchObject({ title: 'You have not paid yet', leads: 'unpaid', icon: 'clock' });
    expect(outcomeOf(left).failed).toBeUndefined();
  });

  test('says after its time that its items are no longer held', () => {
    expect(unpaidText(order({ isPaymentLeft: true, isPaymentUnknown: true }))).toContain('no longer held');
  });

  test('nobody is notified half an hour later to wait half an hour', () => {
    expect(unpaidText(order({ isPaymentUnknown: true }))).toContain("We still haven't heard from your bank");
  });

  test('after a refusal says the reason, that it can be paid and until when it is held', () => {
    const declined = order({
      status: 'PAYMENT_NOT_CAPTURED',
      paymentStatus: 'failed',
      paymentFailureReason: 'The payment was declined. No money was taken.',
      failureScenario: 'orderFailed',
      payableUntil: until,
      heldUntil: until,
    });
    expect(outcomeOf(declined)).toMatchObject({
      title: 'Order failed',
      leads: 'unpaid',
      failed: true,
      sentence:
        "Order 10000001. The payment was declined. No money was taken. Pay by 16:05. We'll keep your items until then.",
    });
  });
});

describe('a cancelled order', () => {
  test('that the shopper cancelled is no failure and is not paid', () => {
    expect(outcomeOf(order({ status: 'CANCELLED', paymentStatus: 'failed' }))).toMatchObject({
      title: 'Your order is cancelled',
      sentence: 'Order 10000001. This order was cancelled. There is nothing to pay.',
      failed: false,
      leads: 'orders',
    });
  });

  test('that was paid and could not be delivered says so, and that the money goes back', () => {
    expect(
      outcomeOf(order({ status: 'CANCELLING', paymentStatus: 'succeed', failureScenario: 'undelivered' })),
    ).toMatchObject({
      title: 'We could not deliver your order',
      sentence:
        'Order 10000001. Your order could not be delivered. What you paid goes back to where it was paid from.',
      failed: true,
    });
  });
});

test('a balance left by Cancel is to be paid, not on its way', () => {
  const money = (value: number) => ({ currencyIso: 'ZAR' as const, value });
  const due = order({
    status: 'ON_HOLD',
    paymentStatus: 'succeed',
    isPaymentLeft: true,
    deposit: { amount: money(100), balance: money(900), state: 'due' },
  });
  expect(outcomeOf(due)).toMatchObject({ title: 'You have not paid yet', leads: 'balance' });
});
