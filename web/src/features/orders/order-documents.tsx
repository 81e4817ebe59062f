import { text } from '@/shared/i18n/text';
import type { Order } from './api';
import { DocumentButton } from './document-button';
import styles from './orders.module.css';

interface Props {
  order: Order;
  /** How many there must be, where a single one is offered already. */
  fewest?: number;
}

/** Its tax invoices and credit notes. */
export function OrderDocuments({ order: { billingDocuments = [] }, fewest = 1 }: Props) {
  if (billingDocuments.length < fewest) return null;
  return (
    <section className="panel pad stack" aria-label={text('order.documents')}>
      <h2>{text('order.documents')}</h2>
      <ul className={styles.documents}>
        {billingDocuments.map(({ id, type }) => (
          <li key={id}>
            <DocumentButton
              number={id}
              kind="secondary"
              label={
                type === 'INVOICE'
                  ? text('order.invoiceNumber', { number: id })
                  : text('order.creditNote', { number: id })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
