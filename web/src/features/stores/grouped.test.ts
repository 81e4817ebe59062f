import { expect, test } from 'vitest';
import { grouped } from './grouped';

const at: Record<string, { x: number; y: number }> = {
  G1: { x: 0, y: 0 },
  G2: { x: 30, y: 47 },
  G3: { x: 60, y: 0 },
  G4: { x: 500, y: 0 },
};
const stores = Object.keys(at).map((name) => ({ name, displayName: name }));

test('pins that would lie on each other are one, with every store in it once', () => {
  const numbers = grouped(stores, ({ name }) => at[name]!).map((group) => group.map(({ number }) => number));

  expect(numbers).toEqual([[1, 2], [3], [4]]);
});
