import { expect, test } from 'vitest';
import { changeWords, movedIn } from './moved';
import type { Preview } from './words';

const side = (total: number, ...codes: string[]): Preview['before'] => ({
  total,
  products: codes.map((code) => ({ code, name: code, isAvailable: true, isPinned: false })),
});
const preview = (before: Preview['before'], after: Preview['after']): Preview => ({
  words: 'tv',
  at: '2026-06-01T00:00:00+0000',
  before,
  after,
});

test('each product says how it moved', () => {
  const moved = movedIn(preview(side(9, 'a', 'b', 'c'), side(9, 'x', 'c', 'b')));
  expect(moved.map(({ code, place, how }) => [code, place, how])).toEqual([
    ['x', 1, 'new'],
    ['c', 2, 'up'],
    ['b', 3, 'down'],
  ]);
});

test('what changes is reported, and so is that nothing does', () => {
  expect(changeWords(preview(side(9, 'a', 'b', 'c'), side(10, 'x', 'c', 'b')))).toBe(
    '2 rise, 1 falls, 1 leaves the first ten, 9 products become 10.',
  );
  expect(changeWords(preview(side(9, 'a', 'b'), side(9, 'a', 'b')))).toBe(
    'Nothing changes among the first ten.',
  );
  expect(changeWords(preview(side(1, 'a'), side(0)))).toBe('1 leaves the first ten, 1 product becomes 0.');
});
