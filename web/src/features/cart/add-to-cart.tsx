import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ComponentProps } from 'react';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { messageOf } from '@/shared/api/errors';
import { refresh } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { NotifyOnCard } from '@/shared/notify-me/notify-me';
import { anyCart, cachedCart, guestCart, keptAt } from '@/shared/session/cart-code';
import { session } from '@/shared/session/session';
import { Button, ButtonLink } from '@/shared/ui/button';
import { isSoldOut } from '@/shared/ui/stock-badge';
import { toast } from '@/shared/ui/toast';
import { Adding, type Wanted } from './adding';
import { TvLicenceModal } from './tv-licence';

/** Adds to the shopper's cart, whoever they are; says how many were granted when it is fewer. */
function useAddToCart() {
  const cache = useQueryClient();
  const [adding] = useState(() => new Adding());
  return useMutation({
    mutationFn: (wanted: Wanted) => adding.add(wanted),
    onSuccess: (cart, { product, quantity }) => {
      if (!session.get().isLoggedIn) guestCart.set(cart.guid);
      const [path, answer] = keptAt(cart);
      cache.setQueryData([path], answer);
      void refresh(cache, anyCart);
      const granted = cart.quantityAdded ?? quantity;
      track('add_to_cart', ofItems([itemOf(product, { quantity: granted })]));
      const link = { href: '/cart', label: text('cart.open') };
      if (granted < quantity)
        toast.error(cart.statusMessage ?? text('cart.lowStock', { count: granted }), link);
      else toast.success(text('cart.added'), link);
    },
    onError: (problem) => toast.error(messageOf(problem)),
  });
}

/** Not released yet: ordered by itself. */
const isToCome = ({ preOrder, preOrderDate }: Product) =>
  preOrder && !(preOrderDate && Date.parse(preOrderDate) <= Date.now());

type Props = {
  product: Product;
  quantity?: number;
  label?: string;
  onAdded?: () => void;
} & Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'wide' | 'children'>;

/** The button that starts it all. What cannot be had near is told of when it is back. */
export function AddToCart({
  product,
  quantity = 1,
  kind = 'soft',
  size = 'small',
  wide = true,
  label = text('product.addToCart'),
  onAdded,
  children,
}: Props) {
  const cache = useQueryClient();
  const { mutate, isPending } = useAddToCart();
  const [askingLicence, setAskingLicence] = useState(false);
  if (isSoldOut(product)) return <NotifyOnCard product={product} kind="secondary" size={size} />;
  if (isToCome(product))
    return (
      <ButtonLink
        kind={kind}
        size={size}
        wide={wide}
        href={`/pc/${encodeURIComponent(product.code)}`}
        aria-label={`${text('product.preOrderNow')}: ${product.name}`}
      >
        {text('product.preOrderNow')}
      </ButtonLink>
    );
  const needsLicence = () => product.requiresTvLicence && !cachedCart(cache)?.tvLicence?.isAdded;
  return (
    <>
      <Button
        kind={kind}
        size={size}
        wide={wide}
        busy={isPending}
        aria-label={`${label}: ${product.name}`}
        onClick={() =>
          needsLicence() ? setAskingLicence(true) : mutate({ product, quantity }, { onSuccess: onAdded })
        }
      >
        {children}
        {label}
      </Button>
      <Suspense>
        {askingLicence && (
          <TvLicenceModal
            add={text('tvLicence.addTo')}
            onClose={() => setAskingLicence(false)}
            onAdd={(validationId) => {
              mutate(
                { product, quantity, validationId },
                { onSuccess: onAdded, onSettled: () => setAskingLicence(false) },
              );
            }}
          />
        )}
      </Suspense>
    </>
  );
}
