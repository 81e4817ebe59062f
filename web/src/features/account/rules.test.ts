import { expect, test } from 'vitest';
import { changedDetails, passwordParts } from './rules';

const met = (value: string) =>
  passwordParts(value)
    .filter((part) => part.met)
    .map((part) => part.name);

test('a password is shown which parts of the rule it meets', () => {
  expect(met('')).toEqual([]);
  expect(met('abc')).toEqual(['letter']);
  expect(met('Abcdef1!')).toEqual(['length', 'digit', 'letter', 'cases', 'special']);
  expect(met('Abcdef1(')).not.toContain('special');
});

test('of the details only what was shown is sent, and no title before one is chosen', () => {
  const values = { titleCode: '', firstName: ' Thandi ', lastName: 'Nkosi', mobileNumber: '' } as const;
  expect(changedDetails(values, ['titleCode', 'firstName', 'lastName'])).toEqual({
    firstName: 'Thandi',
    lastName: 'Nkosi',
  });
  expect(changedDetails({ ...values, titleCode: 'ms' }, ['titleCode'])).toEqual({ titleCode: 'ms' });
  expect(changedDetails(values, ['mobileNumber'])).toEqual({ mobileNumber: '' });
});
