import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { apiPath } from '@/shared/api/path';
import { refresh, useApi } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { anyCart } from '@/shared/session/cart-code';
import { useIsLoggedIn } from '@/shared/session/session';
import { Button, TextButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Price } from '@/shared/ui/price';
import { toast } from '@/shared/ui/toast';
import { items } from '@/shared/ui/totals';
import styles from './saved-carts.module.css';

const customersCart = (code: string) => ({ user: 'current', cart: code });
const savedPath = apiPath('/users/{user}/carts', {
  path: { user: 'current' },
  query: { savedCartsOnly: true, fields: 'DEFAULT' },
});

/** What the customer put aside, to be taken up again or deleted. */
export default function SavedCarts() {
  const isLoggedIn = useIsLoggedIn();
  const { data } = useApi(isLoggedIn ? savedPath : null);
  const [missing, setMissing] = useState<string[]>([]);
  const carts = data?.carts ?? [];
  if (carts.length === 0 && missing.length === 0) return null;
  return (
    <section className={`wrap ${styles.saved}`} aria-label={text('cart.savedTitle')}>
      <h2>{text('cart.savedTitle')}</h2>
      {missing.length > 0 && (
        <Note kind="warn" live>
          {missing.join(' ')}
        </Note>
      )}
      <ul className={styles.list}>
        {carts.map((cart) => (
          <Aside key={cart.code} cart={cart} onMissing={setMissing} />
        ))}
      </ul>
    </section>
  );
}

/** One of them; what cannot be had again stays in it. */
function Aside({ cart, onMissing }: { cart: Cart; onMissing: (words: string[]) => void }) {
  const { code, name, totalUnitCount, totalItems, totalPriceWithTax, expirationTime } = cart;
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const key = useIdempotencyKey();
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    onMissing([]);
    try {
      await work();
      key.renew();
    } catch (refused) {
      key.failed(refused);
      toast.error(messageOf(refused));
    } finally {
      await refresh(cache, anyCart);
      setBusy(false);
    }
  };
  const restore = () =>
    during(async () => {
      const { savedCartData } = await api.patch('/users/{user}/carts/{cart}/restoresavedcart', {
        path: customersCart(code),
        query: { fields: 'DEFAULT' },
        idempotencyKey: key.get(),
      });
      const short = (savedCartData.cartModifications ?? []).filter(
        ({ statusCode }) => statusCode !== 'success',
      );
      onMissing(short.flatMap(({ statusMessage }) => statusMessage ?? []));
      if (savedCartData.responseStatus) toast.success(savedCartData.successMsg ?? text('cart.restored'));
      else toast.error(savedCartData.errorMsg ?? text('error.generic'));
    });
  const remove = () =>
    during(async () => {
      await api.patch('/users/{user}/carts/{cart}/flagForDeletion', {
        path: customersCart(code),
        query: { fields: 'BASIC' },
      });
      toast.info(text('cart.savedDeleted'));
    });
  return (
    <li className="panel pad">
      <div className={styles.about}>
        <h3>{name}</h3>
        <span className="muted">{items(totalUnitCount ?? totalItems)}</span>
        {totalPriceWithTax && <Price price={totalPriceWithTax} />}
        <p className="tiny muted">{text('cart.savedHint', { day: dayOf(expirationTime) })}</p>
      </div>
      <div className="row">
        <Button kind="secondary" size="small" busy={busy} onClick={() => void restore()}>
          {text('cart.savedBack')}
        </Button>
        <TextButton
          aria-label={text('cart.savedDelete', { name: name ?? '' })}
          disabled={busy}
          onClick={() => void remove()}
        >
          {text('action.remove')}
        </TextButton>
      </div>
    </li>
  );
}
