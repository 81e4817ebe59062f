import { arePasskeysOffered } from '@/shared/passkeys/support';
import { keep } from '@/shared/state/kept';

/** One was made or used on this device: it is the first way to sign in from then on. */
export const isKnownHere = keep('spaza.passkeyHere', false);

const rests = 90 * 24 * 3600 * 1000;

/** When it was last offered on this device, in milliseconds. */
const offeredAt = keep<number | undefined>('spaza.passkeyOffered', undefined);

/** It is offered between signing in and going on, and never to somebody who is about to pay. */
const isBuying = (path: string) =>
  /^\/(cart|checkout|ordersummary|payment|pc\/|account\/address\/)/.test(path);

/** Whether a passkey may be offered to who goes on to `path`: "Not now" rests for 90 days on this device. */
export function mayOffer(path: string, now = Date.now()): boolean {
  const last = offeredAt.get();
  const isResting = last !== undefined && now - last < rests;
  return arePasskeysOffered() && !isKnownHere.get() && !isResting && !isBuying(path);
}

/** Whether the device can make one by itself: by a fingerprint, a face or its screen lock. */
export const hasScreenLock = (): Promise<boolean> =>
  PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);

/** It is offered now: whoever leaves it without an answer is not asked again at the next sign-in. */
export const noteOffer = (now = Date.now()) => offeredAt.set(now);
