import { useSyncExternalStore } from 'react';
import { keep } from '@/shared/state/kept';

/** A passkey belongs to a domain: at an address of digits there are none. */
const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(':');

const isOffered = () => 'PublicKeyCredential' in window && !isAddress(window.location.hostname);

const never = () => () => undefined;

/** Whether this browser has passkeys for this shop; not before the page is taken over. */
export const useCanUsePasskeys = (): boolean => useSyncExternalStore(never, isOffered, () => false);

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
  return isOffered() && !isKnownHere.get() && !isResting && !isBuying(path);
}

/** Whether the device can make one by itself: by a fingerprint, a face or its screen lock. */
export const hasScreenLock = (): Promise<boolean> =>
  PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);

/** It is offered now: whoever leaves it without an answer is not asked again at the next sign-in. */
export const noteOffer = (now = Date.now()) => offeredAt.set(now);
