import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '@/shared/api/client';
import { queryOf, refresh } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import {
  anyCart,
  cartIn,
  cartPath,
  cartSegment,
  guestCart,
  isGone,
  userSegment,
} from '@/shared/session/cart-code';
import { session } from '@/shared/session/session';
import { toast } from '@/shared/ui/toast';
import type { Way } from './add-to-cart';

interface Store {
  name: string;
  displayName?: string;
}

/** The cart as it is now: another tab may have changed it. */
async function presentCart(cache: QueryClient): Promise<Cart | null> {
  const path = cartPath(session.get().isLoggedIn, guestCart.get());
  if (!path) return null;
  try {
    return cartIn(await cache.fetchQuery({ ...queryOf(path), staleTime: 0 }));
  } catch (problem) {
    if (isGone(problem)) return null;
    throw problem;
  }
}

/** Sets where a product in this cart is collected; answers whether it is in it. */
async function setStore(cart: Cart | null, productCode: string, { name }: Store): Promise<boolean> {
  const entry = cart?.entries?.find(({ product, giveAway }) => product.code === productCode && !giveAway);
  if (entry?.entryNumber === undefined) return false;
  await api.patch('/users/{user}/carts/{cart}/entries/{entryNumber}', {
    path: { user: userSegment(), cart: cartSegment() ?? '', entryNumber: entry.entryNumber },
    query: { fields: 'BASIC' },
    body: { quantity: entry.quantity, deliveryPointOfService: { name } },
  });
  return true;
}

/**
 * Has a product collected at a store: the checkout begins with that store. It is put into the cart when it is not there,
 * and stays as often as it is there. One store after the other, for the second finds what the first put in.
 */
export function useCollectAt(productCode: string) {
  const cache = useQueryClient();
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  return (store: Store): { way: Way; onAdded: () => void } => {
    let isSet = false;
    const collect = async (put: Parameters<Way>[0]) => {
      try {
        isSet = await setStore(await presentCart(cache), productCode, store);
        if (isSet) return undefined;
        const cart = await put();
        isSet = await setStore(cart, productCode, store);
        return cart;
      } finally {
        void refresh(cache, anyCart);
      }
    };
    return {
      way: (put) => {
        const next = () => collect(put);
        const done = turn.current.then(next, next);
        turn.current = done;
        return done;
      },
      onAdded: () => {
        if (!isSet) return; // none was left to put into the cart, which is said
        toast.success(text('pdp.collectAt', { store: store.displayName ?? store.name }), {
          href: '/cart',
          label: text('cart.open'),
        });
      },
    };
  };
}
