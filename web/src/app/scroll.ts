import { useEffect, useLayoutEffect, useRef } from 'react';

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
  sessionStorage.setItem(places, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-kept))));
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

/** Back and forward return to where one was; a new page starts at its top with its heading in focus. */
export function useScroll(path: string): void {
  const goingBack = useRef(false);
  const key = useRef<string | undefined>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    key.current = keyOfEntry();
    const before = read()[key.current];
    if (before) window.scrollTo(0, before);
    const onBack = () => (goingBack.current = true);
    let waiting = 0;
    const onScroll = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => key.current && remember(key.current, window.scrollY));
    };
    window.addEventListener('popstate', onBack, true);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('popstate', onBack, true);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  const first = useRef(true);
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const back = goingBack.current;
    goingBack.current = false;
    key.current = keyOfEntry();
    window.scrollTo(0, back ? (read()[key.current] ?? 0) : 0);
    if (!back) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
}
