import { useState } from 'react';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useIsLoggedIn } from '@/shared/session/session';
import { TextButton } from '@/shared/ui/button';
import { lazyPart } from '@/shared/ui/lazy-part';

const SaveCartAs = lazyPart(() => import('./save-cart-as'));

/** Puts the whole cart aside under a name; for customers, whose carts are on all their devices. */
export function SaveCart({ cart }: { cart: Cart }) {
  const [open, setOpen] = useState(false);
  if (!useIsLoggedIn()) return null;
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{text('cart.saveAside')}</TextButton>
      {open && <SaveCartAs cart={cart} onClose={() => setOpen(false)} />}
    </>
  );
}
