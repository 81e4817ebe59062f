import { text } from '@/shared/i18n/text';
import type { Order } from './api';
import { ShipmentCard } from './shipment-card';

/** Every part of an order, each with its own timeline. */
export function OrderParts({ order }: { order: Order }) {
  const shipments = order.shipmentEntries?.shipments ?? [];
  return shipments.map((shipment, n) => (
    <ShipmentCard
      key={`${shipment.code ?? shipment.posName}|${shipment.tradingType}`}
      order={order}
      shipment={shipment}
      part={n + 1}
      parts={shipments.length}
    />
  ));
}

/** What a failure is called: the bank's word where there is one. */
export const failureOf = (order: Order) => order.paymentFailureReason || text('order.failedText');

/** What is said while the bank has not answered: after half an hour nobody is told to wait half an hour more. */
export const pendingOf = ({ isPaymentUnknown }: Order) =>
  isPaymentUnknown ? text('order.pendingUnknown') : text('order.pendingText');

/** Called off as a whole: there is nothing to pay or to wait for any more. */
export const isCancelled = ({ status }: Order) => status === 'CANCELLED' || status === 'CANCELLING';

/** Paid, whatever of it has gone back since. */
export const isPaid = ({ paymentStatus }: Partial<Pick<Order, 'paymentStatus'>>) =>
  paymentStatus !== 'pending' && paymentStatus !== 'failed';
