import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import type { Order } from './api';
import { happenings } from './rules';
import styles from './orders.module.css';

/** What happened with an order, newest last. */
export function Happened({ order }: { order: Order }) {
  const all = happenings(order);
  if (all.length === 0) return null;
  return (
    <section className="panel pad stack" aria-label={text('order.history')}>
      <h2>{text('order.history')}</h2>
      <ol className={styles.happened}>
        {all.map(({ at, what, part }, n) => (
          <li key={n}>
            <span className="small muted tnum">
              {dayOf(at)}, {clockOf(at)}
            </span>
            <span>
              {part && `${text('checkout.part', part)}: `}
              <b>{what}</b>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
