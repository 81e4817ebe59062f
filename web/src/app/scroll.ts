import { useEffect, useLayoutEffect, useRef } from 'react';
import { addressNow } from '@/shared/routing/routing';
import { layOut } from '@/shared/state/take-over';

const places = 'spaza.scroll';
const kept = 50;

type Places = Record<string, number>;

const read = (): Places => {
  try {
    return JSON.parse(sessionStorage.getItem(places) ?? '{}') as Places;
  } catch {
    return {};
  }
};

function remember(key: string, top: number): void {
  const all = read();
  delete all[key];
  all[key] = top;
  try {
    sessionStorage.setItem(places, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-kept))));
  } catch {
    // A browser that keeps nothing opens every page at its top.
  }
}

let entries = 0;
/** One key for each entry of the browser's history. */
function keyOfEntry(): string {
  const state = (window.history.state ?? {}) as { scrollKey?: string };
  if (state.scrollKey) return state.scrollKey;
  const scrollKey = `${Date.now()}.${++entries}`;
  window.history.replaceState({ ...state, scrollKey }, '');
  return scrollKey;
}

let goingBack = false;
let shownAt: string | undefined;
// Listened to from the start: the page is drawn anew within this very event, by a listener that comes later.
// A link within the page, such as the one to its content, brings the event too and goes nowhere.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => (goingBack = addressNow() !== shownAt));

/** Back and forward return to where one was; a new page starts at its top with its content in focus. */
export function useScroll(path: string, search: string): void {
  const key = useRef<string | undefined>(undefined);
  const shown = useRef<string | undefined>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let waiting = 0;
    const onScroll = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => key.current && remember(key.current, window.scrollY));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    const isNewPage = !isFirst && shown.current !== path;
    const isBack = goingBack;
    shown.current = path;
    goingBack = false;
    shownAt = addressNow();
    key.current = keyOfEntry();
    const before = read()[key.current];
    if (isFirst || isBack) {
      if (before !== undefined) {
        layOut(document);
        window.scrollTo(0, before);
      } else if (isNewPage) window.scrollTo(0, 0);
    } else if (isNewPage) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    } else {
      remember(key.current, window.scrollY);
    }
  }, [path, search]);
}
