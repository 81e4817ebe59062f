import { expect, test } from 'vitest';
import { ageOf, dayWords, isOlderThanADay, nowWords, shortDay, whenOf } from './times';

/** Wed 10 June 2026, 11:05 in Johannesburg. */
const now = Date.parse('2026-06-10T09:05:00Z');

test('times are South Africa’s, named by today and yesterday', () => {
  expect(whenOf('2026-06-10T08:42:00+0000', now)).toBe('today 10:42');
  expect(whenOf('2026-06-09T22:10:00+0000', now)).toBe('today 00:10');
  expect(whenOf('2026-06-09T14:20:00+0000', now)).toBe('yesterday 16:20');
  expect(whenOf('2026-06-10T22:10:00+0000', now)).toBe('tomorrow 00:10');
  expect(whenOf('2026-06-08T14:20:00+0000', now)).toBe('Mon 8 June, 16:20');
  expect(nowWords(now)).toBe('Wed 10 June 2026, 11:05');
});

test('the year is said where it is another one', () => {
  expect(shortDay('2025-11-19T10:00:00+0000', now)).toBe('Wed 19 November 2025');
  expect(dayWords('2026-06-10T08:42:00+0000', now)).toBe('Today, Wed 10 June');
});

test.each([
  ['2026-06-10T09:04:50+0000', '1 min'],
  ['2026-06-10T08:39:00+0000', '26 min'],
  ['2026-06-10T04:05:00+0000', '5 h'],
  ['2026-06-07T09:05:00+0000', '3 d'],
])('since %s it is %s', (time, words) => expect(ageOf(time, now)).toBe(words));

test('late is after a whole day', () => {
  expect(isOlderThanADay('2026-06-09T09:05:00+0000', now)).toBe(true);
  expect(isOlderThanADay('2026-06-09T09:06:00+0000', now)).toBe(false);
});
