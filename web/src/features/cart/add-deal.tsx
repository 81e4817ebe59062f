import { useMutation, useQueryClient } from '@tanstack/react-query';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { refresh } from '@/shared/api/query';
import type { Cart, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { anyCart, guestCart, keptAt, userSegment } from '@/shared/session/cart-code';
import { session } from '@/shared/session/session';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

type Deal = Schema<'Deal'>;

/** Puts a whole bundle in the cart with one press: all of it, or nothing and the reason. */
export function AddDeal({ deal, label }: { deal: Deal; label: string }) {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.post<Cart>(`/users/${userSegment()}/carts/addDeal?fields=FULL`, {
        cartCode: session.get().isLoggedIn ? undefined : guestCart.get(),
        dealProducts: deal.productsQuantities,
      }),
    onSuccess: (cart) => {
      if (!session.get().isLoggedIn) guestCart.set(cart.guid);
      const [path, answer] = keptAt(cart);
      cache.setQueryData([path], answer);
      void refresh(cache, anyCart);
      const quantityOf = new Map(deal.productsQuantities.map((each) => [each.productCode, each.quantity]));
      track(
        'add_to_cart',
        ofItems(deal.products.map((each) => itemOf(each, { quantity: quantityOf.get(each.code) }))),
      );
      toast.success(cart.successMsg ?? text('cart.dealAdded'), { href: '/cart', label: text('cart.open') });
    },
    onError: (problem) => toast.error(messageOf(problem)),
  });
  return (
    <Button
      kind="secondary"
      wide
      busy={isPending}
      aria-label={`${label}: ${deal.title}`}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
