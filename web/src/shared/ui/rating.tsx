import type { CSSProperties } from 'react';
import { text } from '@/shared/i18n/text';
import styles from './rating.module.css';

/** Five stars, the figure and how many say so. */
export function Rating({ value, count, words }: { value: number; count?: number; words?: string }) {
  const shown = value.toFixed(1);
  const share = Math.max(0, Math.min(5, value)) / 5;
  return (
    <span className={styles.rating}>
      <i aria-hidden="true" style={{ '--rated': `${100 * share}%` } as CSSProperties} />
      <span>
        <span className="sr">{`${text('rating.rated')} `}</span>
        {shown}
        <span className="sr">{` ${text('rating.outOf')}`}</span>
        {count !== undefined && ` (${words ?? count})`}
      </span>
    </span>
  );
}
