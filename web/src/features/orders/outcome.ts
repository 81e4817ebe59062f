import { text } from '@/shared/i18n/text';
import type { IconName } from '@/shared/ui/icon';
import { rand } from '@/shared/ui/price';
import type { Order } from './api';
import { cancelledText, isCancelled, unpaidText } from './unpaid';

export interface Outcome {
  /** Which buttons lead on. */
  leads: 'unpaid' | 'orders' | 'balance' | 'order';
  icon: IconName;
  title: string;
  sentence: string;
  /** Something that should have worked did not. */
  failed?: boolean;
}

interface Reader {
  firstName?: string;
  email?: string;
}

const reportedOf = ({ code }: Order, sentence: string) => `${text('order.number', { code })} ${sentence}`;

/** What became of an order, in one title and one sentence. */
export function outcomeOf(order: Order, reader: Reader = {}): Outcome {
  if (isCancelled(order)) return cancelledOutcome(order);
  if (order.paymentStatus === 'pending')
    return {
      leads: 'unpaid',
      icon: 'clock',
      title: order.isPaymentLeft ? text('order.leftTitle') : text('order.pendingTitle'),
      sentence: reportedOf(order, unpaidText(order)),
    };
  if (order.paymentStatus === 'failed')
    return {
      leads: 'unpaid',
      icon: 'alert',
      title: text('order.failedTitle'),
      sentence: reportedOf(order, unpaidText(order)),
      failed: true,
    };
  return balanceOutcome(order) ?? succeeded(order, reader);
}

function cancelledOutcome(order: Order): Outcome {
  const isUndelivered = order.failureScenario === 'undelivered';
  return {
    leads: 'orders',
    icon: isUndelivered ? 'alert' : 'check',
    title: isUndelivered ? text('order.undeliveredTitle') : text('order.cancelledTitle'),
    sentence: reportedOf(order, cancelledText(order)),
    failed: isUndelivered,
  };
}

function balanceOutcome(order: Order): Outcome | undefined {
  const { deposit } = order;
  const pending = { icon: 'clock', title: text('order.pendingTitle') } as const;
  if (deposit?.state === 'paying')
    return { ...pending, leads: 'order', sentence: reportedOf(order, text('order.pendingText')) };
  if (deposit?.state !== 'due') return undefined;
  if (order.isPaymentLeft)
    return {
      ...pending,
      leads: 'balance',
      title: text('order.leftTitle'),
      sentence: reportedOf(order, text('order.leftBalance')),
    };
  if (!deposit.failureReason) return undefined;
  return {
    leads: 'balance',
    icon: 'alert',
    title: text('order.failedTitle'),
    sentence: reportedOf(order, deposit.failureReason),
    failed: true,
  };
}

/** What was paid, how, and where the details went. */
function succeededText({ code, deposit, paymentMode, totalPriceWithTax }: Order, email?: string): string {
  if (deposit?.state === 'paid')
    return text('preOrder.depositPaid', {
      deposit: rand(deposit.amount.value),
      balance: rand(deposit.balance.value),
    });
  const paid =
    paymentMode && totalPriceWithTax
      ? text('order.paidWith', { code, amount: rand(totalPriceWithTax.value), way: paymentMode.name })
      : text('order.confirmed', { code });
  return `${paid} ${email ? text('order.emailedTo', { email }) : text('order.emailed')}`;
}

function succeeded(order: Order, { firstName, email }: Reader): Outcome {
  return {
    leads: 'order',
    icon: 'check',
    title: firstName ? text('order.thanks', { name: firstName }) : text('order.succeedTitle'),
    sentence: succeededText(order, email),
  };
}
