import { keep } from '@/shared/state/kept';
import { randomKey } from '@/shared/state/random-key';
import { createStore, useStore, type Readable } from '@/shared/state/store';

/** What a signed-in tab holds. The refresh token is in an HttpOnly cookie, which no script reads. */
export interface Session {
  isLoggedIn: boolean;
  uid?: string;
  accessToken?: string;
  /** When the access token came by this device's clock, and how long it is good, in milliseconds. */
  receivedAt?: number;
  lifetime?: number;
}

export interface TokenAnswer {
  access_token: string;
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
/** The sign-in `store` knows of. */
let followed = signedIn.get();

function follow(): void {
  followed = signedIn.get();
  store.set(current());
}

let onElsewhere: (before: Session) => void = () => undefined;
/** Another tab signed in or out; given who was signed in here until then. */
export const whenSignedElsewhere = (react: typeof onElsewhere) => void (onElsewhere = react);

export const session = {
  get: store.get,
  subscribe: store.subscribe,
  /** What another tab did: signed in, or out. */
  refresh() {
    signedIn.refresh();
    if (signedIn.get() === followed) return;
    const before = store.get();
    follow();
    onElsewhere(before);
  },
};

/** Tokens of a new sign-in (with the customer's uid and its own number), or renewed ones of the present one. */
export function saveTokens(answer: TokenAnswer, uid?: string, signIn = randomKey(), now = Date.now()): void {
  const before = store.get();
  if (uid !== undefined || signedIn.get() === undefined) signedIn.set(signIn);
  tokens.set({
    isLoggedIn: true,
    signIn: signedIn.get()!,
    uid: uid ?? before.uid,
    accessToken: answer.access_token,
    receivedAt: now,
    lifetime: answer.expires_in * 1000,
  });
  follow();
}

export function forgetTokens(): void {
  signedIn.set(undefined);
  tokens.set(undefined);
  follow();
}

/** A clock put back before the token came tells nothing of its age: such a token is renewed, like an old one. */
export const tokenIsValid = (
  { accessToken, receivedAt = 0, lifetime = 0 }: Session,
  now = Date.now(),
): boolean => accessToken !== undefined && receivedAt <= now && now < receivedAt + lifetime;

/** Nothing is drawn again because a token was renewed. */
const isLoggedIn: Readable<boolean> = {
  get: () => store.get().isLoggedIn,
  subscribe: store.subscribe,
};

/** `undefined` while the page is still the server's, which knows nobody. */
export function useIsLoggedIn(): boolean | undefined {
  return useStore<boolean | undefined>(isLoggedIn, undefined);
}
