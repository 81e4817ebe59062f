import { useIsLoggedIn } from './session';
import { useConfig } from './shop-terms';

/** What a first order is given just now, in words, for somebody who is not signed in; nothing while there is no offer. */
export function useFirstOrderOffer(): string | undefined {
  const isLoggedIn = useIsLoggedIn();
  const config = useConfig();
  return isLoggedIn === true ? undefined : config?.firstOrderOffer;
}
