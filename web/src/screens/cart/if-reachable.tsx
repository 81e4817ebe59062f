import type { ReactNode } from 'react';
import { useIsInstalled } from '@/shared/session/installed';
import { useIsLoggedIn } from '@/shared/session/session';
import { useIsOnline } from '@/shared/state/online';
import { part } from '@/shared/state/part';
import { Near } from '@/shared/ui/near';

const SavedCarts = part(() => import('@/features/cart/saved-carts'));

/** In the app without a line what has a script of its own is left out, for that may not be kept: the cart stays. */
const useIsReachable = (): boolean => {
  const isInstalled = useIsInstalled();
  return useIsOnline() || !isInstalled;
};

/** What is beside the cart. */
export const IfReachable = ({ children }: { children: ReactNode }) =>
  useIsReachable() ? <Near>{children}</Near> : null;

/** Carts put aside, of customers alone. */
export function PutAside() {
  const isReachable = useIsReachable();
  return useIsLoggedIn() && isReachable ? <SavedCarts /> : null;
}
