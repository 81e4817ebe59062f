import { useSyncExternalStore } from 'react';

/** A passkey belongs to a domain: at an address of digits there are none. */
const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(':');

export const arePasskeysOffered = () =>
  'PublicKeyCredential' in window && !isAddress(window.location.hostname);

const never = () => () => undefined;

/** Whether this browser has passkeys for this address; not before the page is taken over. */
export const useCanUsePasskeys = (): boolean => useSyncExternalStore(never, arePasskeysOffered, () => false);
