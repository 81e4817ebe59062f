import { expect, test } from 'vitest';
import { dropOf, moved, moveOf, rowsOf, wayTo, type Leaf } from './tree';

const all: Leaf[] = [
  { code: 'tv', parent: undefined },
  { code: 'screens', parent: 'tv' },
  { code: 'small', parent: 'screens' },
  { code: 'sound', parent: 'tv' },
  { code: 'kitchen', parent: undefined },
];
const shown = (rows: ReturnType<typeof rowsOf>) => rows.map(({ one, depth }) => `${depth} ${one.code}`);

test('what is closed is not drawn; a search opens the way to what it finds', () => {
  expect(shown(rowsOf(all, () => false))).toEqual(['0 tv', '0 kitchen']);
  expect(shown(rowsOf(all, (code) => code === 'tv'))).toEqual(['0 tv', '1 screens', '1 sound', '0 kitchen']);
  expect(
    shown(
      rowsOf(
        all,
        () => false,
        ({ code }) => code === 'small',
      ),
    ),
  ).toEqual(['0 tv', '1 screens', '2 small']);
});

test('the way to a category begins at the top', () => {
  expect(wayTo(all, 'small').map(({ code }) => code)).toEqual(['tv', 'screens', 'small']);
});

test('keys move it among its siblings, in and out', () => {
  expect(moveOf(all, 'sound', 'up')).toEqual({ parent: 'tv', position: 0 });
  expect(moveOf(all, 'sound', 'down')).toBeUndefined();
  expect(moveOf(all, 'sound', 'right')).toEqual({ parent: 'screens', position: 1 });
  expect(moveOf(all, 'screens', 'left')).toEqual({ parent: undefined, position: 1 });
  expect(moveOf(all, 'tv', 'left')).toBeUndefined();
});

test('dropped on another it takes its place, but never inside itself', () => {
  expect(dropOf(all, 'small', 'kitchen')).toEqual({ parent: undefined, position: 1 });
  expect(dropOf(all, 'tv', 'small')).toBeUndefined();
  expect(dropOf(all, 'tv', 'tv')).toBeUndefined();
});

test('the tree after a move has everything once', () => {
  const after = moved(all, 'sound', { parent: 'tv', position: 0 });
  expect(shown(rowsOf(after, () => true))).toEqual(['0 tv', '1 sound', '1 screens', '2 small', '0 kitchen']);
  const out = moved(all, 'screens', { parent: undefined, position: 1 });
  expect(shown(rowsOf(out, () => true))).toEqual(['0 tv', '1 sound', '0 screens', '1 small', '0 kitchen']);
});
