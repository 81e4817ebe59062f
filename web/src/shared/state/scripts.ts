import { ApiError } from '@/shared/api/errors';
import { shopAnswers } from './online';

/** A release replaces the scripts of the one before: a page that stood meanwhile asks for files that are gone. */

const key = 'spaza.reloaded';
const once = 60_000;

/** Whether this page was loaded again just now for the same reason; without storage the browser's own memory counts. */
function wasReloaded(now: number): boolean {
  try {
    const since = now - Number(sessionStorage.getItem(key) ?? 0);
    // A clock put back says nothing of how long ago it was.
    if (since >= 0 && since < once) return true;
    sessionStorage.setItem(key, String(now));
    return false;
  } catch {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.type === 'reload';
  }
}

let underWay: Promise<boolean> | undefined;

/**
 * After a script did not come: the new release's page, once. `false` when the page stays: whoever asked for the script
 * says so then. The starter in the page does the same for the entry script
 * (server/src/app/pages/page_document.hpp).
 */
export function reloadWhenReplaced(now = Date.now()): Promise<boolean> {
  const look = async () => {
    // The shop answers, so what did not come is gone; otherwise the line is, and the page must stay.
    if (!(await shopAnswers()) || wasReloaded(now)) return false;
    window.location.reload();
    return true;
  };
  return (underWay ??= look().finally(() => (underWay = undefined)));
}

const typedInto = new Set<Element>();

/** Remembers where something was typed or chosen, from the start of the page on. */
export function followTyping(): void {
  const note = ({ target }: Event) => target instanceof Element && typedInto.add(target);
  window.addEventListener('input', note, { capture: true, passive: true });
}

/** Whether the page holds what was typed and sent nowhere: loading it again would lose that. A search is in the address. */
export const isHalfFilled = (): boolean =>
  [...typedInto].some(
    (field) =>
      field.isConnected && (field as HTMLInputElement).value !== '' && !field.closest('[role=search]'),
  );

/** The same for a part of a page that is otherwise at work: a form half filled is left as it is. */
export const reloadForPart = async (): Promise<boolean> => !isHalfFilled() && reloadWhenReplaced();

/** The script of a screen could not be had. */
export class ScriptMissing extends ApiError {
  constructor() {
    super(0, undefined);
  }
}
