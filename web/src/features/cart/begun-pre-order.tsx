import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { refresh, useApi } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { anyCart } from '@/shared/session/cart-code';
import { useIsLoggedIn } from '@/shared/session/session';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink, TextButton } from '@/shared/ui/button';
import { picture } from '@/shared/ui/picture';
import { PictureRow } from '@/shared/ui/picture-row';
import { Price } from '@/shared/ui/price';
import { toast } from '@/shared/ui/toast';
import styles from './begun-pre-order.module.css';

const begunPath = apiPath('/users/{user}/carts', {
  path: { user: 'current' },
  query: { preOrderCartOnly: true, fields: 'FULL' },
});

/** The pre-order the customer has begun and not paid: it has a cart and an order of its own. */
export function BegunPreOrder() {
  const { data } = useApi(useIsLoggedIn() ? begunPath : null, { staleTime: 0 });
  const cart = data?.carts?.find(({ isPreOrderCart }) => isPreOrderCart);
  return cart?.entries?.length ? <Begun cart={cart} /> : null;
}

function Begun({ cart }: { cart: Cart }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { product, quantity, totalPrice, expectedDeliveryMsg } = cart.entries![0]!;
  const remove = async () => {
    setBusy(true);
    try {
      await api.delete('/users/{user}/carts/{cart}', { path: { user: 'current', cart: cart.code } });
      toast.info(text('cart.itemRemoved'));
    } catch (refused) {
      toast.error(messageOf(refused));
    } finally {
      await refresh(cache, anyCart);
      setBusy(false);
    }
  };
  return (
    <section className={`wrap ${styles.begun}`} aria-label={text('cart.preOrderBegun')}>
      <ul className="panel">
        <PictureRow className={styles.row} picture={picture(product)} busy={busy}>
          <div className={styles.words}>
            <Badge kind="fact">{text('cart.preOrderBegun')}</Badge>
            <b>{quantity > 1 ? `${quantity} × ${product.name}` : product.name}</b>
            {expectedDeliveryMsg && <span className="small muted">{expectedDeliveryMsg}</span>}
            <span className="small muted">{text('cart.preOrderText')}</span>
          </div>
          <div className={styles.acts}>
            {totalPrice && <Price price={totalPrice} />}
            <ButtonLink kind="secondary" size="small" href={`/pc/${encodeURIComponent(product.code)}`}>
              {text('cart.preOrderOpen')}
            </ButtonLink>
            <TextButton
              disabled={busy}
              aria-label={text('cart.preOrderRemove', { name: product.name ?? '' })}
              onClick={() => void remove()}
            >
              {text('action.remove')}
            </TextButton>
          </div>
        </PictureRow>
      </ul>
    </section>
  );
}
