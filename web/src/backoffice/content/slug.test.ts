import { expect, test } from 'vitest';
import { slugOf } from './slug';

test('a title suggests an address', () => {
  expect(slugOf('Winter sale & more')).toBe('winter-sale-more');
  expect(slugOf('  Crème brûlée: R 100 off!  ')).toBe('creme-brulee-r-100-off');
  expect(slugOf('…')).toBe('');
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
});
