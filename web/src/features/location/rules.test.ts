import { describe, expect, test } from 'vitest';
import { setShop } from '@/shared/session/shop';
import { defaultDetected, problemOfDetected, problemOfPicked } from './rules';

const suburb = {
  country: { isocode: 'za' },
  province: 'Gauteng',
  locality: 'Midrand',
  town: 'Vorna Valley',
  postalCode: '1686',
};

describe('a place from search', () => {
  test.each(['postalCode', 'province', 'town', 'locality'] as const)('needs its %s', (part) => {
    expect(problemOfPicked({ ...suburb, [part]: undefined })).toBe('location.postalCodeNotFound');
  });

  test('is a suburb in the gazetteer, and a street on a map that knows streets', () => {
    expect(problemOfPicked(suburb)).toBeUndefined();
    expect(problemOfPicked(suburb, true)).toBe('location.streetNumberMissing');
    expect(problemOfPicked({ ...suburb, streetName: 'Berger Street' }, true)).toBeUndefined();
  });
});

describe('a detected place', () => {
  test('is in South Africa, whatever the case of its code', () => {
    expect(problemOfDetected(suburb)).toBe(false);
    expect(problemOfDetected({ ...suburb, country: { isocode: 'BW' } })).toBe(true);
    expect(problemOfDetected({ ...suburb, country: undefined })).toBe(true);
  });

  test('has a town, and a street where streets are known', () => {
    expect(problemOfDetected({ ...suburb, town: '' })).toBe(true);
    expect(problemOfDetected(suburb, true)).toBe(true);
  });
});

test("outside the country it is the default store's place, whichever shop this is", () => {
  setShop({ home: { zone: 'S1', town: 'Paarl', postalCode: '7646', province: 'Western Cape' } });
  expect(defaultDetected()).toMatchObject({
    town: 'Paarl',
    postalCode: '7646',
    province: 'Western Cape',
    country: { isocode: 'ZA' },
  });
  expect(problemOfPicked(defaultDetected())).toBeUndefined();
});
