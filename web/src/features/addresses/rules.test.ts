import { expect, test } from 'vitest';
import type { Address } from './api';
import { fieldsOf, formOf, linesOf, oneLine, partsOf, startOf, townOf } from './rules';

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

test('a new address begins with who is signed in and the suburb chosen, and with nothing unknown', () => {
  const user = { firstName: 'Thandi', lastName: 'Nkosi', mobileNumber: '0821234567' };
  const town = {
    name: 'Durban North',
    city: 'Durban',
    postalCode: '4051',
    region: { isocode: 'ZA-KZN', name: 'KwaZulu-Natal' },
  };
  const who = { firstName: 'Thandi', lastName: 'Nkosi' };
  const where = { region: 'ZA-KZN', city: 'Durban', town: 'Durban North', postalCode: '4051' };

  expect(startOf(user, town)).toEqual({ ...who, cellphone: '0821234567', ...where });
  expect(startOf({ ...who, mobileNumber: undefined }, undefined)).toEqual(who);
  expect(startOf(undefined, undefined)).toEqual({});
  expect(startOf(undefined, undefined, true)).toEqual({ defaultAddress: true });
});

test('what a search found is a suburb the shop knows, with its city and province, and the street there is', () => {
  const region = { isocode: 'ZA-KZN', name: 'KwaZulu-Natal' };
  const north = { name: 'Durban North', city: 'Durban', postalCode: '4051', region };
  const redHill = { ...north, name: 'Red Hill' };
  const where = { region: 'ZA-KZN', city: 'Durban', town: 'Durban North', postalCode: '4051' };

  expect(partsOf({ town: 'Durban North', locality: 'Durban' }, [redHill, north])).toEqual(where);
  expect(
    partsOf({ town: 'Durban North', streetNumber: '7', streetName: 'Kensington Drive' }, [north]),
  ).toEqual({ ...where, line2: '7', line1: 'Kensington Drive' });
  expect(partsOf({ town: 'Beachway', locality: 'Durban North' }, [redHill, north])).toEqual(where);
  expect(partsOf({ town: 'Beachway' }, [north])).toEqual(where);
  expect(partsOf({ town: 'Beachway' }, [redHill, north])).toBeUndefined();
  expect(partsOf({ town: 'Beachway' }, [])).toBeUndefined();

  const own = { ...north, city: 'Durban North' };
  expect(partsOf({ town: 'Durban North', locality: 'Durban' }, [own, north])).toEqual(where);
});

test('of towns with one name the one with the postal code is meant', () => {
  const [one, other] = ['1682', '1685'].map((postalCode) => ({ name: 'Midrand', postalCode }));
  const towns = [{ name: 'Kyalami', postalCode: '1684' }, one!, other!];
  expect(townOf(towns, { town: 'Midrand', postalCode: '1685' })).toBe(other);
  expect(townOf(towns, { town: 'Midrand', postalCode: '4051' })).toBe(one);
  expect(townOf(towns, { town: 'Soweto', postalCode: '1685' })).toBeUndefined();
});

test('an address is written as on a parcel, without what there is not', () => {
  const address = {
    line2: '22',
    line1: 'Harry Galaun Drive',
    town: 'Allandale',
    city: 'Midrand',
    postalCode: '1685',
  };
  expect(linesOf(address as Address)).toEqual(['22 Harry Galaun Drive', 'Allandale', 'Midrand, 1685']);
  expect(
    linesOf({ ...address, unitNumber: '14', buildingName: 'Kiepersol', city: 'Allandale' } as Address),
  ).toEqual(['14, Kiepersol', '22 Harry Galaun Drive', 'Allandale', '1685']);
});
