import { useEffect, useRef, type ReactNode } from 'react';
import type { Product } from '@/shared/api/types';
import { whenIdle } from '@/shared/state/after-paint';
import { LaterItem, layOut } from '@/shared/state/take-over';
import { ProductCard } from './product-card';
import { RowArrows } from './row-arrows';
import styles from './product-row.module.css';

interface Props {
  products: readonly Product[];
  action?: (product: Product) => ReactNode;
  /** What the row is, for those who hear the page. */
  label: string;
}

/** Five cards beside each other; on a phone one swipes, with a mouse one presses the arrows. */
export function ProductRow({ products, action, label }: Props) {
  const row = useRef<HTMLUListElement>(null);
  // As high as its highest card from the start: what is below it does not move when that one is swiped to.
  useEffect(() => whenIdle(() => row.current && layOut(row.current)), []);
  return (
    <div className={styles.frame}>
      <ul ref={row} className={styles.row} aria-label={label}>
        {products.map((product) => (
          <LaterItem key={product.code}>
            <ProductCard product={product} action={action?.(product)} />
          </LaterItem>
        ))}
      </ul>
      <RowArrows row={row} label={label} count={products.length} />
    </div>
  );
}
