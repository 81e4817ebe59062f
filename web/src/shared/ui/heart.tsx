import { useEffect } from 'react';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useNavigate, usePath, useSearchParams } from '@/shared/routing/routing';
import { useIsLoggedIn } from '@/shared/session/session';
import { useToggleWish, useWished, wishedAsGuest } from '@/shared/session/wishlist';
import { IconButton } from './button';
import { Icon } from './icon';
import styles from './heart.module.css';

/** Keeps a product for later. A guest signs in first and comes back with the heart filled. */
export function Heart({ product }: { product: Product }) {
  const isLoggedIn = useIsLoggedIn();
  const { isWished, isKnown } = useWished();
  const { mutate, isPending } = useToggleWish();
  const navigate = useNavigate();
  const path = usePath();
  const [search] = useSearchParams();
  const { code, name } = product;
  const wished = isWished(code);

  useEffect(() => {
    if (!isKnown || wishedAsGuest.get() !== code) return;
    wishedAsGuest.set(undefined);
    if (!wished) mutate({ product, wished: true });
  }, [isKnown, code, wished, product, mutate]);

  const press = () => {
    if (isLoggedIn) {
      if (isKnown && !isPending) mutate({ product, wished: !wished });
      return;
    }
    wishedAsGuest.set(code);
    const query = search.toString();
    navigate(`/account/login?route=${encodeURIComponent(query ? `${path}?${query}` : path)}`);
  };

  return (
    <IconButton
      className={styles.heart}
      label={text('wishlist.heart', { name })}
      aria-pressed={wished}
      aria-busy={isPending || undefined}
      onClick={press}
    >
      <Icon name="heart" />
    </IconButton>
  );
}
