import type { Product } from '@/shared/api/types';
import { useIsSeen, type Watched } from '@/shared/state/is-seen';
import { picture } from '@/shared/ui/picture';
import styles from '../pdp.module.css';

/** Picture and name, in the box that stays when the title has left the screen. */
export function InShort({ product, top }: { product: Product; top: Watched }) {
  const image = picture(product);
  return (
    <p className={styles.short} hidden={useIsSeen(top, { initially: true })}>
      {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
      <b>{product.name}</b>
    </p>
  );
}
