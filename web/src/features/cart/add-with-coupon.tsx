import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import { useNavigate } from '@/shared/routing/routing';
import { anyCart } from '@/shared/session/cart-code';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { Adding } from './adding';

interface Props {
  productCode: string;
  coupon: string;
  children: ReactNode;
}

/** Puts one of a product in the cart, the coupon for it on it, and goes there. */
export function AddWithCoupon({ productCode, coupon, children }: Props) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const [adding] = useState(() => new Adding());
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const cart = await adding.add({ product: { code: productCode, name: '', url: '' }, quantity: 1 });
      return key.send([cart.code, coupon], (idempotencyKey) =>
        api.post('/users/{user}/carts/{cart}/redeem/coupon/{couponCode}', {
          path: { user: 'current', cart: cart.code, couponCode: coupon },
          query: { fields: 'FULL' },
          body: { couponCode: coupon },
          idempotencyKey,
        }),
      );
    },
    onSuccess: ({ couponData }) => {
      if (couponData && !couponData.couponApplied) toast.error(couponData.couponMessage ?? '');
      navigate('/cart');
    },
    onError: (problem) => toast.error(messageOf(problem)),
    onSettled: () => refresh(cache, anyCart),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
