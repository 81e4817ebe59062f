import { useRef, type ComponentProps } from 'react';
import { AddToCart } from '@/features/cart/add-to-cart';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { NotifyMe } from '@/shared/notify-me/notify-me';
import { useStore, type Store } from '@/shared/state/store';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { Price } from '@/shared/ui/price';
import { Quantity } from '@/shared/ui/quantity';
import { isSoldOut, isToCome } from '@/shared/ui/stock-badge';
import { useIsSeen, type Watched } from '@/shared/state/is-seen';
import styles from '../pdp.module.css';

/** What one order may have of a product that does not say it: one is always reported with all its details. */
const mostAtOnce = 99;

interface Props {
  product: Product;
  /** Read only where it is shown: the page round it is not drawn again for one more. */
  quantity: Store<number>;
}

function AddThese({ quantity, ...rest }: Props & Omit<ComponentProps<typeof AddToCart>, 'quantity'>) {
  return <AddToCart quantity={useStore(quantity, 1)} {...rest} />;
}

function HowMany({
  quantity,
  ...rest
}: {
  quantity: Store<number>;
  max: number;
  of: string;
  disabled: boolean;
}) {
  return <Quantity value={useStore(quantity, 1)} onChange={quantity.set} {...rest} />;
}

/** Where the chooser ends because one order may have no more. */
function MostOfAnOrder({ quantity, most }: { quantity: Store<number>; most: number }) {
  if (useStore(quantity, 1) < most) return null;
  return (
    <p role="status" className="small muted">
      {text('quantity.most', { count: most })}
    </p>
  );
}

/** How many, into the cart; or a message when it is back. And what to know before. */
export function Buy({ product, quantity }: Props) {
  const { code, name, stock, requiresTvLicence } = product;
  const ofAnOrder = product.maxOrderQuantity ?? mostAtOnce;
  const most = Math.min(ofAnOrder, Math.max(1, stock?.stockLevel ?? ofAnOrder));
  return (
    <>
      {isSoldOut(product) ? (
        <NotifyMe code={code} />
      ) : (
        <div className={styles.buy}>
          {!isToCome(product) && (
            <HowMany quantity={quantity} max={most} of={name} disabled={!product.purchasable} />
          )}
          <div data-buys="">
            <AddThese product={product} quantity={quantity} kind="primary" size="big">
              <Icon name="cart" />
            </AddThese>
          </div>
        </div>
      )}
      {!isSoldOut(product) && !isToCome(product) && most === ofAnOrder && (
        <MostOfAnOrder quantity={quantity} most={most} />
      )}
      {product.liquor && <Note kind="warn">{text('pdp.liquor')}</Note>}
      {requiresTvLicence && <Note kind="warn">{text('pdp.tvLicence')}</Note>}
    </>
  );
}

/** The same at the lower edge of a phone, while the button above is out of sight. */
export function BuyBar({ product, quantity, button }: Props & { button: Watched }) {
  const bar = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(button, { beside: bar });
  const { price } = product;
  if (!price || isSoldOut(product)) return null;
  return (
    <div ref={bar} className={`mob foot-bar foot-row ${styles.bar}`} data-away={isSeen} inert={isSeen}>
      <div>
        <Price price={price} />
        <span className="tiny muted">{product.additionalAttributes?.estimatedDelivery}</span>
      </div>
      <AddThese product={product} quantity={quantity} kind="primary" size="medium" wide={false} />
    </div>
  );
}
