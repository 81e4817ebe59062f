import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { TextButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { picture } from '@/shared/ui/picture';
import { Price, rand, WasPrice } from '@/shared/ui/price';
import { PictureRow } from '@/shared/ui/picture-row';
import { Quantity } from '@/shared/ui/quantity';
import type { Entry } from './entries';
import styles from './entry-row.module.css';

interface Props {
  entry: Entry;
  busy: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onWish?: () => void;
}

/** One product in the cart: picture, promise, how many, what it costs. */
export function EntryRow({ entry, busy, onQuantity, onRemove, onWish }: Props) {
  const { product, quantity, basePrice } = entry;
  const was = product.wasPrice;
  return (
    <PictureRow className={styles.row} picture={picture(product)} busy={busy}>
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
      </div>
      <div className={styles.price}>
        {basePrice && <Price price={{ value: basePrice.value * quantity }} />}
        {was && <WasPrice price={{ value: was.value * quantity }} />}
        {quantity > 1 && basePrice && (
          <span className="tiny muted">{text('cart.each', { price: rand(basePrice.value) })}</span>
        )}
      </div>
      <div className={styles.acts}>
        <Quantity
          value={quantity}
          of={product.name}
          disabled={busy || entry.updateable === false}
          onChange={onQuantity}
        />
        {onWish && (
          <TextButton disabled={busy} onClick={onWish}>
            <Icon name="heart" size="s" /> {text('cart.moveToWishlist')}
          </TextButton>
        )}
        <TextButton
          disabled={busy}
          onClick={onRemove}
          aria-label={text('cart.removeItem', { name: product.name ?? '' })}
        >
          {text('action.remove')}
        </TextButton>
      </div>
    </PictureRow>
  );
}

/** What a promotion gave: it can neither be changed nor taken out by itself. */
export function GiftRow({ entry: { product, quantity, expectedDeliveryMsg } }: { entry: Entry }) {
  return (
    <PictureRow className={styles.row} picture={picture(product)}>
      <div className={styles.words}>
        <Link className={styles.name} href={product.url ?? `/p/${product.code}`}>
          {quantity > 1 ? `${quantity} × ${product.name}` : product.name}
        </Link>
        {expectedDeliveryMsg && (
          <span className={styles.promise}>
            <Icon name="truck" size="s" />
            {expectedDeliveryMsg}
          </span>
        )}
      </div>
      <b className={styles.free}>{text('cart.free')}</b>
    </PictureRow>
  );
}
