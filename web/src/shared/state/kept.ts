import { createStore, useStore, type Store } from './store';

export interface Kept<T> extends Store<T> {
  key: string;
  /** Reads again what another tab wrote. */
  refresh(): void;
}

const inBrowser = typeof window !== 'undefined';

/** `visits`: in every tab, also tomorrow. `tab`: gone with the tab, and not seen by others. */
export type For = 'visits' | 'tab';

const storageOf = (how: For) => (how === 'tab' ? window.sessionStorage : window.localStorage);

function read<T>(key: string, absent: T, how: For): T {
  if (!inBrowser) return absent;
  try {
    const kept = storageOf(how).getItem(key);
    return kept === null ? absent : (JSON.parse(kept) as T);
  } catch {
    return absent;
  }
}

/** A value the browser keeps; without storage it lives as long as the page. */
export function keep<T>(key: string, absent: T, how: For = 'visits'): Kept<T> {
  const store = createStore(read(key, absent, how));
  return {
    key,
    get: store.get,
    subscribe: store.subscribe,
    set(value) {
      if (inBrowser)
        try {
          if (value === absent || value === undefined) storageOf(how).removeItem(key);
          else storageOf(how).setItem(key, JSON.stringify(value));
        } catch {
          // Private windows may refuse storage; the page still works.
        }
      store.set(value);
    },
    refresh: () => store.set(read(key, absent, how)),
  };
}

/** What is kept; `absent` until the page has been taken over from the server. */
export const useKept = <T>(kept: Kept<T>, absent: T): T => useStore(kept, absent);
