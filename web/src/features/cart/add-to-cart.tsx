import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ComponentProps } from 'react';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { refresh } from '@/shared/api/query';
import type { Cart, Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { campaign } from '@/shared/session/campaign';
import { anyCart, cachedCart, guestCart, keptAt, userSegment } from '@/shared/session/cart-code';
import { session } from '@/shared/session/session';
import { Button, ButtonLink } from '@/shared/ui/button';
import { isSoldOut } from '@/shared/ui/stock-badge';
import { toast } from '@/shared/ui/toast';
import { TvLicenceModal } from './tv-licence';

interface Wanted {
  product: Product;
  quantity: number;
  /** Of the TV licence it is bought with. */
  validationId?: string;
}

async function add(wanted: Wanted): Promise<Cart> {
  const cart = await addProduct(wanted);
  if (!wanted.validationId) return cart;
  const place = session.get().isLoggedIn ? 'current' : cart.guid;
  const licensed = await api.post<Cart>(`/users/${userSegment()}/carts/${place}/tvLicence?fields=FULL`, {
    validationId: wanted.validationId,
  });
  return { ...licensed, quantityAdded: cart.quantityAdded, statusMessage: cart.statusMessage };
}

function addProduct({ product, quantity }: Wanted): Promise<Cart> {
  const outbound = campaign();
  const query = new URLSearchParams({ requestType: 'add', fields: 'FULL' });
  if (outbound) query.set('sap-outbound-id', outbound);
  return api.post<Cart>(`/users/${userSegment()}/carts/addtocart?${query.toString()}`, {
    cartId: session.get().isLoggedIn ? undefined : guestCart.get(),
    productCode: product.code,
    quantity,
    tradingType: product.tradingType ?? '00',
  });
}

/** Adds to the shopper's cart, whoever they are; says how many were granted when it is fewer. */
export function useAddToCart() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: add,
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

/** The button that starts it all. What cannot be bought says so instead. */
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
  const sold = isSoldOut(product);
  if (sold)
    return (
      <Button kind={kind} size={size} wide={wide} disabled>
        {text('product.outOfStock')}
      </Button>
    );
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
