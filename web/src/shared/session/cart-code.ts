import { keep, useKept } from '@/shared/state/kept';
import type { QueryClient } from '@tanstack/react-query';
import { useApi } from '@/shared/api/query';
import type { Cart, CartList } from '@/shared/api/types';
import { session, useIsLoggedIn } from './session';

/** The guest's cart by its guid; a customer's cart is always `current`. */
export const guestCart = keep<string | undefined>('spaza.cart', undefined);

/** Where the shopper's own things live in the API. */
export const userSegment = () => (session.get().isLoggedIn ? 'current' : 'anonymous');

export const cartSegment = () => (session.get().isLoggedIn ? 'current' : guestCart.get());

/** Every path of a cart holds it: what a change makes old. */
export const anyCart = '/carts';

const customersCarts = '/users/current/carts?currentOnly=true&fields=FULL';
const guestsCart = (guid: string) => `/users/anonymous/carts/${encodeURIComponent(guid)}?fields=FULL`;

/** Where a cart just received is kept, and in which shape. */
export const keptAt = (cart: Cart): [path: string, answer: Cart | CartList] =>
  session.get().isLoggedIn ? [customersCarts, { carts: [cart] }] : [guestsCart(cart.guid), cart];

const cartIn = (answer: Cart | CartList): Cart | null =>
  'guid' in answer ? answer : (answer.carts?.find(({ saveTime }) => !saveTime) ?? null);

/** The shopper's cart as last seen; nothing when no screen has asked for it yet. */
export function cachedCart(cache: QueryClient): Cart | null | undefined {
  const guid = guestCart.get();
  const path = session.get().isLoggedIn ? customersCarts : guid && guestsCart(guid);
  const answer = path ? cache.getQueryData<Cart | CartList>([path]) : undefined;
  return answer && cartIn(answer);
}

/**
 * The shopper's cart; `null` where there is none. A customer's is looked up in the list of carts: asking for one
 * that is not there would be an error.
 */
export function useCart(options: { staleTime?: number } = {}) {
  const isLoggedIn = useIsLoggedIn();
  const guid = useKept(guestCart, undefined);
  const guests = guid ? guestsCart(guid) : null;
  const query = useApi<Cart | CartList, Cart | null>(isLoggedIn ? customersCarts : guests, {
    ...options,
    select: cartIn,
  });
  const isNone =
    query.data === null || (isLoggedIn === false && !guid) || query.error?.has('CartError') === true;
  return { query, isNone };
}
