import type { ReactNode } from 'react';
import type { Shipment } from './api';
import { deliveryPaidWith, keyOf } from './rules';
import { ShipmentPanel } from './shipment-panel';
import type { DeliveryChoice } from './use-delivery-choice';

interface Props {
  delivery: DeliveryChoice;
  /** Where another store may be chosen. */
  onChangeStore?: (shipment: Shipment) => void;
  /** What else is said of the store that hands a part over. */
  aboutStore?: (posName: string) => ReactNode;
}

/** Every part of the order and how to get it. */
export function ShipmentPanels({
  delivery: { shipments, choices, choose, isOther },
  onChangeStore,
  aboutStore,
}: Props) {
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
      aboutStore={aboutStore?.(shipment.posName)}
    />
  ));
}
