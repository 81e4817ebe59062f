import { unitsIn } from './words';

/** A product on a count sheet, and what was typed as its number; nothing yet is empty. */
export interface Line {
  code: string;
  name: string;
  image?: string;
  typed: string;
}

/** A sheet as it is kept on this device until it is applied. */
export interface Sheet {
  store: string;
  lines: readonly Line[];
}

/** Found once more, as by scanning one unit after the other, it is one more. */
export const withFound = (sheet: Sheet, found: Omit<Line, 'typed'>): Sheet => {
  const there = sheet.lines.find(({ code }) => code === found.code);
  if (!there) return { ...sheet, lines: [{ ...found, typed: '1' }, ...sheet.lines] };
  const counted = { ...there, typed: String((unitsIn(there.typed) ?? 0) + 1) };
  return { ...sheet, lines: [counted, ...sheet.lines.filter((each) => each !== there)] };
};

export const withTyped = (sheet: Sheet, code: string, typed: string): Sheet => ({
  ...sheet,
  lines: sheet.lines.map((each) => (each.code === code ? { ...each, typed } : each)),
});

export const without = (sheet: Sheet, code: string): Sheet => ({
  ...sheet,
  lines: sheet.lines.filter((each) => each.code !== code),
});

export const isReady = ({ store, lines }: Sheet): boolean =>
  store !== '' && lines.length > 0 && lines.every(({ typed }) => unitsIn(typed) !== undefined);

export const entriesOf = ({ lines }: Sheet) =>
  lines.map(({ code, typed }) => ({ product: code, counted: unitsIn(typed) ?? 0 }));
