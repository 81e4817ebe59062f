import { useState, type ComponentProps } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reordered } from '@/shared/analytics/checkout-type';
import { api } from '@/shared/api/client';
import { ApiError, messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { refresh } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useNavigate } from '@/shared/routing/routing';
import { anyCart } from '@/shared/session/cart-code';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import type { Order, OrderItem } from './api';
import { leftOut } from './rules';
import styles from './orders.module.css';

interface Props {
  order: Order | OrderItem;
  kind?: ComponentProps<typeof Button>['kind'];
}

/** Puts what was bought in the cart again; what could not be added stands here with the reason. */
export function BuyAgain({ order, kind = 'plain' }: Props) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const [short, setShort] = useState<{ words: string; lines: string[]; some: boolean }>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.post('/users/{user}/carts/{cart}/orders/{orderCode}/reOrder', {
        path: { user: 'current', cart: 'current', orderCode: order.code },
        query: { fields: 'FULL' },
        idempotencyKey: key.get(),
      }),
    onMutate: () => setShort(undefined),
    onSuccess: (cart) => {
      key.renew();
      reordered.set(true);
      const lines = leftOut(cart, order.entries);
      if (lines.length > 0) return setShort({ words: text('order.someAgain'), lines, some: true });
      toast.success(text('order.allAgain'));
      navigate('/cart');
    },
    onError: (refused) => {
      key.failed(refused);
      const cart = refused instanceof ApiError ? (refused.body as Cart | undefined) : undefined;
      setShort({ words: messageOf(refused), lines: cart ? leftOut(cart, order.entries) : [], some: false });
    },
    onSettled: () => refresh(cache, anyCart),
  });
  return (
    <>
      <Button size="small" kind={kind} busy={isPending} onClick={() => mutate()}>
        {text('order.buyAgain')}
      </Button>
      {short && (
        <div className={styles.whole}>
          <Note kind={short.some ? 'warn' : 'bad'} live>
            {short.words} {short.some && <Link href="/cart">{text('cart.open')}</Link>}
            {short.lines.length > 0 && (
              <ul>
                {short.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </Note>
        </div>
      )}
    </>
  );
}
