import type { ComponentProps } from 'react';
import type { Button } from '@/shared/ui/button';
import type { Order, OrderItem } from './api';
import { BuyAgain } from './buy-again';
import { PayOtherwise } from './pay-otherwise';
import { RetryPayment } from './retry-payment';
import { isUnpaid } from './unpaid';

type Kind = ComponentProps<typeof Button>['kind'];

/** The ways on of an order that is not paid: pay it now, pay it another way, or, when it is too late, begin anew. */
export function PayUnpaid({
  order,
  kind,
  otherKind,
  size,
}: {
  order: Order | OrderItem;
  kind?: Kind;
  otherKind: Kind;
  size?: 'small';
}) {
  if (!isUnpaid(order)) return null;
  const isFailed = order.paymentStatus === 'failed';
  if (!order.payableUntil && !isFailed)
    return order.isPaymentLeft && !order.isPreOrderCart ? <BuyAgain order={order} /> : null;
  return (
    <>
      <RetryPayment order={order} kind={kind} size={size} />
      {order.payableUntil && <PayOtherwise order={order} kind={otherKind} size={size} />}
    </>
  );
}
