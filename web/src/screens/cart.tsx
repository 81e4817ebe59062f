import { useDeferredValue } from 'react';
import { CartSums, CheckoutBar } from '@/features/cart/cart-sums';
import { BegunPreOrder } from '@/features/cart/begun-pre-order';
import { useCartChanges } from '@/features/cart/changes';
import { CouponForm } from '@/features/cart/coupon-form';
import { inDeals, inOrder } from '@/features/cart/entries';
import { EntryGroups } from '@/features/cart/entry-groups';
import { FirstOrderNote } from '@/features/cart/first-order-note';
import { FreeDelivery } from '@/features/cart/free-delivery';
import { NearlyThere } from '@/features/cart/nearly-there';
import { NoCart, useEmptiedElsewhere } from '@/features/cart/no-cart';
import { SaveCart } from '@/features/cart/save-cart';
import layout from '@/features/checkout/layout.module.css';
import { ofEntries } from '@/shared/analytics/rules';
import { useTrack } from '@/shared/analytics/use-track';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useCart } from '@/shared/session/cart-code';
import { useIsInstalled } from '@/shared/session/installed';
import { useIsLoggedIn } from '@/shared/session/session';
import { part } from '@/shared/state/part';
import { lazyPart } from '@/shared/ui/lazy-part';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { items } from '@/shared/ui/totals';
import { useHeadingAfter } from '@/shared/ui/use-focus-after';
import { CartSkeleton } from './cart/cart-skeleton';
import { IfReachable, PutAside } from './cart/if-reachable';
import { DeliveredTo } from './cart/delivered-to';

const TvLicence = part(() => import('@/features/cart/tv-licence'));
const AlsoAdd = part(() => import('./cart/also-add'));
const BesideEmpty = part(() => import('./cart/beside-empty'));

const WaitingList = lazyPart(() => import('@/features/cart/waiting-list'));

/** Screen Cart: open to all; checking out asks a guest to sign in. */
export function Component() {
  const isInstalled = useIsInstalled();
  return (
    <>
      {isInstalled && <WaitingList />}
      <ShoppersCart />
    </>
  );
}

function ShoppersCart() {
  const { query, isNone } = useCart({ staleTime: 0 });
  const isLoggedIn = useIsLoggedIn();
  const elsewhere = useEmptiedElsewhere(isNone ? null : query.data);
  useHeadingAfter(isNone ? 0 : query.data?.entries?.length);
  // The first drawing of the whole cart is done piece by piece: a finger is answered in between.
  const isThere = useDeferredValue(isLoggedIn !== undefined && query.data !== undefined);
  if (isLoggedIn === undefined || (query.data && !isThere)) return <CartSkeleton />;
  if (isNone) return <NothingYet elsewhere={elsewhere} />;
  return (
    <RetryWrapper query={query} title={text('cart.title')} skeleton={<CartSkeleton />}>
      {(found) => (found?.entries?.length ? <Filled cart={found} /> : <NothingYet elsewhere={elsewhere} />)}
    </RetryWrapper>
  );
}

const NothingYet = ({ elsewhere }: { elsewhere: boolean }) => (
  <>
    <NoCart elsewhere={elsewhere} />
    <BegunPreOrder />
    <PutAside />
    <IfReachable>
      <BesideEmpty />
    </IfReachable>
  </>
);

function Filled({ cart }: { cart: Cart }) {
  const { busy, setQuantity, remove, moveToWishlist } = useCartChanges();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { giveaways } = inOrder(cart);
  useTrack('view_cart', cart.code, () => ofEntries(cart.entries));
  const count = cart.totalUnitCount ?? cart.totalItems;
  return (
    <>
      <div className={`wrap ${layout.columns} ${layout.followed}`}>
        <div className={layout.main}>
          <div className={layout.title}>
            <h1>{text('cart.title')}</h1>
            <span className="muted" role="status">
              {items(count)}
            </span>
          </div>
          <FreeDelivery cart={cart} />
          <FirstOrderNote />
          {cart.statusMessage && <Note kind="warn">{cart.statusMessage}</Note>}
          <NearlyThere cart={cart} />
          <EntryGroups
            groups={inDeals(cart)}
            gifts={giveaways}
            busy={busy}
            onQuantity={({ entryNumber }, quantity) => void setQuantity(entryNumber, quantity)}
            onRemove={(entry) => void remove(entry.entryNumber, entry)}
            onMoveToWishlist={({ entryNumber }) =>
              isLoggedIn ? void moveToWishlist(entryNumber) : navigate('/account/login?route=%2Fcart')
            }
          />
          <SaveCart cart={cart} />
          {cart.tvLicence?.isRequired && <TvLicence cart={cart} />}
          <DeliveredTo />
        </div>
        <aside className={`panel pad ${layout.side}`} aria-label={text('cart.total')}>
          <CartSums cart={cart}>
            <CouponForm cart={cart} />
          </CartSums>
        </aside>
        {cart.totalPriceWithTax && (
          <div className="mob foot-bar foot-row">
            <CheckoutBar cart={cart} />
          </div>
        )}
      </div>
      <BegunPreOrder />
      <PutAside />
      <IfReachable>
        <AlsoAdd />
      </IfReachable>
    </>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.cart.title'),
  description: text('page.cart.description'),
  robots: 'noindex,follow',
});
