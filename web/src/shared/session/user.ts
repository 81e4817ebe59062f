import { useApi } from '@/shared/api/query';
import type { User } from '@/shared/api/types';
import { useIsLoggedIn } from './session';

export const customerPath = '/users/current?fields=FULL';

/** The signed-in customer; nothing is asked for guests. */
export function useUser() {
  const isLoggedIn = useIsLoggedIn();
  return useApi<User>(isLoggedIn ? customerPath : null);
}

/** A first name that fits the header: 15 characters on desktop, 16 in the app, then `..`. */
export const shortName = (name: string, length: number) =>
  [...name].length > length ? `${[...name].slice(0, length).join('')}..` : name;
