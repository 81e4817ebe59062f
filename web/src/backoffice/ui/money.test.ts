import { expect, test } from 'vitest';
import { counted, grouped, less, money, spoken } from './money';

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
  expect(plain(counted(48212, 'order'))).toBe('48 212 orders');
  expect(plain(grouped(1234567))).toBe('1 234 567');
  expect(grouped(311)).toBe('311');
});

test('names the server has are said as words', () => {
  expect(spoken('WrongItem')).toBe('Wrong item');
  expect(spoken('checking')).toBe('Checking');
});
