import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { ApiError } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { anyCart, keepCart, userSegment } from '@/shared/session/cart-code';
import { putInCart } from '@/shared/session/shoppers-cart';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { toast, toastRetry } from '@/shared/ui/toast';

type Deal = Schema<'Deal'>;

/** Puts a whole bundle in the cart with one press: all of it, or nothing and the reason. */
export function AddDeal({ deal, label }: { deal: Deal; label: string }) {
  const cache = useQueryClient();
  const key = useIdempotencyKey();
  const [over, setOver] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      putInCart((cartCode) => {
        // A page may stand for hours: the shop adds nothing for a deal that has ended meanwhile.
        const body = { cartCode, dealCode: deal.code, dealProducts: deal.productsQuantities };
        return key.send([userSegment(), body], (idempotencyKey) =>
          api.post('/users/{user}/carts/addDeal', {
            path: { user: userSegment() },
            query: { fields: 'FULL' },
            body,
            idempotencyKey,
          }),
        );
      }),
    onSuccess: (cart) => {
      setOver(false);
      keepCart(cache, cart);
      void refresh(cache, anyCart);
      const quantityOf = new Map(deal.productsQuantities.map((each) => [each.productCode, each.quantity]));
      track(
        'add_to_cart',
        ofItems(deal.products.map((each) => itemOf(each, { quantity: quantityOf.get(each.code) }))),
      );
      toast.success(cart.successMsg ?? text('cart.dealAdded'), { href: '/cart', label: text('cart.open') });
    },
    onError: (problem) => {
      const isOver = problem instanceof ApiError && problem.has('DealEndedError');
      setOver(isOver);
      if (!isOver) toastRetry(problem, () => mutate());
    },
  });
  return (
    <>
      <Button
        kind="secondary"
        wide
        busy={isPending}
        aria-label={`${label}: ${deal.title}`}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {over && (
        <Note kind="bad" live>
          {text('deal.over')}
        </Note>
      )}
    </>
  );
}
