import { randomKey } from '@/shared/state/random-key';

/** A new number for a sign-in. One that ends with the browser is noted where the browser forgets it, for all its tabs. */
export function newSignIn(stays: boolean): string {
  const signIn = randomKey();
  if (stays) return signIn;
  document.cookie = `visit-${signIn}=; path=/`;
  return `visit-${signIn}`;
}

/** That the browser was closed since who signed in for a visit did so; the server's cookie went with it. */
export const isOfPastVisit = (signIn = ''): boolean =>
  signIn.startsWith('visit-') && !document.cookie.includes(signIn);
