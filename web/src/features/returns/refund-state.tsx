import type { ReactNode } from 'react';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Note } from '@/shared/ui/note';
import { Price } from '@/shared/ui/price';
import type { ReturnRequest } from './api';
import { Panel } from './panel';
import { Sum } from './refund-panel';
import styles from './returns.module.css';
import { hasComeToNothing } from './status-rules';

interface Props {
  found: ReturnRequest;
  creditNote: (number: string) => ReactNode;
}

/** What goes back, or went: line by line, and when. */
export function RefundState({ found, creditNote }: Props) {
  const { refund, totalPrice, subTotal, deliveryCost, withheldAmount, billingDocuments = [] } = found;
  const amount = hasComeToNothing(found) ? undefined : (refund?.amount ?? totalPrice);
  return (
    <Panel title={text('return.yourRefund')}>
      <div className={`${styles.main} ${styles.inside}`}>
        {amount ? (
          <dl className={styles.sums}>
            {subTotal && <Sum name={text('return.items')} value={subTotal.value} />}
            {deliveryCost && deliveryCost.value > 0 && (
              <Sum name={text('return.deliveryPaid')} value={deliveryCost.value} />
            )}
            {withheldAmount && withheldAmount.value !== 0 && (
              <Sum
                name={withheldAmount.value > 0 ? text('order.withheld') : text('order.withheldReturned')}
                value={-withheldAmount.value}
              />
            )}
            <div className={styles.total}>
              <dt>{refund?.state === 'paid' ? text('return.youGotBack') : text('return.youGetBack')}</dt>
              <dd>
                <Price price={amount} size="l" />
              </dd>
            </div>
          </dl>
        ) : (
          <p className="muted">{text('return.noRefund')}</p>
        )}
        {refund && <p className="small muted">{whenPaid(refund)}</p>}
        {refund?.state === 'delayed' && <Note kind="warn">{text('return.refundDelayed')}</Note>}
        {!refund && amount && <p className="small muted">{text('return.howPaid')}</p>}
        {billingDocuments.map(({ id }) => (
          <div key={id}>{creditNote(id)}</div>
        ))}
      </div>
    </Panel>
  );
}

const whenPaid = ({ state, paidAt }: NonNullable<ReturnRequest['refund']>) =>
  state === 'paid' && paidAt ? text('return.paidOn', { day: dayOf(paidAt) }) : text('return.onItsWay');
