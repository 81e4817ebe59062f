import type { Schema } from '@/shared/api/types';
import { picture } from '@/shared/ui/picture';
import styles from './orders.module.css';

interface Props {
  products: readonly Schema<'Product'>[];
}

/** Small squares of what was bought. */
export const EntryPictures = ({ products }: Props) => (
  <span className={styles.pictures}>
    {products.slice(0, 5).map((product, n) => {
      const url = picture(product);
      return (
        <span key={n} className={styles.plate}>
          {url && <img src={url} alt="" width="64" height="64" loading="lazy" />}
        </span>
      );
    })}
  </span>
);
