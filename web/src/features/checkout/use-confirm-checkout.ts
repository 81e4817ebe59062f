import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkoutType } from '@/shared/analytics/checkout-type';
import { trackFailure } from '@/shared/analytics/failures';
import { ApiError, messageOf } from '@/shared/api/errors';
import { refresh } from '@/shared/api/query';
import { anyCheckout, useCheckoutChanges, type Checkout } from './api';
import { shipmentChoices } from './rules';
import type { AgeDeclaration } from './use-age-declaration';
import type { CollectorChoice } from './use-collector';
import { inTurn, type DeliveryChoice } from './use-delivery-choice';

interface Answers {
  delivery: DeliveryChoice;
  age: AgeDeclaration;
  /** Where it can be collected for somebody. */
  collector?: CollectorChoice;
}

/** Tells the shop what was chosen; what keeps the shopper here is said, from the shop or from these fields. */
export function useConfirmCheckout(
  checkout: Checkout,
  { delivery, age, collector }: Answers,
  onConfirmed: () => void,
  cartCode?: string,
) {
  const { confirm } = useCheckoutChanges(cartCode);
  const { mutateAsync: send } = useMutation({ mutationFn: confirm, ...inTurn });
  const cache = useQueryClient();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  const goOn = async () => {
    if (collector && !collector.check()) return;
    if (!age.check()) return;
    setBusy(true);
    setFailure('');
    try {
      await send({
        shipments: shipmentChoices(delivery.shipments, delivery.choices),
        ...(collector?.named && { recepientDetail: collector.named }),
        ...(age.isAsked && { ageDeclaration: age.age }),
      });
      onConfirmed();
    } catch (problem) {
      setFailure(messageOf(problem));
      trackFailure('checkout', problem, { checkout_type: checkoutType(checkout.isPreOrderCart) });
      setBusy(false);
      // What is chosen stays; stock, ways and address are shown as they are now.
      if (problem instanceof ApiError) void refresh(cache, anyCheckout);
    }
  };

  const stands = checkout.responseStatus ? '' : (checkout.errorMsg ?? '');
  return { isBusy, problem: failure || stands, goOn: () => void goOn() };
}
