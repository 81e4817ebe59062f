import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Icon } from './icon';
import styles from './promise.module.css';

type Promised = Pick<Product, 'additionalAttributes' | 'availableForPickup' | 'preOrder'>;

/** The day stands out: `Delivered by **Fri 12 June**`, `Collect **today** in Paarl`. Narrow cards may say it shorter. */
function sentence(words: string, day: string | undefined, narrow?: string) {
  const at = day ? words.indexOf(day) : -1;
  if (!day || at < 0) return <span>{words}</span>;
  return (
    <span>
      <span className={narrow && styles.before} data-narrow={narrow}>
        <span>{words.slice(0, at)}</span>
      </span>
      <b>{day}</b>
      {words.slice(at + day.length)}
    </span>
  );
}

export const isDelivered = ({ preOrder, additionalAttributes }: Promised) =>
  preOrder || additionalAttributes?.deliveryDay !== undefined;

/** Always two lines, truck then store: a day, or the reason why not. */
export function PromiseLines({ product }: { product: Promised }) {
  const { estimatedDelivery, deliveryDay, estimatedPickUpMsg, pickUpDay } =
    product.additionalAttributes ?? {};
  return (
    <ul className={styles.promise}>
      {estimatedDelivery && (
        <li className={isDelivered(product) ? undefined : styles.no}>
          <Icon name={product.preOrder ? 'clock' : 'truck'} size="s" />
          {sentence(estimatedDelivery, deliveryDay, product.preOrder ? undefined : text('promise.arrives'))}
        </li>
      )}
      {estimatedPickUpMsg && (
        <li className={product.availableForPickup ? undefined : styles.no}>
          <Icon name="store" size="s" />
          {sentence(estimatedPickUpMsg, pickUpDay)}
        </li>
      )}
    </ul>
  );
}
