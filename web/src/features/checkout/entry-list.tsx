import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { lineAmount } from '@/shared/line-amount';
import { picture } from '@/shared/ui/picture';
import { Plate } from '@/shared/ui/plate';
import { rand } from '@/shared/ui/price';
import styles from './entry-list.module.css';

/** What is bought, small: picture, name, how many, what it costs before promotions. */
export const EntryList = ({ entries }: { entries: readonly Schema<'OrderEntry'>[] }) => (
  <ul className={styles.list}>
    {entries.map((entry) => {
      const { entryNumber, product, quantity, isOutOfStock, statusMessage } = entry;
      const image = picture(product);
      const amount = lineAmount(entry);
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
          {amount !== undefined && <b className="tnum">{rand(amount)}</b>}
        </li>
      );
    })}
  </ul>
);
