import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { useOrder, type PaymentMode } from './api';
import { PayOtherwise } from './pay-otherwise';
import { RetryPayment } from './retry-payment';
import { isUnpaid } from './unpaid';

/** Says that the same was ordered a moment ago, and whether that order is paid. */
export function TwinNote({ code, otherwise }: { code: string; otherwise: string }) {
  const { data, isPending } = useOrder(code);
  if (isPending) return null;
  return (
    <Note kind="warn" live>
      {!data
        ? otherwise
        : isUnpaid(data)
          ? text('payment.twinUnpaid', { code })
          : text('payment.twinPaid', { code })}
    </Note>
  );
}

/** The ways on of the order there is already: to pay it in the way just chosen or in another, or to look at it. */
export function TwinActs({ code, mode }: { code: string; mode?: PaymentMode }) {
  const { data } = useOrder(code);
  if (data && isUnpaid(data) && data.payableUntil)
    return (
      <>
        <RetryPayment order={data} mode={mode} size="big" wide />
        <PayOtherwise order={data} kind="secondary" wide />
      </>
    );
  return (
    <ButtonLink wide size="big" href={`/orderdetails/${encodeURIComponent(code)}`}>
      {text('history.details')}
    </ButtonLink>
  );
}
