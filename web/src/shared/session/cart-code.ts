import { keep, useKept } from '@/shared/state/kept';
import { session, useIsLoggedIn } from './session';

/** The guest's cart by its guid; a customer's cart is always `current`. */
export const guestCart = keep<string | undefined>('spaza.cart', undefined);

/** Where the shopper's own things live in the API. */
export const userSegment = () => (session.get().isLoggedIn ? 'current' : 'anonymous');

export const cartSegment = () => (session.get().isLoggedIn ? 'current' : guestCart.get());

export const cartPath = (user: string, cart: string) =>
  `/users/${user}/carts/${encodeURIComponent(cart)}?fields=FULL`;

/** The shopper's cart, once there can be one; `null` for a guest who has put nothing in. */
export function useCartPath(): string | null {
  const isLoggedIn = useIsLoggedIn();
  const guid = useKept(guestCart, undefined);
  if (isLoggedIn) return cartPath('current', 'current');
  return guid ? cartPath('anonymous', guid) : null;
}
