import { text } from '@/shared/i18n/text';
import { rand } from '@/shared/ui/price';
import { Totals } from '@/shared/ui/totals';
import { owesBalance } from './balance';
import type { Order } from './api';
import { isCancelled, isPaid } from './unpaid';

/** What an order came to; one that is called off asks for nothing. */
export function OrderSums({ order }: { order: Order }) {
  const isSettled = isPaid(order) && !owesBalance(order) && !isCancelled(order);
  return (
    <section className="panel pad stack" aria-label={text('cart.total')}>
      <h2>{isSettled ? text('order.paid') : text('cart.total')}</h2>
      <Totals sums={order} toPay={isSettled || isCancelled(order) ? text('cart.total') : undefined} />
      {isCancelled(order) && !isPaid(order) && (
        <p className="small muted">{text('order.cancelledNothing')}</p>
      )}
      {order.refundedAmount && (
        <p className="row between">
          <span>{text('order.wentBack')}</span>
          <b className="tnum">{rand(order.refundedAmount.value)}</b>
        </p>
      )}
      {order.paymentMode && isPaid(order) && (
        <p className="small muted">{text('order.paidBy', { name: order.paymentMode.name })}</p>
      )}
    </section>
  );
}
