import { expect, test } from 'vitest';
import { asked, filtersIn, isNarrowed } from './filters';
import { missingIn, noWhy, refusalOf } from './why-fields';
import { actsOf, countWords, eventWords, reviewPath } from './words';

const at = (query: string) => filtersIn(new URLSearchParams(query));

test('the address says what is asked for, and what it does not know is left out', () => {
  expect(at('')).toEqual({ state: 'waiting', rating: '', product: '', query: '', sort: 'oldest', page: 0 });
  expect(at('state=refused')).toMatchObject({ state: 'refused', sort: 'newest' });
  expect(at('state=blue&rating=6&sort=best&page=-1')).toEqual(at(''));
  expect(asked(at('state=shown&rating=2&product=1&query=+gas+&sort=oldest&page=3'))).toEqual({
    state: 'shown',
    rating: 2,
    product: '1',
    query: 'gas',
    sort: 'oldest',
    currentPage: 3,
    pageSize: 50,
  });
  expect(asked(at(''))).toEqual({ state: 'waiting', sort: 'oldest', currentPage: 0, pageSize: 50 });
  expect([isNarrowed(at('state=shown')), isNarrowed(at('rating=5'))]).toEqual([false, true]);
});

test('each state offers what leads out of it', () => {
  expect(actsOf('waiting')).toEqual(['approve', 'decline']);
  expect(actsOf('shown')).toEqual(['decline', 'wait']);
  expect(actsOf('refused')).toEqual(['approve', 'wait']);
});

test('counts say where counting ends', () => {
  expect(countWords(38)).toBe('38');
  expect(countWords(10_000)).toMatch(/^10.000\+$/);
  expect(reviewPath('a/b')).toBe('/reviews/a%2Fb');
});

test('what was decided is reported as the audit has it', () => {
  expect(eventWords('review.approved', 'shown')).toBe('Shown');
  expect(eventWords('review.declined', 'refused: another reason (A Fridge)')).toBe(
    'Refused: another reason (A Fridge)',
  );
  expect(eventWords('review.undone', 'waiting')).toBe('Taken back: waiting');
  expect(eventWords('review.putBack', 'waiting')).toBe('Put back');
});

test('a refusal needs a reason, and another one words', () => {
  expect(missingIn(noWhy)).toBe('Choose a reason.');
  expect(missingIn({ reason: 'other', words: ' ' })).toBe('Say in a few words why.');
  expect(missingIn({ reason: 'abuse', words: '' })).toBeUndefined();
  expect(refusalOf({ reason: 'abuse', words: ' ' })).toEqual({ reason: 'abuse' });
  expect(refusalOf({ reason: 'other', words: ' Spam ' })).toEqual({ reason: 'other', words: 'Spam' });
});
