import { expect, test } from 'vitest';
import { colourOf, commentProblem, lettersLeft, problemsIn } from './rules';

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

test('words beside "Did this help?" may be left out, and may be too many', () => {
  expect(commentProblem('')).toBeUndefined();
  expect(commentProblem('Quick, and friendly')).toBeUndefined();
  expect(commentProblem('x'.repeat(201))).toBe('Please use at most 200 characters');
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
