import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { rand } from '@/shared/ui/price';
import { RetryNote } from '@/shared/ui/retry-note';
import styles from './orders.module.css';

export type Preview = Schema<'CancellationPreview'>;

interface Props {
  entries: readonly Schema<'OrderEntry'>[];
  /** What the server says of what is chosen; nothing chosen: nothing. */
  preview?: Preview;
  /** It is about what was chosen a moment ago. */
  isUncertain: boolean;
  problem?: unknown;
  onRetry: () => void;
}

/** What the cancellation gives back, line by line, before it is sent. */
export function GoesBack({ entries, preview, isUncertain, problem, onRetry }: Props) {
  if (problem) return <RetryNote problem={problem} onRetry={onRetry} />;
  if (!preview)
    return (
      <p role="status" className="muted">
        {isUncertain ? text('order.goesBackAsked') : text('order.cancelNoneYet')}
      </p>
    );
  const nameOf = (number: number) =>
    entries.find(({ entryNumber }) => entryNumber === number)?.product.name ?? '';
  const { deliveryCost, licenseFeeAmount, withheldAmount, refundAmount } = preview;
  return (
    <div role="status" aria-busy={isUncertain} className={styles.goesBack}>
      <dl>
        {preview.entries.map(({ orderEntryNumber, quantity, totalPrice, isGift }) => (
          <Line
            key={orderEntryNumber}
            name={`${quantity} × ${nameOf(orderEntryNumber)}${isGift ? ` (${text('order.goesAlong')})` : ''}`}
            value={totalPrice.value}
          />
        ))}
        {deliveryCost.value > 0 && <Line name={text('cart.delivery')} value={deliveryCost.value} />}
        {licenseFeeAmount.value > 0 && <Line name={text('totals.licence')} value={licenseFeeAmount.value} />}
        {withheldAmount.value !== 0 && (
          <Line
            name={withheldAmount.value > 0 ? text('order.withheld') : text('order.withheldReturned')}
            value={-withheldAmount.value}
          />
        )}
      </dl>
      <p className="row between">
        <span>{text('order.goesBack')}</span> <b className="tnum">{rand(refundAmount.value)}</b>
      </p>
      {refundAmount.value <= 0 && <p className="small">{text('order.nothingGoesBack')}</p>}
    </div>
  );
}

const Line = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd className="tnum">
      {value < 0 && '−'}
      {rand(Math.abs(value))}
    </dd>
  </div>
);
