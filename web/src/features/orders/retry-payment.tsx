import { useState, type ComponentProps } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { Button } from '@/shared/ui/button';
import { goToPay } from '@/shared/ui/go-to-pay';
import { toast } from '@/shared/ui/toast';
import { payAgain, type Order, type OrderItem, type PaymentMode } from './api';
import { orderedAgainAt } from './rules';

/** Pays an order that is not paid: once more after a payment that did not go through. */
export function RetryPayment({
  order,
  mode = order.paymentMode?.code,
  ...look
}: {
  order: Order | OrderItem;
  /** In this way, and not as it was tried before. */
  mode?: PaymentMode;
} & Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'wide'>) {
  const [busy, setBusy] = useState(false);
  const key = useIdempotencyKey();
  const navigate = useNavigate();
  const cache = useQueryClient();
  if (!mode) return null;
  const pay = async () => {
    setBusy(true);
    try {
      const again = await payAgain(order.code, mode, key.get());
      key.renew();
      if (again.payment) return goToPay(order.code, again.payment);
      toast.error(again.errorMsg || text('payment.couldNotBeProcessed'));
      setBusy(false);
      await cache.invalidateQueries();
    } catch (problem) {
      key.failed(problem);
      toast.error(messageOf(problem));
      setBusy(false);
      const isOver = problem instanceof ApiError && problem.has('OrderTooLateError');
      if (isOver) {
        await cache.invalidateQueries();
        navigate(orderedAgainAt(order));
      }
    }
  };
  return (
    <Button {...look} busy={busy} onClick={() => void pay()}>
      {order.paymentStatus === 'failed' ? text('order.payAgain') : text('payment.payNow')}
    </Button>
  );
}
