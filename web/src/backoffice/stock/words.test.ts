import { expect, test } from 'vitest';
import { heldWords, inAndOut, isSoonOut, lastsWords, rateWords, reasonWords, unitsIn } from './words';

test.each([
  [0, '–'],
  [2, '2 a month'],
  [8, '2 a week'],
  [252, '9 a day'],
])('%d in 28 days is %s', (sold, words) => expect(rateWords(sold)).toBe(words));

test('how long it lasts, and when that is soon', () => {
  expect(lastsWords({ free: 0 })).toBe('out');
  expect(lastsWords({ free: 4 })).toBe('–');
  expect(lastsWords({ free: 4, lastsDays: 0 })).toBe('today');
  expect(lastsWords({ free: 40, lastsDays: 12 })).toBe('12 d');
  expect(isSoonOut({ free: 4, lastsDays: 2, soldUnits: 60 })).toBe(true);
  expect(isSoonOut({ free: 0, soldUnits: 0 })).toBe(false);
});

test('units are whole', () => {
  expect(unitsIn(' 12 ')).toBe(12);
  expect(unitsIn('0')).toBe(0);
  expect(unitsIn('1.5')).toBeUndefined();
  expect(unitsIn('-1')).toBeUndefined();
  expect(unitsIn('')).toBeUndefined();
});

test('a reason is said in words', () => {
  expect(reasonWords('theft')).toBe('Stolen');
  expect(reasonWords('shelf')).toBe('Shelf');
});

test('what is found does not hide what is lost', () => {
  expect(inAndOut([{ change: 1_000 }, { change: -1_000 }, { change: -3 }])).toEqual({
    found: 1_000,
    lost: 1_003,
  });
});

test('held units are counted, and said to be held', () => {
  expect(heldWords(0)).toBeUndefined();
  expect(heldWords(1)).toBe('Of these 1 is held for orders not paid yet.');
  expect(heldWords(4)).toBe('Of these 4 are held for orders not paid yet.');
});
