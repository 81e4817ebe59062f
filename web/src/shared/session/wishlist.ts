import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { apiPath, type PathBeginning } from '@/shared/api/path';
import { keyOf, refresh, useApi } from '@/shared/api/query';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { keep } from '@/shared/state/kept';
import { createStore, useStore } from '@/shared/state/store';
import { toast, toastRetry } from '@/shared/ui/toast';
import { useIsLoggedIn } from './session';

type Wishlist = Schema<'Wishlist'>;

/** What a change of the wishlist makes old. */
export const anyWishlist = '/users/{user}/getwishlist' satisfies PathBeginning;

/** The codes alone, which is all a heart needs. */
const codesPath = apiPath('/users/{user}/getwishlist', {
  path: { user: 'current' },
  query: { fields: 'BASIC' },
});

export const wishlistPagePath = (page: number) =>
  apiPath('/users/{user}/getwishlist', {
    path: { user: 'current' },
    query: { fields: 'FULL', currentPage: page },
  });

/** What a guest wished for before signing in; kept when they come back. */
export const wishedAsGuest = keep<string | undefined>('spaza.wished', undefined, 'tab');

/** The answer with or without a product, as it will be. */
export function withHeart(list: Wishlist, code: string, wished: boolean): Wishlist {
  const others = list.productCodes.filter((each) => each !== code);
  return { ...list, productCodes: wished ? [code, ...others] : others };
}

/** What a signed-in shopper keeps for later; nothing is asked for guests. */
export function useWished(): { isWished: (code: string) => boolean; isKnown: boolean } {
  const isLoggedIn = useIsLoggedIn();
  const { data } = useApi(isLoggedIn ? codesPath : null);
  return { isWished: (code) => data?.productCodes.includes(code) ?? false, isKnown: data !== undefined };
}

/** Some heart is on the page: the list is asked for, once for all of them. */
const heartsShown = createStore(false);

/** Stands in the frame, so that a heart needs no query of its own: a long list has many. */
export function WishlistOfHearts() {
  const isWanted = useStore(heartsShown, false);
  const isLoggedIn = useIsLoggedIn();
  useApi(isWanted && isLoggedIn ? codesPath : null);
  return null;
}

const unknown = () => undefined;
const never = () => unknown;

/** Whether this product is kept; `undefined` until it is known, and for guests. Drawn again only when that changes. */
export function useIsWished(code: string): boolean | undefined {
  const cache = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    if (!heartsShown.get()) heartsShown.set(true);
  }, []);
  const subscribe = useMemo(() => {
    const answers = cache.getQueryCache();
    return isLoggedIn ? (listener: () => void) => answers.subscribe(listener) : never;
  }, [cache, isLoggedIn]);
  const read = () =>
    isLoggedIn ? cache.getQueryData(keyOf(codesPath))?.productCodes.includes(code) : undefined;
  return useSyncExternalStore(subscribe, read, unknown);
}

interface Change {
  product: Product;
  wished: boolean;
  /** Without a word when it succeeds, because something else says so. */
  quietly?: boolean;
}

/** The heart fills at once; a refusal empties it again and says why. */
async function toggle(cache: QueryClient, change: Change): Promise<void> {
  const { product, wished, quietly } = change;
  const put = (isIn: boolean) =>
    cache.setQueryData(keyOf(codesPath), (list) => list && withHeart(list, product.code, isIn));
  await cache.cancelQueries({ queryKey: keyOf(codesPath) });
  put(wished);
  try {
    await api.post(`/users/{user}/${wished ? 'addproducttowishlist' : 'removeproductfromwishlist'}`, {
      path: { user: 'current' },
      query: { pageLabelOrId: 'wishlist', fields: 'BASIC' },
      body: { productCode: product.code },
    });
    if (wished) track('add_to_wishlist', ofItems([itemOf(product)]));
    if (!quietly)
      toast.success(
        wished ? text('wishlist.added') : text('wishlist.removed'),
        wished ? { href: '/account/wishlist', label: text('wishlist.open') } : undefined,
      );
  } catch (problem) {
    put(!wished);
    toastRetry(problem, () => void toggle(cache, change));
  }
  await refresh(cache, anyWishlist);
}

export function useToggleWishlist() {
  const cache = useQueryClient();
  const [isPending, setPending] = useState(false);
  const mutate = useCallback(
    (change: Change) => {
      setPending(true);
      void toggle(cache, change).finally(() => setPending(false));
    },
    [cache],
  );
  return { mutate, isPending };
}
