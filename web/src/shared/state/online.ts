import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'];

export function whenLineChanges(react: () => void): () => void {
  changes.forEach((change) => window.addEventListener(change, react));
  return () => changes.forEach((change) => window.removeEventListener(change, react));
}

/** False only when the browser is sure. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

export const useIsOnline = (): boolean => useSyncExternalStore(whenLineChanges, isOnline, () => true);
