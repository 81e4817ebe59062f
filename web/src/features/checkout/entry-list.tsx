import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { picture } from '@/shared/ui/picture';
import { Plate } from '@/shared/ui/plate';
import { rand } from '@/shared/ui/price';
import styles from './entry-list.module.css';

/** What is bought, small: picture, name, how many, what it costs. */
export const EntryList = ({ entries }: { entries: readonly Schema<'OrderEntry'>[] }) => (
  <ul className={styles.list}>
    {entries.map(({ entryNumber, product, quantity, totalPrice, isOutOfStock, statusMessage }) => {
      const image = picture(product);
      return (
        <li key={entryNumber}>
          <Plate>{image && <img src={image} alt="" width="52" height="52" loading="lazy" />}</Plate>
          <span className={styles.name}>
            {product.name}
            <span className="tiny muted">{text('entry.quantity', { count: quantity })}</span>
            {isOutOfStock && (
              <b className={`tiny ${styles.gone}`}>{statusMessage ?? text('product.outOfStock')}</b>
            )}
          </span>
          {totalPrice && <b className="tnum">{rand(totalPrice.value)}</b>}
        </li>
      );
    })}
  </ul>
);
