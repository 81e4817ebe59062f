import type { ComponentProps } from 'react';
import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import type { Order, OrderItem } from './api';

/** A card that is declined once is mostly declined again: back to all the ways to pay this order. */
export const PayOtherwise = ({
  order: { cartCode },
  ...look
}: {
  order: Order | OrderItem;
} & Pick<ComponentProps<typeof ButtonLink>, 'kind' | 'size' | 'wide'>) =>
  cartCode ? (
    <ButtonLink {...look} href={`/payment?cart=${encodeURIComponent(cartCode)}`}>
      {text('order.payOtherwise')}
    </ButtonLink>
  ) : null;
