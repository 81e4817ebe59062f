import type { Product } from '@/shared/api/types';
import { keep } from '@/shared/state/kept';

/** A product chosen in the installed app without a line: it goes into the cart when the line is back. */
export interface Waiting {
  id: string;
  /** The once-key it is sent with, so that a lost answer adds nothing twice. */
  key: string;
  /** The sign-in it was chosen in, or none: it never goes into another customer's cart. */
  signIn?: string;
  since: number;
  code: string;
  name: string;
  url: string;
  picture?: string;
  tradingType: Product['tradingType'];
  quantity: number;
  /** What one cost when it was chosen. */
  price?: number;
  /** The cart it was sent to, once it was: a lost answer is asked for again in the same words. */
  sentTo?: { cart?: string };
  /** What the shopper has to know of it: it is not sent any more. */
  said?: string;
}

export const waiting = keep<readonly Waiting[] | undefined>('spaza.waiting', undefined);
