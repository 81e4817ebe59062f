import { bought } from '@/shared/analytics/bought';
import { createStore } from '@/shared/state/store';
import { guestCart } from './cart-code';
import { forgetDrafts } from './drafts';
import { paying } from './paying';
import { choosePlace, defaultPlace } from './place';
import { forgetTokens } from './session';

/** Where Splash is asked to go, and whether everything known of the shopper is thrown away first. */
export interface Reset {
  to: string;
  resetApp: boolean;
  count: number;
}

export const reset = createStore<Reset | undefined>(undefined);

/** Back through Splash to a path, after login, logout or expiry. */
export function resetTo(to = '/', { resetApp = true } = {}): void {
  reset.set({ to, resetApp, count: (reset.get()?.count ?? 0) + 1 });
}

/** Forgets who was signed in and their cart. */
export function endSession(): void {
  forgetTokens();
  guestCart.set(undefined);
  paying.set(undefined);
  bought.set(undefined); // the orders of who leaves are not left on the device
}

/** The shopper leaves: their address and what they had begun are forgotten, too (specification §4). */
export function leave(): void {
  endSession();
  forgetDrafts();
  choosePlace(defaultPlace());
}
