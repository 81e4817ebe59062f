import type { ReactNode } from 'react';
import { rand } from '@/shared/ui/price';
import styles from './returns.module.css';

interface Props {
  image?: string;
  name: string;
  facts: readonly string[];
  amount?: number;
  children?: ReactNode;
}

/** A product that goes back, what is said of it, and what it comes to. */
export const ProductRow = ({ image, name, facts, amount, children }: Props) => (
  <div className={styles.product}>
    <span className={styles.plate}>
      {image && <img src={image} alt="" width="72" height="72" loading="lazy" />}
    </span>
    <div>
      <h3 className={styles.name}>{name}</h3>
      {facts
        .filter((fact) => fact.trim())
        .map((fact) => (
          <p key={fact} className="tiny muted">
            {fact}
          </p>
        ))}
      <div className={styles.acts}>{children}</div>
    </div>
    {amount !== undefined && <b className={`tnum ${styles.amount}`}>{rand(amount)}</b>}
  </div>
);
