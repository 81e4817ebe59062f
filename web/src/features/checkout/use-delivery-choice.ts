import { useEffect, useEffectEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/errors';
import { refresh } from '@/shared/api/query';
import { useKeptChoice } from '@/shared/session/use-draft';
import { anyCheckout, useCheckoutChanges, type Checkout, type Shipment } from './api';
import { areSumsOf, choicesFor, keyOf, moved, shipmentChoices, type Choices } from './rules';

/** Writes of one checkout follow one another, so that a confirmation never overtakes a choice. */
export const inTurn = { scope: { id: 'checkout' }, networkMode: 'always' } as const;

export type DeliveryChoice = ReturnType<typeof useDeliveryChoice>;

/** How each part of the order is to be had: what was picked, else the first way that can be; the server keeps it. */
export function useDeliveryChoice(checkout: Checkout, cartCode?: string) {
  const [picked, setPicked] = useKeptChoice<Choices>('ways', {});
  const { chooseDelivery } = useCheckoutChanges(cartCode);
  const cache = useQueryClient();
  const keep = useMutation({
    mutationFn: chooseDelivery,
    // What was picked cannot be had any more: the ways are shown as they are now.
    onError: (problem) => problem instanceof ApiError && problem.isRefusal && refresh(cache, anyCheckout),
    ...inTurn,
  });
  const shipments = checkout.shipmentEntries?.shipments ?? [];
  const choices = choicesFor(shipments, picked);
  /** Whether every part has a way; an order without parts has none. */
  const isComplete = shipments.length > 0 && shipments.every((shipment) => choices[keyOf(shipment)]);
  // A choice kept while the shopper signed in again is not known to the server yet.
  const isUnsent = isComplete && keep.isIdle && !areSumsOf(shipments, choices);
  const send = useEffectEvent(() => keep.mutate({ shipments: shipmentChoices(shipments, choices) }));
  useEffect(() => {
    if (isUnsent) send();
  }, [isUnsent]);
  return {
    shipments,
    choices,
    /** Whether what was picked for a part cannot be had any more, so that another way stands there. */
    isOther: (shipment: Shipment) => {
      const wanted = picked[keyOf(shipment)];
      return wanted !== undefined && wanted !== choices[keyOf(shipment)];
    },
    isComplete,
    /** Whether some of it is collected. */
    collects: Object.values(choices).includes('pickup'),
    /** Whether the sums of what was just picked are on their way. */
    isBeingSummed: keep.isPending,
    choose: (shipment: Shipment, code: string) => {
      const next = { ...choices, [keyOf(shipment)]: code };
      setPicked(next);
      keep.mutate({ shipments: shipmentChoices(shipments, next) });
    },
    /** Another store hands this part over; how it is to be had stays. */
    moveTo: (shipment: Shipment, posName: string) => setPicked(moved(choices, shipment, posName)),
  };
}
