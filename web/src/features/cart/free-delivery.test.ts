import { expect, test } from 'vitest';
import { shareOf } from './free-delivery';

test('the bar is full only when delivery is free', () => {
  expect(shareOf(0, 500)).toBe(0);
  expect(shareOf(250, 250)).toBe(50);
  expect(shareOf(499, 1)).toBe(96);
  expect(shareOf(499.99, 0.01)).toBe(96);
  expect(shareOf(500, 0)).toBe(100);
});
