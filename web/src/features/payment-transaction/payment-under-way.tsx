import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { paying } from '@/shared/session/paying';
import { useKept } from '@/shared/state/kept';
import { Note } from '@/shared/ui/note';

/** In the app: a payment that was left for and of which nothing was heard, until somebody looks. */
export default function PaymentUnderWay() {
  const left = useKept(paying, undefined);
  if (!left) return null;
  return (
    <div className="wrap">
      <Note live>
        {text('paymentTransaction.underWay', { order: left.order })}{' '}
        <Link href={`/paymenttransaction/${encodeURIComponent(left.order)}`}>
          {text('paymentTransaction.look')}
        </Link>
      </Note>
    </div>
  );
}
