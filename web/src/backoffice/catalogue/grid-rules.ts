/** What a column takes, so that a bad cell says so before anything is sent. */
export interface Column {
  id: string;
  name: string;
  kind: 'text' | 'price' | 'number' | 'yesNo' | 'choice';
  unit?: string;
  /** Of `choice`. */
  choices?: readonly string[];
  isRequired?: boolean;
  longest?: number;
}

/** What was typed into cells, by row and column: `100123/price` → `9 999.00`. */
export type Typed = Readonly<Record<string, string>>;

export const cellOf = (row: string, column: string): string => `${row}/${column}`;
export const rowOf = (cell: string): string => cell.slice(0, cell.indexOf('/'));
export const columnOf = (cell: string): string => cell.slice(cell.indexOf('/') + 1);

const spaces = /[\s\u00a0]/g;

/** `R 9 999,00` → `9999.00`; nothing where it is no amount. A comma before at most two digits at the end is a point. */
export function amountIn(words: string): string | undefined {
  const plain = words.replace(/^\s*R/i, '').replace(spaces, '');
  const pointed = /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain.replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(pointed) ? Number(pointed).toFixed(2) : undefined;
}

/** As it is read in a cell: `9999.00` is `9 999.00`. */
export const shownIn = ({ kind }: Column, value: string): string =>
  kind === 'price' ? value.replace(/\B(?=(\d{3})+\.)/g, '\u00a0') : value;

const yes = /^(yes|y|true|1)$/i;
const no = /^(no|n|false|0)$/i;

/** What a cell means, as it is kept: `9999.00`, `214`, `yes`; or what is wrong with it. */
export function meaningOf(column: Column, typed: string): { value: string } | { wrong: string } {
  const words = typed.trim();
  if (words === '') return column.isRequired ? { wrong: `${column.name} may not be empty` } : { value: '' };
  switch (column.kind) {
    case 'price': {
      const amount = amountIn(words);
      if (amount === undefined) return { wrong: `${column.name} is no amount in rand` };
      return Number(amount) > 0 ? { value: amount } : { wrong: `${column.name} must be more than nothing` };
    }
    case 'number': {
      const number = words.replace(spaces, '').replace(/^(-?\d+),(\d+)$/, '$1.$2');
      return /^-?\d+(\.\d+)?$/.test(number) ? { value: number } : { wrong: `${column.name} is no number` };
    }
    case 'yesNo':
      return yes.test(words)
        ? { value: 'yes' }
        : no.test(words)
          ? { value: 'no' }
          : { wrong: 'Say yes or no' };
    case 'choice': {
      const known = column.choices?.find((each) => each.toLowerCase() === words.toLowerCase());
      return known === undefined ? { wrong: `${column.name} has no “${words}”` } : { value: known };
    }
    default: {
      const longest = column.longest ?? Infinity;
      return words.length <= longest
        ? { value: words }
        : { wrong: `${column.name} has ${words.length} characters, at most ${longest}` };
    }
  }
}

/** What a sheet puts on the clipboard: rows of cells. */
export const cellsIn = (clipboard: string): string[][] =>
  clipboard
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'));

export interface Grid {
  rows: readonly string[];
  columns: readonly Column[];
}

export interface Place {
  row: number;
  column: number;
}

/** Typed into every cell below and right of a place; what is outside the grid or not to be changed is left out. */
export function pasted({ rows, columns }: Grid, typed: Typed, at: Place, clipboard: string): Typed {
  const next = { ...typed };
  cellsIn(clipboard).forEach((cells, down) =>
    cells.forEach((words, right) => {
      const row = rows[at.row + down];
      const column = columns[at.column + right];
      if (row !== undefined && column) next[cellOf(row, column.id)] = words;
    }),
  );
  return next;
}

/** The value of one cell in all below it, down to and with `last`. */
export function filledDown(
  { rows, columns }: Grid,
  typed: Typed,
  at: Place,
  last: number,
  words: string,
): Typed {
  const next = { ...typed };
  const column = columns[at.column];
  if (!column) return typed;
  for (let row = at.row + 1; row <= Math.min(last, rows.length - 1); ++row)
    next[cellOf(rows[row]!, column.id)] = words;
  return next;
}

export interface Change {
  row: string;
  column: string;
  before: string;
  value: string;
}

export interface Bad {
  row: string;
  column: string;
  wrong: string;
}

/** What would be saved, and what stays because it is wrong; a cell typed back to what it was is neither. */
export function readGrid(
  columns: readonly Column[],
  typed: Typed,
  savedAt: (row: string, column: string) => string,
): { changes: Change[]; bad: Bad[] } {
  const changes: Change[] = [];
  const bad: Bad[] = [];
  for (const [cell, words] of Object.entries(typed)) {
    const row = rowOf(cell);
    const column = columns.find(({ id }) => id === columnOf(cell));
    if (!column) continue;
    const before = savedAt(row, column.id);
    const meaning = meaningOf(column, words);
    if ('wrong' in meaning) bad.push({ row, column: column.id, wrong: meaning.wrong });
    else if (meaning.value !== before) changes.push({ row, column: column.id, before, value: meaning.value });
  }
  return { changes, bad };
}
