import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { rand } from '@/shared/ui/price';
import type { OrderItem, Shipment } from './api';
import { BuyAgain } from './buy-again';
import { DocumentButton } from './document-button';
import { EntryPictures } from './entry-pictures';
import { PayUnpaid } from './pay-unpaid';
import { promiseOf, tellingOf } from './telling';
import { isBeingPaid, isCancelled, isPaid, isUnpaid } from './unpaid';
import { canBeBoughtAgain, isHandedOver, stepsBehind } from './rules';
import styles from './orders.module.css';

/** Which part it is, and the store that hands it over. */
function whereOf(shipments: readonly Shipment[], reported: Shipment) {
  const pickup = reported.deliveryInfos?.some(({ code, isSelected }) => isSelected && code === 'pickup');
  return [
    shipments.length > 1 &&
      text('checkout.part', { part: shipments.indexOf(reported) + 1, count: shipments.length }),
    pickup && (reported.deliveryPointOfService?.displayName ?? reported.displayName),
  ].filter(Boolean);
}

/** Where the part is that is reported, and in a line each what becomes of the others. */
function Parts({ order, reported }: { order: OrderItem; reported: Shipment }) {
  const shipments = order.shipmentEntries?.shipments ?? [];
  const lines = [
    { key: 'reported', words: whereOf(shipments, reported) },
    ...shipments
      .filter((each) => each !== reported)
      .map((each) => ({
        key: `${each.code ?? each.posName}|${each.tradingType}`,
        words: [...whereOf(shipments, each), promiseOf(each) ?? each.statusDisplay].filter(Boolean),
      })),
  ].filter(({ words }) => words.length > 0);
  return lines.map(({ key, words }) => (
    <p key={key} className="small muted">
      {words.join(', ')}
    </p>
  ));
}

/** Of an order that is not on its way: until when it can be paid, or what became of the money. */
function WhatNow({ order }: { order: OrderItem }) {
  const words = isCancelled(order)
    ? isPaid(order)
      ? text('order.cancelledBack')
      : text('order.cancelledNothing')
    : isUnpaid(order) && order.payableUntil
      ? text('order.payableUntil', { time: clockOf(order.payableUntil) })
      : undefined;
  return words ? <p className="small muted">{words}</p> : null;
}

/** The four steps of a part; the badge says the same in words. */
const Progress = ({ done }: { done: number }) => (
  <span className={styles.progress} aria-hidden="true">
    {[0, 1, 2, 3].map((step) => (
      <i key={step} className={step < done ? styles.done : undefined} />
    ))}
  </span>
);

/** One order: what is happening with it, when, what it came to. */
export function OrderCard({ order }: { order: OrderItem }) {
  const shipments = order.shipmentEntries?.shipments ?? [];
  const { group, reported, badge, state, sentence } = tellingOf(order);
  const entries = order.entries ?? shipments.flatMap(({ entries }) => entries ?? []);
  return (
    <article className="panel">
      <div className={styles.orderHead}>
        <div>
          <Badge kind={badge}>{state}</Badge>
          <h2>{sentence}</h2>
          {reported ? <Parts order={order} reported={reported} /> : <WhatNow order={order} />}
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
        <EntryPictures entries={entries} alone />
        {reported && <Progress done={stepsBehind(reported.status, isPaid(order))} />}
        <div className={`${styles.acts} ${styles.cardActs}`}>
          {reported && (
            <ButtonLink
              size="small"
              href={`/orderdetails/${encodeURIComponent(order.code)}`}
              aria-label={text('history.trackOrder', { code: order.code })}
            >
              {text('history.track')}
            </ButtonLink>
          )}
          {group === 'pending' && !order.isPaymentLeft && (
            <ButtonLink size="small" href={`/orderconfirmation?order=${encodeURIComponent(order.code)}`}>
              {text('history.checkPayment')}
            </ButtonLink>
          )}
          <PayUnpaid
            order={order}
            size="small"
            kind={isBeingPaid(order) ? 'secondary' : 'primary'}
            otherKind="secondary"
          />
          {shipments.map(
            ({ invoice }) =>
              invoice?.invoiceNumber && (
                <DocumentButton
                  key={invoice.invoiceNumber}
                  number={invoice.invoiceNumber}
                  label={
                    shipments.length > 1
                      ? text('order.invoiceNumber', { number: invoice.invoiceNumber })
                      : text('history.invoice')
                  }
                />
              ),
          )}
          {!reported && (
            <ButtonLink
              size="small"
              kind="secondary"
              href={`/orderdetails/${encodeURIComponent(order.code)}`}
              aria-label={text('history.detailsOf', { code: order.code })}
            >
              {text('history.details')}
            </ButtonLink>
          )}
          {isHandedOver(order) && (
            <ButtonLink
              size="small"
              kind="secondary"
              href={`/order/return/${encodeURIComponent(order.code)}`}
              aria-label={text('return.anItemOf', { code: order.code })}
            >
              {text('return.anItem')}
            </ButtonLink>
          )}
          {canBeBoughtAgain(order) && <BuyAgain order={order} />}
        </div>
      </div>
    </article>
  );
}
