import { expect, test } from 'vitest';
import {
  amountIn,
  cellsIn,
  filledDown,
  meaningOf,
  pasted,
  readGrid,
  shownIn,
  type Column,
} from './grid-rules';

const price: Column = { id: 'price', name: 'Price', kind: 'price', isRequired: true };
const stars: Column = { id: 'facts/stars', name: 'Energy stars', kind: 'choice', choices: ['3', '4', '5'] };
const power: Column = { id: 'facts/power', name: 'kWh a year', kind: 'number' };
const name: Column = { id: 'name', name: 'Name', kind: 'text', longest: 10, isRequired: true };
const grid = { rows: ['1', '2', '3'], columns: [name, price, power] };

test.each([
  ['R 9 999.00', '9999.00'],
  ['9\u00a0999', '9999.00'],
  ['1,299.50', '1299.50'],
  ['799,9', '799.90'],
  ['12,999', '12999.00'],
])('%s is %s', (words, cents) => expect(amountIn(words)).toBe(cents));

test.each(['', 'nine', '9.999', '-5', '1e3', '9.99.9'])('%j is no amount', (words) =>
  expect(amountIn(words)).toBeUndefined(),
);

test('thousands of a price are apart, and typed so they mean the same', () => {
  expect(shownIn(price, '9999.00')).toBe('9\u00a0999.00');
  expect(meaningOf(price, shownIn(price, '1234567.50'))).toEqual({ value: '1234567.50' });
  expect(shownIn(power, '2200')).toBe('2200');
});

test('a cell means what is kept, or says what is wrong', () => {
  expect(meaningOf(price, '0')).toEqual({ wrong: 'Price must be more than nothing' });
  expect(meaningOf(price, ' ')).toEqual({ wrong: 'Price may not be empty' });
  expect(meaningOf(power, '1 214,5')).toEqual({ value: '1214.5' });
  expect(meaningOf(power, 'much')).toEqual({ wrong: 'kWh a year is no number' });
  expect(meaningOf(power, '')).toEqual({ value: '' });
  expect(meaningOf(stars, '4')).toEqual({ value: '4' });
  expect(meaningOf(stars, '6')).toEqual({ wrong: 'Energy stars has no “6”' });
  expect(meaningOf(name, 'A kettle of cream')).toEqual({ wrong: 'Name has 17 characters, at most 10' });
  expect(meaningOf({ id: 'v', name: 'Shown', kind: 'yesNo' }, 'No')).toEqual({ value: 'no' });
});

test('a column of a sheet is pasted downwards, and no further than the grid', () => {
  expect(cellsIn('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(pasted(grid, {}, { row: 1, column: 1 }, '10\n20\n30')).toEqual({ '2/price': '10', '3/price': '20' });
  expect(pasted(grid, {}, { row: 0, column: 1 }, '10\t5\tmore')).toEqual({
    '1/price': '10',
    '1/facts/power': '5',
  });
});

test('a value fills the cells below it', () => {
  expect(filledDown(grid, {}, { row: 0, column: 1 }, 2, '99')).toEqual({ '2/price': '99', '3/price': '99' });
  expect(filledDown(grid, {}, { row: 2, column: 1 }, 9, '99')).toEqual({});
});

test('good cells are saved, bad ones stay, and a cell typed back is neither', () => {
  const saved = () => '10.00';
  expect(readGrid(grid.columns, { '1/price': '10', '2/price': '12', '3/price': 'x' }, saved)).toEqual({
    changes: [{ row: '2', column: 'price', before: '10.00', value: '12.00' }],
    bad: [{ row: '3', column: 'price', wrong: 'Price is no amount in rand' }],
  });
});
