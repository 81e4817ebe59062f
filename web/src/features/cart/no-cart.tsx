import { useEffect, useState } from 'react';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { cartChangedHere, goneCart } from '@/shared/session/cart-code';
import { useIsLoggedIn } from '@/shared/session/session';
import { keepsData } from '@/shared/state/keeps-data';
import { useStore } from '@/shared/state/store';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';

/** Whether the cart that was there is gone by no press of this tab. */
export function useEmptiedElsewhere(cart: Cart | null | undefined): boolean {
  const isLoggedIn = useIsLoggedIn();
  const isGone = useStore(goneCart, undefined) !== undefined;
  const byUs = useStore(cartChangedHere, false);
  /** Whose cart had something in it: a customer's or a guest's. */
  const [filledFor, setFilledFor] = useState<boolean>();
  const isFilled = (cart?.entries?.length ?? 0) > 0;
  if (isFilled && filledFor !== isLoggedIn) setFilledFor(isLoggedIn);
  useEffect(() => {
    if (!cart?.entries?.length) return;
    cartChangedHere.set(false);
    goneCart.set(undefined);
  }, [cart]);
  const isSeenToGo = filledFor !== undefined && filledFor === isLoggedIn && !byUs;
  return !isFilled && (isGone || isSeenToGo);
}

interface NoCartProps {
  /** It was not emptied on this page. */
  elsewhere?: boolean;
  /** It was to be checked out. */
  inCheckout?: boolean;
}

function why(elsewhere: boolean, inCheckout: boolean, isLoggedIn?: boolean): string {
  if (elsewhere) return text('cart.emptiedElsewhere');
  if (inCheckout) return text('cart.nothingToOrder');
  // A customer's is kept by the shop.
  return isLoggedIn || keepsData() ? text('cart.emptyText') : text('cart.notKept');
}

/** No cart, and where to go from here. */
export function NoCart({ elsewhere = false, inCheckout = false }: NoCartProps) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <Empty
      drawing="cart"
      title={text('cart.empty')}
      action={
        <span className="row">
          <ButtonLink href="/">{text('cart.startShopping')}</ButtonLink>
          {(elsewhere || inCheckout) && (
            <ButtonLink kind="secondary" href="/orderhistory/neworders">
              {text('account.orders')}
            </ButtonLink>
          )}
        </span>
      }
    >
      {why(elsewhere, inCheckout, isLoggedIn)}
    </Empty>
  );
}
