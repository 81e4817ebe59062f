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

/** That the browser would not keep something (storage full or forbidden): it lasts as long as the page. */
export const notKept = createStore(false);

const shared: Kept<unknown>[] = [];

/** A value the browser keeps; without storage it lives as long as the page. */
export function keep<T>(key: string, absent: T, how: For = 'visits'): Kept<T> {
  /** As it was last read or written; `undefined` where storage could not be had. */
  let kept: string | null | undefined;
  const read = (): T => {
    if (!inBrowser) return absent;
    try {
      kept = storageOf(how).getItem(key);
      return kept === null ? absent : (JSON.parse(kept) as T);
    } catch {
      return absent;
    }
  };
  const store = createStore(read());
  const own: Kept<T> = {
    key,
    get: store.get,
    subscribe: store.subscribe,
    set(value) {
      const text = value === absent || value === undefined ? null : JSON.stringify(value);
      if (inBrowser)
        try {
          if (text === null) storageOf(how).removeItem(key);
          else storageOf(how).setItem(key, text);
          kept = text;
        } catch {
          kept = undefined;
          if (text !== null) notKept.set(true);
        }
      store.set(value);
    },
    refresh() {
      // What could not be written is newer than what is there.
      if (kept === undefined) return;
      const before = kept;
      const value = read();
      if (kept !== before) store.set(value);
    },
  };
  if (how === 'visits') shared.push(own as Kept<unknown>);
  return own;
}

/** Reads again whatever tabs share, or the one with this key. */
export const refreshKept = (key: string | null = null): void =>
  shared.forEach((kept) => (key === null || kept.key === key) && kept.refresh());

/** What is kept; `absent` until the page has been taken over from the server. */
export const useKept = <T>(kept: Kept<T>, absent: T): T => useStore(kept, absent);
