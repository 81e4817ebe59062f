import { useEffect, useEffectEvent } from 'react';
import { createStore } from '@/shared/state/store';
import { meant, type Press, type Shortcut } from './keys';

interface Group {
  where: string;
  shortcuts: readonly Shortcut[];
}

/** What can be pressed now, by where it acts. */
export const groups = createStore<readonly Group[]>([]);

const kept = 'backoffice.single-keys';

const read = () => {
  try {
    return localStorage.getItem(kept) !== 'off';
  } catch {
    return true;
  }
};

/** Whether single keys act; whoever dictates, or types by accident, switches them off. */
export const singleKeys = createStore(read());
export function setSingleKeys(on: boolean): void {
  singleKeys.set(on);
  try {
    localStorage.setItem(kept, on ? 'on' : 'off');
  } catch {
    // It holds for this page only.
  }
}

const fields = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';
const controls = 'a[href], button, summary, [role=option]';

function pressOf(event: KeyboardEvent): Press {
  const on = event.target instanceof Element ? event.target : document.body;
  return {
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    inField: on.matches(fields),
    inDialog: document.querySelector('dialog[open]') !== null,
    onControl: on.matches(controls),
  };
}

let begun = '';
let timer: number | undefined;
const within = 1_500;

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const all = groups.get().flatMap(({ shortcuts }) => shortcuts);
  const found = meant(all, pressOf(event), begun, singleKeys.get());
  window.clearTimeout(timer);
  begun = found.begun;
  if (begun) timer = window.setTimeout(() => (begun = ''), within);
  if (!found.run) return;
  event.preventDefault();
  found.run.run();
}

/** Listens until the page is left. */
export function startKeyboard(): () => void {
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

/** While this is on screen, these keys do these things. Name and keys of the list stay the same while it is. */
export function useShortcuts(where: string, shortcuts: readonly (Shortcut | false)[]): void {
  const run = useEffectEvent((keys: string) => {
    shortcuts.find((each) => each && each.keys === keys && (each.run(), true));
  });
  const shape = JSON.stringify(
    shortcuts.filter((each) => !!each).map(({ keys, what, always }) => ({ keys, what, always })),
  );
  useEffect(() => {
    const named = JSON.parse(shape) as Omit<Shortcut, 'run'>[];
    const group = { where, shortcuts: named.map((each) => ({ ...each, run: () => run(each.keys) })) };
    groups.set([...groups.get(), group]);
    return () => groups.set(groups.get().filter((each) => each !== group));
  }, [where, shape]);
}
