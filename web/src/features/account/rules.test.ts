import { expect, test } from 'vitest';
import { initials, passwordParts } from './rules';

const met = (value: string) =>
  passwordParts(value)
    .filter((part) => part.met)
    .map((part) => part.name);

test('a password is told which parts of the rule it meets', () => {
  expect(met('')).toEqual([]);
  expect(met('abc')).toEqual(['letter']);
  expect(met('Abcdef1!')).toEqual(['length', 'digit', 'letter', 'cases', 'special']);
  expect(met('Abcdef1(')).not.toContain('special');
});

test('an avatar shows the first letters of both names', () => {
  expect(initials('thandi', 'Nkosi')).toBe('TN');
  expect(initials('Émile', '')).toBe('É');
});
