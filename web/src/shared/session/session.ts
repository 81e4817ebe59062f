import { keep } from '@/shared/state/kept';
import { useStore } from '@/shared/state/store';

/** What a signed-in browser holds. The web channel's refresh token is in an HttpOnly cookie instead. */
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

export const loggedOut: Session = { isLoggedIn: false };
export const session = keep<Session>('spaza.session', loggedOut);

export function saveTokens(answer: TokenAnswer, uid = session.get().uid, now = Date.now()): void {
  session.set({
    isLoggedIn: true,
    uid,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? session.get().refreshToken,
    expiredAt: now + answer.expires_in * 1000,
  });
}

export const tokenIsValid = ({ accessToken, expiredAt = 0 }: Session, now = Date.now()): boolean =>
  accessToken !== undefined && expiredAt > now;

/** `undefined` while the page is still the server's, which knows nobody. */
export function useIsLoggedIn(): boolean | undefined {
  return useStore<Session | undefined>(session, undefined)?.isLoggedIn;
}
