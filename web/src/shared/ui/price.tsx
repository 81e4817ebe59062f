import { text } from '@/shared/i18n/text';
import styles from './price.module.css';

export interface Money {
  value: number;
}

const gap = '\u00a0';

/** `12999` → `R 12 999.00`, with spaces that never break. */
export function rand(value: number): string {
  const { sign, whole, cents } = parts(value);
  return `${sign}R${gap}${whole}.${cents}`;
}

function parts(value: number) {
  const [digits = '0', cents = '00'] = Math.abs(value).toFixed(2).split('.');
  return { sign: value < 0 ? '-' : '', whole: digits.replace(/\B(?=(\d{3})+$)/g, gap), cents };
}

type Size = 's' | 'm' | 'l' | 'xl';

/** What something costs: small R, raised cents, read and copied as one. Each piece of text is one node, in markup too. */
export function Price({ price, size = 'm' }: { price: Money; size?: Size }) {
  const { sign, whole, cents } = parts(price.value);
  return (
    <data value={price.value.toFixed(2)} className={`${styles.price} ${styles[size] ?? ''}`}>
      <span className={styles.rand}>{`${sign}R${gap}`}</span>
      {whole}
      <span className={styles.cents}>{`.${cents}`}</span>
    </data>
  );
}

/** What it cost before, struck. */
export function WasPrice({ price, spoken = true }: { price: Money; spoken?: boolean }) {
  return (
    <span className={styles.was}>
      <span className={spoken ? 'sr' : undefined}>{`${text('product.was')} `}</span>
      <s>{rand(price.value)}</s>
    </span>
  );
}

/** What is saved, in rand. */
export const Saving = ({ amount }: { amount: Money }) => (
  <span className={styles.saving}>{text('product.save', { amount: rand(amount.value) })}</span>
);

/** Whole rand where there are no cents, for badges. */
export const shortRand = (value: number) => rand(value).replace(/\.00$/, '');
