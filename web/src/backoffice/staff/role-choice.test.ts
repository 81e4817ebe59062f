import { expect, test } from 'vitest';
import { toggled } from './role-choice';

test('a role is added or taken, in the order they are offered', () => {
  expect(toggled(['finance'], 'packer')).toEqual(['packer', 'finance']);
  expect(toggled(['packer', 'finance'], 'packer')).toEqual(['finance']);
});
