import { expect, test } from 'vitest';
import { hasIt, withNearest } from './stores-with';

const store = (name: string, stockLevel: number) => ({
  name,
  displayName: name,
  stockInfo: {
    stockLevel,
    stockLevelStatus: stockLevel > 0 ? ('inStock' as const) : ('outOfStock' as const),
  },
});

test('stores that have it come first however far they are, then the nearest, which has none', () => {
  const far = store('far', 3);
  const next = store('next door', 0);
  expect(withNearest([far], [next])).toEqual([far, next]);
});

test('the nearest is named once', () => {
  const next = store('next door', 3);
  const far = store('far', 3);
  expect(withNearest([next, far], [next])).toEqual([next, far]);
});

test('of stores without it only one is named', () => {
  expect(withNearest([], [store('next door', 0), store('second', 0)]).map(({ name }) => name)).toEqual([
    'next door',
  ]);
});

test('a store that says nothing of its stock has none', () => {
  expect(hasIt({ name: 'a', displayName: 'A' })).toBe(false);
});
