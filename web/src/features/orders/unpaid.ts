import { clockOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import type { Order, OrderItem } from './api';

/** Called off as a whole: there is nothing to pay or to wait for any more. */
export const isCancelled = ({ status }: Pick<OrderItem, 'status'>) =>
  status === 'CANCELLED' || status === 'CANCELLING';

/** Paid, whatever of it has gone back since. */
export const isPaid = ({ paymentStatus }: Partial<Pick<Order, 'paymentStatus'>>) =>
  paymentStatus !== 'pending' && paymentStatus !== 'failed';

/** Nothing was paid for it so far, and it is not called off. */
export const isUnpaid = (order: Order | OrderItem) =>
  order.paymentStatus !== undefined && !isPaid(order) && !isCancelled(order);

/** The bank has yet to answer: who pays once more may pay twice. */
export const isBeingPaid = ({ paymentStatus, isPaymentLeft }: Order | OrderItem) =>
  paymentStatus === 'pending' && !isPaymentLeft;

/** What a failure is called: the bank's word where there is one. */
export const failureOf = (order: Order) => order.paymentFailureReason || text('order.failedText');

/** Until when it can be paid, and its items are kept for it. */
function untilWhen({ payableUntil, heldUntil }: Order): string[] {
  if (!payableUntil) return [];
  const time = clockOf(payableUntil);
  return [heldUntil ? text('order.payAndHeldUntil', { time }) : text('order.payableUntil', { time })];
}

/** What is said of an order that is not paid; after half an hour nobody is asked to wait half an hour more. */
export function unpaidText(order: Order): string {
  const { paymentStatus, isPaymentLeft, isPaymentUnknown, payableUntil } = order;
  if (paymentStatus === 'failed') return [failureOf(order), ...untilWhen(order)].join(' ');
  if (isPaymentLeft)
    return payableUntil ? [text('order.leftText'), ...untilWhen(order)].join(' ') : text('order.leftTooLate');
  if (isPaymentUnknown) return text('order.pendingUnknown');
  return payableUntil
    ? `${text('order.pendingText')} ${text('order.pendingPay')}`
    : text('order.pendingText');
}

/** What is said of an order that was called off: whose doing it was, and that nobody is to pay for it. */
export function cancelledText(order: Order): string {
  const money = isPaid(order) ? text('order.cancelledBack') : text('order.cancelledNothing');
  return `${order.failureScenario === 'undelivered' ? text('order.undelivered') : text('payment.orderCancelled')} ${money}`;
}
