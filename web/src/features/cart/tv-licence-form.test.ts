import { describe, expect, test } from 'vitest';
import { bare, errorsOf, type LicenceForm } from './tv-licence-form';

const whole: LicenceForm = { licenceType: 7, by: 'idNumber', number: '8001015009087', declaration: true };

describe('the TV licence form', () => {
  test('passes with a kind, a valid number and the declaration', () => {
    expect(errorsOf(whole)).toEqual({});
    expect(errorsOf({ ...whole, by: 'passportNumber', number: 'A1234567' })).toEqual({});
  });

  test('takes an ID number as people write it', () => {
    expect(bare('800101 5009 087')).toBe('8001015009087');
    expect(errorsOf({ ...whole, number: '800101 5009 087' })).toEqual({});
  });

  test('says each thing that is wrong', () => {
    expect(errorsOf({ by: 'idNumber', number: '8001015009088', declaration: false })).toEqual({
      licenceType: 'Please choose what the TV is for.',
      number: 'Please enter a valid ID number',
      declaration: 'Please tick the declaration',
    });
    expect(errorsOf({ ...whole, by: 'passportNumber', number: '12' })).toEqual({
      number: 'Please enter a valid passport number',
    });
  });
});
