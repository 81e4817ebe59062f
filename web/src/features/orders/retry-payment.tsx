import { useState, type ComponentProps } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import { Button } from '@/shared/ui/button';
import { leaveToPay } from '@/shared/ui/leave-to-pay';
import { toast } from '@/shared/ui/toast';
import { payAgain, type Order } from './api';
import { orderedAgainAt } from './rules';

/** Pays an order whose payment did not go through, once more. */
export function RetryPayment({
  order,
  kind,
}: {
  order: Order;
  kind?: ComponentProps<typeof Button>['kind'];
}) {
  const [busy, setBusy] = useState(false);
  const key = useIdempotencyKey();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const pay = async () => {
    setBusy(true);
    try {
      const again = await payAgain(order.code, order.paymentMode?.code, key.get());
      key.renew();
      if (again.payment) return leaveToPay(again.payment);
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
    <Button kind={kind} busy={busy} onClick={() => void pay()}>
      {text('order.payAgain')}
    </Button>
  );
}
