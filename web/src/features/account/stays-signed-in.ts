import { ofVisit } from '@/shared/session/visit';
import { keep } from '@/shared/state/kept';
import { randomKey } from '@/shared/state/random-key';

/** Whether who signs in is to be signed in when the browser is opened again, as it was last ticked in this tab. */
export const staysSignedIn = keep<boolean>('spaza.stays', true, 'tab');

/** A new number for a sign-in. One that ends with the browser is noted where the browser forgets it, for all its tabs. */
export function newSignIn(stays: boolean): string {
  if (stays) return randomKey();
  const signIn = ofVisit + randomKey();
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `visit=${signIn}; path=/; samesite=strict${secure}`;
  return signIn;
}
