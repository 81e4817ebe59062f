import { text } from '@/shared/i18n/text';
import type { BadgeKind } from '@/shared/ui/badge';
import type { OrderItem, Shipment } from './api';
import { groupOf, partToTell, standingOf, type StatusGroup } from './rules';

const look: Record<StatusGroup, BadgeKind> = {
  open: 'info',
  pending: 'warn',
  completed: 'yes',
  failed: 'error',
  cancelled: 'fact',
};

const words = (): Record<StatusGroup, string> => ({
  open: text('history.openText'),
  pending: text('history.pendingText'),
  completed: text('history.completedText'),
  failed: text('order.failedText'),
  cancelled: text('history.cancelledText'),
});

/** What is said of an order none of whose parts is reported. */
const sentenceOf = ({ isPaymentLeft, failureScenario }: OrderItem, group: StatusGroup) => {
  if (group === 'pending' && isPaymentLeft) return text('history.leftText');
  if (group === 'cancelled' && failureScenario === 'undelivered') return text('history.undeliveredText');
  return words()[group];
};

/** When it is to be had; one ready or on hold is reported by its state. */
export const promiseOf = ({ status, statusDisplay, deliveryInfos = [] }: Shipment) =>
  status === 'READY_FOR_PICKUP' || status === 'WAITING'
    ? statusDisplay
    : deliveryInfos.find(({ isSelected }) => isSelected)?.estimatedTimeMsg;

/** What is said of an order in a list: its state, and in one sentence what comes next. */
export function tellingOf(order: OrderItem) {
  const group = groupOf(order.status);
  const reported = group === 'open' ? partToTell(order.shipmentEntries?.shipments ?? []) : undefined;
  return {
    group,
    /** The part the sentence is about. */
    reported,
    badge: reported ? standingOf(reported.status, order.paymentStatus) : look[group],
    state: reported?.statusDisplay ?? order.statusDisplay,
    sentence: (reported && promiseOf(reported)) ?? sentenceOf(order, group),
  };
}
