import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Badge } from '@/shared/ui/badge';
import { Icon } from '@/shared/ui/icon';
import { rand } from '@/shared/ui/price';
import type { Entry } from './api';
import styles from './price-beat.module.css';

interface Props {
  entries: readonly Entry[];
  chosen: number | undefined;
  problem?: string;
  onChoose: (entry: number) => void;
}

/** One item of an order: choosing it leaves the others. What may not be claimed for stays, with the reason. */
export const EntryChoice = ({ entries, chosen, problem, onChoose }: Props) => (
  <fieldset className={`panel ${styles.step}`} aria-describedby={problem ? 'which-item-error' : undefined}>
    <legend>
      <h2>{text('priceBeat.whichItem')}</h2>
    </legend>
    <ul>
      {entries.map((entry) => (
        <li key={entry.entryNumber}>
          <label className={styles.entry} data-off={entry.claimable ? undefined : true}>
            <input
              type="radio"
              name="entry"
              checked={chosen === entry.entryNumber}
              disabled={!entry.claimable}
              data-first-bad={problem && entry.claimable ? true : undefined}
              onChange={() => onChoose(entry.entryNumber)}
            />
            <span className={styles.plate}>
              {entry.imageUrl && <img src={entry.imageUrl} alt="" width="72" height="72" loading="lazy" />}
            </span>
            <span className={styles.about}>
              <b>{entry.productName}</b>
              <span className="small muted">
                {entry.claimable ? entry.purchaseInfoDetailsMsg : entry.reason}
              </span>
              {entry.priceBeatdaysLeftMsg && (
                <Badge kind={(entry.daysLeft ?? 0) <= 3 ? 'warn' : 'fact'}>
                  {entry.priceBeatdaysLeftMsg}
                </Badge>
              )}
            </span>
            <b className={styles.amount}>{rand(entry.productPrice.value)}</b>
          </label>
          {entry.claims?.map(({ id }) => (
            <Link key={id} className={`small ${styles.seen}`} href={`/account/pricebeats/${id}`}>
              {text('priceBeat.seeClaim', { id })}
            </Link>
          ))}
        </li>
      ))}
    </ul>
    {problem && (
      <p id="which-item-error" className={styles.problem} role="alert">
        <Icon name="alert" size="xs" /> {problem}
      </p>
    )}
  </fieldset>
);
