import { useId } from 'react';
import { text } from '@/shared/i18n/text';
import styles from './rating.module.css';

const star = 'M8 .8l2.2 4.7 5.1.6-3.8 3.5 1 5.1L8 12.2l-4.5 2.5 1-5.1L.7 6.1l5.1-.6Z';
const stars = [0, 17, 34, 51, 68];

/** Five stars, the figure and how many say so. */
export function Rating({ value, count, words }: { value: number; count?: number; words?: string }) {
  const clip = useId();
  const shown = value.toFixed(1);
  return (
    <span className={styles.rating}>
      <svg viewBox="0 0 84 16" aria-hidden="true">
        <clipPath id={clip}>
          <rect width={(Math.max(0, Math.min(5, value)) / 5) * 84} height="16" />
        </clipPath>
        {stars.map((x) => (
          <path key={x} d={star} transform={`translate(${x})`} className={styles.off} />
        ))}
        <g clipPath={`url(#${clip})`}>
          {stars.map((x) => (
            <path key={x} d={star} transform={`translate(${x})`} className={styles.on} />
          ))}
        </g>
      </svg>
      <span>
        <span className="sr">{text('rating.rated')} </span>
        {shown}
        <span className="sr"> {text('rating.outOf')}</span>
        {count !== undefined && ` (${words ?? count})`}
      </span>
    </span>
  );
}
