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
