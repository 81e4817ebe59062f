import { Note } from '@/shared/ui/note';
import type { Order } from './api';
import { PayUnpaid } from './pay-unpaid';
import { cancelledText, isBeingPaid, isCancelled, isUnpaid, unpaidText } from './unpaid';
import styles from './orders.module.css';

/** On the order's own page: that it is not paid and how to, or that it was called off. */
export function UnpaidNote({ order }: { order: Order }) {
  if (isCancelled(order))
    return (
      <Note kind={order.failureScenario === 'undelivered' ? 'bad' : 'info'}>{cancelledText(order)}</Note>
    );
  if (!isUnpaid(order)) return null;
  return (
    <Note kind={order.paymentStatus === 'failed' ? 'bad' : 'warn'} live>
      <p>{unpaidText(order)}</p>
      <p className={`${styles.acts} ${styles.noteActs}`}>
        <PayUnpaid order={order} kind={isBeingPaid(order) ? 'secondary' : 'primary'} otherKind="plain" />
      </p>
    </Note>
  );
}
