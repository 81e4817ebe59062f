import { expect, test } from 'vitest';
import { barsOf } from './code39';

test('every character has five bars, two or three of its nine parts wide, and no two are alike', () => {
  const seen = new Set<string>();
  for (const letter of '-0123456789BCDFGHJKMNPQRTVWXYZ') {
    const { bars, width } = barsOf(letter)!;
    expect(bars).toHaveLength(15);
    expect(width).toBe(3 * 15 + 2); // start, character, stop: six narrow and three wide parts each, and two gaps
    seen.add(JSON.stringify(bars.slice(5, 10)));
  }
  expect(seen.size).toBe(30);
});

test('a code begins and ends with the star', () => {
  const { bars } = barsOf('7K492M')!;
  const star = [1, 1, 3, 3, 1];
  expect(bars.slice(0, 5).map(([, width]) => width)).toEqual(star);
  expect(bars.slice(-5).map(([, width]) => width)).toEqual(star);
  expect(barsOf('A1')).toBeUndefined();
  expect(barsOf('R-10004')).toBeDefined();
});
