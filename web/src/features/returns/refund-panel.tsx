import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Price, rand } from '@/shared/ui/price';
import { RetryNote } from '@/shared/ui/retry-note';
import { Bone, Loading } from '@/shared/ui/skeleton';
import type { ReturnEntries } from './api';
import styles from './returns.module.css';
import type { Preview } from './use-preview';

interface Props {
  entries: ReturnEntries;
  preview: Preview;
  children: ReactNode;
}

/** What comes back, to the cent, before anything is sent. */
export function RefundPanel({ entries, preview, children }: Props) {
  const { data, isUncertain, problem, retry } = preview;
  const nameOf = (number: number) =>
    entries.shipments
      .flatMap((shipment) => shipment.entries)
      .find(({ entryNumber }) => entryNumber === number)?.productName ?? '';
  return (
    <aside className={styles.side}>
      <section className="panel" aria-label={text('return.yourRefund')}>
        <header className={styles.head}>
          <h2>{text('return.yourRefund')}</h2>
        </header>
        <div className={`${styles.main} ${styles.inside}`}>
          {problem && <RetryNote problem={problem} onRetry={retry} />}
          {!data && !problem && (
            <Loading>
              <Bone height={72} />
            </Loading>
          )}
          {data && (
            <>
              <dl className={styles.sums} aria-busy={isUncertain}>
                {data.entries.map(({ entryNumber, quantity, amount }) => (
                  <Sum key={entryNumber} name={`${quantity} × ${nameOf(entryNumber)}`} value={amount.value} />
                ))}
                {data.deliveryCost.value > 0 && (
                  <Sum name={text('return.deliveryPaid')} value={data.deliveryCost.value} />
                )}
                {data.withheldAmount.value !== 0 && (
                  <Sum
                    name={
                      data.withheldAmount.value > 0 ? text('order.withheld') : text('order.withheldReturned')
                    }
                    value={-data.withheldAmount.value}
                  />
                )}
                <div>
                  <dt>{text('return.cost')}</dt>
                  <dd className={styles.free}>{text('totals.free')}</dd>
                </div>
                <div className={styles.total}>
                  <dt>{text('return.youGetBack')}</dt>
                  <dd>
                    <Price price={data.refundAmount} size="l" />
                  </dd>
                </div>
              </dl>
              {data.licenceFeeStays && <p className="small muted">{text('return.licenceStays')}</p>}
              <p className="small muted">{text('return.howPaid')}</p>
            </>
          )}
          {children}
        </div>
      </section>
    </aside>
  );
}

export const Sum = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value < 0 && '−'}
      {rand(Math.abs(value))}
    </dd>
  </div>
);
