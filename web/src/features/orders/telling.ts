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

/** What is said of an order none of whose parts is told. */
const sentenceOf = ({ isPaymentLeft, failureScenario }: OrderItem, group: StatusGroup) => {
  if (group === 'pending' && isPaymentLeft) return text('history.leftText');
  if (group === 'cancelled' && failureScenario === 'undelivered') return text('history.undeliveredText');
  return words()[group];
};

/** When it is to be had; one ready or on hold is told by its state. */
export const promiseOf = ({ status, statusDisplay, deliveryInfos = [] }: Shipment) =>
  status === 'READY_FOR_PICKUP' || status === 'WAITING'
    ? statusDisplay
    : deliveryInfos.find(({ isSelected }) => isSelected)?.estimatedTimeMsg;

/** What is told of an order in a list: its state, and in one sentence what comes next. */
export function tellingOf(order: OrderItem) {
  const group = groupOf(order.status);
  const told = group === 'open' ? partToTell(order.shipmentEntries?.shipments ?? []) : undefined;
  return {
    group,
    /** The part the sentence is about. */
    told,
    badge: told ? standingOf(told.status, order.paymentStatus) : look[group],
    state: told?.statusDisplay ?? order.statusDisplay,
    sentence: (told && promiseOf(told)) ?? sentenceOf(order, group),
  };
}
