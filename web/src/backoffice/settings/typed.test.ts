import { expect, test } from 'vitest';
import { askedWords, typedOf, valueIn } from './typed';
import type { Kind } from './words';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const read = (kind: Kind, typed: string, must = '') => valueIn({ kind, must }, typed);

test('values are typed as people do', () => {
  expect(typedOf('cents', '6500')).toBe('65.00');
  expect(typedOf('deposit', '20%')).toBe('20%');
  expect(read('cents', 'R 1 250,5')).toBe('125050');
  expect(read('percent', '15,5 %')).toBe('15.5');
  expect(read('deposit', '20 %')).toBe('20%');
  expect(read('time', '930')).toBe('09:30');
  expect(read('days', '014')).toBe('14');
});

test('what is out of bounds is not sent', () => {
  expect(read('cents', '-1')).toBeUndefined();
  expect(read('cents', '1000000')).toBe('100000000');
  expect(read('cents', '1000000.01')).toBeUndefined();
  expect(read('deposit', '2000000')).toBeUndefined();
  expect(read('deposit', '100%')).toBeUndefined();
  expect(read('percent', 'much')).toBeUndefined();
  expect(read('percent', '100.5')).toBeUndefined();
  expect(read('time', 'noon')).toBeUndefined();
  expect(read('time', '24:00')).toBeUndefined();
  const must = 'days from 7 to 365';
  expect(['6', '7', '365', '366', '-7'].map((typed) => read('days', typed, must))).toEqual([
    undefined,
    '7',
    '365',
    undefined,
    undefined,
  ]);
  expect(read('months', '61', 'months from 6 to 60')).toBeUndefined();
});

test('what may be typed is said in the unit that is asked for', () => {
  const cents = { kind: 'cents', must: 'cents from 0 to 100000000' } as const;
  expect(plain(askedWords(cents))).toBe('An amount from R 0 to R 1 000 000');
  const deposit = { kind: 'deposit', must: 'cents for each unit such as 15000' } as const;
  expect(plain(askedWords(deposit))).toBe('20%, R 150.00 for each unit, or 0');
  expect(askedWords({ kind: 'days', must: 'a number of days from 0 to 365' })).toBe('Days from 0 to 365');
});
