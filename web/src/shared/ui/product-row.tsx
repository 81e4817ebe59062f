import type { ReactNode } from 'react';
import type { Product } from '@/shared/api/types';
import { LaterItem } from '@/shared/state/take-over';
import { ProductCard } from './product-card';
import styles from './product-row.module.css';

interface Props {
  products: readonly Product[];
  action?: (product: Product) => ReactNode;
  /** What the row is, for those who hear the page. */
  label: string;
}

/** Five cards beside each other; on a phone one swipes. */
export const ProductRow = ({ products, action, label }: Props) => (
  <ul className={styles.row} aria-label={label}>
    {products.map((product) => (
      <LaterItem key={product.code}>
        <ProductCard product={product} action={action?.(product)} />
      </LaterItem>
    ))}
  </ul>
);
