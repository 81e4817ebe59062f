import { safePath } from '@/shared/routing/routing';
import type { Access } from './routes';

type Decision = { kind: 'show' } | { kind: 'wait' } | { kind: 'redirect'; to: string };

const signIn = '/account/login';

/**
 * Logged-in screens send a guest to sign in and back; logged-out screens send a customer on.
 * While nobody knows who is there (the server's page), only a logged-in screen waits.
 */
export function guardOf(
  access: Access,
  isLoggedIn: boolean | undefined,
  path: string,
  search: URLSearchParams,
): Decision {
  if (access === 'loggedIn' && isLoggedIn === undefined) return { kind: 'wait' };
  if (access === 'loggedIn' && !isLoggedIn) {
    const query = search.toString();
    const route = encodeURIComponent(query ? `${path}?${query}` : path);
    return { kind: 'redirect', to: `${signIn}?route=${route}` };
  }
  if (access === 'loggedOut' && isLoggedIn) return { kind: 'redirect', to: safePath(search.get('route')) };
  return { kind: 'show' };
}
