import { useCartChanges } from '@/features/cart/changes';
import { CouponForm } from '@/features/cart/coupon-form';
import { inOrder } from '@/features/cart/entries';
import { EntryRow } from '@/features/cart/entry-row';
import { FreeDelivery } from '@/features/cart/free-delivery';
import layout from '@/features/checkout/layout.module.css';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import type { ScreenModule } from '@/shared/screen';
import { useCart } from '@/shared/session/cart-code';
import { displayAddress, usePlace } from '@/shared/session/place';
import { useIsLoggedIn } from '@/shared/session/session';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { Price, rand } from '@/shared/ui/price';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { PageSkeleton } from '@/shared/ui/skeleton';
import { items, Totals } from '@/shared/ui/totals';

/** Screen Cart: open to all; checking out asks a guest to sign in. */
export function Component() {
  const { query, isNone } = useCart({ staleTime: 0 });
  const isLoggedIn = useIsLoggedIn();
  if (isLoggedIn === undefined) return <PageSkeleton />;
  if (isNone) return <NothingYet />;
  return (
    <RetryWrapper query={query}>
      {(found) => (found?.entries?.length ? <Filled cart={found} /> : <NothingYet />)}
    </RetryWrapper>
  );
}

const NothingYet = () => (
  <Empty
    drawing="cart"
    title={text('cart.empty')}
    action={<ButtonLink href="/">{text('cart.startShopping')}</ButtonLink>}
  >
    {text('cart.emptyText')}
  </Empty>
);

function Filled({ cart }: { cart: Cart }) {
  const { busy, setQuantity, remove } = useCartChanges();
  const { bought } = inOrder(cart);
  const place = usePlace();
  const count = cart.totalUnitCount ?? cart.totalItems;
  const blocked = bought.some(({ isOutOfStock }) => isOutOfStock);
  return (
    <div className={`wrap ${layout.columns}`}>
      <div className={layout.main}>
        <div className={layout.title}>
          <h1>{text('cart.title')}</h1>
          <span className="muted" role="status">
            {items(count)}
          </span>
        </div>
        <FreeDelivery cart={cart} />
        {cart.statusMessage && <Note kind="warn">{cart.statusMessage}</Note>}
        <ul className="panel">
          {bought.map((entry) => (
            <EntryRow
              key={entry.product.code}
              entry={entry}
              busy={busy === entry.entryNumber}
              onQuantity={(quantity) => void setQuantity(entry.entryNumber, quantity)}
              onRemove={() => void remove(entry.entryNumber)}
            />
          ))}
        </ul>
        {place && (
          <Note>
            {text('cart.placeNote')} <b>{displayAddress(place)}</b>. {text('address.changeInCart')}
          </Note>
        )}
      </div>
      <aside className={`panel pad ${layout.side}`} aria-label={text('cart.total')}>
        <h2>{text('cart.total')}</h2>
        <Totals sums={cart} />
        <Checkout blocked={blocked} wide />
        {cart.totalPriceWithTax && (
          <p className="tiny muted">
            {text('price.instalmentsOf', { amount: rand(cart.totalPriceWithTax.value / 4) })}
          </p>
        )}
        <CouponForm cart={cart} />
        <p className="row small muted">
          <Icon name="shield" size="s" /> {text('cart.payBy')}
        </p>
        <p className="row small muted">
          <Icon name="ret" size="s" /> {text('cart.changeOfMind')}
        </p>
      </aside>
      {cart.totalPriceWithTax && !blocked && (
        <div className={`mob ${layout.bar}`}>
          <div>
            <Price price={cart.totalPriceWithTax} />
            <span className="tiny muted">{text('cart.barNote')}</span>
          </div>
          <Checkout />
        </div>
      )}
    </div>
  );
}

function Checkout({ blocked, wide }: { blocked?: boolean; wide?: boolean }) {
  const isLoggedIn = useIsLoggedIn();
  if (blocked)
    return (
      <Note kind="bad" live>
        {text('checkout.outOfStock')}
      </Note>
    );
  return (
    <ButtonLink
      wide={wide}
      size={wide ? 'big' : 'medium'}
      href={isLoggedIn ? '/checkout' : '/checkoutoptions'}
    >
      <Icon name="lock" size="s" /> {text('cart.checkOut')}
    </ButtonLink>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.cart.title'),
  description: text('page.cart.description'),
  robots: 'noindex,follow',
});
