import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ofEntries } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { refresh } from '@/shared/api/query';
import type { Cart, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { anyCart, cartSegment, userSegment } from '@/shared/session/cart-code';
import { anyWishlist } from '@/shared/session/wishlist';
import { toast } from '@/shared/ui/toast';

const base = (code?: string) =>
  `/users/${userSegment()}/carts/${encodeURIComponent(code ?? cartSegment() ?? '')}`;

/** Changes to what is in the cart; `busy` names the entry under way. */
export function useCartChanges() {
  const cache = useQueryClient();
  const [busy, setBusy] = useState<number>();

  const during = async (entry: number, work: () => Promise<string>) => {
    setBusy(entry);
    try {
      const said = await work();
      await refresh(cache, anyCart);
      toast.info(said);
    } catch (problem) {
      await refresh(cache, anyCart);
      toast.error(messageOf(problem));
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    setQuantity: (entry: number, quantity: number) =>
      during(entry, async () => {
        const change = await api.patch<Schema<'CartModification'>>(`${base()}/entries/${entry}?fields=FULL`, {
          quantity,
        });
        return change.statusCode === 'success'
          ? text('cart.updated')
          : (change.statusMessage ?? text('cart.updated'));
      }),
    moveToWishlist: (entry: number) =>
      during(entry, async () => {
        await api.delete(`${base()}/addentrytowishlist/${entry}?fields=BASIC`);
        await refresh(cache, anyWishlist);
        return text('cart.movedToWishlist');
      }),
    remove: (entry: number, removed?: NonNullable<Cart['entries']>[number]) =>
      during(entry, async () => {
        await api.delete(`${base()}/entry/${entry}?fields=BASIC`);
        if (removed) track('remove_from_cart', ofEntries([removed]));
        return text('cart.itemRemoved');
      }),
  };
}

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
      during(() => api.post(`${base(code)}/tvLicence?fields=BASIC`, { validationId })),
    remove: () => during(() => api.delete(`${base(code)}/tvLicence?fields=BASIC`)),
  };
}

/** Puts a coupon on the cart, or takes it off. A refusal is said beside the field. */
export function useCoupon() {
  const cache = useQueryClient();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const during = async (work: () => Promise<Schema<'Cart'>>, done: string) => {
    setBusy(true);
    setProblem('');
    try {
      const { couponData, successMsg } = await work();
      if (couponData && !couponData.couponApplied)
        setProblem(couponData.couponMessage ?? text('cart.couponNotApplied'));
      else toast.info(successMsg ?? done);
    } catch (failure) {
      setProblem(messageOf(failure));
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
        () =>
          api.post(`${base()}/redeem/coupon/${encodeURIComponent(code)}?fields=FULL`, { couponCode: code }),
        text('cart.couponAdded'),
      ),
    remove: (code: string) =>
      during(
        () => api.delete(`${base()}/remove/coupon/${encodeURIComponent(code)}?fields=FULL`),
        text('cart.couponRemoved'),
      ),
  };
}
