import { AccountFrame } from '@/features/account/account-frame';
import { InvoicedTo } from '@/features/addresses/invoiced-to';
import { oneLine } from '@/features/addresses/rules';
import layout from '@/features/checkout/layout.module.css';
import { PaymentModes } from '@/features/checkout/payment-modes';
import { addressTitle, wayOf } from '@/features/checkout/rules';
import { useOrder, type Order } from '@/features/orders/api';
import { BuyAgain } from '@/features/orders/buy-again';
import { CancelItems } from '@/features/orders/cancel-items';
import { Happened } from '@/features/orders/happened';
import { OrderDocuments } from '@/features/orders/order-documents';
import { OrderParts } from '@/features/orders/order-parts';
import { OrderSums } from '@/features/orders/order-sums';
import { canBeBoughtAgain, isHandedOver } from '@/features/orders/rules';
import styles from '@/features/orders/orders.module.css';
import { PayBalance } from '@/features/orders/pay-balance';
import { isUnknownOrder, UnknownOrder } from '@/features/orders/unknown-order';
import { isCancelled, isPaid } from '@/features/orders/unpaid';
import { UnpaidNote } from '@/features/orders/unpaid-note';
import { ReturnLink } from '@/features/returns/return-link';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import { leadsTo } from '@/shared/session/shop';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen OrderDetails: orderdetails/{code}, logged-in only. */
export function Component() {
  const { code } = useParams();
  const order = useOrder(code);
  return (
    <AccountFrame title={text('order.title', { code: code ?? '' })}>
      {isUnknownOrder(order.error) ? (
        <UnknownOrder level={2} />
      ) : (
        <RetryWrapper query={order}>{(found) => <Details order={found} />}</RetryWrapper>
      )}
    </AccountFrame>
  );
}

const Details = ({ order }: { order: Order }) => (
  <div className={layout.main}>
    <div className={styles.about}>
      <Link className={layout.way} href="/orderhistory/neworders">
        <Icon name="left" size="s" />
        {text('order.viewOrders')}
      </Link>
      <p className="muted">
        {text('order.placedOn', {
          day: dayOf(order.created ?? order.placed),
          time: clockOf(order.created ?? order.placed),
        })}
      </p>
    </div>
    <UnpaidNote order={order} />
    <PayBalance order={order} modes={(ways) => <PaymentModes {...ways} />} />
    <OrderParts order={order} />
    <div className={styles.acts}>
      <CancelItems order={order} />
      <ReturnLink orderCode={order.code} isDelivered={isHandedOver(order)} />
      {canBeBoughtAgain(order) && (
        <BuyAgain order={order} kind={isCancelled(order) ? 'secondary' : 'plain'} />
      )}
      {isPaid(order) && !isCancelled(order) && leadsTo('/s/price-beat') && (
        <ButtonLink size="small" kind="plain" href={`/pb/${encodeURIComponent(order.code)}`}>
          <Icon name="tag" size="s" /> {text('priceBeat.claim')}
        </ButtonLink>
      )}
      <ButtonLink
        size="small"
        kind="plain"
        href={`/account/writetous?order=${encodeURIComponent(order.code)}`}
      >
        <Icon name="help" size="s" /> {text('order.getHelp')}
      </ButtonLink>
    </div>
    <div className={styles.halves}>
      <div className={layout.main}>
        <OrderSums order={order} />
        <OrderDocuments order={order} />
      </div>
      <div className={layout.main}>
        <Addressed order={order} />
        <Happened order={order} />
      </div>
    </div>
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
