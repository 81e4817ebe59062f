import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import layout from '@/features/checkout/layout.module.css';
import { owesBalance } from '@/features/orders/balance';
import { useOrderStatus, type Order } from '@/features/orders/api';
import { DocumentButton } from '@/features/orders/document-button';
import { GoodToKnow } from '@/features/orders/good-to-know';
import { failureOf, isCancelled, isPaid, OrderParts, pendingOf } from '@/features/orders/order-parts';
import styles from '@/features/orders/orders.module.css';
import { PayOtherwise } from '@/features/orders/pay-otherwise';
import { RetryPayment } from '@/features/orders/retry-payment';
import { refresh } from '@/shared/api/query';
import { ofEntries } from '@/shared/analytics/rules';
import { useTrack } from '@/shared/analytics/use-track';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { anyCart } from '@/shared/session/cart-code';
import { useUser } from '@/shared/session/user';
import { Awning } from '@/shared/ui/awning';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Icon, type IconName } from '@/shared/ui/icon';
import { rand } from '@/shared/ui/price';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Totals } from '@/shared/ui/totals';

/** Screen OrderStatus: orderconfirmation?order=…; succeeded, pending or failed in one sentence. */
export function Component() {
  const [search] = useSearchParams();
  const code = search.get('order');
  const order = useOrderStatus(code);
  const cache = useQueryClient();
  useEffect(() => void refresh(cache, anyCart), [cache]); // the cart was used up by the order
  if (!code)
    return (
      <Empty
        drawing="orders"
        title={text('order.none')}
        action={<ButtonLink href="/orderhistory/neworders">{text('order.viewOrders')}</ButtonLink>}
      />
    );
  return (
    <RetryWrapper query={order} title={text('order.number', { code })}>
      {(found) => <Outcome order={found} />}
    </RetryWrapper>
  );
}

function Outcome({ order }: { order: Order }) {
  const { data: user } = useUser();
  const code = order.code;
  const status = order.paymentStatus;
  const invoices = (order.shipmentEntries?.shipments ?? []).flatMap(
    ({ invoice }) => invoice?.invoiceNumber ?? [],
  );
  useTrack('purchase', status === 'succeed' ? code : undefined, () =>
    ofEntries(order.entries as Parameters<typeof ofEntries>[0], {
      transaction_id: code,
      tax: order.totalTax?.value,
      shipping: order.deliveryCost?.value,
      coupon: order.couponData?.couponId,
    }),
  );
  if (status === 'pending' && !isCancelled(order))
    return (
      <Page
        order={order}
        icon="clock"
        title={text('order.pendingTitle')}
        sentence={`${text('order.number', { code })} ${pendingOf(order)}`}
      >
        <ButtonLink kind="inverse" href="/orderhistory/neworders">
          {text('order.checkOrders')}
        </ButtonLink>
      </Page>
    );
  if (status === 'failed' || isCancelled(order))
    return (
      <Page
        order={order}
        icon="alert"
        title={text('order.failedTitle')}
        sentence={`${text('order.number', { code })} ${isCancelled(order) ? text('payment.orderCancelled') : failureOf(order)}`}
        failed
      >
        {!isCancelled(order) && (
          <>
            <RetryPayment order={order} kind="inverse" />
            <PayOtherwise order={order} kind="outline" />
          </>
        )}
        <ButtonLink kind="outline" href="/orderhistory/neworders">
          {text('order.viewOrders')}
        </ButtonLink>
      </Page>
    );
  if (order.deposit?.state === 'paying')
    return (
      <Page
        order={order}
        icon="clock"
        title={text('order.pendingTitle')}
        sentence={`${text('order.number', { code })} ${text('order.pendingText')}`}
      >
        <ToOrder code={code} />
      </Page>
    );
  if (order.deposit?.state === 'due' && order.deposit.failureReason)
    return (
      <Page
        order={order}
        icon="alert"
        title={text('order.failedTitle')}
        sentence={`${text('order.number', { code })} ${order.deposit.failureReason}`}
        failed
      >
        <ToOrder code={code} label={text('preOrder.balanceTitle')} />
      </Page>
    );
  return (
    <Page
      order={order}
      icon="check"
      title={user?.firstName ? text('order.thanks', { name: user.firstName }) : text('order.succeedTitle')}
      sentence={
        order.deposit?.state === 'paid'
          ? text('preOrder.depositPaid', {
              deposit: rand(order.deposit.amount.value),
              balance: rand(order.deposit.balance.value),
            })
          : user?.uid && user.isLoggedIn !== false
            ? text('order.succeedTextTo', { code, email: user.uid })
            : text('order.succeedText', { code })
      }
    >
      <ToOrder code={code} />
      {invoices.length === 1 && (
        <DocumentButton number={invoices[0]!} label={text('order.invoicePdf')} kind="outline" />
      )}
    </Page>
  );
}

const ToOrder = ({ code, label = text('order.track') }: { code: string; label?: string }) => (
  <ButtonLink kind="inverse" href={`/orderdetails/${encodeURIComponent(code)}`}>
    {label}
  </ButtonLink>
);

interface PageProps {
  order: Order;
  icon: IconName;
  title: string;
  sentence: string;
  failed?: boolean;
  children: React.ReactNode;
}

const Page = ({ order, icon, title, sentence, failed, children }: PageProps) => (
  <>
    <section className={`on-brand ${styles.outcome} ${failed ? styles.failed : ''}`} role="status">
      <div className="wrap">
        <span className={styles.sign}>
          <Icon name={icon} size="l" />
        </span>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>{sentence}</p>
        </div>
        <div className={styles.acts}>{children}</div>
      </div>
    </section>
    <Awning onLight />
    <div className={`wrap ${layout.columns}`}>
      <div className={layout.main}>
        <OrderParts order={order} />
      </div>
      <aside className={layout.side}>
        <section className="panel pad stack" aria-label={text('cart.total')}>
          <h2>{isPaid(order) && !owesBalance(order) ? text('order.paid') : text('cart.total')}</h2>
          <Totals sums={order} toPay={text('cart.total')} />
        </section>
        {isPaid(order) && !failed && <GoodToKnow order={order} />}
        <ButtonLink kind="secondary" wide href="/">
          {text('order.keepShopping')}
        </ButtonLink>
      </aside>
    </div>
  </>
);

export const head: ScreenModule['head'] = () => ({
  title: text('page.orderStatus.title'),
  description: text('page.orderStatus.description'),
  robots: 'noindex,follow',
});
