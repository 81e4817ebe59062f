import { expect, test } from 'vitest';
import { colourOf, lettersLeft, problemsIn, refusalOf, sizeOf, withRoom } from './rules';

test('a message says what it lacks, and what it has too much of', () => {
  expect(problemsIn({ subject: 'The lift', body: 'Two people?\nOr one?' })).toEqual({});
  expect(problemsIn({ subject: ' ', body: '' })).toEqual({
    subject: 'Enter all mandatory fields',
    body: 'Enter all mandatory fields',
  });
  expect(problemsIn({ subject: 'x'.repeat(101), body: 'x'.repeat(201) })).toEqual({
    subject: 'Please use at most 100 characters',
    body: 'Please use at most 200 characters',
  });
});

test('letters are counted as people count them', () => {
  expect(lettersLeft('')).toBe(200);
  expect(lettersLeft('é😀')).toBe(198);
});

test('each state has its colour', () => {
  expect(colourOf({ id: 'OPEN', name: 'Created' })).toBe('fact');
  expect(colourOf({ id: 'OPEN', name: 'Open' })).toBe('info');
  expect(colourOf({ id: 'INPROCESS', name: 'In Progress' })).toBe('warn');
  expect(colourOf({ id: 'CLOSED', name: 'Solved' })).toBe('yes');
});

test('a file of another kind, or a PDF that is too large, is refused at once by its name', () => {
  expect(refusalOf({ name: 'a.png', type: 'image/png', size: 9e6 })).toBeUndefined();
  expect(refusalOf({ name: 'a.jpg', type: 'image/jpg', size: 1 })).toBeUndefined();
  expect(refusalOf({ name: 'Clip.mov', type: 'video/quicktime', size: 1 })).toContain('Clip.mov');
  expect(refusalOf({ name: 'a.pdf', type: 'application/pdf', size: 5 * 1_048_576 })).toBeUndefined();
  expect(refusalOf({ name: 'a.pdf', type: 'application/pdf', size: 5 * 1_048_576 + 1 })).toContain('a.pdf');
});

test('sizes read as people say them', () => {
  expect([1, 1024, 655_360, 1_048_576, 1_258_291].map(sizeOf)).toEqual([
    '1 kB',
    '1 kB',
    '640 kB',
    '1.0 MB',
    '1.2 MB',
  ]);
});

test('five files go with a message', () => {
  expect(withRoom([1, 2, 3], 3)).toEqual([1, 2]);
  expect(withRoom([1], 5)).toEqual([]);
});
