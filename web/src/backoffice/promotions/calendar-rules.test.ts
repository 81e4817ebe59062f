import { expect, test } from 'vitest';
import { daysIn, monthAt, monthWords, spanOf } from './calendar-rules';

const days = Array.from({ length: 30 }, (_, n) => ({
  day: `2026-06-${String(n + 1).padStart(2, '0')}`,
  isHoliday: false,
}));

test('a bar goes from its first to its last day in the shop, and to the edge where it has none', () => {
  expect(spanOf({ startsAt: '2026-06-11T22:00:00+0000', endsAt: '2026-06-21T22:00:00+0000' }, days)).toEqual({
    from: 11,
    to: 20,
  });
  expect(spanOf({ startsAt: '2026-05-01T00:00:00+0000' }, days)).toEqual({ from: 0, to: 29 });
});

test('months follow each other over the year', () => {
  expect([monthAt('2026-12-17', 1), monthAt('2026-01-01', -1), monthAt('2026-06-10', 0)]).toEqual([
    '2027-01-01',
    '2025-12-01',
    '2026-06-01',
  ]);
  expect([daysIn('2026-02-01'), daysIn('2026-12-01')]).toEqual([28, 31]);
  expect(monthWords('2026-06-01')).toBe('June 2026');
});
