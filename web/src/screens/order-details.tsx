import { AccountFrame } from '@/features/account/account-frame';
import { InvoicedTo } from '@/features/addresses/invoiced-to';
import { oneLine } from '@/features/addresses/rules';
import layout from '@/features/checkout/layout.module.css';
import { PaymentModes } from '@/features/checkout/payment-modes';
import { addressTitle, wayOf } from '@/features/checkout/rules';
import { owesBalance } from '@/features/orders/balance';
import { useOrder, type Order } from '@/features/orders/api';
import { BuyAgain } from '@/features/orders/buy-again';
import { CancelItems } from '@/features/orders/cancel-items';
import { DocumentButton } from '@/features/orders/document-button';
import { Happened } from '@/features/orders/happened';
import { failureOf, isCancelled, isPaid, OrderParts, pendingOf } from '@/features/orders/order-parts';
import { canBeBoughtAgain } from '@/features/orders/rules';
import styles from '@/features/orders/orders.module.css';
import { PayBalance } from '@/features/orders/pay-balance';
import { PayOtherwise } from '@/features/orders/pay-otherwise';
import { RetryPayment } from '@/features/orders/retry-payment';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Note } from '@/shared/ui/note';
import { rand } from '@/shared/ui/price';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Totals } from '@/shared/ui/totals';

/** Screen OrderDetails: orderdetails/{code}, logged-in only. */
export function Component() {
  const { code } = useParams();
  const order = useOrder(code);
  return (
    <AccountFrame title={text('order.title', { code: code ?? '' })}>
      <RetryWrapper query={order}>{(found) => <Details order={found} />}</RetryWrapper>
    </AccountFrame>
  );
}

const Details = ({ order }: { order: Order }) => (
  <div className={layout.main}>
    <p className="muted">
      {text('order.placedOn', {
        day: dayOf(order.created ?? order.placed),
        time: clockOf(order.created ?? order.placed),
      })}
    </p>
    {order.paymentStatus === 'pending' && (
      <Note kind="warn" live>
        {pendingOf(order)}
      </Note>
    )}
    {order.paymentStatus === 'failed' && (
      <Note kind="bad">
        <p>{failureOf(order)}</p>
        {!isCancelled(order) && (
          <p className={styles.acts}>
            <RetryPayment order={order} kind="secondary" />
            <PayOtherwise order={order} kind="plain" />
          </p>
        )}
      </Note>
    )}
    <PayBalance order={order} modes={(ways) => <PaymentModes {...ways} />} />
    <OrderParts order={order} />
    <div className={styles.acts}>
      <CancelItems order={order} />
      {canBeBoughtAgain(order) && <BuyAgain order={order} />}
    </div>
    <Happened order={order} />
    {(order.billingDocuments ?? []).length > 0 && (
      <section className="panel pad stack" aria-label={text('order.documents')}>
        <h2>{text('order.documents')}</h2>
        <ul className={styles.papers}>
          {order.billingDocuments!.map(({ id, type }) => (
            <li key={id}>
              <DocumentButton
                number={id}
                kind="secondary"
                label={
                  type === 'INVOICE'
                    ? text('order.invoiceNumber', { number: id })
                    : text('order.creditNote', { number: id })
                }
              />
            </li>
          ))}
        </ul>
      </section>
    )}
    <section className="panel pad stack" aria-label={text('cart.total')}>
      <h2>{text('cart.total')}</h2>
      <Totals sums={order} toPay={isPaid(order) && !owesBalance(order) ? text('order.paid') : undefined} />
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
    <Addressed order={order} />
    <p>
      <Link href="/orderhistory/neworders">{text('order.viewOrders')}</Link>
    </p>
  </div>
);

function Addressed({ order: { deliveryAddress: address, shipmentEntries } }: { order: Order }) {
  if (!address) return null;
  const title = addressTitle(shipmentEntries?.shipments.map((shipment) => wayOf(shipment)?.code) ?? []);
  return (
    <section className="panel pad stack" aria-label={title}>
      <h2>{title}</h2>
      <p>
        {address.firstName} {address.lastName}
        <br />
        {oneLine(address)}
      </p>
      <InvoicedTo address={address} />
    </section>
  );
}

export const head: ScreenModule['head'] = ({ params }) => ({
  title: text('page.orderDetails.title', { code: params.code ?? '' }),
  description: text('page.orderDetails.description'),
  robots: 'noindex,follow',
});
