import { keep } from '@/shared/state/kept';
import type { CheckoutType } from './rules';

/** Whether the cart was filled from an order of before; until it is ordered. */
export const reordered = keep('spaza.reordered', false, 'tab');

export const checkoutType = (isPreOrder?: boolean): CheckoutType =>
  isPreOrder ? 'preorder' : reordered.get() ? 'reorder' : 'standard';
