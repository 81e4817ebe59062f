import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { lacksLicence } from './lacks-licence';

/** Why a cart cannot be checked out yet. */
export interface Blocked {
  words: string;
  /** The product that sold out; without one a TV licence is missing. */
  soldOut?: string;
}

/** What must be fixed first: items that sold out, then the licence. */
export function blockedBy(cart: Cart): Blocked | undefined {
  const gone = cart.entries?.find(({ isOutOfStock, giveAway }) => isOutOfStock && !giveAway);
  if (gone) return { words: text('checkout.outOfStock'), soldOut: gone.product.code };
  return lacksLicence(cart) ? { words: text('tvLicence.needed') } : undefined;
}
