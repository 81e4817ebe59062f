import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Awning } from '@/shared/ui/awning';
import { ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { Order } from './api';
import { DocumentButton } from './document-button';
import type { Outcome } from './outcome';
import { PayUnpaid } from './pay-unpaid';
import { isBeingPaid } from './unpaid';
import styles from './orders.module.css';

/** What became of the order, and the ways on. */
export const OutcomeBanner = ({ order, outcome }: { order: Order; outcome: Outcome }) => (
  <>
    <section className={`on-brand ${styles.outcome} ${outcome.failed ? styles.failed : ''}`} role="status">
      <div className="wrap">
        <span className={styles.sign}>
          <Icon name={outcome.icon} size="l" />
        </span>
        <div className={styles.words}>
          <h1>{outcome.title}</h1>
          <p>{outcome.sentence}</p>
        </div>
        <div className={styles.acts}>{leadsOn(order, outcome)}</div>
      </div>
    </section>
    <Awning onLight />
  </>
);

function leadsOn(order: Order, { leads }: Outcome): ReactNode {
  if (leads === 'unpaid' && isBeingPaid(order))
    return (
      <>
        <ButtonLink kind="inverse" href="/orderhistory/neworders">
          {text('order.checkOrders')}
        </ButtonLink>
        <PayUnpaid order={order} kind="outline" otherKind="outline" />
      </>
    );
  if (leads === 'unpaid')
    return (
      <>
        <PayUnpaid order={order} kind="inverse" otherKind="outline" />
        <ButtonLink kind="outline" href="/orderhistory/neworders">
          {text('order.viewOrders')}
        </ButtonLink>
      </>
    );
  if (leads === 'orders')
    return (
      <ButtonLink kind="outline" href="/orderhistory/neworders">
        {text('order.viewOrders')}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink kind="inverse" href={`/orderdetails/${encodeURIComponent(order.code)}`}>
        {leads === 'balance' ? text('preOrder.balanceTitle') : text('order.track')}
      </ButtonLink>
      {leads === 'order' && <OnlyInvoice order={order} />}
    </>
  );
}

function OnlyInvoice({ order }: { order: Order }) {
  const invoices = (order.shipmentEntries?.shipments ?? []).flatMap(
    ({ invoice }) => invoice?.invoiceNumber ?? [],
  );
  const [only] = invoices;
  return only && invoices.length === 1 ? (
    <DocumentButton number={only} label={text('order.invoicePdf')} kind="outline" />
  ) : null;
}
