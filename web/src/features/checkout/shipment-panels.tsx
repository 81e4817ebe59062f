import { picture } from '@/shared/ui/picture';
import type { Shipment } from './api';
import { deliveryPaidWith, keyOf } from './rules';
import { ShipmentPanel } from './shipment-panel';
import type { DeliveryChoice } from './use-delivery-choice';

interface Props {
  delivery: DeliveryChoice;
  /** Where another store may be chosen. */
  onChangeStore?: (shipment: Shipment) => void;
}

/** Every part of the order and how to get it. */
export function ShipmentPanels({ delivery: { shipments, choices, choose, isOther }, onChangeStore }: Props) {
  const paidWith = deliveryPaidWith(shipments, choices);
  return shipments.map((shipment, n) => (
    <ShipmentPanel
      key={keyOf(shipment)}
      shipment={shipment}
      part={n + 1}
      parts={shipments.length}
      chosen={choices[keyOf(shipment)]}
      isOther={isOther(shipment)}
      onChoose={(code) => choose(shipment, code)}
      onChangeStore={onChangeStore && (() => onChangeStore(shipment))}
      paidWith={paidWith === n + 1 ? undefined : paidWith}
      pictures={(shipment.entries ?? []).map(({ product }) => picture(product))}
    />
  ));
}
