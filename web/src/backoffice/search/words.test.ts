import { expect, test } from 'vitest';
import {
  actWords,
  doneWords,
  growth,
  isComparable,
  lastActWords,
  percent,
  points,
  ruleWords,
  whyPlace,
  whyWords,
  type Place,
  type Rule,
} from './words';

const rule: Rule = {
  id: '1',
  version: '1',
  state: 'running',
  kind: 'boost',
  query: '',
  of: 'brand',
  code: 'vela',
  name: 'Vela',
  percent: 150,
  from: '2026-06-01T00:00:00+0000',
  by: 'Lerato',
  at: '2026-06-01T00:00:00+0000',
  act: 'added',
  isUndoable: true,
};
const place: Place = {
  place: 1,
  code: '1',
  name: 'Vela TV',
  department: 'TV',
  isAvailable: true,
  isPinned: false,
  words: [],
  score: { text: 2, availability: 1, boost: 1, popularity: 0, rating: 0, learned: 0, total: 2 },
};

test('shares and how they moved are reported with their sign, and of nothing as a dash', () => {
  expect([percent(1, 3), percent(0, 0)]).toEqual(['33%', '–']);
  expect(points([12, 100], [10, 100])).toBe('+2.0 points');
  expect(points([1, 100], [2, 100])).toBe('−1.0 points');
  expect(points([1, 100], [1, 100])).toBe('as before');
  expect(points([1, 100], [0, 0])).toBe('');
  expect([growth(106, 100), growth(90, 100), growth(5, 0)]).toEqual(['+6.0%', '−10.0%', '']);
});

test('only as many whole days are held against each other', () => {
  expect(isComparable({ days: 7, daysBefore: 7 })).toBe(true);
  expect(isComparable({ days: 28, daysBefore: 7 })).toBe(false); // in the second month of a shop
  expect(isComparable({ days: 0, daysBefore: 0 })).toBe(false);
});

test('a rule is reported in one line', () => {
  expect(ruleWords(rule)).toBe('Boost the brand Vela by 50% in every search');
  expect(lastActWords({ ...rule, act: 'removed' })).toBe('removed by Lerato');
  expect(actWords({ ...rule, percent: 80 })).toEqual({ does: 'Bury', how: 'by 20%' });
  expect(ruleWords({ ...rule, kind: 'pin', of: 'product', name: 'Vela TV', place: 2, query: 'tv' })).toBe(
    'Pin Vela TV to place 2 for “tv”',
  );
  expect(doneWords(rule)).toBe('The brand Vela is boosted by 50% in every search');
  // A product is called as its maker writes it.
  expect(doneWords({ ...rule, kind: 'pin', of: 'product', name: 'iTV', place: 2, query: 'tv' })).toBe(
    'iTV is pinned to place 2 for “tv”',
  );
});

test('what moved a product most is reported', () => {
  expect(whyWords(place)).toBe('in stock');
  expect(whyWords({ ...place, isPinned: true, isAvailable: false })).toBe('pinned');
  expect(
    whyWords({ ...place, isAvailable: false, score: { ...place.score, boost: 0.5, learned: 0.2 } }),
  ).toBe('buried, often chosen, cannot be had');
});

test('words of any kind stay themselves in an address', () => {
  expect(whyPlace('a&b %', 'P/1')).toBe('/search/why?words=a%26b+%25&product=P%2F1');
});
