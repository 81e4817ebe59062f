import { expect, test } from 'vitest';
import { ApiError } from '@/shared/api/errors';
import { saidOf, unsaid } from './said';

const refusal = (subject: string, message: string) =>
  new ApiError(400, {
    responseStatus: false,
    errorMsg: message,
    errors: [{ type: 'ValidationError', subject, message }],
  });

test('what is wrong with a field is a sentence of its own', () => {
  expect(saidOf(refusal('code', 'code is the page “Terms” already.'), 'code')).toBe(
    'It is the page “Terms” already.',
  );
  expect(saidOf(refusal('redirect/to', 'to leads to nothing.'), 'redirect/to')).toBe('It leads to nothing.');
  expect(saidOf(refusal('why', 'Please say less.'), 'why')).toBe('Please say less.');
  expect(saidOf(refusal('code', 'code must be given.'), 'title')).toBeUndefined();
});

test('a refusal that stands at its fields is not reported twice', () => {
  expect(unsaid(refusal('code', 'code must be given.'), ['code', 'title'])).toBeUndefined();
  expect(unsaid(refusal('copyOf', 'copyOf is no page.'), ['code', 'title'])).toBeInstanceOf(ApiError);
  expect(unsaid(undefined, ['code'])).toBeUndefined();
});
