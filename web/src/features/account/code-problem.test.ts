import { describe, expect, test } from 'vitest';
import { ApiError } from '@/shared/api/errors';
import { codeProblemOf, problemOfEntry } from './code-problem';

const answered = (status: number, body: object | undefined, retryAfter?: number) =>
  new ApiError(status, body, { retryAfter });

describe('why a code was not taken', () => {
  test.each([
    ['wrong', answered(200, { invalidOTP: true, triesLeft: 3, errorMsg: 'words' }), 'words'],
    ['over', answered(200, { invalidOTP: true, triesLeft: 0, errorMsg: 'words' }), 'words'],
    [
      'cancelled',
      answered(200, { invalidOTP: true, maxCountReached: true, triesLeft: 0, errorMsg: 'words' }),
      'words',
    ],
    ['wrong', answered(400, { errors: [{ subject: 'otp', message: 'words' }] }), 'words'],
    ['lost', answered(400, { errors: [{ subject: 'loginId', message: 'words' }] }), 'words'],
    ['lost', answered(500, {}), 'Something went wrong. Please try again.'],
    ['lost', answered(0, undefined), 'Something went wrong. Please try again.'],
    ['lost', new Error('no answer'), 'Something went wrong. Please try again.'],
  ])('%s', (kind, failure, message) => {
    expect(codeProblemOf(failure)).toEqual({ kind, message });
  });

  test('too often: when it may be tried again is said as the time of day', () => {
    const now = Date.parse('2026-06-12T08:10:00Z');
    expect(codeProblemOf(answered(429, { errorMsg: 'Too many.', maxCountReached: true }, 1800), now)).toEqual(
      {
        kind: 'later',
        message: 'Too many. You can try again at 10:40.',
      },
    );
  });
});

test('six digits are sent; anything else is said once, in the words of the specification', () => {
  expect(problemOfEntry('419827')).toBeUndefined();
  for (const code of ['', '4198'])
    expect(problemOfEntry(code)?.message).toBe('Please enter a 6 digits OTP to proceed.');
});
