import { expect, test } from 'vitest';
import { searchedFor } from './search-term';

test.each([
  ['/l/search/fridge', '', 'fridge'],
  ['/l/search/55%22%20tv', 'q=55%2522%2520tv%3Aprice-asc', '55" tv'],
  ['/l/search', 'text=%20..%20', '..'],
  ['/l/search', 'q=fridge%3Arelevance', 'fridge'],
  ['/l/search', 'q=100%2525%2520a%253Ab%3Arelevance', '100% a:b'],
  ['/l/search', 'q=%25zz%3Arelevance', '%zz'],
  ['/l/search', 'q=%3Arelevance%3Abrand%3Avela', ''],
  ['/l/search', '', ''],
  ['/l/c/fridges', 'q=fridge%3Arelevance', ''],
  ['/', '', ''],
])('at %s?%s is searched for “%s”', (path, search, words) => {
  expect(searchedFor(path, new URLSearchParams(search))).toBe(words);
});
