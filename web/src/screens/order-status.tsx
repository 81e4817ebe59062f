import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import layout from '@/features/checkout/layout.module.css';
import { useOrderStatus, type Order } from '@/features/orders/api';
import { GoodToKnow, SomethingWrong } from '@/features/orders/good-to-know';
import { OrderDocuments } from '@/features/orders/order-documents';
import { OrderParts } from '@/features/orders/order-parts';
import { OrderSums } from '@/features/orders/order-sums';
import { outcomeOf } from '@/features/orders/outcome';
import { OutcomeBanner } from '@/features/orders/outcome-banner';
import { isUnknownOrder, UnknownOrder } from '@/features/orders/unknown-order';
import { isCancelled, isPaid } from '@/features/orders/unpaid';
import { refresh } from '@/shared/api/query';
import { bought } from '@/shared/analytics/bought';
import { reordered } from '@/shared/analytics/checkout-type';
import { ofEntries } from '@/shared/analytics/rules';
import { useTrack } from '@/shared/analytics/use-track';
import { text } from '@/shared/i18n/text';
import { useNavigate, useSearchParams } from '@/shared/routing/routing';
import { useNoWayBack } from '@/shared/routing/use-no-way-back';
import type { ScreenModule } from '@/shared/screen';
import { anyCart } from '@/shared/session/cart-code';
import { useIsInstalled } from '@/shared/session/installed';
import { paying } from '@/shared/session/paying';
import { useUser } from '@/shared/session/user';
import { useKept } from '@/shared/state/kept';
import { ButtonLink } from '@/shared/ui/button';
import { lazyPart } from '@/shared/ui/lazy-part';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

const PushQuestion = lazyPart(() => import('@/features/push/push-question'));

/** Screen OrderStatus: orderconfirmation?order=…; succeeded, pending or failed in one sentence. */
export function Component() {
  const [search] = useSearchParams();
  const code = search.get('order');
  const order = useOrderStatus(code);
  const cache = useQueryClient();
  useEffect(() => void refresh(cache, anyCart), [cache]); // the cart was used up by the order
  useNoWayBack('/orderhistory/neworders');
  const isLeftFor = useKept(paying, undefined)?.order === code;
  const navigate = useNavigate();
  useEffect(() => {
    // The app came back from the payment page: its own screen waits for the bank.
    if (isLeftFor) navigate(`/paymenttransaction/${encodeURIComponent(code!)}`, { replace: true });
  }, [code, isLeftFor, navigate]);
  if (!code || isUnknownOrder(order.error)) return <UnknownOrder />;
  return (
    <RetryWrapper query={order} title={text('order.number', { code })}>
      {(found) => <OrderOutcome order={found} />}
    </RetryWrapper>
  );
}

function useTrackedPurchase(order: Order) {
  const succeeded = order.paymentStatus === 'succeed';
  useEffect(() => {
    if (succeeded) reordered.set(false);
  }, [succeeded]);
  const reported = bought.get() ?? [];
  useTrack('purchase', succeeded && !reported.includes(order.code) ? order.code : undefined, () => {
    bought.set([order.code, ...reported].slice(0, 20));
    return ofEntries(order.entries as Parameters<typeof ofEntries>[0], {
      transaction_id: order.code,
      tax: order.totalTax?.value,
      shipping: order.deliveryCost?.value,
      coupon: order.couponData?.couponId,
    });
  });
}

function OrderOutcome({ order }: { order: Order }) {
  const { data: user } = useUser();
  useTrackedPurchase(order);
  const isInstalled = useIsInstalled();
  const outcome = outcomeOf(order, {
    firstName: user?.firstName,
    email: user?.isLoggedIn !== false ? user?.uid : undefined,
  });
  return (
    <>
      <OutcomeBanner order={order} outcome={outcome} />
      <div className={`wrap ${layout.columns}`}>
        <div className={layout.main}>
          {isInstalled && user?.isLoggedIn && isPaid(order) && !outcome.failed && <PushQuestion />}
          <OrderParts order={order} />
          {!isCancelled(order) && <SomethingWrong order={order} />}
        </div>
        <aside className={layout.side}>
          <OrderSums order={order} />
          <OrderDocuments order={order} fewest={2} />
          {isPaid(order) && !outcome.failed && <GoodToKnow />}
          <ButtonLink kind="secondary" wide href="/">
            {text('order.keepShopping')}
          </ButtonLink>
        </aside>
      </div>
    </>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.orderStatus.title'),
  description: text('page.orderStatus.description'),
  robots: 'noindex,follow',
});
