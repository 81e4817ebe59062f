import { expect, test } from 'vitest';
import { fieldsOf, formOf, oneLine } from './rules';

test('empty optional fields are not sent but the company, which may be taken out, and the province goes as its code', () => {
  const form = formOf({ ...fieldsOf(undefined), firstName: ' Thandi ', region: 'ZA-GP', town: 'Midrand' });
  expect(form).toEqual({
    firstName: 'Thandi',
    town: 'Midrand',
    companyName: '',
    vatNumber: '',
    defaultAddress: false,
    region: { isocode: 'ZA-GP' },
  });
});

test('an address reads as on a parcel', () => {
  expect(
    oneLine({
      line2: '22',
      line1: 'Harry Galaun Drive',
      town: 'Midrand',
      city: 'Midrand',
      postalCode: '1682',
    }),
  ).toBe('22 Harry Galaun Drive, Midrand, 1682');
});
