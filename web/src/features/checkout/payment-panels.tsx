import { useRef, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Price, rand } from '@/shared/ui/price';
import { PageLink } from '@/shared/ui/page-link';
import { useFocusAfter } from '@/shared/ui/use-focus-after';
import type { PaymentDetails } from './api';
import layout from './layout.module.css';
import type { usePayment } from './use-payment';

/** What is paid now. */
export const amountOf = ({ deposit, totalPriceWithTax }: PaymentDetails) =>
  deposit ? deposit.amount : totalPriceWithTax;

type Payment = ReturnType<typeof usePayment>;

/** Why it was not paid, and where that is fixed. */
export function Refusal({
  payment: { problem, isGone, failedOrder, waiting, isTooMuch },
}: {
  payment: Payment;
}) {
  return (
    <Note kind="bad" live>
      {problem}{' '}
      {isGone &&
        (failedOrder ? (
          <Link href={`/orderdetails/${encodeURIComponent(failedOrder)}`}>{text('history.details')}</Link>
        ) : (
          <Link href="/cart">{text('summary.changeItems')}</Link>
        ))}
      {waiting && (
        <Link href={`/orderdetails/${encodeURIComponent(waiting)}`}>
          {text('payment.waitingOrder', { code: waiting })}
        </Link>
      )}
      {isTooMuch && <Link href="/cart">{text('summary.changeItems')}</Link>}
    </Note>
  );
}

/** What is paid now, and with a deposit what is paid later. */
export function AmountPanel({ details, children }: { details: PaymentDetails; children: ReactNode }) {
  const { deposit } = details;
  const total = amountOf(details);
  return (
    <aside className={`panel pad ${layout.sums}`} aria-label={text('cart.total')}>
      <h2>{deposit ? text('totals.deposit') : text('totals.toPay')}</h2>
      {total && <Price price={total} size="l" />}
      {deposit ? (
        <p className="row between small">
          <span>{text('totals.balance')}</span> <span className="tnum">{rand(deposit.balance.value)}</span>
        </p>
      ) : (
        <p className="tiny muted">{text('checkout.fullPrice')}</p>
      )}
      {children}
    </aside>
  );
}

interface PayButtonsProps {
  details: PaymentDetails;
  payment: Payment;
  /** What can be done about the same order placed a moment ago, before it is placed once more. */
  twin?: ReactNode;
}

/** On a phone they stay in view, for the sums are a screen away. */
export function PayButtons({ details, payment, twin }: PayButtonsProps) {
  const total = amountOf(details);
  const barRef = useRef<HTMLDivElement>(null);
  const payRef = useRef<HTMLButtonElement>(null);
  useFocusAfter(payment.isPaying, () => (payRef.current ?? barRef.current)?.focus());
  return (
    <div ref={barRef} tabIndex={-1} className={`foot-bar ${layout.pay}`}>
      {twin ? (
        <>
          {twin}
          <Button kind="plain" wide onClick={() => payment.pay(true)}>
            {text('payment.orderTwice')}
          </Button>
        </>
      ) : (
        <Button
          ref={payRef}
          wide
          size="big"
          busy={payment.isPaying}
          disabled={details.paymentModes.length === 0}
          onClick={() => payment.pay(false)}
        >
          {total ? text('payment.payAmount', { amount: rand(total.value) }) : text('payment.payNow')}
        </Button>
      )}
      {payment.isPaying && (
        <>
          <p role="status" className="small">
            {text('payment.redirecting')}
          </p>
          <Button kind="plain" wide onClick={payment.cancel}>
            {text('common.cancel')}
          </Button>
        </>
      )}
      <p className="tiny muted">
        {text('payment.terms')} <PageLink href="/s/terms">{text('account.terms')}</PageLink>.
      </p>
    </div>
  );
}
