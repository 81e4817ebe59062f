import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { refresh } from '@/shared/api/query';
import type { Cart, Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { NotifyOnCard } from '@/shared/notify-me/notify-me';
import { anyCart, cachedCart, keepCart } from '@/shared/session/cart-code';
import { answerFirst } from '@/shared/ui/answer-first';
import { Button, ButtonLink } from '@/shared/ui/button';
import { isSoldOut, isToCome } from '@/shared/ui/stock-badge';
import { toast, toastRetry } from '@/shared/ui/toast';
import { useOpening } from '@/shared/ui/use-opening';
import { Adding, type Wanted } from './adding';
import { TvLicenceModal } from './tv-licence-part';

/** How it comes about: puts it in, or does what is done in its place and answers nothing. */
export type Way = (put: () => Promise<Cart>) => Promise<Cart | undefined>;

/**
 * Adds to the shopper's cart, whoever they are; says how many were granted when it is fewer.
 * No mutation of the query library: a list has a button in each card, and each would make one before it is pressed.
 */
function useAddToCart(onAdded?: () => void, way?: Way) {
  const cache = useQueryClient();
  const [adding] = useState(() => new Adding());
  const [isPending, setPending] = useState(false);
  const add = async (wanted: Wanted): Promise<void> => {
    const { product, quantity } = wanted;
    if (!way && adding.waits(wanted)) return;
    setPending(true);
    try {
      const put = () => adding.add(wanted);
      const cart = await (way ? way(put) : put());
      if (cart) {
        keepCart(cache, cart);
        void refresh(cache, anyCart);
        const granted = cart.quantityAdded ?? quantity;
        track('add_to_cart', ofItems([itemOf(product, { quantity: granted })]));
        const link = { href: '/cart', label: text('cart.open') };
        if (granted < quantity)
          toast.error(cart.statusMessage ?? text('cart.lowStock', { count: granted }), link);
        else toast.success(text('cart.added'), link);
      }
      onAdded?.();
    } catch (problem) {
      toastRetry(problem, () => void add(wanted));
    } finally {
      setPending(false);
    }
  };
  return { add, isPending };
}

type Props = {
  product: Product;
  quantity?: number;
  label?: string;
  /** What the button is about, for those who hear it. */
  about?: string;
  onAdded?: () => void;
  way?: Way;
} & Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'wide' | 'children'>;

/** The button that starts it all. What cannot be had near is announced when it is back. */
export function AddToCart({
  product,
  quantity = 1,
  kind = 'soft',
  size = 'small',
  wide = true,
  label = text('product.addToCart'),
  about = product.name,
  onAdded,
  way,
  children,
}: Props) {
  const cache = useQueryClient();
  const { add, isPending } = useAddToCart(onAdded, way);
  const asking = useOpening();
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
  const put = (validationId?: string) => add({ product, quantity, validationId });
  return (
    <>
      <Button
        kind={kind}
        size={size}
        wide={wide}
        busy={isPending || asking.isOpening}
        aria-label={`${label}: ${about}`}
        onClick={({ currentTarget }) =>
          answerFirst(currentTarget, () => (needsLicence() ? asking.open() : void put()))
        }
      >
        {children}
        {label}
      </Button>
      {asking.isOpen && (
        <TvLicenceModal
          add={text('tvLicence.addTo')}
          onShown={asking.onShown}
          onClose={asking.close}
          onAdd={(validationId) => void put(validationId).then(asking.close)}
        />
      )}
    </>
  );
}
