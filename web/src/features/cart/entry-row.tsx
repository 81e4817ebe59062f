import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { TextButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { picture } from '@/shared/ui/picture';
import { Price, rand, WasPrice } from '@/shared/ui/price';
import { Quantity } from '@/shared/ui/quantity';
import type { Entry } from './entries';
import styles from './entry-row.module.css';

interface Props {
  entry: Entry;
  busy: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One product in the cart: picture, promise, how many, what it costs. */
export function EntryRow({ entry, busy, onQuantity, onRemove }: Props) {
  const { product, quantity, basePrice, totalPrice } = entry;
  const image = picture(product);
  const was = product.wasPrice;
  return (
    <li className={styles.row} aria-busy={busy || undefined}>
      <span className={styles.plate}>
        {image && <img src={image} alt="" width="96" height="96" loading="lazy" />}
      </span>
      <div className={styles.words}>
        <Link className={styles.name} href={product.url ?? `/p/${product.code}`}>
          {product.name}
        </Link>
        {entry.expectedDeliveryMsg && (
          <span className={styles.promise}>
            <Icon name="truck" size="s" />
            {entry.expectedDeliveryMsg}
          </span>
        )}
        {entry.isOutOfStock && (
          <span className={styles.gone} role="alert">
            <Icon name="alert" size="s" />
            {(entry.availableQuantity ?? 0) > 0
              ? text('cart.lowStock', { count: entry.availableQuantity ?? 0 })
              : text('cart.noStock')}
          </span>
        )}
        {entry.statusMessage && <span className="tiny muted">{entry.statusMessage}</span>}
        <div className={styles.acts}>
          <Quantity
            value={quantity}
            of={product.name}
            disabled={busy || entry.updateable === false}
            onChange={onQuantity}
          />
          <TextButton
            disabled={busy}
            onClick={onRemove}
            aria-label={text('cart.removeItem', { name: product.name ?? '' })}
          >
            {text('action.remove')}
          </TextButton>
        </div>
      </div>
      <div className={styles.price}>
        {totalPrice && <Price price={totalPrice} />}
        {was && <WasPrice price={{ value: was.value * quantity }} />}
        {quantity > 1 && basePrice && (
          <span className="tiny muted">{text('cart.each', { price: rand(basePrice.value) })}</span>
        )}
      </div>
    </li>
  );
}
