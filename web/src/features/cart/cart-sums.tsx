import type { ReactNode } from 'react';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useIsLoggedIn } from '@/shared/session/session';
import { useInstalment, useWaysToPay } from '@/shared/session/ways-to-pay';
import { ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { Price, rand } from '@/shared/ui/price';
import { Totals } from '@/shared/ui/totals';
import { YouSave } from './entry-groups';

interface Props {
  cart: Cart;
  /** Why it cannot be checked out yet. */
  blocked?: string;
  children: ReactNode;
}

/** What the cart comes to, how it can be paid, and on to the checkout. */
export function CartSums({ cart, blocked, children }: Props) {
  const ways = useWaysToPay();
  const instalment = useInstalment(cart.totalPriceWithTax?.value);
  return (
    <>
      <h2>{text('cart.total')}</h2>
      <Totals sums={cart} />
      <YouSave cart={cart} />
      <Checkout blocked={blocked} wide />
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
        <Icon name="ret" size="s" /> {text('cart.changeOfMind')}
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
      <Checkout />
    </>
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
