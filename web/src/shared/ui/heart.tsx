import { useEffect, useState, type MouseEvent } from 'react';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { addressNow, navigateAfterPaint } from '@/shared/routing/routing';
import { useIsLoggedIn } from '@/shared/session/session';
import { useIsWished, useToggleWishlist, wishedAsGuest } from '@/shared/session/wishlist';
import { IconButton } from './button';
import { Icon } from './icon';
import styles from './heart.module.css';

/** Keeps a product for later. A guest signs in first and comes back with the heart filled. */
export function Heart({ product }: { product: Product }) {
  const isLoggedIn = useIsLoggedIn();
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending } = useToggleWishlist();
  const { code, name } = product;
  const known = useIsWished(code);
  const isKnown = known !== undefined;
  const wished = known === true;

  useEffect(() => {
    if (!isKnown || wishedAsGuest.get() !== code) return;
    wishedAsGuest.set(undefined);
    if (!wished) mutate({ product, wished: true });
  }, [isKnown, code, wished, product, mutate]);

  const press = (event: MouseEvent) => {
    // A double click is one press; the second one would take back what the first did.
    if (event.detail > 1 || isPending) return;
    // Where it is not known yet whether it is kept, the heart is seen empty: it is pressed to be filled.
    if (isLoggedIn) return mutate({ product, wished: !wished });
    setLeaving(true);
    wishedAsGuest.set(code);
    navigateAfterPaint(`/account/login?route=${encodeURIComponent(addressNow())}`);
  };

  return (
    <IconButton
      className={styles.heart}
      label={text('wishlist.heart', { name })}
      aria-pressed={wished}
      aria-busy={isPending || leaving || undefined}
      onClick={press}
    >
      <Icon name="heart" />
    </IconButton>
  );
}
