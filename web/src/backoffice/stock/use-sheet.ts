import { useRef, useState } from 'react';
import type { Sheet } from './count-rules';

const nameOf = (person: string) => `backoffice.count.${person}`;
const none: Sheet = { store: '', lines: [] };

function read(person: string): Sheet {
  try {
    return JSON.parse(localStorage.getItem(nameOf(person)) ?? 'null') ?? none;
  } catch {
    return none;
  }
}

function keep(person: string, sheet: Sheet): void {
  try {
    if (sheet.lines.length > 0) localStorage.setItem(nameOf(person), JSON.stringify(sheet));
    else localStorage.removeItem(nameOf(person));
  } catch {
    // It is kept on this screen only.
  }
}

type Change = (before: Sheet) => Sheet;

/** A count takes a while: it stays on this device, for this person, until it is applied or thrown away. */
export function useSheet(person: string, store: string): [Sheet, (change: Change) => void] {
  const [sheet, setSheet] = useState(() => {
    const last = read(person);
    return last.lines.length > 0 || !store ? last : { ...last, store };
  });
  // Two scans in a second are two changes, whichever is found first.
  const newest = useRef(sheet);
  const set = (change: Change) => {
    newest.current = change(newest.current);
    keep(person, newest.current);
    setSheet(newest.current);
  };
  return [sheet, set];
}
