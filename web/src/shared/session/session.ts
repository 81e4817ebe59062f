import { keep } from '@/shared/state/kept';
import { createStore, useStore } from '@/shared/state/store';

/** What a signed-in tab holds. In browsers the refresh token is in an HttpOnly cookie instead. */
export interface Session {
  isLoggedIn: boolean;
  uid?: string;
  accessToken?: string;
  refreshToken?: string;
  /** When the access token ends, in milliseconds. */
  expiredAt?: number;
}

export interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  expires_in: number;
}

interface Tokens extends Session {
  /** The sign-in these tokens belong to. */
  signIn: string;
}

export const loggedOut: Session = { isLoggedIn: false };

/** That somebody is signed in is known to all tabs, by a number that says nothing; the tokens to one tab only. */
export const signedIn = keep<string | undefined>('spaza.signedIn', undefined);
const tokens = keep<Tokens | undefined>('spaza.session', undefined, 'tab');

/** A tab without tokens of its own, such as a new one, gets them by the cookie with its first call. */
function current(): Session {
  const signIn = signedIn.get();
  if (signIn === undefined) return loggedOut;
  const own = tokens.get();
  return own?.signIn === signIn ? own : { isLoggedIn: true };
}

const store = createStore(current());
const follow = () => store.set(current());

export const session = {
  get: store.get,
  subscribe: store.subscribe,
  /** What another tab did: signed in, or out. */
  refresh() {
    signedIn.refresh();
    follow();
  },
};

/** Tokens of a new sign-in (with the customer's uid), or renewed ones of the present one. */
export function saveTokens(answer: TokenAnswer, uid?: string, now = Date.now()): void {
  const before = store.get();
  if (uid !== undefined || signedIn.get() === undefined) signedIn.set(crypto.randomUUID());
  tokens.set({
    isLoggedIn: true,
    signIn: signedIn.get()!,
    uid: uid ?? before.uid,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? (uid === undefined ? before.refreshToken : undefined),
    expiredAt: now + answer.expires_in * 1000,
  });
  follow();
}

export function forgetTokens(): void {
  signedIn.set(undefined);
  tokens.set(undefined);
  follow();
}

export const tokenIsValid = ({ accessToken, expiredAt = 0 }: Session, now = Date.now()): boolean =>
  accessToken !== undefined && expiredAt > now;

/** `undefined` while the page is still the server's, which knows nobody. */
export function useIsLoggedIn(): boolean | undefined {
  return useStore<Session | undefined>(store, undefined)?.isLoggedIn;
}
