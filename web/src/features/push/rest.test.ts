import { expect, test } from 'vitest';
import { isResting } from './rest';

const day = 24 * 60 * 60 * 1000;

test('who said no is not asked for 90 days', () => {
  const now = 1_780_000_000_000;
  expect(isResting(0, now)).toBe(false);
  expect(isResting(now - 89 * day, now)).toBe(true);
  expect(isResting(now - 90 * day, now)).toBe(false);
});
