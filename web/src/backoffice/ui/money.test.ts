import { expect, test } from 'vitest';
import { counted, less, money, spoken } from './money';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test('rand with a minus before the R', () => {
  expect(plain(money({ value: 14860 }))).toBe('R 14 860.00');
  expect(plain(money({ value: -72.11 }))).toBe('−R 72.11');
  expect(plain(money(undefined))).toBe('R 0.00');
});

test('what is taken off has its minus, nothing has none', () => {
  expect(plain(less({ value: 1200 }))).toBe('−R 1 200.00');
  expect(plain(less({ value: 0 }))).toBe('R 0.00');
});

test('one is not many', () => {
  expect(counted(1, 'order')).toBe('1 order');
  expect(counted(0, 'order')).toBe('0 orders');
});

test('names the server has are said as words', () => {
  expect(spoken('WrongItem')).toBe('Wrong item');
  expect(spoken('checking')).toBe('Checking');
});
