import { expect, test } from 'vitest';
import { dayIn, endAfter, lastDayIn } from './days';

test('a day is the shop’s, not the server’s', () => {
  expect(dayIn('2026-06-11T22:30:00+0000')).toBe('2026-06-12');
  expect(dayIn(undefined)).toBe('');
});

test('what ends at midnight holds until the day before, and the other way round', () => {
  expect(lastDayIn('2026-06-12T22:00:00+0000')).toBe('2026-06-12');
  expect(endAfter('2026-06-12')).toBe('2026-06-13');
  expect(endAfter('2026-12-31')).toBe('2027-01-01');
});
