import { useSyncExternalStore } from 'react';

export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends Readable<T> {
  set(value: T): void;
}

/** A value outside the component tree, for what the whole page shares: session, toasts, overlays. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value; while the page is still the server's, what the server knew. */
export function useStore<T>(store: Readable<T>, ...onServer: [known?: T]): T {
  // Counted, not compared: what the server knew may well be `undefined`.
  const known = onServer.length === 0 ? store.get : () => onServer[0] as T;
  return useSyncExternalStore(store.subscribe, store.get, known);
}
