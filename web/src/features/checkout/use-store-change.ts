import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { toast } from '@/shared/ui/toast';
import { useCheckoutChanges, type Shipment } from './api';
import type { DeliveryChoice } from './use-delivery-choice';

/** Another store for one part of the order; `shipment` is the part whose stores are shown. */
export function useStoreChange({ moveTo }: DeliveryChoice) {
  const { changeStore } = useCheckoutChanges();
  const [shipment, setShipment] = useState<Shipment>();

  const change = async (from: Shipment, posName: string) => {
    setShipment(undefined);
    try {
      await changeStore(posName, from.posName, from.tradingType);
      moveTo(from, posName);
      toast.info(text('checkout.storeChanged'));
    } catch (failure) {
      toast.error(messageOf(failure));
    }
  };

  return {
    shipment,
    open: (from: Shipment) => setShipment(from),
    close: () => setShipment(undefined),
    change: (from: Shipment, posName: string) => void change(from, posName),
  };
}
