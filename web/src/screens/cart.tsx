import { BegunPreOrder } from '@/features/cart/begun-pre-order';
import { useCartChanges } from '@/features/cart/changes';
import { CouponForm } from '@/features/cart/coupon-form';
import { AddToCart } from '@/features/cart/add-to-cart';
import { inDeals, inOrder } from '@/features/cart/entries';
import { EntryGroups, NearlyThere, YouSave } from '@/features/cart/entry-groups';
import { FreeDelivery } from '@/features/cart/free-delivery';
import { SaveCart, SavedCarts } from '@/features/cart/saved-carts';
import { lacksLicence, TvLicence } from '@/features/cart/tv-licence';
import { fewestBesideCart } from '@/features/content/product-carousel';
import { Slots } from '@/features/content/slots';
import { ColumnsSkeleton } from '@/features/checkout/columns-skeleton';
import layout from '@/features/checkout/layout.module.css';
import { ChangePlace } from '@/features/location/change-place';
import { ofEntries } from '@/shared/analytics/rules';
import { useTrack } from '@/shared/analytics/use-track';
import { useApi } from '@/shared/api/query';
import type { Cart, CmsPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useCart } from '@/shared/session/cart-code';
import { defaultPlace, displayAddress, usePlace } from '@/shared/session/place';
import { useIsLoggedIn } from '@/shared/session/session';
import { useInstalment, useWaysToPay } from '@/shared/session/ways-to-pay';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { Price, rand } from '@/shared/ui/price';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { items, Totals } from '@/shared/ui/totals';

/** Screen Cart: open to all; checking out asks a guest to sign in. */
export function Component() {
  const { query, isNone } = useCart({ staleTime: 0 });
  const isLoggedIn = useIsLoggedIn();
  if (isLoggedIn === undefined) return <ColumnsSkeleton />;
  if (isNone) return <NothingYet />;
  return (
    <RetryWrapper query={query} title={text('cart.title')} skeleton={<ColumnsSkeleton />}>
      {(found) => (found?.entries?.length ? <Filled cart={found} /> : <NothingYet />)}
    </RetryWrapper>
  );
}

const NothingYet = () => (
  <>
    <Empty
      drawing="cart"
      title={text('cart.empty')}
      action={<ButtonLink href="/">{text('cart.startShopping')}</ButtonLink>}
    >
      {text('cart.emptyText')}
    </Empty>
    <BegunPreOrder />
    <SavedCarts />
  </>
);

function Filled({ cart }: { cart: Cart }) {
  const { busy, setQuantity, remove, moveToWishlist } = useCartChanges();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { bought, giveaways } = inOrder(cart);
  useTrack('view_cart', cart.code, () => ofEntries(cart.entries));
  const place = usePlace() ?? defaultPlace;
  const ways = useWaysToPay();
  const instalment = useInstalment(cart.totalPriceWithTax?.value);
  const count = cart.totalUnitCount ?? cart.totalItems;
  const blocked = bought.some(({ isOutOfStock }) => isOutOfStock)
    ? text('checkout.outOfStock')
    : lacksLicence(cart)
      ? text('tvLicence.needed')
      : undefined;
  return (
    <>
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
          <NearlyThere cart={cart} />
          <EntryGroups
            groups={inDeals(cart)}
            gifts={giveaways}
            busy={busy}
            onQuantity={({ entryNumber }, quantity) => void setQuantity(entryNumber, quantity)}
            onRemove={(entry) => void remove(entry.entryNumber, entry)}
            onWish={({ entryNumber }) =>
              isLoggedIn ? void moveToWishlist(entryNumber) : navigate('/account/login?route=%2Fcart')
            }
          />
          <SaveCart cart={cart} />
          <TvLicence cart={cart} />
          <Note>
            {text('cart.placeNote')} <b>{displayAddress(place)}</b>. {text('address.changeInCart')}{' '}
            <ChangePlace />
          </Note>
        </div>
        <aside className={`panel pad ${layout.side}`} aria-label={text('cart.total')}>
          <h2>{text('cart.total')}</h2>
          <Totals sums={cart} />
          <YouSave cart={cart} />
          <Checkout blocked={blocked} wide />
          {instalment !== undefined && (
            <p className="tiny muted">{text('price.instalmentsOf', { amount: rand(instalment) })}</p>
          )}
          <CouponForm cart={cart} />
          {ways.length > 0 && (
            <p className="row small muted">
              <Icon name="shield" size="s" />{' '}
              {text('cart.payBy', { ways: ways.map(({ name }) => name).join(', ') })}
            </p>
          )}
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
      <BegunPreOrder />
      <SavedCarts />
      <AlsoAdd />
    </>
  );
}

/** The content page `cartPage`: what goes with what is in the cart. */
const cartPage = '/users/anonymous/cms/pages?pageLabelOrId=cartPage&fields=FULL';

function AlsoAdd() {
  const { data: page } = useApi<CmsPage>(cartPage);
  return (
    <Slots
      slots={page?.contentSlots?.contentSlot ?? []}
      fewest={fewestBesideCart}
      action={(product) => <AddToCart product={product} />}
    />
  );
}

/** On to checkout, or why not yet. */
function Checkout({ blocked, wide }: { blocked?: string; wide?: boolean }) {
  const isLoggedIn = useIsLoggedIn();
  if (blocked)
    return (
      <Note kind="bad" live>
        {blocked}
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
