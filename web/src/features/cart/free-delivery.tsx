import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/icon';
import { rand } from '@/shared/ui/price';
import styles from './free-delivery.module.css';

/** As long as anything is missing the bar shows that it is. */
const nearly = 96;

export const shareOf = (spent: number, left: number) =>
  left <= 0 ? 100 : Math.min(nearly, Math.floor((spent / (spent + left)) * 100));

/** How far it is to free delivery. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const left = cart.freeDeliveryRemaining?.value ?? 0;
  const spent = cart.subTotal?.value ?? 0;
  const share = shareOf(spent, left);
  return (
    <section className={`panel ${styles.free}`}>
      <p className="row">
        <Icon name="truck" size="s" />
        <span>
          {left <= 0 ? (
            <b>{text('cart.deliveryFree')}</b>
          ) : (
            text('cart.freeDeliveryHint', { amount: rand(left) })
          )}
        </span>
      </p>
      <meter
        className={styles.meter}
        min={0}
        max={100}
        value={share}
        aria-label={text('cart.freeDelivery')}
      />
    </section>
  );
}
