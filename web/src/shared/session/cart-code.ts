import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@/shared/api/errors';
import { apiPath, type ApiPath, type PathBeginning } from '@/shared/api/path';
import { keyOf, useApi } from '@/shared/api/query';
import type { Cart, CartList } from '@/shared/api/types';
import { keep, useKept } from '@/shared/state/kept';
import { createStore } from '@/shared/state/store';
import { session, useIsLoggedIn } from './session';

/** The guest's cart by its guid; a customer's cart is always `current`. */
export const guestCart = keep<string | undefined>('spaza.cart', undefined);

/** Where the shopper's own things live in the API. */
export const userSegment = () => (session.get().isLoggedIn ? 'current' : 'anonymous');

export const cartSegment = () => (session.get().isLoggedIn ? 'current' : guestCart.get());

/** The guid of a guest's cart that the server has no more: ordered, merged, given up or too old. */
export const goneCart = createStore<string | undefined>(undefined);

/** That this tab changed the cart since it was last seen: what is gone from it is known. */
export const cartChangedHere = createStore(false);

/** A cart asked for is there no more. */
export const isGone = (problem: unknown): boolean =>
  problem instanceof ApiError &&
  problem.problems.some(({ type, reason }) => type === 'CartError' && reason === 'notFound');

/** What a change of a cart makes old. */
export const anyCart = '/users/{user}/carts' satisfies PathBeginning;

const customersCarts = apiPath('/users/{user}/carts', {
  path: { user: 'current' },
  query: { currentOnly: true, fields: 'FULL' },
});
const guestsCart = (guid: string) =>
  apiPath('/users/{user}/carts/{cart}', {
    path: { user: 'anonymous', cart: guid },
    query: { fields: 'FULL' },
  });

/** A customer's cart comes in the list of carts, a guest's by itself. */
export const cartPath = (isLoggedIn: boolean | undefined, guid?: string): ApiPath<Cart | CartList> | null =>
  isLoggedIn ? customersCarts : guid ? guestsCart(guid) : null;

/** Keeps a cart just received where it is looked for. */
export function keepCart(cache: QueryClient, cart: Cart): void {
  if (session.get().isLoggedIn) cache.setQueryData(keyOf(customersCarts), { carts: [cart] });
  else cache.setQueryData(keyOf(guestsCart(cart.guid)), cart);
}

export const cartIn = (answer: Cart | CartList): Cart | null =>
  'guid' in answer ? answer : (answer.carts?.find(({ saveTime }) => !saveTime) ?? null);

/** The shopper's cart as last seen; nothing when no screen has asked for it yet. */
export function cachedCart(cache: QueryClient): Cart | null | undefined {
  const path = cartPath(session.get().isLoggedIn, guestCart.get());
  const answer = path ? cache.getQueryData(keyOf(path)) : undefined;
  return answer && cartIn(answer);
}

/**
 * The shopper's cart; `null` where there is none. A customer's is looked up in the list of carts: asking for one
 * that is not there would be an error.
 */
export function useCart(options: { staleTime?: number; enabled?: boolean } = {}) {
  const isLoggedIn = useIsLoggedIn();
  const guid = useKept(guestCart, undefined);
  const query = useApi(cartPath(isLoggedIn, guid), { ...options, select: cartIn });
  useEffect(() => {
    if (!guid || isLoggedIn || !isGone(query.error)) return;
    goneCart.set(guid);
    guestCart.set(undefined); // asked for no more, and the next item begins a new one
  }, [guid, isLoggedIn, query.error]);
  const isNone =
    query.data === null || (isLoggedIn === false && !guid) || query.error?.has('CartError') === true;
  return { query, isNone };
}
