import { expect, test } from 'vitest';
import { timeLeft, timeOf } from './component';

test('a countdown counts down to nothing and no further', () => {
  const end = timeOf('2026-06-12T22:00:00+0000');
  const second = 1000;

  expect(timeLeft(end, end - ((2 * 24 + 11) * 3600 + 42 * 60 + 9) * second)).toEqual({
    days: 2,
    hours: 11,
    minutes: 42,
    seconds: 9,
  });
  expect(timeLeft(end, end + second)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
