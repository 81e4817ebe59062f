import { createStore, useStore, type Store } from './store';

export interface Kept<T> extends Store<T> {
  key: string;
  /** Reads again what another tab wrote. */
  refresh(): void;
}

const inBrowser = typeof window !== 'undefined';

function read<T>(key: string, absent: T): T {
  if (!inBrowser) return absent;
  try {
    const kept = window.localStorage.getItem(key);
    return kept === null ? absent : (JSON.parse(kept) as T);
  } catch {
    return absent;
  }
}

/** A value the browser keeps between visits; without storage it lives as long as the page. */
export function keep<T>(key: string, absent: T): Kept<T> {
  const store = createStore(read(key, absent));
  return {
    key,
    get: store.get,
    subscribe: store.subscribe,
    set(value) {
      if (inBrowser)
        try {
          if (value === absent || value === undefined) window.localStorage.removeItem(key);
          else window.localStorage.setItem(key, JSON.stringify(value));
        } catch {
          // Private windows may refuse storage; the page still works.
        }
      store.set(value);
    },
    refresh: () => store.set(read(key, absent)),
  };
}

/** What is kept; `absent` until the page has been taken over from the server. */
export const useKept = <T>(kept: Kept<T>, absent: T): T => useStore(kept, absent);
