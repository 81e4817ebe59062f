import { text } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/icon';
import styles from './price-beat.module.css';

/** The terms, in short; after the purchase with the days there are for it. */
export const WhatCounts = ({ windowDays }: { windowDays?: number }) => (
  <section className="panel pad stack" aria-label={text('priceBeat.counts')}>
    <h2>{text('priceBeat.counts')}</h2>
    <ul className={styles.counts}>
      <li>
        <Icon name="check" size="s" /> {text('priceBeat.countsSame')}
      </li>
      <li>
        <Icon name="check" size="s" /> {text('priceBeat.countsSold')}
      </li>
      {windowDays !== undefined && (
        <li>
          <Icon name="check" size="s" /> {text('priceBeat.countsWindow', { days: windowDays })}
        </li>
      )}
      <li>
        <Icon name="x" size="s" /> {text('priceBeat.countsNot')}
      </li>
    </ul>
    <p className="tiny muted">
      {windowDays === undefined
        ? text('priceBeat.countsOnceBefore')
        : `${text('priceBeat.countsOnce')} ${text('priceBeat.countsPaid')}`}
    </p>
  </section>
);
