import { unitsIn } from './words';

/** A product on a count sheet, and what was typed as its number; nothing yet is empty. */
export interface Line {
  code: string;
  name: string;
  image?: string;
  typed: string;
  /** When it was counted last, in milliseconds. */
  at: number;
}

/** A sheet as it is kept on this device until it is applied. */
export interface Sheet {
  store: string;
  lines: readonly Line[];
}

/** Found once more, as by scanning one unit after the other, it is one more. */
export const withFound = (sheet: Sheet, found: Omit<Line, 'typed' | 'at'>, at: number): Sheet => {
  const there = sheet.lines.find(({ code }) => code === found.code);
  if (!there) return { ...sheet, lines: [{ ...found, typed: '1', at }, ...sheet.lines] };
  const counted = { ...there, typed: String((unitsIn(there.typed) ?? 0) + 1), at };
  return { ...sheet, lines: [counted, ...sheet.lines.filter((each) => each !== there)] };
};

export const withTyped = (sheet: Sheet, code: string, typed: string, at: number): Sheet => ({
  ...sheet,
  lines: sheet.lines.map((each) => (each.code === code ? { ...each, typed, at } : each)),
});

export const without = (sheet: Sheet, code: string): Sheet => ({
  ...sheet,
  lines: sheet.lines.filter((each) => each.code !== code),
});

/** So many products are compared at once. */
export const most = 2_000;

/** Counted longer ago, it may have been sold since: what is missing would be counted back. */
const fresh = 30 * 60_000;
export const oldLines = ({ lines }: Sheet, now: number): number =>
  lines.filter(({ at }) => now - at > fresh).length;

export const isReady = ({ store, lines }: Sheet): boolean =>
  store !== '' &&
  lines.length > 0 &&
  lines.length <= most &&
  lines.every(({ typed }) => unitsIn(typed) !== undefined);

export const entriesOf = ({ lines }: Sheet) =>
  lines.map(({ code, typed }) => ({ product: code, counted: unitsIn(typed) ?? 0 }));
