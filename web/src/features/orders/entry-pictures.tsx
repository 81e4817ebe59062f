import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { picture } from '@/shared/ui/picture';
import styles from './orders.module.css';

const most = 5;

interface Props {
  entries: readonly Pick<Schema<'OrderEntry'>, 'product' | 'quantity'>[];
  /** Nothing beside them says what and how many they are. */
  alone?: boolean;
}

/** Small squares of what was bought; alone, each is named and counted, and says how many do not fit. */
export const EntryPictures = ({ entries, alone }: Props) => (
  <span className={styles.pictures}>
    {entries.slice(0, most).map(({ product, quantity }, n) => {
      const url = picture(product);
      return (
        <span key={n} className={styles.plate}>
          {url && <img src={url} alt={alone ? product.name : ''} width="64" height="64" loading="lazy" />}
          {alone && quantity > 1 && <b className={styles.units}>{quantity}</b>}
        </span>
      );
    })}
    {entries.length > most && (
      <span className={`small muted ${styles.moreEntries}`}>
        {text('pdp.morePictures', { count: entries.length - most })}
      </span>
    )}
  </span>
);
