import type { Product } from '@/shared/api/types';
import { Icon } from './icon';
import styles from './promise.module.css';

type Promised = Pick<Product, 'additionalAttributes' | 'stock' | 'availableForPickup' | 'preOrder'>;

/** The day stands out: `Delivered by **Fri 12 June**`, `Collect **today** in Midrand`. */
function Sentence({ words }: { words: string }) {
  const [, before, day, after] =
    /^(Delivered by |Collect |Pre-order: ships )(.+?)( in .+)?$/.exec(words) ?? [];
  if (!day) return <span>{words}</span>;
  return (
    <span>
      {before}
      <b>{day}</b>
      {after}
    </span>
  );
}

export const isDelivered = ({ stock, preOrder, additionalAttributes }: Promised) =>
  preOrder ||
  (stock?.stockLevelStatus !== 'outOfStock' && /\d/.test(additionalAttributes?.estimatedDelivery ?? ''));

/** Always two lines, truck then store: a day, or the reason why not. */
export function PromiseLines({ product }: { product: Promised }) {
  const { estimatedDelivery, estimatedPickUpMsg } = product.additionalAttributes ?? {};
  return (
    <ul className={styles.promise}>
      {estimatedDelivery && (
        <li className={isDelivered(product) ? undefined : styles.no}>
          <Icon name={product.preOrder ? 'clock' : 'truck'} size="s" />
          <Sentence words={estimatedDelivery} />
        </li>
      )}
      {estimatedPickUpMsg && (
        <li className={product.availableForPickup ? undefined : styles.no}>
          <Icon name="store" size="s" />
          <Sentence words={estimatedPickUpMsg} />
        </li>
      )}
    </ul>
  );
}
