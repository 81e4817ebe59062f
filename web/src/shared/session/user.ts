import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { useIsLoggedIn } from './session';

export const customerPath = apiPath('/users/{user}', {
  path: { user: 'current' },
  query: { fields: 'FULL' },
});

/** The signed-in customer; nothing is asked for guests. */
export function useUser() {
  const isLoggedIn = useIsLoggedIn();
  return useApi(isLoggedIn ? customerPath : null);
}

/** The two letters of an avatar. */
export const initials = (firstName = '', lastName = '') =>
  [firstName, lastName].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('');

/** A first name that fits the header: 15 characters on desktop, 16 in the app, then `..`. */
export const shortName = (name: string, length: number) =>
  [...name].length > length ? `${[...name].slice(0, length).join('')}..` : name;
