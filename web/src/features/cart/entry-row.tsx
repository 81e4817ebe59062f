import { useEffect, useRef, type RefObject } from 'react';
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

/** Where the entry of a product stands on the page. */
export const itemId = (code: string) => `item-${code}`;

/** The button of an entry that has the focus. */
export interface Focused {
  code: string;
  button: number;
}

interface Props {
  entry: Entry;
  focusedRef: RefObject<Focused | undefined>;
  busy: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onMoveToWishlist?: () => void;
}

/** One more may bring an entry into the panel of a deal, where its row is drawn anew: its button keeps the focus. */
function useKeptFocus(focusedRef: Props['focusedRef'], code: string) {
  const acts = useRef<HTMLDivElement>(null);
  const buttons = () => [...(acts.current?.querySelectorAll('button') ?? [])];
  useEffect(() => {
    if (focusedRef.current?.code === code && document.activeElement === document.body)
      buttons()[focusedRef.current.button]?.focus();
  }, [focusedRef, code]);
  const onFocus = () => {
    focusedRef.current = { code, button: buttons().findIndex((each) => each === document.activeElement) };
  };
  return { ref: acts, onFocus };
}

/** One product in the cart: picture, promise, how many, what it costs. */
export function EntryRow({ entry, focusedRef, busy, onQuantity, onRemove, onMoveToWishlist }: Props) {
  const { product, quantity, basePrice } = entry;
  const was = product.wasPrice;
  const kept = useKeptFocus(focusedRef, product.code);
  const most = product.maxOrderQuantity;
  return (
    <PictureRow id={itemId(product.code)} className={styles.row} picture={picture(product)} busy={busy}>
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
        {quantity === most && <span className="tiny muted">{text('quantity.most', { count: most })}</span>}
      </div>
      <div className={styles.price}>
        {basePrice && <Price price={{ value: basePrice.value * quantity }} />}
        {was && <WasPrice price={{ value: was.value * quantity }} />}
        {quantity > 1 && basePrice && (
          <span className="tiny muted">{text('cart.each', { price: rand(basePrice.value) })}</span>
        )}
      </div>
      <div className={styles.acts} {...kept}>
        <Quantity
          value={quantity}
          max={most}
          of={product.name}
          disabled={busy || entry.updateable === false}
          onChange={onQuantity}
        />
        {onMoveToWishlist && (
          <TextButton
            disabled={busy}
            onClick={onMoveToWishlist}
            aria-label={`${text('cart.moveToWishlist')}: ${product.name}`}
          >
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
