import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { picture } from '@/shared/ui/picture';
import type { OrderItem } from './api';
import { PayUnpaid } from './pay-unpaid';
import { isHandedOver } from './rules';
import { tellingOf } from './telling';
import styles from './latest-order.module.css';

interface Props {
  order: OrderItem;
  /** None was placed after it. */
  isLatest?: boolean;
  children?: ReactNode;
}

/** One order of a customer in one row: what comes next, and the ways on. */
export function LatestOrder({ order, isLatest = true, children }: Props) {
  const { code } = order;
  const name = isLatest ? text('help.latest', { code }) : text('order.title', { code });
  const { reported, badge, state, sentence } = tellingOf(order);
  const [entry] =
    order.entries ?? order.shipmentEntries?.shipments.flatMap(({ entries }) => entries ?? []) ?? [];
  const url = entry && picture(entry.product);
  return (
    <section className={`panel ${styles.order}`} aria-label={name}>
      {url && (
        <span className={styles.plate}>
          <img src={url} alt="" width="96" height="96" />
        </span>
      )}
      <div className={styles.words}>
        <Badge kind={badge}>{state}</Badge>
        <h2>{sentence}</h2>
        <p className="small muted">{name}</p>
      </div>
      <div className={styles.acts}>
        <PayUnpaid order={order} size="small" otherKind="secondary" />
        <ButtonLink
          size="small"
          kind={reported ? 'primary' : 'secondary'}
          href={`/orderdetails/${encodeURIComponent(order.code)}`}
        >
          {reported ? text('history.track') : text('history.details')}
        </ButtonLink>
        {isHandedOver(order) && (
          <ButtonLink size="small" kind="secondary" href={`/order/return/${encodeURIComponent(order.code)}`}>
            {text('return.anItem')}
          </ButtonLink>
        )}
        {children}
      </div>
    </section>
  );
}
