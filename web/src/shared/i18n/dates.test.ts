import { expect, test } from 'vitest';
import { momentOf } from './dates';

test('a moment of today is its time of day; of another day, that day before it', () => {
  const now = new Date('2026-11-24T08:00:00Z');
  expect(momentOf('2026-11-24T07:58:00Z', now)).toBe('09:58');
  expect(momentOf('2026-11-23T21:58:00Z', now)).toBe('23 November 2026, 23:58');
  // Midnight is South Africa's.
  expect(momentOf('2026-11-23T22:01:00Z', now)).toBe('00:01');
});
