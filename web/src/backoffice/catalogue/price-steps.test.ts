import { expect, test } from 'vitest';
import { stepLine } from './price-steps';

test('a price holds until the next, and the last one until now', () => {
  const steps = [
    { at: 0, cents: 1_000 },
    { at: 50, cents: 500 },
    { at: 75, cents: 750 },
  ];
  expect(stepLine(steps, 100, 200, 40)).toBe('M0 0H100V40H150V20H200');
});

test('one price is a line in the middle; none is nothing', () => {
  expect(stepLine([{ at: 0, cents: 1_000 }], 100, 200, 40)).toBe('M0 20H200');
  expect(stepLine([], 100, 200, 40)).toBe('');
});
