import { ApiError, messageOf } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { clockOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { joined, messagesFor } from '@/shared/validation/field';

/**
 * What became of a code. `wrong` may be typed again; `over` is good no more, and a new one may be asked for;
 * `cancelled` is so for being wrong too often. `later`: nothing more is checked for a while. `lost`: it was not checked.
 */
export interface CodeProblem {
  kind: 'wrong' | 'over' | 'cancelled' | 'later' | 'lost';
  message: string;
}

/** What keeps it from being sent: it is not six digits. */
export function problemOfEntry(code: string): CodeProblem | undefined {
  const messages = messagesFor('otp', code);
  return messages.length > 0 ? { kind: 'wrong', message: joined([...new Set(messages)]) } : undefined;
}

/** When it may be tried again, in words. */
export const waitIn = (failure: unknown, now = Date.now()): string =>
  failure instanceof ApiError && failure.retryAfter
    ? text('otp.tryAgainAt', { time: clockOf(new Date(now + failure.retryAfter * 1000).toISOString()) })
    : '';

/** Why the server did not take it. */
export function codeProblemOf(failure: unknown, now = Date.now()): CodeProblem {
  const message = messageOf(failure);
  if (!(failure instanceof ApiError)) return { kind: 'lost', message };
  const answer = failure.body as Schema<'Session'> | undefined;
  if (failure.status === 429) return { kind: 'later', message: `${message} ${waitIn(failure, now)}`.trim() };
  if (answer?.invalidOTP) {
    if (answer.maxCountReached) return { kind: 'cancelled', message };
    return { kind: answer.triesLeft ? 'wrong' : 'over', message };
  }
  const isOfField = failure.problems.some(({ subject }) => subject === 'otp');
  return { kind: isOfField ? 'wrong' : 'lost', message };
}
