import { useEffect } from 'react';
import { NoCart } from '@/features/cart/no-cart';
import { useCheckout, usePaymentDetails, type PaymentDetails } from '@/features/checkout/api';
import { ColumnsSkeleton } from '@/features/checkout/columns-skeleton';
import layout from '@/features/checkout/layout.module.css';
import { AmountPanel, amountOf, PayButtons, Refusal } from '@/features/checkout/payment-panels';
import { PaymentModes } from '@/features/checkout/payment-modes';
import { PaymentRecap } from '@/features/checkout/payment-recap';
import { Steps } from '@/features/checkout/steps';
import { usePayment } from '@/features/checkout/use-payment';
import { payAgain, useOrder } from '@/features/orders/api';
import { TwinActs, TwinNote } from '@/features/orders/twin-order';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { resetTo } from '@/shared/session/reset';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen Payment: choose a way to pay, then leave for the payment page. No card data is ever typed here. */
export function Component() {
  const [search] = useSearchParams();
  const details = usePaymentDetails(search.get('cart') ?? undefined);
  const paid = details.data?.paymentStatus === 'succeed';
  useEffect(() => {
    if (paid) resetTo('/orderhistory/neworders', { resetApp: false });
  }, [paid]);
  if (details.hasNoCart) return <NoCart inCheckout elsewhere={details.wasThere} />;
  return (
    <>
      <Steps current={3} />
      <RetryWrapper query={details} title={text('payment.title')} skeleton={<ColumnsSkeleton />}>
        {(found) => (paid ? null : <Choose key={found.orderCode ?? found.code} details={found} />)}
      </RetryWrapper>
    </>
  );
}

function Choose({ details }: { details: PaymentDetails }) {
  const payment = usePayment(details, payAgain);
  const modes = details.paymentModes;
  return (
    <div className={`wrap ${layout.columns}`}>
      <div className={layout.main}>
        <h1>{text('payment.title')}</h1>
        {payment.twin ? (
          <TwinNote code={payment.twin} otherwise={payment.problem} />
        ) : (
          payment.problem && <Refusal payment={payment} />
        )}
        {modes.length > 0 ? (
          <PaymentModes
            modes={modes}
            amount={amountOf(details)?.value}
            chosen={payment.mode}
            disabled={payment.isPaying}
            onChoose={payment.choose}
          />
        ) : (
          <Note kind="bad">{text('payment.noneOffered')}</Note>
        )}
        <p className="row small muted">
          <Icon name="lock" size="s" /> {text('payment.hosted')}
        </p>
      </div>
      <div className={layout.side}>
        <AmountPanel details={details}>
          <PayButtons
            details={details}
            payment={payment}
            twin={payment.twin && <TwinActs code={payment.twin} mode={payment.mode} />}
          />
        </AmountPanel>
        {details.orderCode ? <OfOrder code={details.orderCode} /> : <OfCart code={details.code} />}
      </div>
    </div>
  );
}

/** The items of the cart that becomes an order. */
function OfCart({ code }: { code?: string }) {
  const { data } = useCheckout(code);
  const shipments = data?.shipmentEntries?.shipments;
  return shipments ? <PaymentRecap shipments={shipments} sums={data} isPromised /> : null;
}

/** The items of the order there is already. */
function OfOrder({ code }: { code: string }) {
  const { data } = useOrder(code);
  const shipments = data?.shipmentEntries?.shipments;
  return shipments ? <PaymentRecap shipments={shipments} sums={data} /> : null;
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.payment.title'),
  description: text('page.payment.description'),
  robots: 'noindex,follow',
});
