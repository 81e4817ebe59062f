import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useKept } from '@/shared/state/kept';
import { compared, none, toggle } from './compared';
import styles from './tick.module.css';

/** Puts a product beside others, or takes it away again. */
export function CompareTick({ product }: { product: Product }) {
  const { code, name } = product;
  return (
    <label className={`scripts-only ${styles.label}`}>
      <input
        type="checkbox"
        className={styles.tick}
        value={code}
        aria-label={text('compare.tickOf', { name })}
        checked={useKept(compared, none).some((each) => each.code === code)}
        onChange={() => toggle(product)}
      />
      {text('compare.tick')}
    </label>
  );
}
