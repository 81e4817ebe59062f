import { expect, test } from 'vitest';
import { fieldsResolver } from './field';

const check = fieldsResolver<{ firstName: string; lastName: string; termsAndConditions: boolean }>({
  firstName: 'firstName',
  lastName: 'lastName',
  termsAndConditions: 'termsAndConditions',
});
const typesOf = async (values: Parameters<typeof check>[0]) => {
  const { errors } = await check(values, undefined, {} as never);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.type]));
};

test('what is missing is distinguished from what is wrong', async () => {
  expect(await typesOf({ firstName: ' ', lastName: '1', termsAndConditions: false })).toEqual({
    firstName: 'mandatory',
    lastName: 'contract',
    termsAndConditions: 'mandatory',
  });
  expect(await typesOf({ firstName: 'Thandi', lastName: 'Nkosi', termsAndConditions: true })).toEqual({});
});
