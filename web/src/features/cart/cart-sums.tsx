import type { ReactNode } from 'react';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useIsLoggedIn } from '@/shared/session/session';
import { part } from '@/shared/state/part';
import { changeOfMind, useConfig } from '@/shared/session/shop-terms';
import { useInstalment, useWaysToPay } from '@/shared/session/ways-to-pay';
import { ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { Price, rand } from '@/shared/ui/price';
import { Totals } from '@/shared/ui/totals';
import { blockedBy } from './blocked';
import { itemId } from './entry-row';
import { YouSave } from './entry-groups';

const AddLicence = part(() => import('./add-licence'));

interface Props {
  cart: Cart;
  children: ReactNode;
}

/** What the cart comes to, how it can be paid, and on to the checkout. */
export function CartSums({ cart, children }: Props) {
  const ways = useWaysToPay();
  const mayChange = changeOfMind(useConfig());
  const instalment = useInstalment(cart.totalPriceWithTax?.value);
  return (
    <>
      <h2>{text('cart.total')}</h2>
      <Totals sums={cart} />
      <YouSave cart={cart} />
      <Checkout cart={cart} wide />
      {instalment !== undefined && (
        <p className="tiny muted">{text('price.instalmentsOf', { amount: rand(instalment) })}</p>
      )}
      {children}
      {ways.length > 0 && (
        <p className="row small muted">
          <Icon name="shield" size="s" />{' '}
          {text('cart.payBy', { ways: ways.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <p className="row small muted">
        <Icon name="ret" size="s" /> {mayChange}
      </p>
    </>
  );
}

/** The total and the way to the checkout, for a bar that is always in reach. */
export function CheckoutBar({ cart }: { cart: Cart }) {
  return (
    <>
      <div>
        {cart.totalPriceWithTax && <Price price={cart.totalPriceWithTax} />}
        {(cart.totalTax?.value ?? 0) > 0 && <span className="tiny muted">{text('cart.barNote')}</span>}
      </div>
      <Checkout cart={cart} />
    </>
  );
}

/** On to checkout, or what is missing and where that is fixed; beside the total the reason is said too. */
function Checkout({ cart, wide }: { cart: Cart; wide?: boolean }) {
  const isLoggedIn = useIsLoggedIn();
  const blocked = blockedBy(cart);
  const size = wide ? 'big' : 'medium';
  if (!blocked)
    return (
      <ButtonLink wide={wide} size={size} href={isLoggedIn ? '/checkout' : '/checkoutoptions'}>
        <Icon name="lock" size="s" /> {text('cart.checkOut')}
      </ButtonLink>
    );
  return (
    <>
      {wide && (
        <Note kind="bad" live>
          {blocked.words}
        </Note>
      )}
      {blocked.soldOut ? (
        <ButtonLink wide={wide} size={size} href={`#${itemId(blocked.soldOut)}`}>
          {text('cart.seeSoldOut')}
        </ButtonLink>
      ) : (
        <AddLicence cart={cart} wide={wide} size={size} />
      )}
    </>
  );
}
