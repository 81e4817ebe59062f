import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ofEntries } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { messageOf, type ApiError } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import type { Cart, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { anyCart, cartChangedHere, cartSegment, userSegment } from '@/shared/session/cart-code';
import { theShop } from '@/shared/session/shop';
import { anyWishlist } from '@/shared/session/wishlist';
import { toast, toastRetry } from '@/shared/ui/toast';

/** The shopper's cart, or the one with this code. */
const cartOf = (code?: string) => ({ user: userSegment(), cart: code ?? cartSegment() ?? '' });
const full = { fields: 'FULL' };
const basic = { fields: 'BASIC' };

/** Changes to what is in the cart; `busy` names the entry under way. */
export function useCartChanges() {
  const cache = useQueryClient();
  const [busy, setBusy] = useState<number>();

  const during = async (entry: number, work: () => Promise<string>) => {
    setBusy(entry);
    try {
      const said = await work();
      cartChangedHere.set(true);
      await refresh(cache, anyCart);
      toast.info(said);
    } catch (problem) {
      await refresh(cache, anyCart);
      toastRetry(problem, () => void during(entry, work));
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    setQuantity: (entry: number, quantity: number) =>
      during(entry, async () => {
        const change = await api.patch('/users/{user}/carts/{cart}/entries/{entryNumber}', {
          path: { ...cartOf(), entryNumber: entry },
          query: full,
          body: { quantity },
        });
        return change.statusCode === 'success'
          ? text('cart.updated')
          : (change.statusMessage ?? text('cart.updated'));
      }),
    moveToWishlist: (entry: number) =>
      during(entry, async () => {
        await api.delete('/users/{user}/carts/{cart}/addentrytowishlist/{entryNumber}', {
          path: { ...cartOf(), entryNumber: entry },
          query: basic,
        });
        await refresh(cache, anyWishlist);
        return text('cart.movedToWishlist');
      }),
    remove: (entry: number, removed?: NonNullable<Cart['entries']>[number]) =>
      during(entry, async () => {
        await api.delete('/users/{user}/carts/{cart}/entry/{entryNumber}', {
          path: { ...cartOf(), entryNumber: entry },
          query: basic,
        });
        if (removed) track('remove_from_cart', ofEntries([removed]));
        return text('cart.itemRemoved');
      }),
  };
}

const licence = '/users/{user}/carts/{cart}/tvLicence';

/** Puts a checked TV licence on the cart (or on the one with this code), or takes it off. */
export function useLicence(code?: string) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      toast.info(text('cart.updated'));
    } catch (failure) {
      toast.error(messageOf(failure));
    } finally {
      await refresh(cache, anyCart);
      setBusy(false);
    }
  };
  return {
    busy,
    add: (validationId: string) =>
      during(() => api.post(licence, { path: cartOf(code), query: basic, body: { validationId } })),
    remove: () => during(() => api.delete(licence, { path: cartOf(code), query: basic })),
  };
}

/** Puts a coupon on the cart, or takes it off. A refusal is said beside the field. */
export function useCoupon() {
  const cache = useQueryClient();
  const key = useIdempotencyKey();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const refused = (coupon: string, words: string, status_code?: number) => {
    setProblem(words);
    track('exception', { description: 'coupon', channel: theShop().channel, coupon, status_code });
  };

  const during = async (coupon: string, work: () => Promise<Schema<'Cart'>>, done: string) => {
    setBusy(true);
    setProblem('');
    try {
      const { couponData, successMsg } = await work();
      if (couponData && !couponData.couponApplied)
        refused(coupon, couponData.couponMessage ?? text('cart.couponNotApplied'), 200);
      else toast.info(successMsg ?? done);
    } catch (failure) {
      refused(coupon, messageOf(failure), (failure as Partial<ApiError>).status);
    } finally {
      await refresh(cache, anyCart);
      setBusy(false);
    }
  };

  return {
    busy,
    problem,
    clear: () => setProblem(''),
    add: (code: string) =>
      during(
        code,
        () =>
          key.send([cartOf(), code], (idempotencyKey) =>
            api.post('/users/{user}/carts/{cart}/redeem/coupon/{couponCode}', {
              path: { ...cartOf(), couponCode: code },
              query: full,
              body: { couponCode: code },
              idempotencyKey,
            }),
          ),
        text('cart.couponAdded'),
      ),
    remove: (code: string) =>
      during(
        code,
        () =>
          api.delete('/users/{user}/carts/{cart}/remove/coupon/{couponCode}', {
            path: { ...cartOf(), couponCode: code },
            query: full,
          }),
        text('cart.couponRemoved'),
      ),
  };
}
