import { expect, test } from 'vitest';
import { entriesOf, isReady, oldLines, withFound, without, withTyped, type Sheet } from './count-rules';

const empty: Sheet = { store: 'S1', lines: [] };
const kettle = { code: '100', name: 'Kettle' };
const toaster = { code: '200', name: 'Toaster' };

test('a unit that is scanned again counts one more, and stands first', () => {
  const sheet = withFound(withFound(withFound(empty, kettle, 1), toaster, 2), kettle, 3);
  expect(sheet.lines.map(({ code, typed }) => [code, typed])).toEqual([
    ['100', '2'],
    ['200', '1'],
  ]);
});

test('a number is typed over, and a line is taken away', () => {
  const sheet = withTyped(withFound(withFound(empty, kettle, 1), toaster, 2), '100', '12', 3);
  expect(entriesOf(sheet)).toEqual([
    { product: '200', counted: 1 },
    { product: '100', counted: 12 },
  ]);
  expect(entriesOf(without(sheet, '200'))).toEqual([{ product: '100', counted: 12 }]);
});

test('a sheet is ready with a place and a number for every line', () => {
  const sheet = withFound(empty, kettle, 1);
  expect(isReady(sheet)).toBe(true);
  expect(isReady(withTyped(sheet, '100', '', 2))).toBe(false);
  expect(isReady({ ...sheet, store: '' })).toBe(false);
  expect(isReady(empty)).toBe(false);
});

test('what was counted long ago is said: it may have been sold since', () => {
  const sheet = withFound(withFound(empty, kettle, 0), toaster, 31 * 60_000);
  expect(oldLines(sheet, 40 * 60_000)).toBe(1);
  expect(oldLines(withTyped(sheet, '100', '5', 40 * 60_000), 40 * 60_000)).toBe(0);
});
