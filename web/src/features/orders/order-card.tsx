import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Badge, type BadgeKind } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { rand } from '@/shared/ui/price';
import type { OrderItem } from './api';
import { BuyAgain } from './buy-again';
import { DocumentButton } from './document-button';
import { EntryPictures } from './entry-pictures';
import { canBeBoughtAgain, groupOf, type StatusGroup } from './rules';
import styles from './orders.module.css';

const look: Record<StatusGroup, BadgeKind> = {
  open: 'info',
  pending: 'warn',
  completed: 'yes',
  failed: 'error',
  cancelled: 'fact',
};

const words = (): Record<StatusGroup, string> => ({
  open: text('history.openText'),
  pending: text('history.pendingText'),
  completed: text('history.completedText'),
  failed: text('order.failedText'),
  cancelled: text('history.cancelledText'),
});

/** One order: what is happening with it, when, what it came to. */
export function OrderCard({ order }: { order: OrderItem }) {
  const group = groupOf(order.status);
  const shipments = order.shipmentEntries?.shipments ?? [];
  const promise = shipments
    .flatMap(({ deliveryInfos }) => deliveryInfos ?? [])
    .find(({ isSelected }) => isSelected)?.estimatedTimeMsg;
  const furthest = shipments.findLast(({ status }) => ['SHIPPED', 'READY_FOR_PICKUP'].includes(status ?? ''));
  const waits = order.status === 'ON_HOLD' ? shipments[0] : undefined; // a pre-order, for the release or the balance
  const sentence = (furthest ?? waits)?.statusDisplay;
  const products = (order.entries ?? shipments.flatMap(({ entries }) => entries ?? [])).map(
    ({ product }) => product,
  );
  return (
    <article className="panel">
      <div className={styles.orderHead}>
        <div>
          <Badge kind={look[group]}>{order.statusDisplay}</Badge>
          <h2>{group === 'open' ? (sentence ?? promise ?? words().open) : words()[group]}</h2>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{text('history.order')}</dt>
            <dd>{order.code}</dd>
          </div>
          <div>
            <dt>{text('history.placed')}</dt>
            <dd>{dayOf(order.placed)}</dd>
          </div>
          <div>
            <dt>{text('cart.total')}</dt>
            <dd className="tnum">{rand(order.total.value)}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.orderBody}>
        <EntryPictures products={products} />
        <div className={styles.acts}>
          {group === 'pending' && (
            <ButtonLink size="small" href={`/orderconfirmation?order=${encodeURIComponent(order.code)}`}>
              {text('history.checkPayment')}
            </ButtonLink>
          )}
          {shipments.map(
            ({ invoice }) =>
              invoice?.invoiceNumber && (
                <DocumentButton
                  key={invoice.invoiceNumber}
                  number={invoice.invoiceNumber}
                  label={shipments.length > 1 ? invoice.invoiceNumber : text('history.invoice')}
                />
              ),
          )}
          <ButtonLink size="small" kind="secondary" href={`/orderdetails/${encodeURIComponent(order.code)}`}>
            {text('history.details')}
          </ButtonLink>
          {canBeBoughtAgain(order) && <BuyAgain order={order} />}
        </div>
      </div>
    </article>
  );
}
