import { useMutation, useQueryClient } from '@tanstack/react-query';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { refresh, useApi } from '@/shared/api/query';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { keep } from '@/shared/state/kept';
import { toast } from '@/shared/ui/toast';
import { useIsLoggedIn } from './session';

type Wishlist = Schema<'Wishlist'>;

/** Every path of the wishlist holds it: what a change makes old. */
export const anyWishlist = '/getwishlist';

/** The codes alone, which is all a heart needs. */
const codesPath = '/users/current/getwishlist?fields=BASIC';

export const wishlistPagePath = (page: number) =>
  `/users/current/getwishlist?fields=FULL&currentPage=${page}`;

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
  const { data } = useApi<Wishlist>(isLoggedIn ? codesPath : null);
  return { isWished: (code) => data?.productCodes.includes(code) ?? false, isKnown: data !== undefined };
}

interface Change {
  product: Product;
  wished: boolean;
  /** Without a word when it succeeds, because something else says so. */
  quietly?: boolean;
}

/** The heart fills at once; a refusal empties it again and says why. */
export function useToggleWish() {
  const cache = useQueryClient();
  const put = (change: (list: Wishlist) => Wishlist) =>
    cache.setQueryData<Wishlist>([codesPath], (list) => list && change(list));
  return useMutation({
    mutationFn: ({ product, wished }: Change) =>
      api.post<Wishlist>(
        `/users/current/${wished ? 'addproducttowishlist' : 'removeproductfromwishlist'}?pageLabelOrId=wishlist&fields=BASIC`,
        { productCode: product.code },
      ),
    onMutate: async ({ product, wished }) => {
      await cache.cancelQueries({ queryKey: [codesPath] });
      put((list) => withHeart(list, product.code, wished));
    },
    onSuccess: (_answer, { product, wished, quietly }) => {
      if (wished) track('add_to_wishlist', ofItems([itemOf(product)]));
      if (quietly) return;
      toast.success(
        wished ? text('wishlist.added') : text('wishlist.removed'),
        wished ? { href: '/account/wishlist', label: text('wishlist.open') } : undefined,
      );
    },
    onError: (problem, { product, wished }) => {
      put((list) => withHeart(list, product.code, !wished));
      toast.error(messageOf(problem));
    },
    onSettled: () => refresh(cache, anyWishlist),
  });
}
