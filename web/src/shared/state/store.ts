import { useEffect, useState } from 'react';

export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
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

let takenOver = false;

/** Called once the browser has taken the page over from the server. */
export const markTakenOver = () => void (takenOver = true);

/** The value; while the page is still the server's, what the server knew. */
export function useStore<T>(store: Store<T>, ...onServer: [known?: T]): T {
  // Counted, not compared: what the server knew may well be `undefined`.
  const [value, setValue] = useState(() =>
    takenOver || onServer.length === 0 ? store.get() : (onServer[0] as T),
  );
  useEffect(() => {
    const update = () => setValue(store.get());
    update();
    return store.subscribe(update);
  }, [store]);
  return value;
}
