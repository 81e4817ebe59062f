import { text } from '@/shared/i18n/text';
import type { Order } from './api';
import { DocumentButton } from './document-button';
import styles from './orders.module.css';

/** Its tax invoices and credit notes. */
export function OrderDocuments({ order: { billingDocuments = [] } }: { order: Order }) {
  if (billingDocuments.length === 0) return null;
  return (
    <section className="panel pad stack" aria-label={text('order.documents')}>
      <h2>{text('order.documents')}</h2>
      <ul className={styles.papers}>
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
