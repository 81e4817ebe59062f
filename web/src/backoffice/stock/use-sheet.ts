import { useState } from 'react';
import type { Sheet } from './count-rules';

const kept = 'backoffice.count';
const none: Sheet = { store: '', lines: [] };

function read(): Sheet {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? 'null') ?? none;
  } catch {
    return none;
  }
}

/** A count takes a while: it stays on this device until it is applied or thrown away. */
export function useSheet(store: string): [Sheet, (sheet: Sheet) => void] {
  const [sheet, setSheet] = useState(() => {
    const last = read();
    return last.lines.length > 0 || !store ? last : { ...last, store };
  });
  const set = (next: Sheet) => {
    setSheet(next);
    try {
      if (next.lines.length > 0) localStorage.setItem(kept, JSON.stringify(next));
      else localStorage.removeItem(kept);
    } catch {
      // It is kept on this screen only.
    }
  };
  return [sheet, set];
}
