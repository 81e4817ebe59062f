import { expect, test } from 'vitest';
import { lastSpread, startOfSpread } from './rules';

test('pages are turned by spreads, and the last spread may be half', () => {
  expect([0, 1, 2, 3].map((page) => startOfSpread(page, 2))).toEqual([0, 0, 2, 2]);
  expect(lastSpread(3, 2)).toBe(2);
  expect(lastSpread(4, 2)).toBe(2);
  expect(lastSpread(4, 1)).toBe(3);
  expect(lastSpread(0, 2)).toBe(0);
});
