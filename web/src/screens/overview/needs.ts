import type { OrderItem } from '@/features/orders/api';
import { partToTell } from '@/features/orders/rules';
import { isUnpaid } from '@/features/orders/unpaid';
import type { Claim } from '@/features/price-beat/api';
import { serverNow } from '@/shared/state/clock';

/** The order shown first: one that is on its way, or else the latest. */
export const orderToShow = (orders: readonly OrderItem[]): OrderItem | undefined =>
  orders.find(
    (order) =>
      !isUnpaid(order) && order.status !== 'CANCELLED' && partToTell(order.shipmentEntries?.shipments ?? []),
  ) ?? orders[0];

/** Orders that can still be paid. */
export const toPay = (orders: readonly OrderItem[]) =>
  orders.filter((order) => isUnpaid(order) && order.payableUntil);

/** Parts of orders that wait in a store. */
export const toCollect = (orders: readonly OrderItem[]) =>
  orders.flatMap(({ code, shipmentEntries }) =>
    (shipmentEntries?.shipments ?? [])
      .filter(({ status }) => status === 'READY_FOR_PICKUP')
      .map((part) => ({ order: code, store: part.deliveryPointOfService?.displayName ?? part.displayName })),
  );

/** Whether the coupon of a price beat can still be used. */
export const isUsable = (
  { couponCode, couponUsed, couponEnds }: Pick<Claim, 'couponCode' | 'couponUsed' | 'couponEnds'>,
  now = serverNow(),
): boolean => Boolean(couponCode) && !couponUsed && (!couponEnds || Date.parse(couponEnds) > now);
