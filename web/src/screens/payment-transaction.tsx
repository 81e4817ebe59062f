import { useEffect } from 'react';
import { isUnknownOrder, UnknownOrder } from '@/features/orders/unknown-order';
import { usePaymentTransaction } from '@/features/payment-transaction/use-payment-transaction';
import { clockOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { useNavigate, useParams } from '@/shared/routing/routing';
import { useNoWayBack } from '@/shared/routing/use-no-way-back';
import type { ScreenModule } from '@/shared/screen';
import { installed } from '@/shared/session/installed';
import { useConfig } from '@/shared/session/shop-terms';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Price } from '@/shared/ui/price';
import styles from './payment-transaction.module.css';

/** Screen PaymentTransaction, of the app alone: leaves for the payment page and waits for the bank. */
export function Component() {
  const { orderCode = '' } = useParams();
  const navigate = useNavigate();
  const isApp = installed.get();
  useEffect(() => {
    if (!isApp) navigate(`/orderconfirmation?order=${encodeURIComponent(orderCode)}`, { replace: true });
  }, [isApp, navigate, orderCode]);
  return isApp ? <Waiting order={orderCode} /> : null;
}

function Waiting({ order }: { order: string }) {
  const { transaction, failure, problem, isLeaving, pay, stopWaiting } = usePaymentTransaction(order);
  const way = useConfig()?.paymentModes?.find(({ code }) => code === transaction?.paymentMode);
  useNoWayBack('/orderhistory/neworders');
  const waitsUntil = transaction?.expiresAt;
  if (isUnknownOrder(failure)) return <UnknownOrder level={1} />;
  return (
    <section className={`wrap ${styles.waiting}`}>
      {transaction && (
        <p className={styles.amount}>
          <span className="small muted">{text('paymentTransaction.amount')}</span>
          <Price price={transaction.amount} size="l" />
          {way && <span className="small">{way.name}</span>}
        </p>
      )}
      <span className={problem ? styles.still : styles.turning} aria-hidden="true" />
      <h1>{text('paymentTransaction.title')}</h1>
      <p role="status">
        {waitsUntil
          ? text('paymentTransaction.waiting', { order, time: clockOf(waitsUntil) })
          : text('payment.redirecting')}
      </p>
      {problem ? (
        <Note kind="bad" live>
          {problem}
        </Note>
      ) : (
        <Note>{text('paymentTransaction.onlyOnce')}</Note>
      )}
      <Button wide busy={isLeaving} onClick={pay}>
        {text('paymentTransaction.openAgain')}
      </Button>
      <Button kind="plain" wide onClick={stopWaiting}>
        {text('paymentTransaction.later')}
      </Button>
    </section>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.paymentTransaction.title'),
  description: text('page.payment.description'),
  robots: 'noindex,follow',
});
