import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { useOrder, type Order, type PaymentMode } from './api';
import { PayOtherwise } from './pay-otherwise';
import { RetryPayment } from './retry-payment';
import { isBeingPaid, isCancelled, isUnpaid, unpaidText } from './unpaid';

function twinText(order: Order): string {
  const { code } = order;
  if (isCancelled(order)) return text('payment.twinCancelled', { code });
  if (!isUnpaid(order)) return text('payment.twinPaid', { code });
  if (isBeingPaid(order)) return `${text('payment.twin', { code })} ${unpaidText(order)}`;
  return text('payment.twinUnpaid', { code });
}

/** Says that the same was ordered a moment ago, and whether that order is paid. */
export function TwinNote({ code, otherwise }: { code: string; otherwise: string }) {
  const { data, isPending } = useOrder(code);
  if (isPending) return null;
  return (
    <Note kind="warn" live>
      {data ? twinText(data) : otherwise}
    </Note>
  );
}

/** The ways on of the order there is already: to pay it in the way just chosen or in another, or to look at it. */
export function TwinActs({ code, mode }: { code: string; mode?: PaymentMode }) {
  const { data } = useOrder(code);
  const details = (
    <ButtonLink wide size="big" href={`/orderdetails/${encodeURIComponent(code)}`}>
      {text('history.details')}
    </ButtonLink>
  );
  if (!data || !isUnpaid(data) || !data.payableUntil) return details;
  if (isBeingPaid(data))
    return (
      <>
        {details}
        <RetryPayment key={mode} order={data} mode={mode} kind="secondary" wide />
      </>
    );
  return (
    <>
      <RetryPayment key={mode} order={data} mode={mode} size="big" wide />
      <PayOtherwise order={data} kind="secondary" wide />
    </>
  );
}
